public import Foundation

/// A button in a navigation bar.
///
/// Differs from UIKit: text, the system's texts and custom views; no images, menus or groups. The
/// forms with a selector are missing, as Swift has selectors only with Objective-C.
open class UIBarButtonItem: UIBarItem {
  /// Makes an item without content.
  public override init() {
    super.init()
  }

  /// Would read the item from an archive.
  ///
  /// Differs from UIKit: there are no archives, so the result is always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes a text button that runs an action.
  public convenience init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
  }

  /// Makes one of the system's buttons that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    title = systemItem.title
    style = systemItem == .done ? .done : .plain
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// How the button stands out.
  open var style = Style.plain { didSet { changed() } }

  /// A view shown in place of the button.
  open var customView: UIView? { didSet { changed() } }

  /// What a tap runs.
  open var primaryAction: UIAction? { didSet { changed() } }

  /// The button's color; the bar's tint unless set.
  open var tintColor: UIColor? { didSet { changed() } }
}

extension UIBarButtonItem {
  /// How a button stands out.
  nonisolated public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// Bold text.
    case done = 2
  }

  /// One of the system's buttons.
  ///
  /// Differs from UIKit: only those that are text.
  nonisolated public enum SystemItem: Int, Sendable {
    /// "Done", bold.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save".
    case save = 3

    var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      }
    }
  }
}
