import ArgumentParser
import Testing

@testable import higkb

@Suite("The help")
struct HelpTests {
    private func expect(
        _ command: any ParsableCommand.Type, helps literal: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(Higkb.helpMessage(for: command, columns: 80) == literal, sourceLocation: sourceLocation)
    }

    @Test(
        "fits 80 columns",
        arguments: [
            Higkb.self,
            Higkb.Rules.self,
            Higkb.Show.self,
            Higkb.Diff.self,
            Higkb.History.self,
            Higkb.Search.self,
            Higkb.Topics.self,
            Higkb.Ingest.self,
            Higkb.Forget.self,
            Higkb.Editions.self,
            Higkb.Check.self,
            Higkb.Export.self,
            Higkb.Schema.self,
            Higkb.ExportRules.self,
            Higkb.ExportChanges.self,
        ] as [any ParsableCommand.Type])
    func width(command: any ParsableCommand.Type) {
        for line in Higkb.helpMessage(for: command, columns: 80).split(separator: "\n") {
            #expect(line.count <= 80, "\(line)")
        }
    }

    @Test("begins with what to do first")
    func root() {
        expect(
            Higkb.self,
            helps: """
                OVERVIEW: Design guidelines as rules, followed across their editions.

                Start with the documents, then ask:
                  higkb ingest seeds
                  higkb diff back-button 2010 2014

                USAGE: higkb <subcommand>

                OPTIONS:
                  --version               Show the version.
                  -h, --help              Show help information.

                ASK SUBCOMMANDS:
                  rules                   Print the rules on a topic.
                  show                    Print a rule with its source and the same advice
                                          elsewhere.
                  diff                    Show how rules changed from one edition to another.
                  history                 Follow a topic's advice, or one rule, through the
                                          editions.
                  search                  Find rules by their words.
                  topics                  List the topics and how many rules each edition has
                                          on them.

                KEEP SUBCOMMANDS:
                  ingest                  Read documents into the database.
                  forget                  Remove an edition or a source from the database.
                  editions                List the editions held, and how much of each.
                  check                   Look for damage in the database.

                SHARE SUBCOMMANDS:
                  export                  Write rules or changes for other programs.
                  schema                  Print the JSON Schema of a format, or list the
                                          schemas.

                  See 'higkb help <subcommand>' for detailed help.
                """)
    }

