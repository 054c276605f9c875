import Foundation
import QuartzCore

/// The keyboard of a device: how high it is, and who is told.
///
/// It is there while a first responder takes text, has an input view or has a view above the keyboard. It
/// has a place and no picture: touches go through it, and what is typed comes from the device.
///
/// Order of events, for one change: `willChangeFrame`, `willShow` or `willHide`, the views that follow it;
/// when it has moved, `didChangeFrame`, and `didShow` or `didHide`. A text field tells that it begins editing
/// before the keyboard comes (reports of several people, iOS 9 and later).
final class Keyboard {
  /// How long it moves, in seconds, and how: the values that all reports of the notifications have.
  static let duration: TimeInterval = 0.25
  static let curve = 7

  /// Room that the keyboard takes at the bottom of the screen, in points.
  private(set) var height: CGFloat = 0
  private weak var responder: UIResponder?
  private var holdCount = 0
  private var isStale = false
  private lazy var inputWindow = InputWindow()
  private var hasInputWindow = false
  private var followers: [WeakView] = []
  private var arrival: TimerToken?

  private var avoiding: [WeakPage] = []

  private struct WeakView {
    weak var view: UIView?
  }

  private struct WeakPage {
    weak var page: (any KeyboardAvoiding)?
  }

  /// The keyboard's rectangle on the screen.
  private func frame(height: CGFloat) -> CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(
      x: 0, y: screen.maxY - height, width: screen.width,
      height: height > 0 ? height : self.height)
  }

  /// Where the keyboard begins, in points from the top of the screen.
  var top: CGFloat { UIScreen.main.bounds.maxY - height }

  // MARK: Followers

  /// A view has something that follows the keyboard.
  func addFollower(_ view: UIView) {
    followers.removeAll { $0.view == nil }
    followers.append(WeakView(view: view))
  }

  /// A page gets out of the keyboard's way, until it disappears.
  func add(_ page: any KeyboardAvoiding) {
    avoiding.removeAll { $0.page == nil || $0.page === page }
    avoiding.append(WeakPage(page: page))
  }

  // MARK: Changes

  /// Puts what follows from several changes of the first responder into one.
  func holding<Result>(_ changes: () -> Result) -> Result {
    holdCount += 1
    defer {
      holdCount -= 1
      if holdCount == 0, isStale { update() }
    }
    return changes()
  }

  /// The first responder, or what it says of its input views, changed.
  func update() {
    guard holdCount == 0 else {
      isStale = true
      return
    }
    isStale = false
    let current = UIApplication.shared.textResponder ?? hostOfAccessory()
    let views = InputViews(of: current)
    let newHeight = views.height
    if views.isEmpty {
      if hasInputWindow { inputWindow.clear() }
    } else {
      hasInputWindow = true
      inputWindow.show(views)
    }
    guard newHeight != height || (newHeight > 0 && current !== responder) else {
      responder = current
      return
    }
    responder = current
    move(to: newHeight)
  }

  /// Goes if the responder that it served has gone with its window.
  func updateIfAbandoned() {
    if height > 0, responder == nil { update() }
  }

  /// When nobody is first responder any more who was inside the view above the keyboard, that view's owner
  /// is again: so it stays, at the bottom of the screen (common use: bars of chats).
  private func hostOfAccessory() -> UIResponder? {
    guard hasInputWindow, let owner = inputWindow.owner, let responder,
      inputWindow.contains(responder), owner.canBecomeFirstResponder,
      UIApplication.shared.isInAWindow(owner)
    else { return nil }
    holdCount += 1
    defer { holdCount -= 1 }
    defer { isStale = false }
    return owner.becomeFirstResponder() ? owner : nil
  }

  private func move(to newHeight: CGFloat) {
    let isHiding = newHeight == 0
    let isAnimated = UIView.areAnimationsEnabled
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame(height: height)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(height: newHeight)),
      UIResponder.keyboardAnimationDurationUserInfoKey:
        NSNumber(value: isAnimated ? Self.duration : 0),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    height = newHeight
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      isHiding
        ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification, info)
    moveFollowers(isAnimated: isAnimated)
    let loop = UISystem.current.loop
    arrival.map(loop.cancel)
    arrival = loop.schedule(after: isAnimated ? Self.duration : 0) { [weak self] in
      MainActor.assumeIsolated { self?.arrive(isHiding: isHiding, info) }
    }
  }

  private func arrive(isHiding: Bool, _ info: [AnyHashable: Any]) {
    arrival = nil
    post(UIResponder.keyboardDidChangeFrameNotification, info)
    post(
      isHiding ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
      info)
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
    UISystem.current.running(.app("keyboard notification")) {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }
  }

  /// Lays out what follows the keyboard, along with it.
  private func moveFollowers(isAnimated: Bool) {
    let views = followers.compactMap(\.view)
    let pages = avoiding.compactMap(\.page)
    for view in views { view.islandConstantsDidChange() }
    let layOut = {
      for view in views { (view.window ?? view).layoutIfNeeded() }
      for page in pages { page.keyboardMoves(to: self.top) }
    }
    guard isAnimated, !views.isEmpty || !pages.isEmpty else { return layOut() }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16), .beginFromCurrentState],
      animations: layOut)
  }
}

extension UIApplication {
  /// Who has the keyboard: the first responder of the key window, or else of one that never was it.
  var textResponder: UIResponder? {
    let others = windows.filter { window in
      !formerKeyWindows.contains { $0.wrappedValue === window }
    }
    return ([keyWindow].compactMap { $0 } + others).lazy.compactMap(\.firstResponder).first
  }

  func isInAWindow(_ responder: UIResponder) -> Bool {
    switch responder {
    case let view as UIView: view.window != nil
    case let page as UIViewController: page.viewIfLoaded?.window != nil
    default: true
    }
  }
}

extension UIWindow {
  /// Takes the first responder's part away from what leaves the window.
  ///
  /// A text field sees to that itself; it tells its delegate.
  func releaseFirstResponder(inside view: UIView) {
    guard let firstResponder, !(firstResponder is UITextField) else { return }
    let place =
      (firstResponder as? UIView) ?? (firstResponder as? UIViewController)?.viewIfLoaded
    guard let place, place.isDescendant(of: view) else { return }
    if !firstResponder.resignFirstResponder() {
      self.firstResponder = nil
      UIApplication.shared.keyboard.update()
    }
  }
}
