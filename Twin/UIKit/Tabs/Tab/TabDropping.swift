import Foundation

/// Asks and tells the delegate of a controller with tabs about things that are dropped on one.
///
/// Source: documentation of `UITabBarControllerDelegate`. Assumed: things may be held over any tab of the bar, and a tab is
/// not selected by that.
final class TabDropping: NSObject, UIDropInteractionDelegate {
  private weak var controller: UITabBarController?
  private let itemAt: (CGPoint) -> UITabBarItem?
  private(set) weak var view: UIView?

  /// Lets things be dropped on the tabs that a view shows.
  init(_ controller: UITabBarController, view: UIView, itemAt: @escaping (CGPoint) -> UITabBarItem?)
  {
    self.controller = controller
    self.itemAt = itemAt
    self.view = view
    super.init()
    view.addInteraction(UIDropInteraction(delegate: self))
  }

  private func tab(under session: any UIDropSession) -> UITab? {
    guard let view, let item = itemAt(session.location(in: view)) else { return nil }
    return controller?.shownTabs.first { $0.item === item }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    controller?.delegate != nil && controller?.tabs.isEmpty == false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let controller, let tab = tab(under: session) else {
      return UIDropProposal(operation: .cancel)
    }
    let operation = controller.delegate?.tabBarController(
      controller, tab: tab, operationForAcceptingItemsFrom: session)
    return UIDropProposal(operation: operation ?? .cancel)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let controller, let tab = tab(under: session) else { return }
    controller.delegate?.tabBarController(controller, tab: tab, acceptItemsFrom: session)
  }
}
