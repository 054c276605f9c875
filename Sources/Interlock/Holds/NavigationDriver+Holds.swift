import InterlockCore
import UIKit

/// Blocking interaction: carrying out the engine's holds, and asking for those of the app.
extension NavigationDriver {
  /// Blocks interaction for an owner, as the engine orders.
  func hold(_ owner: HoldOwner) {
    var reason: String?
    if case .manual(let token) = owner { reason = holdReasons[token] }
    blocker.hold(owner, since: clock.now, reason: reason, view: host?.viewIfLoaded)
    deliver(.held(owner))
  }

  /// Takes an owner's block back, as the engine orders.
  func release(_ owner: HoldOwner) {
    if case .manual(let token) = owner { holdReasons[token] = nil }
    blocker.release(owner)
    deliver(.released(owner))
  }

  /// Blocks interaction for the app.
  func takeHold(_ reason: String, atMost limit: Interval?) -> HoldToken {
    lastHold += 1
    let token = HoldToken(rawValue: lastHold)
    guard host != nil else { return token }
    holdReasons[token] = reason
    send(.holdTaken(token, atMost: limit))
    return token
  }

  /// Takes a block of the app back; does nothing if it has ended.
  func releaseHold(_ token: HoldToken) {
    guard holdReasons.removeValue(forKey: token) != nil else { return }
    send(.holdReleased(token))
  }

  /// Takes all blocks of the app back.
  func releaseAllHolds() {
    for token in holdReasons.keys.sorted() { releaseHold(token) }
  }

  /// Whether interaction is blocked, by us or by the app.
  var isInteractionDisabled: Bool {
    if blocker.isBlocking { return true }
    var view = host?.viewIfLoaded
    while let current = view {
      guard current.isUserInteractionEnabled else { return true }
      view = current.superview
    }
    return false
  }

  /// What is going on at this moment.
  var activity: NavigationActivity {
    var activity: NavigationActivity = []
    if engine.running != nil { activity.insert(.page) }
    if engine.barMotions.contains(.push) { activity.insert(.barPush) }
    if engine.barMotions.contains(.pop) { activity.insert(.barPop) }
    if let presented = host?.presentedViewController,
      presented.isBeingPresented || presented.isBeingDismissed
    {
      activity.insert(.presentation)
    }
    if engine.holds.contains(where: { $0.transition == nil }) { activity.insert(.manual) }
    return activity
  }
}

/// The bar: its motions, and its vetoes.
extension NavigationDriver {
  /// Takes a tap on the back button.
  func backButtonTapped() {
    let isVetoed = defences.contains(.barVeto)
    if defences.contains(.mutators) || isTopToBeAsked(about: .backButton) {
      // The user's policy is to ignore a tap while something moves.
      submit(
        .pop(count: 1), pages: [], isAnimated: true,
        policy: isVetoed ? nil : engine.settings.policy, origin: .backButton)
    } else if !isVetoed || engine.running == nil {
      intercept(.pop(animated: true))
    }
  }

  /// Whether the bar may take a new item, which UIKit asks inside a push.
  func mayPushItem() -> Bool {
    !defences.contains(.barVeto) || isCallingUIKit || engine.barMotions.isEmpty
  }

  /// The bar has told its delegate that its items have moved.
  func barEnded(_ motion: BarMotion) {
    guard engine.barMotions.contains(motion) else { return }
    send(.witnessed(.barEnded(motion)))
  }

  /// What the bar does in a transition that has just been seen, if it is there.
  func barMotion(to page: UIViewController?) -> BarMotion? {
    guard let host, !host.isNavigationBarHidden, !host.navigationBar.isHidden, let page else {
      return nil
    }
    return engine.shown.contains(id(of: page)) ? .pop : .push
  }
}
