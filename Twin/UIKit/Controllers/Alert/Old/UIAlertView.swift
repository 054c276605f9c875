public import Foundation

/// How a message of an alert view is shown (deprecated since iOS 9).
nonisolated public enum UIAlertViewStyle: Int, Sendable {
  /// With buttons only.
  case `default` = 0
  /// With a field for a password.
  case secureTextInput = 1
  /// With a field for text.
  case plainTextInput = 2
  /// With fields for a name and a password.
  case loginAndPasswordInput = 3
}

/// Hears of an alert view (deprecated since iOS 9). All of it is optional.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// A button was tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The message is about to come.
  func willPresent(_ alertView: UIAlertView)
  /// The message has come.
  func didPresent(_ alertView: UIAlertView)
  /// The message is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The message has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing: the method is optional.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing: the method is optional.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing: the method is optional.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing: the method is optional.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing: the method is optional.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// Shows a message with buttons, in a window of its own (deprecated since iOS 9 for `UIAlertController`).
///
/// Source: Apple's documentation of `UIAlertView` and its delegate for the order of calls. Assumed: the window, at the
/// level of alerts, with an alert controller in it. Differs from UIKit: no initializer with a list of titles in C.
open class UIAlertView: UIView {
  private var titles: [String] = []
  private lazy var stage = AlertStage()
  private var fields: [UITextField] = []

  /// Makes a message without text and buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }
  /// Makes a message without text; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  /// Makes a message with one button, or none.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  /// Makes a message with buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { _ = addButton(withTitle: title) }
  }

  /// Who hears of it, a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  /// The text in bold.
  open var title = ""
  /// The text below.
  open var message: String?
  /// Which fields there are.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { makeFields() }
  }
  /// The button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The first button that was given with others; -1 for none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }
  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }
  /// Whether the message is shown.
  open var isVisible: Bool { stage.isUsed }

  private var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Adds a button.
  ///
  /// - Returns: Its number, from 0 on.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// What is written on a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  /// A field, by its number; raises for one that the style does not have.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    guard fields.indices.contains(textFieldIndex) else {
      UISystem.current.raise(
        "NSInvalidArgumentException",
        "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
      return nil
    }
    return fields[textFieldIndex]
  }

  private func makeFields() {
    let placeholders: [String]
    switch alertViewStyle {
    case .default: placeholders = []
    case .secureTextInput, .plainTextInput: placeholders = [""]
    case .loginAndPasswordInput: placeholders = ["Login", "Password"]
    }
    fields = placeholders.map { _ in UITextField() }
    for (field, placeholder) in zip(fields, placeholders) { field.placeholder = placeholder }
    if alertViewStyle != .plainTextInput { fields.last?.isSecureTextEntry = true }
  }

  /// Shows the message.
  open func show() {
    guard !isVisible else { return }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      alert.addAction(
        UIAlertAction(title: title, style: style) { [self] _ in finish(index, isClick: true) })
    }
    for field in fields {
      alert.addTextField { shown in
        shown.placeholder = field.placeholder
        shown.isSecureTextEntry = field.isSecureTextEntry
        shown.text = field.text
      }
    }
    fields = alert.textFields ?? []
    told?.willPresent(self)
    stage.show(alert, for: self) { [self] in told?.didPresent(self) }
  }

  /// Takes the message away, as if a button had been tapped, and without saying that one was.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    told?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    stage.dismiss(animated) { [self] in
      told?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  private func finish(_ index: Int, isClick: Bool) {
    told?.alertView(self, clickedButtonAt: index)
    told?.alertView(self, willDismissWithButtonIndex: index)
    stage.clear()
    told?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// The window in which an alert of old shows, and the alert, which is kept while it does.
final class AlertStage {
  private var window: UIWindow?
  private var shown: UIView?

  var isUsed: Bool { window != nil }

  /// - Parameter view: What is kept while the alert shows.
  func show(
    _ alert: UIAlertController, for view: UIView? = nil, completion: (() -> Void)? = nil
  ) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.isHidden = false
    self.window = window
    shown = view
    window.rootViewController?.present(alert, animated: true, completion: completion)
  }

  func dismiss(_ isAnimated: Bool, completion: @escaping () -> Void) {
    window?.rootViewController?.dismiss(animated: isAnimated) { [self] in
      clear()
      completion()
    }
  }

  func clear() {
    window?.isHidden = true
    window = nil
    shown = nil
  }
}
