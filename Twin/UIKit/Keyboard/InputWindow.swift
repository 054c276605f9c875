import Foundation

/// The window in front of an app's own in which the keyboard and input views are.
final class InputWindow: UIWindow {
  private let host = InputHostView()
  private let panel = KeyboardPanel(frame: .zero)

  init() {
    super.init(frame: UIScreen.main.bounds)
    // In front of the app's windows and behind alerts of the system (UIKit documentation of levels).
    windowLevel = .normal + 1
    addSubview(host)
    host.addSubview(panel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Who has said of the view above the keyboard.
  var owner: UIResponder? { host.owner }

  /// Only what is in the input views takes touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self || found === host ? nil : found
  }

  /// Whether a responder is a view inside.
  func contains(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isDescendant(of: self) ?? false
  }

  /// Shows the keyboard and input views at the bottom of the screen.
  func show(_ views: InputViews) {
    host.owner = views.owner
    let accessoryHeight = views.accessoryHeight
    let width = bounds.width
    let new = [views.accessoryView, views.inputView].compactMap { $0 }
    for view in host.subviews where view !== panel && !new.contains(view) {
      view.removeFromSuperview()
    }
    let height = views.height
    host.frame = CGRect(x: 0, y: bounds.height - height, width: width, height: height)
    panel.frame = CGRect(x: 0, y: accessoryHeight, width: width, height: views.inputHeight)
    panel.show(views.wishes)
    views.accessoryView.map {
      place($0, CGRect(x: 0, y: 0, width: width, height: accessoryHeight))
    }
    views.inputView.map {
      place($0, CGRect(x: 0, y: accessoryHeight, width: width, height: views.inputViewHeight))
    }
    isHidden = false
  }

  /// The text of the first responder is another.
  func textDidChange() { panel.textDidChange() }

  /// Moves what is shown, so that it begins so many points from the top of the screen.
  func place(top: CGFloat) { host.frame.origin.y = top }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.superview !== host { host.addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frame
  }

  /// Lets go of all views.
  func clear() {
    for view in host.subviews where view !== panel { view.removeFromSuperview() }
    panel.show(nil)
    host.owner = nil
    isHidden = true
  }
}

/// Where input views are. What happens in them goes on to who has said of them.
private final class InputHostView: UIView {
  weak var owner: UIResponder?

  override var next: UIResponder? { owner ?? super.next }
}
