import HIGModel
import HIGText

/// Words and phrases that other eras, platforms and spellings have for the same thing, beside the names of topics, which
/// stand in the database.
///
/// They find what the words themselves don't, and count less. Written from the usage of the platforms' own guidelines
/// and of web and Windows programs, not from queries.
enum Synonyms {
    struct Match: Equatable {
        var near: [String] = []
        /// Weaker: the words often but not always mean the same.
        var loose: [String] = []
        /// Whether the words of the phrase say something else apart: a "right click" is nothing on the right.
        var isTerm = false

        var isEmpty: Bool { near.isEmpty && loose.isEmpty }
    }

    /// What else a phrase may be called.
    /// - Parameter phrase: words in lower case, apart from each other by single spaces; plural or singular.
    static func of(_ phrase: String) -> Match {
        var match = Match()
        let wanted = Singular.ofEach(in: phrase)
        guard !wanted.isEmpty else { return match }
        for line in lines(naming: Array(wanted.utf8)) {
            let sides = line.split(separator: arrow).map(namesOfSide)
            guard let typed = sides.first, typed.contains(where: { Singular.ofEach(in: $0) == wanted }) else {
                continue
            }
            // Both ways, the first name alone is the term; one way, all that may be typed.
            let isTerm = sides.count > 1 || typed.first.map { Singular.ofEach(in: $0) } == wanted
            match.isTerm = match.isTerm || line.first == UInt8(ascii: "!") && isTerm
            let others = (sides.last ?? typed).filter { Singular.ofEach(in: $0) != wanted }
            if line.first == UInt8(ascii: "~") { match.loose += others } else { match.near += others }
        }
        return match
    }

    private static func namesOfSide(_ side: ArraySlice<UInt8>) -> [String] {
        side.split { signs.contains($0) }.map { name in
            name.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
                .joined(separator: " ")
        }
    }

    /// The lines of the table with a name that begins with these letters: taking all of it apart takes longer than a
    /// search may.
    private static func lines(naming letters: [UInt8]) -> [ArraySlice<UInt8>] {
        guard letters[0] < names.count else { return [] }
        var lines: [ArraySlice<UInt8>] = []
        for name in names[Int(letters[0])] where lines.last?.startIndex != name.line {
            let end = bytes[name.start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if bytes[name.start..<end].starts(with: letters) { lines.append(bytes[name.line..<end]) }
        }
        return lines
    }

    /// Where each name that may be typed and its line begin, by the name's first letter.
    private static let names: [[(start: Int, line: Int)]] = {
        var names: [[(start: Int, line: Int)]] = Array(repeating: [], count: 128)
        var line = 0
        var (isBeginning, isTyped) = (true, true)
        for (place, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"): (line, isBeginning, isTyped) = (place + 1, true, true)
            case arrow: isTyped = false
            case _ where signs.contains(byte): isBeginning = true
            case UInt8(ascii: " "): break
            default:
                if isBeginning, isTyped { names[Int(byte & 0x7f)].append((place, line)) }
                isBeginning = false
            }
        }
        return names
    }()

    private static let signs = "=,~!".utf8
    private static let arrow = UInt8(ascii: ">")
    private static let bytes = Array(table.utf8) + "\n".utf8 + elsewhere.utf8
}

// MARK: - The table

