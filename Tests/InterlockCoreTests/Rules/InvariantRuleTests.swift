import InterlockCore
import InterlockTesting
import Testing

@Suite("Merging")
struct MergeRuleTests {
  /// The same requests, made one after the other while the first one runs.
  private static func run(_ policy: OverlapPolicy, seed: UInt64) -> ScriptedHost {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    host.push("D")
    var random = SeededGenerator(seed: seed)
    for number in 0..<8 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: host.push("p\(number)", policy: policy)
      case 2: host.pop(policy: policy)
      case 3: host.remove(["B"], policy: policy)
      default: host.replaceTop(with: "r\(number)", policy: policy)
      }
    }
    host.settle()
    return host
  }

  @Test("ends in the stack of queueing, in no more transitions", arguments: 0..<12)
  func sameStack(seed: UInt64) {
    let queued = Self.run(.queue, seed: seed)
    let merged = Self.run(.merge, seed: seed)
    #expect(queued.names(of: queued.stack) == merged.names(of: merged.stack))
    #expect(merged.performs.count == 2 || merged.performs.count == 1)
    #expect(merged.performs.count <= queued.performs.count)
  }
}

@Suite("Admission keeps a stack a stack:")
struct StackRuleTests {
  /// Requests that would take the root away or put a page in twice.
  private static let changes: [NavigationEngine.Change] = [
    .pop(count: 9), .popTo(Desk.page("A")), .popToRoot, .remove(Desk.pages("A")),
    .remove(Desk.pages("BA")), .push(Desk.new("B")), .replaceTop(Desk.new("A")),
    .set([]), .set([Desk.new("B"), Desk.new("B")]), .batch([.pop(count: 9)]),
    .batch([.remove(Desk.pages("ABC"))]), .batch([.push(Desk.new("B")), .push(Desk.new("X"))]),
    .batch([.set([Desk.new("B")]), .push(Desk.new("B"))]),
  ]

  @Test("the root stays, and no page is twice, whatever is asked", arguments: changes)
  func soundStack(change: NavigationEngine.Change) {
    for stack in ["ABC", "A"] {
      var desk = Desk(stack)
      desk.request(change)
      #expect(desk.target.first == "A")
      #expect(Set(desk.target).count == desk.target.count)
    }
  }
}
