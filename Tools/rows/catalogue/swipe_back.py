"""Swipe-back: R19 to R23."""

from switches import expression, opening, statement

SETTLING = "Sources/InterlockCore/NavigationEngine+Settling.swift"
CONSENT = "Sources/InterlockCore/NavigationEngine+Consent.swift"
VETO = "Sources/Interlock/Veto/EngineRunner+Veto.swift"
PAGE = "Sources/Interlock/Driver/HostedPage.swift"
QUESTION = "Sources/Interlock/Veto/BackQuestion.swift"
PROXY = "Sources/Interlock/Twin/NavigationDelegateProxy+Twin.swift"
CONTROLLER = "Sources/Interlock/InterlockNavigationController.swift"

CONTENT = "Sources/Interlock/SwipeBack/ContentSwipe.swift"
DRAG = "Sources/Interlock/SwipeBack/PageDrag.swift"
FEATURE = "Sources/Interlock/SwipeBack/SwipeFeature.swift"

SWITCHES = [
    statement("R19", "the guard decides in the place of UIKit's delegate", FEATURE,
              "recognizer.delegate = nil\n    recognizer.delegate = delegate"),
    statement("R19", "it does so, too, when the app sets another", FEATURE, "sentry.watch(view)"),

    expression("R19", "a finger may begin in the content before iOS 26, too", FEATURE,
               "if «content == nil» {", "false"),
    statement("R19", "UIKit's own swipe works after one in the content", CONTENT,
              "host?.interlock.useProxy(nil)"),
    # That a flick is over before UIKit has started anything cannot be switched off: the twin starts a
    # transition in the turn of the pop, before a finger can be up.
    expression("R19", "a finger decides whether the page goes back", DRAG,
               "if «goesOn» { finish() } else { cancel() }", "true"),

    expression("R20", "no swipe at the root", FEATURE, "«host.viewControllers.count > 1»,", "true"),
    expression("R20", "a rule says where a finger may begin", FEATURE,
               "«rule(for: top).allows(kind)»", "true"),
    expression("R20", "a page has its own rule", FEATURE,
               "«page.statedWishes?.wishes.swipeBack» ?? rule", "nil"),
    expression("R20", "no swipe during another transition", FEATURE,
               "«isFree(driver, standard: standard)»", "true"),

    statement("R21", "a cancelled swipe takes its change back", SETTLING,
              "transition.witnesses.insert(.cancelled)"),
    statement("R21", "the end of a swipe lets go on what waits", SETTLING,
              "if motions.openEnds.isEmpty { probe(.nextTurn) }"),

    statement("R22", "the app's delegate hears willShow", PROXY,
              "client?.navigationController?(\n"
              "        navigationController, willShow: viewController, animated: animated)"),
    statement("R22", "the app's delegate hears didShow", PROXY,
              "client?.navigationController?(\n"
              "        navigationController, didShow: viewController, animated: animated)"),

    expression("R22", "the app's gesture delegate may refuse", FEATURE,
               "«client()»,\n      agrees", "true"),

    expression("R23", "a swipe asks the page", FEATURE, "«agrees(top, driver, kind)»", "true"),
    opening("R23", "a page that wants to be asked is", CONSENT,
            "_ request: Request, _ operation: BoundOperation, _ policy: OverlapPolicy\n"
            "  ) -> Bool {", "return false"),
    statement("R23", "one question at a time", CONSENT,
              "resolve(\n        request.id,\n        .ignored(during: TransitionSummary(id: nil, "
              "cause: .asking(asked), from: top, to: top)))\n      return true"),
    expression("R23", "canPop keeps a page", PAGE,
               "guard «interlockPage.canPop» else { return .refuse }", "true"),
    statement("R23", "a refusal is the end of it", VETO,
              "case .refuse:\n      «reply(request, id, false)»", "reply(request, id, true)"),
    statement("R23", "a page may find out", VETO,
              "let task = Task { question.answer(await find()) }\n"
              "      question.onWithdrawal = { task.cancel() }"),
    statement("R23", "a page may answer later", VETO,
              "find(makeQuestion(request, id, source))", "reply(request, id, true)"),
    statement("R23", "a page hears that it was not left", VETO,
              "(self?.host?.page(page) as? any BackVeto)?.didAttemptPop(source)"),
    opening("R23", "a question that is dropped is a refusal", QUESTION, "deinit {", "return"),
]
