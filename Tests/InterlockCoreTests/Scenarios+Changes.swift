import InterlockCore
import InterlockTesting

extension Scenario {
  /// Changes in the middle of the stack, several at once, and such as are taken back.
  static let changes = [
    Scenario(name: "replace-top-of-a-page-on-its-way") { host in
      host.push("B")
      host.replaceTop(with: "C")
      host.replaceTop(with: "D", policy: .merge)
    },
    Scenario(name: "remove-while-a-page-comes", stack: ["A", "B", "C"]) { host in
      host.push("D")
      host.remove(["B", "D", "X"])
    },
    Scenario(name: "batch-behind-a-push", stack: ["A", "B"]) { host in
      let b = host.page("B")
      host.push("C")
      host.batch { [.popToRoot, .push($0.new("D")), .batch([.push($0.new("E"))])] }
      host.batch { [.push($0.new("F")), .popTo(b)] }
    },
    Scenario(name: "batch-loses-its-ground", stack: ["A", "B"]) { host in
      let c = host.page("C")
      host.push("C")
      host.batch { [.push($0.new("D")), .popTo(c), .push($0.new("E"))] }
      host.advance(by: .milliseconds(200))
      host.userPops()
    },
    Scenario(name: "withdrawn-in-the-middle") { host in
      host.push("B")
      let id = host.push("C")
      host.replaceTop(with: "D")
      host.push("E")
      host.advance(by: .milliseconds(200))
      host.withdraw(id)
    },
    Scenario(name: "withdrawn-while-asked", stack: ["A", "B"]) { host in
      let id = host.pop(asking: ["B"])
      host.advance(by: .milliseconds(200))
      host.withdraw(id)
      host.answerQuestion(isAgreed: true)
    },
    Scenario(name: "withdrawn-under-way") { host in
      let id = host.push("B")
      host.advance(by: .milliseconds(200))
      host.withdraw(id)
    },
  ]
}
