extension Synonyms {
    /// What people of Android, Windows and the web, and in everyday speech, say for what the guidelines call otherwise.
    ///
    /// A line a group, one way: before the arrow what is typed, behind it what is looked for besides. The marks in front
    /// are those of the other table.
    static let elsewhere = """
        top app bar > navigation bar, toolbar, title bar
        action bar, app bar > title bar
        command bar > toolbar
        caption bar > title bar
        header > navigation bar, title bar, heading
        heading, headline > title, header
        subheading > subtitle
        footer > bottom bar
        bottom navigation, bottom nav, bottom tabs > tab bar
        tab strip, tabbed > tab view, tab bar, tabs
        navigation rail, nav rail > sidebar, tab bar
        nav drawer, navigation drawer, side menu, side nav, side panel, left navigation, left nav > sidebar
        hamburger icon, hamburger button > sidebar, menu
        floating action button, fab > primary action, prominent button, button
        bottom sheet > action sheet, sheet
        flyout, fly out, pop over, infobubble > popover, balloon
        popup > popover, alert, pop up
        overlay > modal view, popover, sheet
        modal > modal dialog, sheet
        messagebox, confirmation box, info box, dialogue box, prompt > alert, dialog
        error message > alert, error
        are you sure, confirm dialog, delete confirmation > confirmation, confirm, alert
        heads up, heads up notification > banner, notification
        push, push message, push notification > notification
        notification dot, red dot, unread count, counter > badge
        do not disturb > focus, interruption
        urgent > time sensitive, critical
        seekbar, seek bar, range input > slider
        knob > slider, thumb
        dial > slider, knob
        volume control > volume slider
        spin box, number box, plus minus, up down control, quantity selector > stepper
        progress ring, loading spinner, loader > activity indicator, progress indicator
        loading bar > progress bar
        stuck, frozen > stalled, stop
        ! beach ball, beachball, spinning beach ball, pinwheel > spinning wait cursor, wait cursor
        busy cursor, hourglass > watch cursor, wait cursor, activity indicator
        pull to refresh, swipe to refresh, pull down to refresh > refresh, reload
        lazy loading, skeleton screen, shimmer > placeholder, loading, wait
        lazy, slow > delay, wait
        infinite scroll > scrolling
        list item > row, cell
        listbox, list box > list, table view
        data grid, datagrid > table
        thumbnail > image, preview
        tiles, tile grid, image grid, photo grid, thumbnail grid, gallery > collection view, collection, grid
        treelist > outline view
        collapsible, expandable > collapse, expand, disclosure
        fieldset > group box, box
        chevron > disclosure indicator, arrow
        caret > disclosure triangle, insertion point
        info icon, i button, i icon > info button, detail disclosure button
        x button, x icon, close icon, cross > close button
        dismiss button > close button, done button
        alphabet, scrubber > index, alphabetical
        miller columns, finder style columns > column view
        two column, dual pane, multi pane > split view, panes
        splitter, window splitter > split bar, divider
        roller, drum, wheel, wheel picker > picker, spinner
        date chooser, calendar > date picker
        dropdown list, select box > picker, pop up menu
        option group > radio buttons
        tick box, tickbox > checkbox
        tick, check > checkmark, check mark, checkbox
        pager, page dots, pager dots, dot indicator, pagination > page control, page indicator
        slideshow > page control, paging
        up button, up arrow, back arrow, back link, return button, go back > back button
        previous page, parent screen > previous screen, back
        three dot menu, three dots, meatball menu, more options > more menu, overflow menu, ellipsis
        submenu, nested menu, cascading menu, flyout menu > hierarchical menu, submenu
        nested, inside another > hierarchical, levels, depth
        gear, cog, cogwheel > settings, preferences, action button
        config, configuration > settings, preferences
        toolbox, tool palette, floating window > palette, panel, utility window
        property sheet, properties window > inspector, info window
        undock, tear off > detach, detachable
        taskbar > dock
        system tray, tray icon > menu bar extra, status menu
        start menu > apple menu
        find box, search box > search field, search bar
        find, lookup, look up > search
        typeahead, autosuggest > suggestions, completion
        autocomplete, autofill, auto fill > completion, automatically fill, suggestions
        prefill, prefilled > default values, automatically fill, information from the system
        filter > scope, narrow
        hint text, ghost text, helper text, watermark > placeholder
        free text > text field
        password box, passcode > secure text field, password
        form > fields, data entry, entering data
        validate, validation > verify, check, invalid
        clear button, clear x > clear button, clear
        soft keyboard, virtual keyboard, on screen keyboard > onscreen keyboard, keyboard
        hover, mouseover, mouse over > pointer
        hover text > help tag, tooltip
        touchpad > trackpad
        stylus > pencil, pen
        drag handle, grip, grippy > handle, resize control
        cmd > command
        ctrl > control key, command
        shortcut key, accelerator > keyboard shortcut, keyboard equivalent
        hyperlink, anchor > link
        call to action, cta > primary action
        launcher icon, home screen tile, desktop icon > app icon
        launcher, springboard > home screen
        walkthrough, walk through, guided tour, coach marks, tutorial, intro > onboarding, instructions, tips
        sign up, signup, register, registration > account, sign in, log in
        paywall > subscription, purchase
        permission, permission prompt > permission, authorization, access, privacy
        ad, advert, promo, promotion > advertising, marketing
        logo, company name, brand name > brand, branding
        product name > app name
        brand color, brand colour > branding, accent color, custom color
        skin, look and feel, styling > appearance, theme, custom
        backdrop, wallpaper > background
        night mode > dark mode
        greyed out, grayed out > dimmed, unavailable, disabled
        grey out, gray out > dim, dimmed
        pressed, highlighted > selected, highlight
        shiny, glossy, sheen > gloss, shine
        rounded corners > corners, mask
        silhouette > outline, shape
        monochrome, single color, black and white > monochrome, one color, black, white
        warning triangle, exclamation mark, exclamation point > caution icon, caution symbol, caution
        question mark > help button, help
        color blind > color blindness
        bigger text, larger text, font size, font scaling > text size, dynamic type
        wording, microcopy, copywriting > text, language, terminology, writing
        jargon, slang > technical terms, terminology, colloquial
        all caps, capitalisation > capitalization, uppercase
        second person, pronoun > you, your
        ellipsized, ellipsised, ellipsize > truncated, truncate, ellipsis
        cropped > clipped, truncated
        striped, stripes, striping > alternating
        animated > animation, animate
        parallax, reduce motion, reduced motion > motion
        fullscreen, kiosk > full screen
        distraction free, zen mode > full screen, hide
        multi step > multistep, steps
        step back, rollback > undo
        reapply > redo
        trash can, bin > trash
        full stop > period
        drill down, one level deeper, subpage > hierarchy, level, navigate
        home page, landing page, start page > main screen, first screen, root
        upright > portrait
        sideways > landscape
        clock and battery, status strip, signal strength, clock > status bar
        battery > status bar, power
        mute, mute switch, silent mode, silent switch > ring silent, silent
        earphone, headphone, earbud > headset, headphones
        bluetooth speaker > audio output, airplay, route
        tablet > ipad
        phone, handset, smartphone > iphone
        smartwatch, watch > apple watch, watchos
        television, tv > apple tv, tvos
        laptop, computer > mac
        headset, vr headset, goggles > visionos, vision pro
        vr > visionos, immersive
        fingerprint, face unlock, biometric > touch id, face id
        vibrate, vibration, buzz > haptic, vibration
        overscan, safe zone, safezone > safe area, overscan
        built in, stock, native > system provided, standard
        snackbar, toast, status message > banner, feedback, status
        modal popup, popup dialog, popup box > alert, modal, sheet
        open panel, file picker, file chooser, file browser, file dialog > open dialog, standard file, document picker
        save panel > save dialog
        traffic lights, stoplight buttons, window buttons > close button, minimize button, zoom button, title bar
        splash > splash screen, launch screen
        swipe action, swipe to delete > swipe, delete
        swipe back, back swipe, edge swipe > edge, back
        pinch to zoom > pinch, zoom
        tap area, touch area, click target, clickable area > hit target, hit region, target area
        ! rubber band selection, marquee, lasso, selection rectangle, drag select > dragging, multiple selection
        multiselect, multi select, select several > multiple selection, selection
        copy paste, clipboard > copy, paste, edit menu
        spell checker, spell check, autocorrect > spelling, correction
        autosave > auto save, save
        unsaved > save changes, changes
        live search, instant search, search as you type > search, suggestions
        form error, inline error, validation error > error, invalid, feedback
        unknown duration, indefinite > indeterminate
        pull down, reload > refresh
        create account, login wall, guest mode > sign in, account
        checkout, shopping cart > purchase, payment, apple pay
        review prompt, app store rating > rating, review
        gdpr, consent > privacy, permission, tracking
        dark pattern, deceptive > mislead, trick
        color scheme, color palette, colour scheme > color, appearance
        high contrast > increase contrast, contrast
        whitespace, negative space > space, spacing, margin
        responsive, breakpoints, screen sizes, adaptive layout > layout, size class, adapt, resize
        typography, serif > font, typeface, text style
        translated, translation, text expansion > localization, localize, translate, language
        rtl, arabic, hebrew > right to left
        worded, phrased, phrasing, tone of voice > wording, write, language, terminology
        keyboard only, without a mouse, keyboard navigation > full keyboard access, keyboard alone, keyboard focus
        alt text, alternative text, aria label > accessibility label, alternative label, description
        blind, low vision, visually impaired, vision impaired > voiceover, vision, screen reader
        deaf, hearing impaired, hard of hearing > captions, hearing
        motor impairment, physical disability, limited mobility > mobility, physical, accessibility
        motion sickness, dizzy, dizziness, nausea, sick, eye strain > comfort, discomfort, comfortable
        seizure, epilepsy, strobe > flash, blink
        rumble, taptic, force feedback > haptic
        affordance, signifier > cue, interactive, metaphor
        discoverability, discoverable > discover, find, visible
        learnability, intuitive, ease of use > learn, simple, easy, familiar
        information architecture > hierarchy, navigation, organize
        usability, usability testing, user research > test, user testing, participants, observe
        mockup, wireframe > prototype, design
        persona, target user, target audience > audience, know your users
        design system, style guide > consistency, standard
        txt > text
        btn > button
        img > image
        msg > message
        bg > background
        kbd > keyboard
        prefs > preferences, settings
        notif > notification
        ! how many > number, limit, maximum, fewer, more than
        ! all the time > permanently, always
        ~ permanently > always
        ~ accident, by mistake > accidentally, unintentionally, mistake
        ~ forced, mandatory > require, force, must
        ~ swap > replace, change, switch
        ~ supply, offer > provide
        ~ rearrange, reorder > move, order, rearrange, reorder
        ~ stand out > prominent, emphasize
        ~ main > primary
        ~ important > primary, priority
        ~ picture, pic, photo > icon
        ~ failure, went wrong, crash > error, problem
        ~ offline > network, connection
        ~ foresee, guess > predict, familiar
        ~ too long > length, short
        ~ too many > limit, number, crowd
        ~ too small, too big > size
        ~ max > maximum, limit, no more than
        ~ min > minimum, at least
        ~ expansion > expand, grow, longer
        ~ brief, shorten > short, succinct, concise
        ~ spacing, gap, padding, margins > space, margin, padding
        ~ middle, centered, centred > center
        ~ left > leading
        ~ right > trailing
        ~ up and down > vertical
        ~ left to right > horizontal
        ~ active > selected, current
        """
}
