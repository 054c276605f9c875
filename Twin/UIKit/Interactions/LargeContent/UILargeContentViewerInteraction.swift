public import Foundation

/// Shows what is under a finger larger, for people who have chosen the largest texts.
///
/// For content that cannot grow, as that of a bar. While a finger is held down, the item under it shows in the middle of
/// the page; the finger may go on to others. Where it is lifted, the delegate hears of it, or a control does what a tap
/// does. Nothing happens unless the person has chosen an accessibility size (Apple, WWDC19 session 261).
///
/// Differs from UIKit: bars have none unless the app adds one.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  private weak var ownView: UIView?
  private weak var ownDelegate: (any UILargeContentViewerInteractionDelegate)?
  private lazy var press = LargeContentPress(self)

  /// Makes an interaction that asks a delegate, which it does not keep.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    ownDelegate = delegate
    super.init()
  }

  /// Makes an interaction without a delegate.
  public override convenience init() {
    self.init(delegate: nil)
  }

  /// Who says what shows, and hears where the finger is lifted.
  open weak var delegate: (any UILargeContentViewerInteractionDelegate)? { ownDelegate }

  /// The press that shows items, for apps to say how their own recognizers go with it.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  /// Whether the person has chosen a size of texts with which content shows larger.
  open class var isEnabled: Bool {
    UISystem.current.contentSizeCategory.isAccessibilityCategory
  }

  /// The view that it was added to.
  open weak var view: UIView? { ownView }

  /// Tells that it is about to be added to a view, or taken away. Does nothing unless overridden.
  open func willMove(to view: UIView?) {}

  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) {
    ownView?.removeGestureRecognizer(press)
    ownView = view
    view?.addGestureRecognizer(press)
  }

  // MARK: Without a word of the delegate

  /// The innermost view at a point that shows larger.
  func usualItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    view.flatMap { item(in: $0, at: point) }
  }

  private func item(in view: UIView, at point: CGPoint) -> UIView? {
    guard !view.isHidden, view.alpha > 0, view.point(inside: point, with: nil) else { return nil }
    for inner in view.subviews.reversed() {
      if let found = item(in: inner, at: view.convert(point, to: inner)) { return found }
    }
    return view.showsLargeContentViewer ? view : nil
  }

  /// The page that the view is in.
  var usualController: UIViewController? { view?.nearestController }

  /// The finger was lifted from an item.
  func endUsually(on item: (any UILargeContentViewerItem)?) {
    (item as? UIControl)?.sendActions(for: .touchUpInside)
  }
}

/// Says what shows larger under a finger.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The finger was lifted, from an item or from none. Unless implemented, a control does what a tap does.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)

  /// The item at a point of the interaction's view. Unless implemented, the innermost view that shows larger.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// The page in whose middle items show. Unless implemented, the one that the interaction's view is in.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// A control does what a tap does: the method is optional.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {
    interaction.endUsually(on: item)
  }

  /// The innermost view that shows larger: the method is optional.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    interaction.usualItem(at: point)
  }

  /// The page that the view is in: the method is optional.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.usualController ?? UIViewController()
  }
}
