"""Beyond the articles: R33 to R41."""

from switches import expression, opening, statement

ADMISSION = "Sources/InterlockCore/NavigationEngine+Admission.swift"
OPERATIONS = "Sources/InterlockCore/Plan/IndexedStack+Operations.swift"
BINDING = "Sources/InterlockCore/Plan/IndexedStack+Binding.swift"
CONSENT = "Sources/InterlockCore/NavigationEngine+Consent.swift"
HOST = "Sources/InterlockCore/NavigationEngine+Host.swift"
RECOVERY = "Sources/InterlockCore/NavigationEngine+Recovery.swift"
SETTLING = "Sources/InterlockCore/NavigationEngine+Settling.swift"
RECORDER = "Sources/InterlockCore/Recording/FlightRecorder.swift"
BOOKMARKS = "Sources/InterlockCore/Recording/Bookmarks.swift"
RECORDING = "Sources/InterlockCore/Recording/FlightRecording.swift"
RUNNER = "Sources/Interlock/Driver/EngineRunner.swift"
ASYNC = "Sources/Interlock/Driver/OutcomeOfVerb.swift"
DESK = "Sources/Interlock/Driver/EngineDesk.swift"
RUNNER_SIGHT = "Sources/Interlock/Driver/EngineRunner+Sight.swift"
DRIVER_SIGHT = "Sources/Interlock/Driver/NavigationDriver+Sight.swift"
REPORTS = "Sources/Interlock/Reports/EngineRunner+Reports.swift"
BROADCAST = "Sources/Interlock/Events/EventBroadcast.swift"
AUDIENCE = "Sources/Interlock/Events/Audience.swift"
REPLAY = "Sources/InterlockTesting/Replay.swift"
FACTS = "Sources/InterlockTesting/Explorer/Engine/EngineFacts.swift"
JUDGED = "Sources/InterlockTesting/Explorer/Engine/JudgedEngine.swift"

