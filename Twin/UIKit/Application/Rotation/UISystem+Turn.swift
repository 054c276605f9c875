import CoreGraphics
import Foundation

/// Turns the content, or gives the app's scene another size.
///
/// Order: the app's delegate and `willChangeStatusBarOrientationNotification`; each page that is root or
/// presented, first about traits if they change and then about the size (Apple, "UIContentContainer"); in the
/// animation the screen, the scene and the windows get what is new, traits are told, the coordinator's
/// changes run and all is laid out; then the scene's delegate; the coordinator's completions at the end.
///
/// Source of the order of scene and pages: a stack of iOS 16 (Apple's forum, attachment to a report of 2023), in
/// which `-[UIWindow _rotateToBounds:withAnimator:transitionContext:]` calls the pages while the scene computes,
/// before the delegate's callback.
///
/// Differs from UIKit: up to iOS 7 windows turn as later ones do, and not the views of their roots.
extension UISystem {
  /// How long a quarter of a turn takes, in seconds; half a turn takes twice as long.
  ///
  /// Source: `statusBarOrientationAnimationDuration` is 0.3 on phones, and 0.4 on tablets: 0.8 for half a turn
  /// (a stack of iOS 7, gist.github.com/steipete/8df39fea0d39680a7a6b).
  var quarterTurnDuration: TimeInterval { description.isWide ? 0.4 : 0.3 }

  /// Has another side up.
  func turn(to orientation: UIInterfaceOrientation, animated: Bool) {
    let former = rotation.interface
    let shown = description.turned(
      to: orientation, hidesStatusBar: behaviour.tellsOfSizes)
    let isQuarter = former.isLandscape != orientation.isLandscape
    let seconds = quarterTurnDuration * (isQuarter ? 1 : 2)
    var change = ScreenChange(to: shown, scene: shown.size, orientation: orientation)
    change.isTurn = true
    change.angle = orientation.angle - former.angle
    change.seconds = animated ? seconds : 0
    let formerBar = statusBarFrame
    application.willTurn(to: orientation, seconds: change.seconds)
    perform(change)
    application.statusBarDidMove(from: formerBar)
    application.didTurn(from: former)
  }

  /// Gives the app's scene another size, as the divider between two apps does on a tablet.
  package func resizeScene(to size: CGSize) {
    guard !rotation.isTurning, size != rotation.sceneSize ?? screen.shown.size else { return }
    perform(ScreenChange(to: screen.shown, scene: size, orientation: rotation.interface))
  }

  private func perform(_ change: ScreenChange) {
    let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
    let former = scenes.map { ($0, $0.effectiveGeometry, $0.traitCollection) }
    let formerSize = rotation.sceneSize ?? screen.shown.size
    let windows = scenes.flatMap(\.windows).filter { $0.frame.size == formerSize }
    let tellers = windows.filter { !$0.isHidden }.map { SizeChange(of: $0, change) }
    let traits = traits(in: change)
    rotation.isTurning = true
    for teller in tellers { teller.tellBefore(traits: traits == self.traits ? nil : traits) }
    UIView.animate(change.seconds) {
      for window in windows { window.beginTurn(to: change.scene, by: change.angle) }
      self.rotation.interface = change.orientation
      self.rotation.sceneSize = change.scene == change.screen.size ? nil : change.scene
      self.screen.shown = change.screen
      self.rotation.isSizingWindows = true
      for window in windows { window.turn(to: change.scene) }
      self.rotation.isSizingWindows = false
      self.traitsDidChange()
      self.askForStatusBarStyle()
      for teller in tellers { teller.runAnimations() }
    } completion: {
      self.rotation.isTurning = false
      for teller in tellers { teller.end() }
      self.pagesDidMove()
    }
    for (scene, geometry, traits) in former { scene.tell(of: geometry, traits) }
  }
}

/// What a screen and the app's scene on it become.
struct ScreenChange {
  /// The screen as it is then.
  let screen: ScreenDescription
  /// The size of the scene.
  let scene: CGSize
  /// The side that is up then.
  let orientation: UIInterfaceOrientation
  /// Whether another side is up, and not only the scene has another size.
  var isTurn = false
  /// How far the content turns, in radians clockwise.
  var angle: CGFloat = 0
  /// How long it takes.
  var seconds: TimeInterval = 0

  init(to screen: ScreenDescription, scene: CGSize, orientation: UIInterfaceOrientation) {
    (self.screen, self.scene, self.orientation) = (screen, scene, orientation)
  }
}

extension UIView {
  /// Makes changes with an animation, or at once if it takes no time.
  fileprivate static func animate(
    _ seconds: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    guard seconds > 0 else {
      changes()
      return completion()
    }
    animate(withDuration: seconds, delay: 0, options: [.allowUserInteraction], animations: changes)
    { _ in completion() }
  }
}

extension UIWindow {
  /// Lies on a screen that is turned by an angle as it has lain on the device.
  fileprivate func beginTurn(to size: CGSize, by angle: CGFloat) {
    guard angle != 0 else { return }
    UIView.performWithoutAnimation {
      center = CGPoint(x: size.width / 2, y: size.height / 2)
      transform = CGAffineTransform(rotationAngle: -angle)
    }
  }

  /// Lies upright on the screen that was turned, and has a size.
  fileprivate func turn(to size: CGSize) {
    transform = .identity
    frame = CGRect(origin: .zero, size: size)
    updateSafeAreaInsets()
  }
}
