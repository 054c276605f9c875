public import UIKit

extension UINavigationController {
  private static let interlockKey = AttachmentKey<NavigationInterlock>()

  /// The guard of this controller: questions, settings, verbs with an answer.
  ///
  /// An ``InterlockNavigationController`` has its guard from the beginning. Any other controller gets
  /// it here, on first use, whatever it is doing at that moment; from then on all that calls its verbs
  /// meets the guard. Nothing else in the app is touched.
  ///
  /// ```swift
  /// window.rootViewController = navigation
  /// navigation.interlock.policy = .queue   // guarded from here on
  /// ```
  ///
  /// On Apple's systems the controller gets a class of its own for that, as a controller does whose
  /// properties are observed; attach the guard before you observe properties of the controller.
  ///
  /// Article: the delegate that subclass and hook share
  public var interlock: NavigationInterlock {
    if let interlock = interlockIfAttached { return interlock }
    let isSubclass = self is InterlockNavigationController
    let interlock = NavigationInterlock(
      host: self, methods: isSubclass ? nil : .replacingThose(of: self))
    self[attachment: Self.interlockKey] = interlock
    if !isSubclass { interlock.takeOver() }
    return interlock
  }

  /// The guard, if this controller has got one by now.
  var interlockIfAttached: NavigationInterlock? { self[attachment: Self.interlockKey] }
}

extension NavigationInterlock {
  /// Sees and hears from now on what a controller does that was there before its guard.
  fileprivate func takeOver() {
    connectDelegate()
    driver.runner.takeOver()
    guard let host = driver.host, host.viewIfLoaded?.window != nil, isAtRest,
      let page = host.topViewController
    else { return }
    driver.features?.willShow(page, in: host)
  }
}

extension UINavigationController: NavigationHost {
  func callUIKit(_ verb: HostVerb) -> [UIViewController]? {
    if let controller = self as? InterlockNavigationController {
      return controller.callSuper(verb)
    }
    return interlock.methods?.call(verb, on: self)
  }

  var uikitDelegate: (any UINavigationControllerDelegate)? {
    get {
      (self as? InterlockNavigationController)?.superDelegate
        ?? interlock.methods?.delegate(of: self)
    }
    set {
      if let controller = self as? InterlockNavigationController {
        controller.superDelegate = newValue
      } else {
        interlock.methods?.setDelegate(newValue, of: self)
      }
    }
  }
}
