import InterlockCore
import UIKit

/// The bar: its motions, and its vetoes.
extension NavigationDriver {
  /// Takes a tap on the back button.
  func backButtonTapped() {
    let isVetoed = defences.contains(.barVeto)
    if defences.contains(.mutators) || runner.isTopToBeAsked(about: .backButton) {
      // The veto is to ignore a tap while something moves, in every era.
      let policy = engine.settings.originPolicies[.backButton]
      submit(
        runner.request(
          .pop(count: 1), isAnimated: true,
          policy: policy ?? (isVetoed ? .ignore : engine.settings.policy), origin: .backButton),
        pages: [])
    } else if !isVetoed || engine.running == nil {
      intercept(.pop(animated: true))
    }
  }

  /// Takes the escape gesture of assistive technologies.
  ///
  /// - Returns: Whether there is a page to go back to.
  func escapeGestureMade() -> Bool {
    guard let host, host.viewControllers.count > 1 else { return false }
    submit(runner.request(.pop(count: 1), isAnimated: true, origin: .escapeGesture), pages: [])
    return true
  }

  /// Whether the bar may take a new item, which UIKit asks inside a push.
  func mayPushItem() -> Bool {
    !defences.contains(.barVeto) || isCallingUIKit || runner.desk.isBarStill
  }

  /// The bar has told its delegate that its items have moved.
  func barEnded(_ motion: BarMotion) {
    guard runner.desk.isBarMoving(motion) else { return }
    send(.witnessed(.barEnded(motion)))
  }

  /// What the bar does in a transition that has just been seen, if it is there.
  func barMotion(of host: UINavigationController, to page: UIViewController) -> BarMotion? {
    guard !host.isNavigationBarHidden, !host.navigationBar.isHidden else { return nil }
    return runner.desk.shows(id(of: page)) ? .pop : .push
  }
}
