"""Guarding push and pop: R1 to R10."""

from switches import expression, opening, statement

ADMISSION = "Sources/InterlockCore/NavigationEngine+Admission.swift"
BINDING = "Sources/InterlockCore/Plan/IndexedStack+Binding.swift"
BEGINNING = "Sources/InterlockCore/NavigationEngine+Beginning.swift"
HOST = "Sources/InterlockCore/NavigationEngine+Host.swift"
RECOVERY = "Sources/InterlockCore/NavigationEngine+Recovery.swift"
CONTROLLER = "Sources/Interlock/WaysIn/InterlockNavigationController.swift"
WAYS_IN = "Sources/Interlock/WaysIn"
METHODS = "Sources/Interlock/Twin/NavigationMethods+Twin.swift"
DRIVER = "Sources/Interlock/Driver/NavigationDriver.swift"
RUNNER = "Sources/Interlock/Driver/EngineRunner.swift"
CURES = "Laboratory/Gallery/App/WrongCures.swift"
CURE_CONTROLLERS = "Laboratory/Gallery/App/WrongCureControllers.swift"
IGNORED_EVENTS = "Laboratory/Gallery/App/IgnoredEvents.swift"
ERAS = "Twin/UIKit/Eras/UIKitBehaviour.swift"

SWITCHES = [
    expression("R1", "iOS 7 nests a push in another", ERAS,
               "pushDuringTransition: «.nested»,", ".postponed"),
    expression("R1", "iOS 8 shows both pages in turn", ERAS,
               "$0.pushDuringTransition = «.inTurn»", ".postponed"),
    opening("R1", "a control plays before it pushes", "Laboratory/Gallery/Views/ZoomControl.swift",
            "func playZoom(then act: @escaping () -> Void) {", "return act()"),

    statement("R2", "a push during a transition is ignored", ADMISSION,
              "if policy == .ignore, let obstruction { "
              "return .reject(.ignored(during: obstruction)) }"),
    opening("R2", "the log says that it was", "Sources/Interlock/Events/NavigationMessage.swift",
            "func sentence(on request: NavigationEngine.Request, _ outcome: NavigationOutcome) "
            "-> String? {", "return nil"),

    expression("R3", "each request has a transition of its own", ADMISSION,
               "policy == .merge ? .together : «.alone»", ".together"),
    statement("R3", "what waits is shown afterwards", ADMISSION,
              "_ = plan.add(request, placement, isRunning: isRunning)",
              "resolve(request.request, .dropped)"),
    expression("R3", "the deadline is counted from the expected end", HOST,
               "let wait = «duration + settings.deadlines.settleGrace»",
               "settings.deadlines.settleGrace"),
    opening("R3", "an animator that says late how long it takes is waited for",
            "Sources/InterlockCore/NavigationEngine+Beginning.swift",
            "private mutating func note(_ coordinator: HostCoordinator) {", "return"),
    opening("R3", "a deadline that comes makes the queue move on", RECOVERY,
            "mutating func deadlineReached(_ deadline: Deadline) -> Phase {", "return ignore()"),

    expression("R4", "requests are folded into one transition", ADMISSION,
               "policy == .merge ? «.together» : .alone", ".alone"),
    expression("R4", "whole stacks are folded under queue, too",
               "Sources/Interlock/Driver/EngineRunner.swift",
               "$0.stackPolicy = policy == .queue ? «.merge» : policy", ".queue"),

    statement("R5", "a request replaces what waits", ADMISSION,
              "if !askIfNeeded(request, operation, policy) {\n"
              "      «if policy == .replacePending { dropWaiting(for: request.id) }»"),
    expression("R5", "a request goes without animation", ADMISSION,
               "isAnimated: «request.isAnimated && policy != .withoutAnimation»",
               "request.isAnimated"),
    statement("R5", "a request fails while something moves", ADMISSION,
              "if policy == .fail { return .reject(.refused(.busy)) }"),

    opening("R6", "push is guarded", CONTROLLER,
            "open override func pushViewController(_ viewController: UIViewController, "
            "animated: Bool) {",
            "return super.pushViewController(viewController, animated: animated)"),
    expression("R6", "pop is guarded", CONTROLLER,
               "«ownInterlock.driver.intercept(.pop(animated: animated))?.last»",
               "super.popViewController(animated: animated)"),
    expression("R6", "popTo is guarded", CONTROLLER,
               "«ownInterlock.driver.intercept(.popTo(viewController, animated: animated))»",
               "super.popToViewController(viewController, animated: animated)"),
    expression("R6", "popToRoot is guarded", CONTROLLER,
               "«ownInterlock.driver.intercept(.popToRoot(animated: animated))»",
               "super.popToRootViewController(animated: animated)"),
    opening("R6", "set is guarded", CONTROLLER,
            "open override func setViewControllers(_ viewControllers: [UIViewController], "
            "animated: Bool) {",
            "return super.setViewControllers(viewControllers, animated: animated)"),
    statement("R6", "viewControllers is guarded", CONTROLLER,
              "set { «ownInterlock.driver.intercept(.set(newValue, animated: false))» }",
              # UIKit's own setter calls `setViewControllers(_:animated:)`, which is guarded.
              "_ = callSuper(.set(newValue, animated: false))"),
    opening("R6", "the back button is guarded", CONTROLLER,
            "_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem\n  ) -> Bool {",
            "return true"),
    statement("R6", "a pop returns what UIKit returns", DRIVER,
              "if isAnsweringVerb { poppedByVerb = popped }"),

    statement("R7", "a controller of any class can be guarded", METHODS,
              "controller.methods = GuardedMethods(controller)"),
    statement("R7", "an attached guard hears what the app's delegate hears", f"{WAYS_IN}/"
              "UINavigationController+Interlock.swift", "connectDelegate()"),
    statement("R7", "a guard that is attached in mid-transition waits for its end",
              f"{WAYS_IN}/NavigationInterlock+Entrances.swift",
              "send(.hostBegan(HostChange(.otherCode, reading: reading)))"),
    statement("R7", "the hook guards every controller", METHODS,
              "if InterlockHook.covers(controller) { _ = controller.interlock }"),
    expression("R7", "the hook leaves classes alone", f"{WAYS_IN}/InterlockHook.swift",
               "return «!classes.contains { mirror in excluded.contains { $0 == mirror.subjectType } }»",
               "true"),

    expression("R8", "a request from a callback waits for what goes on", RUNNER,
               "guard «!isDraining» else { return desk.put(event) }", "true"),
    expression("R8", "a request waits for a presentation", BEGINNING,
               "if let obstacle = host.obstacle, «host.presence == .onScreen || isBlockedByObstacle» {",
               "false"),
    expression("R8", "a request waits for the first layout", BEGINNING,
               "return «needsLayout && host.presence == .onScreen ? .missingLayout : nil»", "nil"),
    expression("R8", "off screen everything is put in place at once", BEGINNING,
               "plan.beginNext(everything: «host.presence != .onScreen»)", "false"),

    statement("R9", "an instance that is there is refused", BINDING,
              "if let index = index(of: page.id) { return resolve(page.id, at: index, duplicates) }"),
    expression("R9", "an instance that is there may be popped to", BINDING,
               "guard «duplicates == .popToExisting» else {", "false"),
    opening("R9", "a second page with the key of an open push is refused", ADMISSION,
            "private func secondTap(_ request: Request) -> Refusal? {", "return nil"),
    expression("R9", "a stack that holds a page twice is refused", BINDING,
               "guard «seen.insert(page.id).inserted» else", "true"),

    expression("R10", "0.1 s is too short", CURES, "clock.after(«0.1», pushTheRest)", "1"),
    expression("R10", "0.5 s is too short", CURES, "clock.after(«0.5», pushTheRest)", "1"),
    statement("R10", "the next turn is too early", CURES,
              "case .nextTurn: «clock.nextTurn(pushTheRest)»", "clock.after(1, pushTheRest)"),
    statement("R10", "viewDidAppear is too early during an alert", CURES,
              "case .whenAppeared: «(page as? Page)?.whenAppeared = pushTheRest»",
              "clock.after(3, pushTheRest)"),
    statement("R10", "a flag sticks", CURE_CONTROLLERS,
              "guard !isInTransition else { return }"),
    statement("R10", "blocked views stay blocked", CURE_CONTROLLERS,
              "override func transitionBegins() { «view.isUserInteractionEnabled = false» }"),
    statement("R10", "ignored events stay ignored", IGNORED_EVENTS,
              "override func transitionBegins() { «app.ignoreEvents()» }"),
    statement("R10", "a timer keeps its controller", IGNORED_EVENTS,
              "block.begin()\n    «repeatUntilFree(self)»"),
    expression("R10", "the interval to a past date is negative", IGNORED_EVENTS,
               "let secondsSinceNow = «blockStart - CACurrentMediaTime()»",
               "CACurrentMediaTime() - blockStart"),
]
