import CoreGraphics
import Foundation

/// Tells the pages of a window that it gets another size.
final class SizeChange {
  private let root: UIViewController?
  private let window: UIWindow
  private let change: ScreenChange
  private let former: UIInterfaceOrientation
  private let coordinator: TransitionCoordinator

  init(of window: UIWindow, _ change: ScreenChange) {
    self.window = window
    self.change = change
    root = window.rootViewController.flatMap { $0.isViewLoaded ? $0 : nil }
    former = UISystem.current.rotation.interface
    coordinator = TransitionCoordinator(
      isAnimated: change.seconds > 0, presentationStyle: .none, duration: change.seconds,
      containerView: window)
    coordinator.targetTransform = CGAffineTransform(rotationAngle: change.angle)
  }

  /// Half a turn changes no size, and pages do not hear of it (multiple reports).
  ///
  /// - Parameter traits: The traits of the device then, if they are others.
  func tellBefore(traits: UITraitCollection?) {
    guard let root else { return }
    if change.isTurn {
      root.forAllTold { ($0 as? UIPageViewController)?.deviceWillTurn(to: change.orientation) }
    }
    guard UISystem.current.behaviour.tellsOfSizes else {
      if change.isTurn {
        root.forAllTold { $0.willRotate(to: change.orientation, duration: change.seconds) }
      }
      return
    }
    if traits != nil {
      for presentation in root.presentations { presentation.roomCoordinator = coordinator }
    }
    let isOfOtherSize = change.scene != window.bounds.size
    for page in root.contentContainers {
      if let traits { page.hearOfTraits(traits, with: coordinator) }
      if isOfOtherSize { page.viewWillTransition(to: change.scene, with: coordinator) }
    }
  }

  /// Called inside the animation.
  func runAnimations() {
    if !UISystem.current.behaviour.tellsOfSizes, change.isTurn {
      root?.forAllTold {
        $0.willAnimateRotation(to: change.orientation, duration: change.seconds)
      }
    }
    coordinator.runAnimations()
    window.layoutIfNeeded()
    for presentation in root?.presentations ?? [] { presentation.followContext() }
  }

  /// The window is as large as it is to be.
  func end() {
    if !UISystem.current.behaviour.tellsOfSizes, change.isTurn {
      root?.forAllTold { $0.didRotate(from: former) }
    }
    coordinator.end()
  }
}

extension UIContentContainer {
  /// Tells of the traits that are around this content.
  fileprivate func hearOfTraits(
    _ traits: UITraitCollection, with coordinator: TransitionCoordinator
  ) {
    let own = (self as? UIViewController).map { $0.traits(in: traits) } ?? traits
    willTransition(to: own, with: coordinator)
  }
}

extension UIViewController {
  /// This page and what rules the presentations above it, from below: who hears of a window's size. The page
  /// below hears of it, too (onmyway133/notes issues 202 and 210).
  fileprivate var contentContainers: [any UIContentContainer] {
    [self as any UIContentContainer] + presentations.map { $0.active }
  }

  fileprivate var presentations: [Presentation] {
    let own = ownPresentation.map { [$0] + $0.presented.presentations } ?? []
    return own + children.flatMap(\.presentations)
  }

  /// Calls a method of this page and of those that it shows, as of an orientation.
  fileprivate func forAllTold(_ call: (UIViewController) -> Void) {
    call(self)
    let shown = children.filter { $0.viewIfLoaded?.window != nil }
    for child in shown { child.forAllTold(call) }
    ownPresentation?.presented.forAllTold(call)
  }
}

extension UIWindow {
  /// Tells the pages, and gives the window its size in between.
  ///
  /// UIKit tells the root page of a window that is turned or resized (cnblogs.com/lsh1234/p/6553447.html).
  /// Assumed: without an animation of its own, so that what is registered runs at once.
  func change(to size: CGSize, _ apply: () -> Void) {
    let system = UISystem.current
    guard size != bounds.size, !isHidden, !system.rotation.isSizingWindows,
      system.behaviour.tellsOfSizes, isShowingRootPage
    else { return apply() }
    let change = SizeChange(
      of: self,
      ScreenChange(
        to: system.screen.shown, scene: size, orientation: system.rotation.interface))
    change.tellBefore(traits: nil)
    apply()
    change.runAnimations()
    change.end()
  }
}