    @Test("of rules")
    func rules() {
        expect(
            Higkb.Rules.self,
            helps: """
                OVERVIEW: Print the rules on a topic.

                For example:
                  higkb rules back-button --edition 2011
                  higkb rules toolbar --modality must

                Exit codes:
                  0   done
                  1   no such rules
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb rules [<topic>] [<options>]

                ARGUMENTS:
                  <topic>                 A topic; all topics when left out.

                OPTIONS:
                  --edition <edition>     An edition, such as ios-2011, 2011, current;
                                          repeatable.
                  --modality <modality>   Only rules that bind this strongly. (values: must,
                                          should, consider, may, should-not, must-not)
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; text when left out. (values:
                                          text, json, jsonl, csv, markdown)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of show")
    func show() {
        expect(
            Higkb.Show.self,
            helps: """
                OVERVIEW: Print a rule with its source and the same advice elsewhere.

                For example:
                  higkb show ios-2011/back-button/dont-create-multisegment-back-button

                Exit codes:
                  0   done
                  1   no such rule
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb show <rule> [<options>]

                ARGUMENTS:
                  <rule>                  A rule's id, the end of one, or a lineage's id.

                OPTIONS:
                  --raw                   Also print the lines of the source, untouched.
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; text when left out. (values:
                                          text, json, jsonl, csv, markdown)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of diff")
    func diff() {
        expect(
            Higkb.Diff.self,
            helps: """
                OVERVIEW: Show how rules changed from one edition to another.

                For example:
                  higkb diff back-button 2010 2014
                  higkb diff 2011 2014 --format side-by-side

                Exit codes:
                  0   done
                  1   something changed, with --exit-code
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb diff [<topic>] <old> <new> [<options>]

                ARGUMENTS:
                  <names>                 A topic, which may be left out, and two editions.

                OPTIONS:
                  --exit-code             End with exit code 1 when something changed.
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; text when left out. (values:
                                          text, side-by-side, json, jsonl, csv, markdown)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of history")
    func history() {
        expect(
            Higkb.History.self,
            helps: """
                OVERVIEW: Follow a topic's advice, or one rule, through the editions.

                For example:
                  higkb history back-button

                Exit codes:
                  0   done
                  1   nothing of that name
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb history <name> [<options>]

                ARGUMENTS:
                  <name>                  A topic, a rule's id or the end of one, or a
                                          lineage's id.

                OPTIONS:
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; text when left out. (values:
                                          text, json, jsonl, csv, markdown)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of search")
    func search() {
        expect(
            Higkb.Search.self,
            helps: """
                OVERVIEW: Find rules by their words.

                For example:
                  higkb search multi-segment back button
                  higkb search hit target --edition 2011

                Exit codes:
                  0   done
                  1   no rule answers
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb search <query> ... [<options>]

                ARGUMENTS:
                  <query>                 Words; after -- they may begin with a hyphen.

                OPTIONS:
                  --edition <edition>     An edition, such as ios-2011, 2011, current;
                                          repeatable.
                  --topic <topic>         Only rules on this topic.
                  --modality <modality>   Only rules that bind this strongly. (values: must,
                                          should, consider, may, should-not, must-not)
                  --all-editions          Every edition's version, not only the newest.
                  --limit <limit>         How many hits to print, 1 or more. (default: 20)
                  --offset <offset>       How many hits to pass over, 0 or more. (default: 0)
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; text when left out. (values:
                                          text, json, jsonl, csv, markdown)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of topics")
    func topics() {
        expect(
            Higkb.Topics.self,
            helps: """
                OVERVIEW: List the topics and how many rules each edition has on them.

                For example:
                  higkb topics
                  higkb topics --format csv

                Exit codes:
                  0   done
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb topics [<options>]

                OPTIONS:
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; text when left out. (values:
                                          text, json, jsonl, csv, markdown)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of ingest")
    func ingest() {
        expect(
            Higkb.Ingest.self,
            helps: """
                OVERVIEW: Read documents into the database.

                For example:
                  higkb ingest seeds
                  higkb ingest page.txt --edition current

                Exit codes:
                  0   done
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb ingest <paths> ... [<options>]

                ARGUMENTS:
                  <paths>                 Files or folders; - is standard input.

                OPTIONS:
                  --edition <edition>     The edition they belong to, in place of what they say.
                  --series <series>       The series of the edition, such as ios or mac.
                  --title <title>         The title of the edition.
                  --date <date>           The date of the edition: YYYY, YYYY-MM or YYYY-MM-DD.
                  --max-file-size <max-file-size>
                                          The size over which a file is refused, in megabytes.
                                          (default: 64)
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; text when left out. (values:
                                          text, json)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of forget")
    func forget() {
        expect(
            Higkb.Forget.self,
            helps: """
                OVERVIEW: Remove an edition or a source from the database.

                For example:
                  higkb forget ios-2011
                  higkb forget ios-2011-chunk-108.md

                Exit codes:
                  0   done
                  1   nothing of that name
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb forget <name> [<options>]

                ARGUMENTS:
                  <name>                  An edition, or a source's file.

                OPTIONS:
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; text when left out. (values:
                                          text, json)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of editions")
    func editions() {
        expect(
            Higkb.Editions.self,
            helps: """
                OVERVIEW: List the editions held, and how much of each.

                For example:
                  higkb editions

                Exit codes:
                  0   done
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb editions [<options>]

                OPTIONS:
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; text when left out. (values:
                                          text, json, jsonl, csv, markdown)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of check")
    func check() {
        expect(
            Higkb.Check.self,
            helps: """
                OVERVIEW: Look for damage in the database.

                For example:
                  higkb check

                Exit codes:
                  0   done
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb check [<options>]

                OPTIONS:
                  --repair                Make the search index, links and lineages anew first.
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; text when left out. (values:
                                          text, json)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of export")
    func export() {
        expect(
            Higkb.Export.self,
            helps: """
                OVERVIEW: Write rules or changes for other programs.

                For example:
                  higkb export rules --edition 2011
                  higkb export changes 2011 2014 --format csv

                Exit codes:
                  0   done
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb export <subcommand>

                OPTIONS:
                  --version               Show the version.
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  rules                   Write the catalog of rules.
                  changes                 Write the changes from one edition to another.

                  See 'higkb help export <subcommand>' for detailed help.
                """)
    }

    @Test("of schema")
    func schema() {
        expect(
            Higkb.Schema.self,
            helps: """
                OVERVIEW: Print the JSON Schema of a format, or list the schemas.

                For example:
                  higkb schema
                  higkb schema rules

                Exit codes:
                  0   done
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb schema [<name>]

                ARGUMENTS:
                  <name>                  A schema's name; a list of them when left out.
                                          (values: rules, changes, hits, editions, topics,
                                          diff, history, show, ingest, check)

                OPTIONS:
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of export rules")
    func exportRules() {
        expect(
            Higkb.ExportRules.self,
            helps: """
                OVERVIEW: Write the catalog of rules.

                For example:
                  higkb export rules --edition 2011 --output rules.jsonl

                Exit codes:
                  0   done
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb export rules [<options>]

                OPTIONS:
                  --edition <edition>     An edition, such as ios-2011, 2011, current;
                                          repeatable.
                  --topic <topic>         Only rules on this topic.
                  --output <output>       A file to write in place of standard output.
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; jsonl when left out.
                                          (values: jsonl, json, csv, markdown)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test("of export changes")
    func exportChanges() {
        expect(
            Higkb.ExportChanges.self,
            helps: """
                OVERVIEW: Write the changes from one edition to another.

                For example:
                  higkb export changes 2011 2014 --topic back-button

                Exit codes:
                  0   done
                  2   wrong usage
                  65  bad data; 66 input missing; 70 defect; 74 input or output failed

                USAGE: higkb export changes <old> <new> [<options>]

                ARGUMENTS:
                  <old>                   The older edition.
                  <new>                   The newer edition.

                OPTIONS:
                  --topic <topic>         Only rules on this topic.
                  --output <output>       A file to write in place of standard output.
                  --db <db>               The database; else $HIGKB_DB, else a file in your
                                          data folder.
                  --format <format>       How to write the answer; jsonl when left out.
                                          (values: jsonl, json, csv, markdown)
                  --json                  Short for --format json.
                  --color <color>         When to use colour; NO_COLOR is respected. (values:
                                          auto, always, never; default: auto)
                  --no-pager              Write straight to the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }
}
