import InterlockCore
import InterlockTesting

extension ScriptedHost {
  /// The calls that the engine has ordered, in order.
  var performs: [NavigationEngine.Perform] {
    actions.compactMap { if case .perform(let perform) = $0 { perform } else { nil } }
  }

  /// What those calls are.
  var verbs: [NavigationEngine.Perform.Verb] { performs.map(\.verb) }

  /// Asks for several changes at once.
  @discardableResult
  mutating func batch(
    policy: OverlapPolicy? = nil, asking pages: [String] = [],
    _ steps: (inout ScriptedHost) -> [NavigationEngine.Change]
  ) -> RequestID {
    let steps = steps(&self)
    return request(.batch(steps), policy: policy, asking: pages)
  }

  /// A page of a request.
  mutating func new(_ name: String) -> NavigationEngine.Page {
    NavigationEngine.Page(page(name))
  }
}
