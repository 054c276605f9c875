import InterlockCore
import InterlockTesting

extension Scenario {
  /// Pages that are asked before they leave.
  static let consents = [
    Scenario(name: "asked-and-agreed", stack: ["A", "B", "C", "D"]) { host in
      host.request(.popToRoot, origin: .backMenu, asking: ["B", "D", "A"])
      host.advance(by: .milliseconds(3_000))
      host.answerQuestion(isAgreed: true)
      host.answerQuestion(isAgreed: true)
    },
    Scenario(name: "asked-and-refused", stack: ["A", "B", "C"]) { host in
      host.request(.popToRoot, origin: .backMenu, asking: ["B", "C"])
      host.answerQuestion(isAgreed: false)
    },
    Scenario(name: "asked-and-placed-last", stack: ["A", "B"]) { host in
      host.pop(origin: .backButton, asking: ["B"])
      host.push("C")
      host.push("D")
      host.advance(by: .milliseconds(100))
      host.answerQuestion(isAgreed: true)
    },
    Scenario(name: "asked-page-leaves", stack: ["A", "B"]) { host in
      host.pop(origin: .backButton, asking: ["B"])
      host.advance(by: .milliseconds(500))
      host.userPops()
    },
    Scenario(name: "asked-page-is-popped-by-program", stack: ["A", "B", "C"]) { host in
      host.pop(origin: .backButton, asking: ["C"])
      host.popToRoot()
    },
    Scenario(name: "asked-twice", stack: ["A", "B"]) { host in
      host.pop(origin: .backButton, asking: ["B"])
      host.advance(by: .milliseconds(100))
      host.pop(origin: .escapeGesture, asking: ["B"])
      host.answerQuestion(isAgreed: true)
    },
    Scenario(name: "asked-by-an-alert-that-leaves", stack: ["A", "B"]) { host in
      host.pop(origin: .backButton, asking: ["B"])
      host.advance(by: .milliseconds(2_000))
      host.obstruct(.dismissal, for: .milliseconds(400))
      host.answerQuestion(isAgreed: true)
    },
    Scenario(name: "asked-and-closed", stack: ["A", "B"]) { host in
      host.pop(origin: .backButton, asking: ["B"])
      host.close()
    },
  ]
}
