public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button means.
  nonisolated public enum Style: Int, Sendable {
    /// Nothing special.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// May delete data.
    case destructive = 2
  }

  private let ownTitle: String?
  private let ownStyle: Style
  private let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Makes a button that dismisses its alert and then runs a handler.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
  {
    ownTitle = title
    ownStyle = style
    self.handler = handler
    super.init()
  }

  /// The button's text.
  open var title: String? { ownTitle }

  /// What the button means.
  open var style: Style { ownStyle }

  /// Whether the button can be tapped.
  open var isEnabled = true { didSet { onChange?() } }

  /// Runs the handler as the app's code.
  func perform() {
    guard let handler else { return }
    UISystem.current.running(.app("UIAlertAction handler")) { handler(self) }
  }
}