extension Synonyms {
    /// A line a group; behind a tilde, a loose one; behind an exclamation mark, one that begins with a term whose words say
    /// something else apart. Phrases are looked for as they stand, words in any form.
    static let table = """
        app = application
        iphone os = ios
        os x = macos = mac os
        dialog = dialogue = dialog box
        alert = dialog = message box
        color = colour
        gray = grey
        behavior = behaviour
        center = centre
        customize = customise
        organize = organise
        recognize = recognise
        minimize = minimise
        maximize = maximise
        localize = localise
        gray = greyed = grayed = dimmed
        disabled = unavailable = dimmed = inactive
        email = e mail
        ! see through = translucent = transparent = translucency = transparency
        glyph = icon = symbol = pictogram
        dimension = size = measurement
        cut off = truncated = truncation = clipped = ellipsis
        crowded = overcrowded = crowding = cluttered = clutter = busy
        hamburger menu = sidebar = overflow menu = more menu = hidden menu
        hamburger = sidebar = overflow
        kebab menu = overflow menu = more menu
        overflow = more
        dropdown = drop down = pop up menu = pull down menu = pop up button = popup
        drop down list = picker = pop up menu
        combo box = combobox
        master detail = split view
        two pane = split view
        callout = popover = balloon = bubble
        breadcrumb = breadcrumbs = multisegment = path control = crumb
        toggle = switch = on off
        spinner = activity indicator = progress indicator = busy indicator
        throbber = activity indicator = spinner
        progress bar = progress view = progress indicator
        loading = waiting = progress
        landscape = rotation = orientation = rotate
        portrait = orientation
        rotated = orientation = rotation
        side by side = both panes = at the same time
        a z = index = alphabetical
        alphabetical = index = indexed = sorted
        zebra = alternating
        bounce = rubber band
        finger size = hit target = target area
        touch target = tap target = hit target = hit region = target area
        font = typeface = text style
        snackbar = alert = notification
        toast = notification = alert = banner
        tooltip = help tag = tool tip = balloon help
        wizard = setup assistant = step by step
        ! status item = menu bar extra = menu extra = status menu
        ! grow box = size box = size control = resize control
        tree view = outline view = hierarchical list
        treeview = outline view
        accordion = disclosure triangle = disclosure
        drawer = sidebar = panel
        ribbon = toolbar
        action bar = toolbar = navigation bar
        app bar = toolbar = navigation bar
        header bar = navigation bar = title bar
        lightbox = modal view = modal
        popup window = dialog = popover
        carousel = page control = paging
        close box = close button
        trash = wastebasket = recycle bin
        folder = directory
        pointer = cursor
        mouse = pointer
        consistency = consistent
        video = movie = media
        movie = video = media
        chrome = bars = controls
        notch = safe area
        splash screen = launch screen = launch image = startup screen
        form sheet = modal view = page sheet
        listview = table view = list
        list view = table view
        list = table
        grid view = collection view
        gridview = collection view = grid
        nav = navigation
        navbar = navigation bar
        cell = row
        caps = capitalization = capital letters = uppercase
        lowercase = capitalization
        sign in = log in = login
        sign out = log out
        settings = preferences = options
        shortcut = keyboard shortcut = keyboard equivalent
        hotkey = keyboard shortcut = keyboard equivalent
        option button = radio button
        textbox = text field = edit field
        text box = text field
        input field = text field
        input box = text field
        trackbar = slider
        scrollbar = scroll bar = scroller
        thumb = scroller
        pic = image = picture
        photo = image = picture = photograph
        picture = image
        artwork = image = graphic
        uppercase = capitalization
        tab bar = tabs
        segmented button = segmented control
        button bar = toolbar = segmented control
        badge = notification
        gestures = gesture = multi touch
        voice over = voiceover = accessibility
        dark theme = dark mode
        how big = size = large
        how wide = width
        how high = height
        how tall = height
        how large = size
        how long = length = seconds
        own = custom
        self made = custom
        bespoke = custom
        homemade = custom
        ! long press = touch and hold = press and hold
        ! right click = control click = secondary click = contextual menu = context menu
        ! screen reader = voiceover
        ! title case = title style = title style capitalization
        ! sentence case = sentence style = sentence style capitalization
        pt = points = pixels
        px = pixels = points
        tappable = hit target = touch target
        onboarding = first launch = welcome = setup assistant
        loading screen = launch screen = splash screen
        placeholder text = placeholder
        multi window = multiple windows
        keyboard focus = focus ring = focus
        default button = preselected button
        ~ in app rating = rating = review
        ~ usage = use
        ~ empty state = no content
        ~ confirmation = confirm
        ~ skeuomorphism = skeuomorphic = realism = metaphor
        ~ click = tap = press
        ~ select = choose = pick = tap
        ~ stay = remain = persist
        ~ typed = enter = input
        ~ lost = save = discard = lose
        ~ draw = create = design = make
        ~ underneath = under = behind = beneath = below
        ~ on top of = over = above
        ~ put = display = place = position
        ~ show = display = present
        ~ big = large = size
        ~ tiny = small
        ~ little = small
        ~ huge = large
        ~ resize = size = width = height
        ~ width = wide
        ~ height = high = tall
        ~ hide = hidden = conceal
        ~ cancel = dismiss = close
        ~ remove = delete
        ~ add = insert
        ~ edit = change = modify
        ~ alter = change = modify = customize
        ~ warn = warning = alert = caution
        ~ confirm = confirmation
        ~ label = title = caption = name
        ~ simultaneously = at the same time = at once
        ~ one at a time = only one = at the same time
        ~ users = people
        ~ direction = point = position
        ~ layout = arrangement = position
        ~ quick = fast = immediate
        ~ wait = delay
        """
}
