"""Interaction while a page moves: R11 to R18."""

from switches import expression, opening, statement

HOLDS = "Sources/InterlockCore/NavigationEngine+Holds.swift"
BOOK = "Sources/InterlockCore/HoldBook.swift"
BLOCKER = "Sources/Interlock/Holds/InteractionBlocker.swift"
HOLD = "Sources/Interlock/Holds/InteractionHold.swift"
DEFENCES = "Sources/Interlock/Holds/NavigationDefences.swift"
DRIVER_HOLDS = "Sources/Interlock/Holds/NavigationDriver+Holds.swift"
RUNNER_HOLDS = "Sources/Interlock/Holds/EngineRunner+Holds.swift"
QUESTIONS = "Sources/Interlock/Holds/NavigationInterlock+Holds.swift"
INTERLOCK = "Sources/Interlock/NavigationInterlock.swift"
DRIVER = "Sources/Interlock/Driver/NavigationDriver.swift"
RUNNER = "Sources/Interlock/Driver/EngineRunner.swift"
REPORTS = "Sources/Interlock/Reports"
EXCLUSIVE = "Sources/Interlock/Touch/ExclusiveTouch.swift"
GROUP = "Sources/Interlock/Touch/TapGroup.swift"
TOUCH = "Sources/Interlock/Touch/NavigationInterlock+Touch.swift"

