import UIKit

/// What every way in has to do besides the verbs.
extension NavigationInterlock {
  /// The app's own delegate, which hears all that UIKit tells a delegate.
  var clientDelegate: (any UINavigationControllerDelegate)? {
    get { delegateProxy.client }
    set {
      delegateProxy.client = newValue
      proxyInUse.client = newValue
      // UIKit looks only once at what a delegate implements: when it is set.
      driver.host?.uikitDelegate = nil
      driver.host?.uikitDelegate = proxyInUse
    }
  }

  /// Has UIKit tell another proxy of the app's delegate, or again the usual one.
  func useProxy(_ proxy: NavigationDelegateProxy?) {
    guard proxyInUse !== proxy ?? delegateProxy else { return }
    proxyInUse = proxy ?? delegateProxy
    clientDelegate = delegateProxy.client
  }

  /// Puts the guard between UIKit and the delegate that is there.
  func connectDelegate() {
    guard let host = driver.host, host.uikitDelegate !== proxyInUse else { return }
    clientDelegate = host.uikitDelegate
  }

  /// Whether the bar asks for a pop because of a tap on its back button.
  ///
  /// Source: UIKit also asks after a pop by code, about the item of a page that has left the stack by
  /// then (the customary test in libraries that veto the back button), and when a swipe begins
  /// (UIViewController-BackButtonHandler, pull request 5).
  func isBackTap(on item: UINavigationItem) -> Bool {
    guard let host = driver.host else { return false }
    return item === host.topViewController?.navigationItem && !swipes.isUnderFinger
  }
}

extension EngineRunner {
  /// Tells the engine of a host that has been there before: on the screen, perhaps in a transition.
  func takeOver() {
    if let view = host?.pageContainer, view.window != nil, !view.layer.needsLayout() {
      sight.hasLaidOut = true
    }
    hostPresenceMayHaveChanged()
    let reading = reading()
    guard reading.status.coordinator != nil else { return }
    send(.hostBegan(HostChange(.otherCode, reading: reading)))
  }
}
