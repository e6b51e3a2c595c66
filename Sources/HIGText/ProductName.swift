/// How Apple writes the names of its products; slugs and words in lower case cannot tell.
public enum ProductName {
    /// The systems that have guidelines today, by their names in lower case.
    public static let systems = [
        "ios": "iOS", "ipados": "iPadOS", "macos": "macOS", "tvos": "tvOS", "visionos": "visionOS",
        "watchos": "watchOS",
    ]

    /// Devices and other products, likewise.
    private static let others = [
        "airplay": "AirPlay", "airprint": "AirPrint", "apple": "Apple", "carekit": "CareKit", "carplay": "CarPlay",
        "healthkit": "HealthKit", "homekit": "HomeKit", "iad": "iAd", "icloud": "iCloud", "imessage": "iMessage",
        "ipad": "iPad", "iphone": "iPhone", "ipod": "iPod", "itunes": "iTunes", "mac": "Mac",
        "researchkit": "ResearchKit", "siri": "Siri", "voiceover": "VoiceOver",
    ]

    /// A name as it is written: `ipados` gives `iPadOS`; `nil` for other words.
    ///
    /// - Parameter word: in lower case.
    public static func written(_ word: String) -> String? { systems[word] ?? others[word] }
}
