/// Bars that go away by themselves (since iOS 8). While the bar is hidden that way,
/// `isNavigationBarHidden` says so.
extension UINavigationController {
  /// Whether a swipe up sends the bars away, and one down brings them back.
  public var hidesBarsOnSwipe: Bool {
    get { barHiding?.onSwipe ?? false }
    set { if newValue != hidesBarsOnSwipe { barHidingMadeIfNeeded().onSwipe = newValue } }
  }

  /// The recognizer of those swipes; off while they do nothing.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHidingMadeIfNeeded().pan }

  /// Whether a tap that nobody else has a use for sends the bars away, and brings them back.
  public var hidesBarsOnTap: Bool {
    get { barHiding?.onTap ?? false }
    set { if newValue != hidesBarsOnTap { barHidingMadeIfNeeded().onTap = newValue } }
  }

  /// The recognizer of those taps; off while they do nothing.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHidingMadeIfNeeded().tap }

  /// Whether the bars go away when a text field begins to be edited. A tap brings them back.
  ///
  /// Source: documentation; that a tap brings them back is from descriptions of the property (Xamarin).
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding?.onKeyboard ?? false }
    set {
      if newValue != hidesBarsWhenKeyboardAppears { barHidingMadeIfNeeded().onKeyboard = newValue }
    }
  }

  /// Whether the bars go away where the screen is low: on a phone on its side. A tap in their place brings them
  /// back.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding?.onLowScreens ?? false }
    set {
      if newValue != hidesBarsWhenVerticallyCompact {
        barHidingMadeIfNeeded().onLowScreens = newValue
      }
    }
  }

  private func barHidingMadeIfNeeded() -> BarHiding {
    if let barHiding { return barHiding }
    let made = BarHiding(self)
    barHiding = made
    if let viewIfLoaded { made.install(on: viewIfLoaded) }
    return made
  }
}

extension UIResponder {
  /// Tells the nearest navigation controller around this object that the keyboard comes.
  func tellBarsOfKeyboard() {
    let around = sequence(first: self, next: \.next).first { $0 is UIViewController }
    guard let nearest = around as? UIViewController else { return }
    let navigation = nearest as? UINavigationController ?? nearest.navigationController
    navigation?.barHiding?.keyboardWillAppear()
  }
}
