nonisolated extension UIKitBehaviour {
  /// One question on which UIKit's versions differ, with all its answers.
  ///
  /// Tests flip every capability through this list, and tables of the eras are made from it.
  package struct Capability: Sendable {
    /// The property's name in ``UIKitBehaviour``.
    package let name: String
    /// All answers, in the order of their declaration.
    package let values: [String]
    /// The answer that a behaviour gives.
    package let value: @Sendable (UIKitBehaviour) -> String
    private let variants: @Sendable (UIKitBehaviour) -> [UIKitBehaviour]

    /// The same behaviour with this capability alone changed, once for each other answer.
    package func flips(of behaviour: UIKitBehaviour) -> [UIKitBehaviour] {
      variants(behaviour).filter { $0 != behaviour }
    }

    fileprivate init<Value>(
      _ name: String, _ property: any WritableKeyPath<UIKitBehaviour, Value> & Sendable
    ) where Value: RawRepresentable<String> & CaseIterable & Sendable {
      self.name = name
      values = Value.allCases.map(\.rawValue)
      value = { $0[keyPath: property].rawValue }
      variants = { behaviour in
        Value.allCases.map { value in behaviour.with { $0[keyPath: property] = value } }
      }
    }
  }

  /// Every capability, in the order in which ``UIKitBehaviour`` declares them.
  package static let capabilities: [Capability] = [
    Capability("pushDuringTransition", \.pushDuringTransition),
    Capability("popDuringTransition", \.popDuringTransition),
    Capability("setDuringTransition", \.setDuringTransition),
    Capability("pendingChanges", \.pendingChanges),
    Capability("firstPush", \.firstPush),
    Capability("changeDuringPresentation", \.changeDuringPresentation),
    Capability("presentDuringPresentation", \.presentDuringPresentation),
    Capability("presentRefusalWording", \.presentRefusalWording),
    Capability("duplicatePushWording", \.duplicatePushWording),
    Capability("touchesDuringTransition", \.touchesDuringTransition),
    Capability("backTap", \.backTap),
    Capability("backMenu", \.backMenu),
    Capability("swipe", \.swipe),
    Capability("swipeDuringTransition", \.swipeDuringTransition),
    Capability("unansweredSwipe", \.unansweredSwipe),
  ]
}
