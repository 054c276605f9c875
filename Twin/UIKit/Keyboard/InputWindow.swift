import Foundation

/// The window in front of an app's own in which the keyboard and input views are.
final class InputWindow: UIWindow {
  private let host = InputHostView()
  private let panel = KeyboardPanel(frame: .zero)
  /// What is shown; nil while there is nothing.
  private(set) var views: InputViews?

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

  /// The screen may have turned.
  override func layoutSubviews() {
    super.layoutSubviews()
    if views != nil { UIApplication.shared.keyboard.measure() }
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
    self.views = views
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
    host.place(view)
    view.frame = frame
  }

  /// Lets go of all views.
  func clear() {
    for view in host.subviews where view !== panel { view.removeFromSuperview() }
    panel.show(nil)
    views = nil
    host.owner = nil
    isHidden = true
  }
}

/// Where input views are. What happens in them goes on to who has said of them.
final class InputHostView: UIView {
  weak var owner: UIResponder?
  private var constrained: [WeakView] = []
  private var isMeasuring = false

  private struct WeakView {
    weak var view: UIView?
  }

  override var next: UIResponder? { owner ?? super.next }

  /// Whether the app has left it to constraints how large a view of this host is.
  func isConstrained(_ view: UIView) -> Bool { constrained.contains { $0.view === view } }

  /// From now on the view has the frame that this host gives it.
  func place(_ view: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    constrained.removeAll { $0.view == nil || $0.view === view }
    constrained.append(WeakView(view: view))
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// What is in an input view may want another room.
  func contentDidChange() {
    if !isMeasuring { setNeedsLayout() }
  }

  /// Gives the input views the room that they want now.
  override func layoutSubviews() {
    super.layoutSubviews()
    isMeasuring = true
    defer { isMeasuring = false }
    UIApplication.shared.keyboard.measure()
  }
}