SWITCHES = [
    statement("R33", "a request is answered when its transition has ended", SETTLING,
              "previous = verdict(member, member.request == last, plan.base)\n"
              "        «resolve(member.request, previous)»"),
    expression("R33", "each of several that were merged hears that", SETTLING,
               "return «isLast ? .shown : .merged(into: id)»\n    }\n"
               "    if !isExpected", ".shown"),
    statement("R33", "a completion is called", DESK,
              "if let completion = open.completion { outlet.append { completion(outcome) } }"),
    statement("R33", "an event tells it", DESK,
              "_ = note(.resolved(open.request, outcome), at: now)"),
    statement("R33", "a task that is cancelled withdraws its request", ASYNC,
              "Task { @MainActor in self.send(.withdrawn(request)) }"),
    expression("R33", "a task that was cancelled before makes none", ASYNC,
               "guard «!Task.isCancelled» else", "true"),
    opening("R33", "what is withdrawn is not carried out", CONSENT,
            "mutating func withdrawn(_ request: RequestID) -> Phase {", "return ignore()"),
    statement("R33", "a host that goes away closes what is open", HOST,
              "for request in plan.removeAll() { resolve(request, .closed) }",
              "_ = plan.removeAll()"),
    expression("R33", "a request whose source has gone is superseded", ADMISSION,
               "let source = «request.requiresSource ? source(of: request) : nil»", "nil"),

    statement("R34", "what has a coordinator has not ended", SETTLING,
              "if let coordinator = reading.status.coordinator {\n"
              "      return stillMoves(transition, coordinator, moment)\n    }"),
    expression("R34", "a layout pass is waited for", SETTLING,
               "guard «transition.witnesses.contains(.layout)» else", "true"),
    expression("R34", "the end of every motion is waited for", SETTLING,
               "guard «hasAllEnds(transition, reading)» else", "true"),
    opening("R34", "a stack that nobody announced is taken over", SETTLING,
            "private mutating func adopt(_ stack: PageStack) {"),
    expression("R34", "the stack that is there is right, whatever was expected", SETTLING,
               "found: reading.stack)))\n"
               "    return settle(transition, on: «reading.pages», isExpected: false)",
               "plan.base.stack"),

    statement("R35", "an end that is late is looked for", RECOVERY,
              "case .probe: «ask(.nextTurn)»\n"
              "    case .layout, .release: ask(.afterLayout)  // The holds", "break"),
    statement("R35", "a change that does not come is put in place", RECOVERY,
              "order(.set(plan.base.pages), of: transition, isAnimated: false)"),
    expression("R35", "a host that stays busy is called all the same", RECOVERY,
               "case .place, .giveUp: return begin(isForced: «true»)", "false"),
    expression("R35", "a call that was lost is made once more", RECOVERY,
               "if «transition.attempt < Self.attemptLimit» {", "false"),
    statement("R35", "a host that was given up is looked at when it has ended", RECOVERY,
              "unread = reading.status.coordinator?.id"),

    expression("R36", "every step is kept", RECORDER,
               "guard «capacity > 0» else { return engine.handle", "false"),
    statement("R36", "what the app chose is in it", RECORDER, "newSettings = newValue"),
    statement("R36", "the beginning moves on as steps are dropped", BOOKMARKS,
              "engines.dropFirst()"),
    statement("R36", "the text has all steps", RECORDING,
              "for step in steps { writer.add(step) }"),
    expression("R36", "what pages show stays with the app", RUNNER,
               "recording.keepsPageKeys = «recordsPageKeys»", "true"),
    expression("R36", "a replay says where the engine decides otherwise", REPLAY,
               "guard «actions == step.actions» else", "true"),

    statement("R37", "a presentation is in the way", DRIVER_SIGHT,
              "status.obstacle = presented === to ? .presentation : .dismissal"),
    statement("R37", "a finger may take its time", DRIVER_SIGHT,
              "if coordinator.isInteractive { status.obstacle = .underFinger }"),
    statement("R37", "what waits goes on when it has ended", DRIVER_SIGHT,
              "isCancelled: isCancelled))) }\n    «runner.hostMayBeFree()»"),
    statement("R37", "a tab that is left has no page on screen", RUNNER_SIGHT,
              "send(.presenceChanged(presence))"),
    statement("R37", "a transition is looked at when its tab is left", HOST,
              "return advance()\n    case .transitioning:\n      «probe(.nextTurn)»"),

    expression("R38", "batches that wait are one transition", ADMISSION,
               "case .set, .batch: «true»", "false"),
    statement("R38", "a batch that cannot be made is not made in part", BINDING,
              "return .refuse(.inBatch(step: index, refusal))", "steps.append(.none)"),
    statement("R38", "what a batch leads to has to be a stack", BINDING,
              "if let culprit = faultyStep(of: steps) {\n"
              "      return .refuse(.inBatch(step: culprit, refusalOfResult))\n    }"),
    expression("R38", "a page that takes another's place is one change", BINDING,
               "«replacement(of: top, with: page.id, duplicates)»", ".perform(.push(page.id))"),
    # That a root is there from the beginning is seen twice: when a change is bound, and here.
    statement("R38", "what has become the root is not replaced", OPERATIONS,
              "guard index > 0 else { return .failed(.root(old)) }"),
    statement("R38", "what has become the root is not taken out", OPERATIONS,
              "guard lowest > 0 else { return .failed(.root(pages[0])) }"),
    statement("R38", "a page comes again only when it has left", DRIVER_SIGHT,
              "if isWaitingForLeavingPage(of: host) { status.obstacle = .leavingPage }"),
    statement("R38", "a stack set over pages on their way is noted", ADMISSION,
              "outbox.append(.notify(.setOverPending(request.id)))"),

    statement("R40", "a reader has the events", AUDIENCE, "broadcast.send(event)"),
    statement("R40", "each reader has all of them", BROADCAST,
              "continuations[subscriber] = continuation", "continuations[0] = continuation"),
    statement("R40", "what a slow reader loses is counted", BROADCAST, "droppedCount += 1"),
    expression("R40", "the newest are kept, and not all", BROADCAST,
               "«.bufferingNewest(NavigationEvents.bufferSize)»", ".unbounded"),
    statement("R40", "a sequence ends with its controller", AUDIENCE, "broadcast.finish()"),

    opening("R41", "a state that breaks a rule is found", FACTS,
            "func violation(beside engine: EngineFacts, _ scope: Scope) -> String? {", "return nil"),
    opening("R41", "an order that breaks a rule is found", JUDGED,
            "_ action: NavigationEngine.Action, _ orders: inout HostOrders\n"
            "  ) -> String? {", "return nil"),
    statement("R41", "the oracle judges each step", JUDGED,
              "violation = oracle.take(\n"
              "      event, actions, isOnScreen: toldPresence == .onScreen, settings: bounds.settings)",
              "_ = oracle.take(\n"
              "      event, actions, isOnScreen: toldPresence == .onScreen, settings: bounds.settings)"),
]
