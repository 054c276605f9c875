import InterlockCore
import UIKit

/// What a runner of the engine needs of the host that it drives: UIKit's controller, or a view stack.
///
/// It speaks of pages by their identifiers only: which object stands behind one is the host's affair.
protocol EngineHost: AnyObject {
  /// Whether there still is something to drive.
  var isThere: Bool { get }
  /// The view that holds the pages; nil as long as there is none.
  var pageContainer: UIView? { get }

  /// The pages, bottom to top, as the host itself lists them.
  func stack() -> [PageID]
  /// Whether the host moves, could move, and is there.
  func status() -> HostStatus
  /// What has been noticed while the host was read; each event is handed out once.
  func takeNews() -> [NavigationEngine.Event]

  /// Makes the one call that the engine orders.
  func perform(_ order: NavigationEngine.Perform)
  /// Asks a page whether a request may take it away.
  func ask(_ request: RequestID, _ page: PageID)
  /// Takes such a question back.
  func stopAsking(_ request: RequestID, _ page: PageID)
  /// A request has its outcome.
  func didResolve(_ request: RequestID)
  /// Something is about to be reported; the actions that follow it have not been carried out.
  func willReport(_ incident: NavigationIncident)
  /// A transition has ended, one way or another.
  func didSettle()
}

/// A host with none of the extras.
extension EngineHost {
  /// Reading it shows nothing new.
  func takeNews() -> [NavigationEngine.Event] { [] }
  /// No request of it names pages to ask.
  func ask(_ request: RequestID, _ page: PageID) {}
  /// No request of it names pages to ask.
  func stopAsking(_ request: RequestID, _ page: PageID) {}
  /// It keeps nothing for a request.
  func didResolve(_ request: RequestID) {}
  /// It writes no reports.
  func willReport(_ incident: NavigationIncident) {}
  /// It keeps nothing for a transition.
  func didSettle() {}
}
