nonisolated extension UIKitBehaviour {
  /// One question on which UIKit's versions differ, with all its answers.
  ///
  /// Tests flip every capability through this list, and tables of the eras are made from it.
  package struct Capability: Sendable {
    /// The property's name in ``UIKitBehaviour``.
    package let name: String
    /// The question, for a person.
    package let question: String
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
      _ name: String, _ question: String,
      _ property: any WritableKeyPath<UIKitBehaviour, Value> & Sendable
    ) where Value: RawRepresentable<String> & CaseIterable & Sendable {
      self.name = name
      self.question = question
      values = Value.allCases.map(\.rawValue)
      value = { $0[keyPath: property].rawValue }
      variants = { behaviour in
        Value.allCases.map { value in behaviour.with { $0[keyPath: property] = value } }
      }
    }
  }

  /// Every capability, in the order in which ``UIKitBehaviour`` declares them.
  package static let capabilities: [Capability] = [
    Capability("pushDuringTransition", "a push during a transition", \.pushDuringTransition),
    Capability("popDuringTransition", "a pop during a transition", \.popDuringTransition),
    Capability(
      "setDuringTransition", "`setViewControllers` during a transition", \.setDuringTransition),
    Capability("pendingChanges", "several changes in one turn of the run loop", \.pendingChanges),
    Capability("firstPush", "a push before the root page is shown", \.firstPush),
    Capability("firstDisplay", "how often `didShow` comes at launch", \.firstDisplay),
    Capability(
      "changeDuringPresentation", "a change during a presentation", \.changeDuringPresentation),
    Capability(
      "presentDuringPresentation", "a presentation during a presentation",
      \.presentDuringPresentation),
    Capability(
      "presentRefusalWording", "how a refused presentation is logged", \.presentRefusalWording),
    Capability(
      "duplicatePushWording", "how the exception about a page pushed twice reads",
      \.duplicatePushWording),
    Capability("touchesDuringTransition", "touches during a transition", \.touchesDuringTransition),
    Capability(
      "backTap", "who pops after a tap on Back, if the class answers `shouldPop`", \.backTap),
    Capability("backMenu", "a long press on Back", \.backMenu),
    Capability("pageMotion", "how the pages move", \.pageMotion),
    Capability("swipe", "where a swipe back begins", \.swipe),
    Capability(
      "swipeDuringTransition", "a swipe back during a transition", \.swipeDuringTransition),
    Capability("unansweredSwipe", "a swipe that began with nothing to pop", \.unansweredSwipe),
  ]
}
