import InterlockCore
import UIKit

/// What a runner of the engine needs of the host that it drives: UIKit's controller, or a view stack.
///
/// It speaks of pages by their identifiers: which kind of object stands behind one is the host's affair.
protocol EngineHost: AnyObject, PageDirectory {
  /// Whether there still is something to drive.
  var isThere: Bool { get }
  /// The view that holds the pages; nil as long as there is none.
  var pageContainer: UIView? { get }

  /// The page with an identifier; nil if it is gone.
  func page(_ id: PageID) -> (any HostedPage)?
  /// The pages, bottom to top, as the host itself lists them.
  func stack() -> [PageID]
  /// Whether the host moves and could move; nil if there is nothing to drive any more.
  func status() -> HostStatus?
  /// What goes on that the engine does not know of.
  var otherActivity: NavigationActivity { get }

  /// The whole truth about the host at this moment; nil if there is nothing to drive any more.
  func reading() -> HostReading?

  /// Makes the one call that the engine orders.
  ///
  /// - Returns: The host as the call has left it; nil if there is nothing to drive any more.
  func perform(_ order: NavigationEngine.Perform) -> HostReading?
  /// A transition has ended, one way or another.
  func didSettle()
}

/// A host with none of the extras.
extension EngineHost {
  /// The engine knows it all.
  var otherActivity: NavigationActivity { [] }
  /// It keeps nothing for a transition.
  func didSettle() {}
}

extension EngineHost {
  func reading() -> HostReading? {
    guard let status = status() else { return nil }
    return HostReading(stack: stack(), status: status)
  }

  func pageName(_ id: PageID) -> String? { page(id)?.name }
}
