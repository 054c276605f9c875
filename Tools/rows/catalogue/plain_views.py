"""Plain views: R29 to R32."""

from switches import expression, statement

FOLDER = "Sources/Interlock/PlainViews"
PAGE_VIEW = f"{FOLDER}/PageView.swift"
PUSHED = f"{FOLDER}/UIView+PushedView.swift"
ANIMATION = f"{FOLDER}/ViewTransition+Animation.swift"
STACK = f"{FOLDER}/ViewStack.swift"
NAVIGATION = f"{FOLDER}/ViewNavigationController.swift"
VIEW = f"{FOLDER}/NavigationView.swift"
SWIPE = f"{FOLDER}/ViewSwipe.swift"

SWITCHES = [
    statement("R29", "page A is below", PAGE_VIEW, "stage.insertSubview(page, at: 0)"),
    statement("R29", "page B is pushed", PAGE_VIEW,
              "try stage.pushView(page, transition: pushTransition)"),
    expression("R29", "page B is popped", PAGE_VIEW,
               "«stage.popPushedView(transition: popTransition)»", "nil"),
    expression("R29", "a property says whether it is there", PAGE_VIEW,
               "«stage.isShowingPushedView»", "false"),

    statement("R30", "a second push is refused", PUSHED,
              "guard !isShowingPushedView else { throw .alreadyShowing }"),
    statement("R30", "a size that does not fit is an error", PUSHED,
              "guard view.bounds.size == bounds.size else {\n"
              "      throw .sizeMismatch(pushed: view.bounds.size, container: bounds.size)\n    }"),
    statement("R30", "a pushed view is popped", PUSHED, "view.removeFromSuperview()"),

    expression("R31", "views move in, push, reveal and fade", ANIMATION,
               "animation.type = «type»", ".moveIn"),
    expression("R31", "from all four sides", ANIMATION, "animation.subtype = «subtype»",
               ".fromRight"),
    expression("R31", "for as long as asked", ANIMATION, "animation.duration = «duration»", "0.1"),
    expression("R31", "at the pace that was asked for", ANIMATION,
               "animation.timingFunction = «timingFunction»", "CAMediaTimingFunction(name: .linear)"),

    expression("R32", "a request waits for the transition under way", STACK,
               "guard «move.duration > 0» else { return nil }", "false"),
    statement("R32", "views that leave know no controller", STACK,
              "for view in former where !views.contains(where: { $0 === view }) "
              "{ view.viewNavigation = nil }"),
    statement("R32", "views hear that they appear", VIEW, "viewWillAppear(animated)"),
    statement("R32", "a swipe pops", STACK, "views.removeLast()"),
    statement("R32", "a cancelled swipe goes back", STACK, "self.move?.phase = .returning"),
    statement("R32", "what goes back without a finger is blocked like any motion", STACK,
              "runner.send(.witnessed(.fingerLifted(move.id)))"),
    expression("R32", "a swipe begins at the edge only", SWIPE,
               "«(isRightToLeft ? view.bounds.maxX - x : x - view.bounds.minX) <= Self.edgeWidth»",
               "true"),
    expression("R32", "a view may keep the user", SWIPE, "&& «stack.agreesToDrag()»", "true"),
    expression("R32", "left and right are swapped where lines run from right to left", STACK,
               "«controller?.effectiveUserInterfaceLayoutDirection == .rightToLeft»", "false"),
]
