import Foundation

/// The window in front of an app's own in which input views are.
final class InputWindow: UIWindow {
  private let host = InputHostView()

  init() {
    super.init(frame: UIScreen.main.bounds)
    // In front of the app's windows and behind alerts of the system (UIKit documentation of levels).
    windowLevel = .normal + 1
    addSubview(host)
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

  /// Shows input views at the bottom of the screen.
  func show(_ views: InputViews) {
    host.owner = views.owner
    let accessoryHeight = views.accessoryHeight
    let inputViewHeight = views.inputViewHeight
    let height = views.height
    let new = [views.accessoryView, views.inputView].compactMap { $0 }
    for view in host.subviews where !new.contains(view) { view.removeFromSuperview() }
    isHidden = false
    host.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    views.accessoryView.map {
      place($0, CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight))
    }
    views.inputView.map {
      place(
        $0,
        CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: inputViewHeight))
    }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.superview !== host { host.addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frame
  }

  /// Lets go of all views.
  func clear() {
    host.subviews.forEach { $0.removeFromSuperview() }
    host.owner = nil
    isHidden = true
  }
}

/// Where input views are. What happens in them goes on to who has said of them.
private final class InputHostView: UIView {
  weak var owner: UIResponder?

  override var next: UIResponder? { owner ?? super.next }
}
