public import Foundation

/// What a swipe over a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Makes a set of actions; the first is at the edge.
  public init(actions: [UIContextualAction]) {
    ownActions = actions
    super.init()
  }

  private let ownActions: [UIContextualAction]

  /// The actions, the first at the edge.
  open var actions: [UIContextualAction] { ownActions }

  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}

/// One of the actions that a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How an action looks.
  nonisolated public enum Style: Int, Sendable {
    /// Gray, unless it has a color of its own.
    case normal = 0
    /// Red: it deletes something.
    case destructive = 1
  }

  /// What an action does: it gets itself, the view that shows it, and what it calls at its end, with whether
  /// it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let ownStyle: Style
  private let ownHandler: Handler

  /// Makes an action.
  public init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    ownStyle = style
    ownHandler = handler
    self.title = title
    super.init()
  }

  /// How the action looks.
  open var style: UIContextualAction.Style { ownStyle }

  /// What the action does.
  open var handler: UIContextualAction.Handler { ownHandler }

  /// The text.
  open var title: String?

  /// The picture.
  open var image: UIImage?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind text and picture; the style's unless set.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (ownStyle == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
  private var ownBackgroundColor: UIColor?
}
