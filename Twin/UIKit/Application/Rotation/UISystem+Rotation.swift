import CoreGraphics
import Foundation

/// Decides which side of the content is up.
///
/// Asked are the app, through its delegate, and one page: the root of the window, or the topmost page that is
/// presented over the whole of it. What is up has to be in both answers (Apple,
/// "supportedInterfaceOrientations"). Containers are not asked for their children: a navigation controller
/// answers for itself (Apple, release notes of iOS 6).
///
/// Assumed: while pages are pushed, popped, presented or dismissed, nothing is decided before they are there.
extension UISystem {
  /// Which way a person holds the device.
  package var heldOrientation: UIDeviceOrientation { rotation.device }

  /// A person holds the device another way.
  package func hold(_ orientation: UIDeviceOrientation) {
    guard orientation != rotation.device else { return }
    rotation.device = orientation
    rotation.isRequested = false
    if rotation.watchers > 0 {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    considerTurn(.device)
  }

  /// Decides anew, or as soon as no page moves.
  func considerTurn(_ occasion: Rotation.Occasion, animated: Bool = true) {
    guard !hasCrashed, let window = decidingWindow else { return }
    guard !isMovingPages(in: window) else {
      rotation.waiting = occasion
      return
    }
    rotation.waiting = nil
    guard let page = window.rootViewController?.decidesOrientation,
      let choice = orientation(for: occasion, in: window, page), choice != rotation.interface
    else { return }
    turn(to: choice, animated: animated)
  }

  /// What waited for pages is decided in the next turn of the loop, if none moves any more.
  func pagesDidMove() {
    guard rotation.waiting != nil else { return }
    loop.post { [self] in
      if let waiting = rotation.waiting { considerTurn(waiting) }
    }
  }

  /// The window whose pages are asked.
  var decidingWindow: UIWindow? {
    application.keyWindow
      ?? application.windows.first { !$0.isHidden && $0.rootViewController != nil }
  }

  private func isMovingPages(in window: UIWindow) -> Bool {
    rotation.isTurning || window.rootViewController?.movesPagesInside ?? false
  }

  /// The side that is to be up; nil for no change.
  private func orientation(
    for occasion: Rotation.Occasion, in window: UIWindow, _ page: UIViewController
  ) -> UIInterfaceOrientation? {
    let follows = !behaviour.asksShouldAutorotate || page.shouldAutorotate
    let ofDevice = UIInterfaceOrientation(rotation.device)
    switch occasion {
    case .device:
      guard let ofDevice, follows, !rotation.isLocked else { return nil }
      return supportedOrientations(in: window, page).contains(ofDevice.mask) ? ofDevice : nil
    case .support:
      guard follows || page.presentationOfSelf != nil else { return nil }
      let supported = supportedOrientations(in: window, page)
      let first = rotation.isRequested || rotation.isLocked || !follows ? nil : ofDevice
      return choice(
        among: supported,
        [first, rotation.interface, page.preferredInterfaceOrientationForPresentation])
    case .request(let wish):
      rotation.isRequested = true
      let supported = supportedOrientations(in: window, page).intersection(wish)
      return choice(among: supported, [rotation.interface, ofDevice])
    }
  }

  /// The first that is supported of some, or else of all; nil if none is.
  private func choice(
    among supported: UIInterfaceOrientationMask, _ preferred: [UIInterfaceOrientation?]
  ) -> UIInterfaceOrientation? {
    let all: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return (preferred.compactMap { $0 } + all).first { supported.contains($0.mask) }
  }

  /// What app, page and device all support.
  ///
  /// Up to iOS 15 it is an error if app and page have nothing in common; the customary text (multiple reports,
  /// iOS 6 and later). Assumed: later on nothing turns.
  private func supportedOrientations(
    in window: UIWindow, _ page: UIViewController
  ) -> UIInterfaceOrientationMask {
    let ofApp = application.supportedInterfaceOrientations(for: window)
    let common = ofApp.intersection(page.supportedInterfaceOrientations)
    if common.isEmpty, behaviour.asksShouldAutorotate {
      let name = String(describing: type(of: page))
      raise(
        "UIApplicationInvalidInterfaceOrientation",
        "Supported orientations has no common orientation with the application, and "
          + "[\(name) shouldAutorotate] is returning YES")
    }
    return common.intersection(description.possibleOrientations)
  }

  /// Whether some sides could be up that an app wants.
  func mayTurn(to wish: UIInterfaceOrientationMask) -> Bool {
    guard let window = decidingWindow, let page = window.rootViewController?.decidesOrientation
    else { return wish.contains(rotation.interface.mask) }
    return !supportedOrientations(in: window, page).intersection(wish).isEmpty
  }
}

extension UIViewController {
  /// Who says which sides may be up: this page, or the topmost one presented over all of the window.
  ///
  /// Source: Apple, "supportedInterfaceOrientations"; that sheets are not asked: jierong.dev, 2020. Assumed: a
  /// page that lets others shine through is asked, too.
  fileprivate var decidesOrientation: UIViewController {
    var page = self
    while let presented = page.presentedViewController, !presented.isBeingDismissed,
      presented.fillsWindow
    {
      page = presented
    }
    return page
  }

  private var fillsWindow: Bool {
    switch presentationOfSelf?.style {
    case .fullScreen, .overFullScreen: true
    default: false
    }
  }

  /// Whether a push, pop, presentation or dismissal is under way here or further inside.
  fileprivate var movesPagesInside: Bool {
    activeCoordinator != nil || children.contains { $0.movesPagesInside }
      || (ownPresentation?.presented.movesPagesInside ?? false)
  }
}