SWITCHES = [
    expression("R11", "the bar says no to an item while its items move", DRIVER_HOLDS,
               "«!defences.contains(.barVeto) || isCallingUIKit || runner.desk.isBarStill»",
               "true"),
    expression("R11", "the bar's veto makes a second tap on Back do nothing", DRIVER_HOLDS,
               "let isVetoed = «defences.contains(.barVeto)»", "false"),
    expression("R11", "the bar's veto can be switched off", DRIVER_HOLDS,
               "let isVetoed = «defences.contains(.barVeto)»", "true"),
    expression("R11", "guarding the mutators can be switched off", DRIVER,
               "guard «defences.contains(.mutators)» || runner.isAnyToBeAsked(about: origin) else {",
               "true"),
    expression("R11", "blocking can be switched on", DEFENCES,
               "«isSuperset(of: transitionsAreInterruptible ? .interactionEverywhere : .interaction)»",
               "false"),

    statement("R12", "interaction is free only when the last hold has ended", BLOCKER,
              "if holds.isEmpty { shield.removeFromSuperview() }", "shield.removeFromSuperview()"),
    expression("R12", "bar and page are held apart", HOLDS,
               "[.page(transition.id)] + «motions.bar.map { .bar($0, transition.id) }»",
               "[]"),
    expression("R12", "there is no block on iOS 26", DEFENCES,
               "isSuperset(of: «transitionsAreInterruptible ? .interactionEverywhere : "
               ".interaction»)", ".interaction"),
    expression("R12", "a finger that swipes is not cut off", HOLDS,
               "«transition.stage != .underFinger»,  // It would lose", "true"),
    expression("R12", "a swipe does not begin over a block", BLOCKER,
               "gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {\n"
               "    «false»", "true"),
    statement("R12", "a block covers what comes later",
              "Sources/Interlock/Driver/EngineRunner+Sight.swift",
              "blocker.cover(container)"),

    statement("R13", "a hold ends when its controller leaves the screen", HOLDS,
              "if earlier.isOnScreen, host.presence != .onScreen { releaseManualHolds() }"),
    opening("R13", "a hold ends when nobody keeps it", HOLD, "deinit {", "return"),
    statement("R13", "a hold ends at its maximum", HOLDS,
              "outbox.append(.report(.holdExpired(token)))\n    «_ = release(token)»"),
    statement("R13", "a block is checked again", HOLDS,
              "if openProbe == nil { probe(.nextTurn) }"),
    expression("R13", "a transition without an end lets go of its block", HOLDS,
               "«transition.rung.map({ $0 < .release }) ?? true»", "true"),
    opening("R13", "what is open ends with its controller", RUNNER, "func hostWentAway() {"),
    opening("R13", "a background's time does not count", BOOK,
            "inBackground: Bool, offScreen: Bool, now: Timestamp,\n"
            "    _ actions: inout [NavigationEngine.Action]\n  ) {",
            "return"),

    statement("R14", "a block that lasts is reported", HOLDS,
              "outbox.append(.report(.longHold(holdBook.owners)))"),
    statement("R14", "a transition without an end is reported",
              f"{REPORTS}/EngineRunner+Reports.swift",
              "case .lateEnd(_, .release): «self = .releasedUnfinished»", "return nil"),
    statement("R14", "a forgotten hold is reported", f"{REPORTS}/EngineRunner+Reports.swift",
              "case .holdExpired: «self = .holdExpired»", "return nil"),
    expression("R14", "a report has its history", f"{REPORTS}/EngineRunner+Reports.swift",
               "history: «desk.history.all».map", "[]"),
    statement("R14", "the page and the flags come first", f"{REPORTS}/StuckReport.swift",
              "lines += holds.map { hold in\n"
              '      let reason = hold.reason.map { " (\\($0))" } ?? ""\n'
              '      return "held by: \\(hold.owner)\\(reason) for \\(seconds(hold.seconds))"\n'
              "    }"),
    expression("R14", "a file keeps the last reports only", f"{REPORTS}/FileReportSink.swift",
               "while «lines.count > maximumCount || size > maximumByteCount» {", "false"),
    expression("R14", "a slow sink loses what is too much", f"{REPORTS}/ReportDelivery.swift",
               "guard «places.wait(timeout: .now()) == .success» else", "true"),

    expression("R15", "isTransitioning tells that something moves", INTERLOCK,
               "«driver.engine.running != nil»", "false"),
    expression("R15", "isAtRest tells that something waits", INTERLOCK,
               "«driver.engine.isAtRest»", "true"),
    statement("R15", "activity tells of pages", RUNNER_HOLDS,
              "if engine.running != nil { activity.insert(.page) }"),
    statement("R15", "activity tells of the bar", RUNNER_HOLDS,
              "if engine.barMotions.contains(.push) { activity.insert(.barPush) }"),
    statement("R15", "activity tells of holds", RUNNER_HOLDS,
              "if engine.holds.contains(where: { $0.transition == nil }) { activity.insert(.manual) }"),
    expression("R15", "isInteractionBlocked tells of the guard's block", QUESTIONS,
               "«driver.blocker.isBlocking»", "false"),
    statement("R15", "isInteractionDisabled tells of the app's", RUNNER_HOLDS,
              "guard current.isUserInteractionEnabled else { return true }"),
    statement("R15", "blocking by hand blocks", BLOCKER,
              "holds.append(Hold(owner: owner, start: start, reason: reason))\n    «cover(view)»"),
    statement("R15", "restoring restores", QUESTIONS, "driver.runner.releaseAllHolds()"),

    opening("R16", "a page's views are exclusive", EXCLUSIVE,
            "static func make(in view: UIView) {", "return"),
    opening("R16", "views that come later are, too", EXCLUSIVE,
            "static func make(_ view: UIView, in root: UIView) {", "return"),
    expression("R16", "views for several fingers are left alone", EXCLUSIVE,
               "«editsText(view) || view.isMultipleTouchEnabled && !isScrollView(view)»", "false"),
    opening("R16", "switching it off takes it back", EXCLUSIVE,
            "static func undo(in view: UIView) {", "return"),
    expression("R16", "a page may say otherwise", "Sources/Interlock/Touch/TouchFeature.swift",
               "«page.statedWishes?.wishes.isTouchExclusive» ?? isExclusive", "nil"),

    statement("R17", "one of a group has its turn", GROUP, "guard !isTaken else { return nil }"),
    statement("R17", "the others ignore taps meanwhile", GROUP,
              "if let view = member.view { member.shield.cover(view) }"),
    statement("R17", "so does one that joins", GROUP, "if isTaken { member.shield.cover(view) }"),
    opening("R17", "a turn that nobody keeps ends", GROUP, "deinit {", "return"),
    expression("R17", "shouldReceive says no while a page moves", TOUCH,
               "return «!isTransitioning && !isInteractionBlocked»", "true"),
    expression("R17", "so does the ready delegate", TOUCH,
               "«interlock?.shouldReceive(touch) ?? true»", "true"),

    statement("R18", "the app hears of a page that will be shown", DRIVER,
              "pageHooks.appWillShow?(page)"),
    statement("R18", "the app hears of a page that was shown", DRIVER, "pageHooks.appDidShow?(page)"),
    statement("R18", "the hook comes inside UIKit's call", DRIVER,
              "pageHooks.appWillShow?(page)",
              "clock.nextTurn { [pageHooks] in pageHooks.appWillShow?(page) }"),
]
