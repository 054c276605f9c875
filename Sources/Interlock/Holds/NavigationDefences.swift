/// The levels on which overlapping changes are kept out, each of which can be switched on its own.
///
/// ```swift
/// navigation.interlock.defences = [.barVeto, .mutators, .interaction]
/// ```
///
/// Article: three levels of defence
public nonisolated struct NavigationDefences: OptionSet, Hashable, Sendable {
  /// The bits of the levels.
  public let rawValue: Int

  /// Creates the set with these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The bar takes no tap on Back while a page moves, and no item while its items move.
  ///
  /// Without it, a tap on Back counts as a pop by the app: it waits, say, instead of being ignored.
  ///
  /// Article: navigationBar:shouldPushItem:, navigationBar:shouldPopItem:
  public static let barVeto = NavigationDefences(rawValue: 1)

  /// Every verb of UIKit that changes the stack is judged by ``NavigationInterlock/policy``.
  ///
  /// Without it, UIKit's verbs do what they do without a guard, which is only told of them; the verbs
  /// of ``NavigationInterlock`` are judged all the same.
  ///
  /// Article: mutators that do nothing while anything moves
  public static let mutators = NavigationDefences(rawValue: 2)

  /// The navigation controller's view takes no new touch while a page moves by itself.
  ///
  /// A touch that has begun goes on, so that no button stays highlighted, and a finger that drives a
  /// swipe is never cut off. Does nothing where the user can interrupt UIKit's own transitions (from
  /// iOS 26 on), since it would take that away; see ``interactionEverywhere``.
  ///
  /// Article: blockAllInteraction
  public static let interaction = NavigationDefences(rawValue: 4)

  /// As ``interaction``, and on iOS 26 and later too.
  public static let interactionEverywhere: NavigationDefences = [
    .interaction, NavigationDefences(rawValue: 8),
  ]

  /// What is on unless the app says otherwise: ``barVeto`` and ``mutators``.
  public static let standard: NavigationDefences = [.barVeto, .mutators]

  /// Whether interaction is to be blocked on a system with, or without, transitions that the user can
  /// interrupt.
  func blocksInteraction(transitionsAreInterruptible: Bool) -> Bool {
    isSuperset(of: transitionsAreInterruptible ? .interactionEverywhere : .interaction)
  }
}
