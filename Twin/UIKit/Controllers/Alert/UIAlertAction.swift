public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// What a button means.
  nonisolated public enum Style: Int, Sendable {
    /// Nothing special.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// May delete data.
    case destructive = 2
  }

  private var ownTitle: String?
  private var ownStyle = Style.default
  private(set) var handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Makes a button without a text, of the default style; subclasses call it that have texts of their own.
  public override init() {
    super.init()
  }

  /// Makes a button that dismisses its alert and then runs a handler.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    ownTitle = title
    ownStyle = style
    self.handler = handler
  }

  /// The class, the address and the text: `<UIAlertAction: 0x6000 Title = "OK" Descriptive = "(null)" Image = 0x0>`.
  ///
  /// Source: log lines of apps.
  nonisolated open override var description: String {
    ObjectText.text(of: self) { action in
      "<\(ObjectText.title(of: action)) Title = \"\(action.title ?? "(null)")\" Descriptive = \"(null)\" Image = 0x0>"
    }
  }

  /// The button's text.
  open var title: String? { ownTitle }

  /// What the button means.
  open var style: Style { ownStyle }

  /// Whether the button can be tapped.
  open var isEnabled = true { didSet { onChange?() } }

  /// The color of the button's text, which apps set by its key; nil for the usual one.
  var titleTextColor: UIColor? { didSet { onChange?() } }

  // MARK: Keys (KeyValueCoding.swift)

  /// The part with a key, for which there is no property or none that can be set.
  ///
  /// Differs from UIKit: `titleTextColor` and `handler` are known; the handler is a closure of Swift. Of other keys, those of public properties too, the
  /// class does not know.
  open func value(forKey key: String) -> Any? {
    guard let part = keyedPart(key) else { return value(forUndefinedKey: key) }
    return part.value()
  }

  /// Replaces the part with a key.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let replace = keyedPart(key)?.replace else {
      return setValue(value, forUndefinedKey: key)
    }
    replace(value)
  }

  /// The value for a key that is not known; raises unless overridden.
  open func value(forUndefinedKey key: String) -> Any? {
    raiseUndefined(key, in: "valueForUndefinedKey:")
    return nil
  }

  /// Takes a value for a key that is not known; raises unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    raiseUndefined(key, in: "setValue:forUndefinedKey:")
  }

  // MARK: Copies

  /// A button with the same text, style, handler and `isEnabled`.
  ///
  /// Differs from UIKit: the copy of a subclass is a plain `UIAlertAction`.
  ///
  /// Assumed: that `isEnabled` is copied too; documented is only that buttons can be copied
  /// (https://developer.apple.com/documentation/uikit/uialertaction).
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIAlertAction in
      let copy = UIAlertAction(title: title, style: style, handler: handler)
      copy.isEnabled = isEnabled
      copy.titleTextColor = titleTextColor
      return copy
    }
  }

  /// Runs the handler as the app's code.
  func perform() {
    guard let handler else { return }
    UISystem.current.running(.app("UIAlertAction handler")) { handler(self) }
  }
}
