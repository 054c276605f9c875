public import Foundation

/// A view from which a finger that presses hard peeks at a page (deprecated since iOS 13).
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the press, for others to wait for.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Who says which page.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// Says at which page a finger peeks that presses hard (deprecated since iOS 13).
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The page for a place; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The finger presses harder: the page is to be shown.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// What was registered.
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  private unowned let told: any UIViewControllerPreviewingDelegate
  /// Never begins: no finger presses hard on the device.
  let previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    told = delegate
    sourceView = view
    sourceRect = view.bounds
    previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(
      target: nil, action: nil)
    super.init()
    dieOnMainThread()
  }

  var delegate: any UIViewControllerPreviewingDelegate { told }
}

/// Something that can be done with a page that a finger peeks at (deprecated since iOS 13).
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What a person reads.
  var title: String { get }
}

/// One thing that can be done with a page that a finger peeks at (deprecated since iOS 13).
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
  /// What an action looks like.
  nonisolated public enum Style: Int, Sendable {
    /// The usual look.
    case `default` = 0
    /// With a tick.
    case selected = 1
    /// As for something that destroys.
    case destructive = 2
  }

  /// What a person reads.
  public let title: String
  let style: Style
  private let act: (UIPreviewAction, UIViewController) -> Void

  /// Makes an action.
  public init(
    title: String, style: UIPreviewAction.Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    act = handler
    super.init()
  }

  /// Does it.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
    { [act] item, page in
      guard let action = item as? UIPreviewAction else { return }
      act(action, page)
    }
  }

  /// The action itself, which does not change.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Some things that can be done with a page that a finger peeks at (deprecated since iOS 13).
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {
  /// What a person reads.
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// Makes a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  /// The group itself, which does not change.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
