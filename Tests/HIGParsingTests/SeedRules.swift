/// What the seeds give: each rule's id and modality, in the order of edition, source and position.
enum SeedRules {
    static let all = """
        ios-2010-03/navigation-bar/initial-view-productivity-application-include-navigation should
        ios-2010-03/navigation-bar/navigation-bar-change-title should
        ios-2010-03/back-button/important-avoid-altering-buttons-behavior should-not
        ios-2010-03/back-button/avoid-creating-multi-segment-back-button should-not
        ios-2010-03/navigation-bar/flatten-information-hierarchy should
        ios-2010-03/navigation-bar/opt-instead-display-button may
        ios-2010-03/navigation-bar/all-controls-navigation-bar-use-bordered should
        ios-2010-03/navigation-bar/design-own-icons may
        ios-2010-03/navigation-bar/recommended-use-system-font should
        ios-2011/navigation-bar/use-navigation-bar may
        ios-2011/navigation-bar/use-title-current-view should
        ios-2011/navigation-bar/make-sure-easy must
        ios-2011/navigation-bar/use-toolbar-instead should
        ios-2011/navigation-bar/consider-putting-segmented-control consider
        ios-2011/navigation-bar/avoid-crowding-navigation-bar should-not
        ios-2011/navigation-bar/use-system-provided-buttons-according should
        ios-2011/navigation-bar/specify-color-translucency should
        ios-2011/back-button/avoid-altering-back-buttons-appearance should-not
        ios-2011/back-button/dont-create-multisegment-back-button must-not
        ios-2011/navigation-bar/flatten-information-hierarchy should
        ios-2011/navigation-bar/take-account-automatic-change should
        ios-2011/toolbar/use-toolbar-provide-set should
        ios-2011/toolbar/use-toolbar-give-people-selection should
        ios-2011/toolbar/maintain-hit-target-area should
        ios-2011/toolbar/use-system-provided-toolbar-items-according should
        ios-2011/toolbar/try-avoid-mixing-plain-style-borderless should-not
        ios-2011/toolbar/specify-color-translucency should
        ios-2011/toolbar/take-account-automatic-change should
        ios-2014/navigation-bar/use-navigation-bar should
        ios-2014/navigation-bar/consider-using-toolbar-instead consider
        ios-2014/navigation-bar/two-things-happen should
        ios-2014/navigation-bar/use-title-current-view should
        ios-2014/navigation-bar/consider-putting-segmented-control consider
        ios-2014/navigation-bar/consider-using-prompt consider
        ios-2014/navigation-bar/write-succinct-one-line-sentence should
        ios-2014/navigation-bar/avoid-crowding-navigation-bar should-not
        ios-2014/navigation-bar/make-sure-text-titled-buttons-have must
        ios-2014/navigation-bar/make-sure-look should
        ios-2014/back-button/make-sure-customized-back-button-still must
        ios-2014/back-button/dont-create-multisegment-back-button must-not
        ios-2014/navigation-bar/prepared-change-navigation-bar-height should
        current/navigation-bar/use-toolbar-navigation-isnt-needed should
        current/navigation-bar/consider-showing-title consider
        current/navigation-bar/consider-putting-segmented-control consider
        current/navigation-bar/dont-include-multisegment-breadcrumb-paths must-not
        current/navigation-bar/avoid-crowding-navigation-bar should-not
        current/navigation-bar/give-text-titled-buttons-enough-room should
        current/navigation-bar/consider-temporarily-hiding-navigation-bar consider
        current/back-button/use-standard-back-button should
        """
}
