public import Foundation

/// A part of a text view's text that does something when it is touched: a link, an attachment, or what the app has
/// marked with ``Foundation/NSAttributedString/Key/textItemTag``.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  private let ownContent: Content
  private let ownRange: NSRange

  init(content: Content, range: NSRange) {
    ownContent = content
    ownRange = range
    super.init()
  }

  /// What the part is.
  public final var content: UITextItem.Content { ownContent }

  /// Where it is in the text, in UTF-16 code units.
  open var range: NSRange { ownRange }

  /// What a part of a text is.
  public enum Content {
    /// It leads somewhere.
    case link(URL)
    /// It is something else than text.
    case textAttachment(NSTextAttachment)
    /// The app has marked it.
    case tag(String)
  }
}

extension UITextItem {
  /// The menu of a part that is pressed for a while.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    let menu: UIMenu
    let preview: MenuPreview?

    /// Makes one with the preview that the system finds right.
    public convenience init(menu: UIMenu) {
      self.init(preview: .default(), menu: menu)
    }

    /// Makes one with a preview; nil for none.
    ///
    /// Differs from UIKit: no preview is shown, only the menu.
    public convenience init(preview: UITextItem.MenuPreview?, menu: UIMenu) {
      self.init(menu, preview)
    }

    private init(_ menu: UIMenu, _ preview: UITextItem.MenuPreview?) {
      self.menu = menu
      self.preview = preview
      super.init()
    }
  }

  /// What is shown with the menu of a part.
  @preconcurrency @MainActor
  open class MenuPreview: NSObject {
    let view: UIView?

    /// Makes one of a view.
    public init(view: UIView) {
      self.view = view
      super.init()
    }

    private init(none: Void) {
      view = nil
      super.init()
    }

    /// The one that the system finds right.
    ///
    /// Differs from UIKit: a subclass cannot be asked for it, since Swift makes objects of a class that is known only
    /// then by `required` initializers, and UIKit's is not.
    open class func `default`() -> Self {
      guard let preview = MenuPreview(none: ()) as? Self else {
        preconditionFailure("The default preview is made by UITextItem.MenuPreview itself.")
      }
      return preview
    }
  }
}

/// How a person touches a part of a text.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// With a tap.
  case invokeDefaultAction = 0
  /// With a press, which asks what can be done.
  case presentActions = 1
  /// With a harder press, to see where it leads.
  case preview = 2
}

nonisolated extension NSAttributedString.Key {
  /// A name by which the app knows a part of a text that does something when it is touched; a `String`.
  ///
  /// Differs from UIKit: Apple publishes the name of the constant, not its text.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
