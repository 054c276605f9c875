public import Foundation

/// One of the buttons beside a row that is swiped, as tables had them before `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// How a button looks.
  nonisolated public enum Style: Int, Sendable {
    /// Red: it deletes something. Another name of it is `destructive`.
    case `default` = 0
    /// Gray, unless it has a color of its own.
    case normal = 1

    /// Red: it deletes something.
    public static let destructive = Style.default
  }

  private let ownStyle: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  private var ownColor: UIColor?

  /// Makes a button.
  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    ownStyle = style
    self.handler = handler
    self.title = title
    super.init()
  }

  /// How the button looks.
  open var style: UITableViewRowAction.Style { ownStyle }

  /// The text.
  open var title: String?

  /// The color behind the text; the style's unless set.
  open var backgroundColor: UIColor? {
    get { ownColor ?? (ownStyle == .default ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  /// An effect behind the text. Differs from UIKit: kept and otherwise ignored.
  open var backgroundEffect: UIVisualEffect?

  /// The action of today that does the same.
  ///
  /// Assumed: the row closes when the handler has run.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: title) { _, _, finish in
      self.handler(self, path)
      finish(false)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
