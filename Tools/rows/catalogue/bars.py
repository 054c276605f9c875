"""Bars: R24 to R28."""

from switches import expression, statement

FEATURE = "Sources/Interlock/Bars/BarFeature.swift"
PAINT = "Sources/Interlock/Bars/BarPaint.swift"
TABS = "Sources/Interlock/Tabs/TabBarFeature.swift"
SWITCH = "Sources/Interlock/Bars/BarSwitch.swift"

SWITCHES = [
    statement("R24", "a page has the bar that it wishes", FEATURE,
              "if let visibility { BarSwitch(host).turn(to: visibility, with: coordinator) }"),
    expression("R24", "the bar moves with its page", FEATURE,
               "BarSwitch(host).turn(to: visibility, with: «coordinator»)", "nil"),
    statement("R24", "a cancelled swipe takes the bar back", FEATURE, "undoIfCancelled(coordinator)"),
    expression("R24", "a page without a wish has the bar as it was", FEATURE,
               "return wish ?? «untouched»", "nil"),

    expression("R25", "the controller's bar is hidden", SWITCH,
               "let isHidden = «visibility == .hidden»", "false"),
    expression("R25", "the bar's view is hidden, and only that", SWITCH,
               "turnView(isHidden: «visibility == .barViewHidden»", "false"),

    statement("R26", "the background is the page's", PAINT,
              "appearance.backgroundColor = background"),
    statement("R26", "the title's color is the page's", PAINT,
              "if let color = style.titleColor { "
              "appearance.titleTextAttributes[.foregroundColor] = color }"),
    expression("R26", "a share of the background is drawn", PAINT,
               "(style.background ?? .white).withAlphaComponent(«alpha»)", "1"),
    statement("R26", "the tint goes along with the page", FEATURE,
              "if let tint = tint(for: style) { change(to: tint, of: host.navigationBar, "
              "with: coordinator) }"),
    statement("R26", "the tint goes back on cancel", FEATURE,
              "if context.isCancelled { bar.tintColor = former }"),

    statement("R27", "the tab bar is away below the root", TABS,
              "page.hidesBottomBarWhenPushed = true"),
    expression("R27", "the root has its tab bar", TABS, "hidesBelowRoot && «!isRoot»", "true"),
    expression("R27", "a page may say otherwise", TABS,
               "«page.statedWishes?.wishes.hidesTabBar» ?? (hidesBelowRoot", "nil"),
    expression("R27", "it can be switched off", TABS, "(«hidesBelowRoot» && !isRoot", "true"),
    statement("R27", "pages that have left take no mark along", TABS,
              "for page in marked.compactMap(\\.page) where !stack.contains(ObjectIdentifier(page)) {\n"
              "      unmark(page)\n    }"),
    statement("R27", "a stack that was there before the tabs is looked at", TABS,
              "prepare(host.viewControllers, in: parent as? UITabBarController ?? "
              "parent.tabBarController)"),

    statement("R28", "the text of the way back is set for all pages", PAINT,
              "if let backTitle = style.backTitle { apply(backTitle: backTitle, to: item) }"),
    statement("R28", "the back indicator is the app's own", PAINT,
              "appearance.setBackIndicatorImage(image, transitionMaskImage: image)"),
    expression("R28", "the controller says what pages do not", FEATURE,
               "style.complete(by: «defaultStyle»)", "BarStyle()"),
    expression("R28", "the app says what controllers do not", FEATURE,
               "style.complete(by: «NavigationInterlock.defaults.barStyle»)", "BarStyle()"),
]
