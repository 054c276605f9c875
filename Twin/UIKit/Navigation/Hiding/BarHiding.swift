import Foundation

/// What sends the bars of a navigation controller away besides its code, and the recognizers for that.
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// How far a finger moves until the bars go or come, in points (assumed).
  private static let swipeDistance: CGFloat = 20

  @Loose private var navigation: UINavigationController?
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  /// Whether the bars went with the keyboard and have not come back.
  private var wentWithKeyboard = false
  /// Whether the bars went as the screen became low and have not come back.
  private var wentOnLowScreen = false
  /// Whether the screen was low in the last layout.
  private var isScreenLow = false
  /// Whether the toolbar went, too.
  private var tookToolbar = false

  var onSwipe = false { didSet { enable() } }
  var onTap = false { didSet { enable() } }
  var onKeyboard = false { didSet { enable() } }
  var onLowScreens = false { didSet { screenWasLaidOut() } }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [pan, tap] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    pan.addHandler(frame: .uikit("barHideOnSwipeGestureRecognizer")) { [weak self] _ in
      self?.panned()
    }
    tap.addHandler(frame: .uikit("barHideOnTapGestureRecognizer")) { [weak self] _ in
      self?.tapped()
    }
    enable()
  }

  /// Puts the recognizers on the controller's view.
  func install(on view: UIView) {
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
  }

  private func enable() {
    pan.isEnabled = onSwipe
    tap.isEnabled = onTap || wentWithKeyboard || wentOnLowScreen
  }

  // MARK: Occasions

  private func panned() {
    guard pan.state == .changed || pan.state == .began, let view = navigation?.viewIfLoaded else {
      return
    }
    let distance = pan.translation(in: view).y
    guard abs(distance) > Self.swipeDistance else { return }
    pan.setTranslation(.zero, in: view)
    setBars(hidden: distance < 0)
  }

  private func tapped() {
    guard tap.state == .ended, let navigation else { return }
    setBars(hidden: onTap ? !navigation.isNavigationBarHidden : false)
  }

  /// The keyboard comes: the bars go, and stay away when it has gone.
  func keyboardWillAppear() {
    guard onKeyboard, let navigation, !navigation.isNavigationBarHidden else { return }
    setBars(hidden: true)
    wentWithKeyboard = true
    enable()
  }

  /// The screen may have become low or high: the bars go, and come with the turn back (documentation of
  /// `hidesBarsWhenVerticallyCompact`). They move with the turn.
  func screenWasLaidOut() {
    guard onLowScreens, let navigation, navigation.isViewLoaded else { return }
    let isLow = navigation.navigationBar.isLow
    guard isLow != isScreenLow else { return }
    isScreenLow = isLow
    if isLow, !navigation.isNavigationBarHidden {
      setBars(hidden: true, animated: false)
      wentOnLowScreen = true
      enable()
    } else if !isLow, wentOnLowScreen {
      setBars(hidden: false, animated: false)
    }
  }

  /// By the controller's public methods. The toolbar takes part if it has items (documentation of
  /// `hidesBarsOnSwipe`).
  private func setBars(hidden: Bool, animated: Bool = true) {
    guard let navigation else { return }
    if navigation.isNavigationBarHidden != hidden {
      navigation.setNavigationBarHidden(hidden, animated: animated)
    }
    if hidden, !navigation.isToolbarHidden, !(navigation.toolbar.items ?? []).isEmpty {
      tookToolbar = true
      navigation.setToolbarHidden(true, animated: animated)
    } else if !hidden, tookToolbar {
      tookToolbar = false
      navigation.setToolbarHidden(false, animated: animated)
    }
    if !hidden { (wentWithKeyboard, wentOnLowScreen) = (false, false) }
    enable()
  }

  /// Whether a point is where the bars are when they show.
  private func isInBars(_ touch: UITouch) -> Bool {
    guard let navigation, let view = navigation.viewIfLoaded else { return false }
    let y = touch.location(in: view).y
    let end = view.bounds.maxY - view.safeAreaInsets.bottom
    return y < navigation.barTop + navigation.navigationBar.rowHeight
      || (tookToolbar && y > end - navigation.toolbar.rowHeight)
  }

  // MARK: The delegate's half

  /// The bars follow a drag that also scrolls.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === pan }

  /// A tap counts if nobody else has a use for it: not on a bar, a control or a row (documentation of
  /// `hidesBarsOnTap`: "an otherwise unhandled tap in the content area"), and where the screen is low only in the place
  /// of the bars (documentation of `hidesBarsWhenVerticallyCompact`).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap else { return true }
    if wentOnLowScreen, !onTap, !wentWithKeyboard, !isInBars(touch) { return false }
    return !sequence(first: touch.view, next: { $0?.superview }).contains {
      $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar || $0 is UITableViewCell
    }
  }
}
