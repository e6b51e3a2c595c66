extension HTMLPage {
    /// How pages look: on screens light and dark, on paper, and for readers who go by keyboard.
    ///
    /// Topics out of sight are laid out when they are needed, so that long pages open at once. (Not every piece of
    /// advice on its own: Chromium lays out all those when it looks for the next stop of the Tab key, one by one, and
    /// thousands take it minutes.) The pairs of colours have a contrast of 4.5 or more (https://www.w3.org/TR/WCAG22/#contrast-minimum).
    static let style = """
        :root { --ink: #1d1d1f; --paper: #ffffff; --soft: #5f6368; --line: #d2d2d7; --band: #f5f5f7; --link: #0055b3;
          --gone: #a3140b; --gone-band: #fdeceb; --come: #146c2e; --come-band: #e6f4ea; --mark: #fff3bf; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #f0f0f2; --paper: #161618; --soft: #a6a6ad; --line: #3d3d42; --band: #232326; --link: #78b4ff;
            --gone: #ff9d94; --gone-band: #3a1715; --come: #84d896; --come-band: #12301a; --mark: #5a4a00; }
        }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 76rem; padding: 1rem 1.5rem 4rem; color: var(--ink); background: var(--paper);
          font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: break-word; }
        p, li, h1, h2, h3, td { unicode-bidi: plaintext; }
        .aside, .label, code { unicode-bidi: isolate; }
        a { color: var(--link); }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
        main:focus { outline: none; }
        .skip { position: absolute; left: -100rem; }
        .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--paper); z-index: 1; }
        h1 { font-size: 1.75rem; line-height: 1.2; margin: 1rem 0 .5rem; }
        h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.5rem 0 .75rem; padding-bottom: .25rem;
          border-bottom: 1px solid var(--line); }
        h3 { font-size: 1.05rem; line-height: 1.35; margin: 1.75rem 0 .25rem; }
        h2 > a, h3 > a { color: inherit; text-decoration: none; }
        h2 > a:hover, h3 > a:hover { text-decoration: underline; }
        p { margin: .35rem 0; max-width: 46rem; }
        ul, ol { margin: .35rem 0; padding-left: 1.4rem; max-width: 46rem; }
        nav { columns: 14rem; margin-top: 1rem; column-gap: 2rem; padding: 1rem 1.25rem; background: var(--band); border-radius: .5rem; }
        nav h2 { column-span: all; margin: 0 0 .5rem; border: 0; font-size: 1rem; }
        nav ul { list-style: none; margin: 0; padding: 0; }
        .aside, .cite, .id { color: var(--soft); font-size: .875rem; }
        .id { overflow-wrap: anywhere; }
        code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875em; }
        pre { white-space: pre-wrap; padding: .75rem 1rem; background: var(--band); border-radius: .5rem; }
        .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
        .side { padding: .75rem 1rem; background: var(--band); border-radius: .5rem; min-width: 0; }
        .rule { margin: 0 0 1rem; }
        .side .rule:last-child { margin-bottom: 0; }
        .label { font-weight: 600; font-size: .875rem; margin: 0; }
        .verdict { font-weight: 600; }
        .reversed, .removed { color: var(--gone); }
        .added, .reintroduced { color: var(--come); }
        del { color: var(--gone); background: var(--gone-band); }
        ins { color: var(--come); background: var(--come-band); }
        mark { color: inherit; background: var(--mark); }
        .steps { list-style: none; padding: 0 0 0 1rem; border-left: 3px solid var(--line); max-width: none; }
        .steps > li { margin: .6rem 0; }
        .topic { content-visibility: auto; contain-intrinsic-size: auto 200rem; margin: 0 -.4rem; padding: 0 .4rem; }
        .notes { margin-top: 2rem; padding: .5rem 1rem; border-left: 3px solid var(--line); color: var(--soft); }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; }
        th, td { text-align: start; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
        .number { text-align: end; }
        .editions td:first-child { white-space: nowrap; }
        @media (max-width: 42rem) {
          .sides { grid-template-columns: 1fr; }
          body { padding: .5rem 1rem 3rem; }
          nav { columns: 8rem; column-gap: 1rem; }
        }
        @page { margin: 18mm 16mm; }
        @media print {
          :root { --ink: #000; --paper: #fff; --soft: #333; --line: #999; --band: #fff; --link: #000; --gone: #000;
            --gone-band: #fff; --come: #000; --come-band: #fff; --mark: #fff; }
          html { font-size: 10pt; }
          body { max-width: none; padding: 0; }
          nav, .skip { display: none; }
          .topic { content-visibility: visible; }
          .rule, .steps > li, .side { break-inside: avoid; }
          h2, h3 { break-after: avoid; }
          .side { border: 1px solid var(--line); }
          ins { text-decoration: underline; }
          mark { font-weight: 700; }
        }
        """
}
