import InterlockCore
import UIKit

/// A change of a view stack that is under way.
struct ViewMove {
  /// How the engine knows it.
  let id: CoordinatorID
  /// The view that was on top.
  let from: NavigationView
  /// The view that comes.
  let to: NavigationView
  /// The views before, bottom to top.
  let former: [NavigationView]
  /// How long it takes from its start, or from when the finger goes up, in seconds.
  var duration: TimeInterval
  /// Who moves it, and where it leads.
  var phase: Phase

  /// Who moves it, and where it leads.
  enum Phase {
    /// An animation moves it, and `to` stays.
    case animated
    /// A finger moves it, and it is not known yet which view stays.
    case dragged
    /// The finger has gone up, and `to` stays.
    case finishing
    /// The finger has gone up, and `from` stays.
    case returning
  }

  /// Whether `from` stays.
  var isCancelled: Bool { phase == .returning }
}
