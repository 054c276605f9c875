/// Bars that go away by themselves (since iOS 8). While the bar is hidden that way,
/// `isNavigationBarHidden` says so.
extension UINavigationController {
  func barHidingMadeIfNeeded() -> BarHiding {
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
    guard let nearest = nearestController else { return }
    let navigation = nearest as? UINavigationController ?? nearest.navigationController
    navigation?.barHiding?.keyboardWillAppear()
  }
}
