import InterlockCore
import UIKit

/// Keeps new touches from one view for as long as anybody holds it blocked.
///
/// It lays a shield over the view instead of changing `isUserInteractionEnabled`: that property is the
/// app's, which may set it meanwhile, and a control that is being touched would stay highlighted when
/// its touch is taken away. So there is nothing to restore.
final class InteractionBlocker {
  private let shield = InteractionShield()
  private var holds: [Hold] = []

  /// A hold, with what a report says about it.
  struct Hold {
    let owner: HoldOwner
    let start: Timestamp
    let reason: String?
  }

  /// Whether anybody holds the view blocked.
  var isBlocking: Bool { !holds.isEmpty }

  /// What is held, in the order in which it was taken.
  var openHolds: [Hold] { holds }

  /// Blocks the view, or goes on to block it.
  func hold(_ owner: HoldOwner, since start: Timestamp, reason: String?, view: UIView?) {
    holds.append(Hold(owner: owner, start: start, reason: reason))
    cover(view)
  }

  /// Takes a hold back; the view is free when it was the last one.
  func release(_ owner: HoldOwner) {
    holds.removeAll { $0.owner == owner }
    if holds.isEmpty { shield.removeFromSuperview() }
  }

  /// Sees to it that the shield lies over all that the view holds now.
  func cover(_ view: UIView?) {
    guard isBlocking, let view, view.subviews.last !== shield else { return }
    shield.frame = view.bounds
    view.addSubview(shield)
  }
}

/// A clear view that takes touches and does nothing with them, nor lets a gesture around it begin.
final class InteractionShield: UIView {
  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// No swipe back over a blocked controller: views between a touch and the recognizer's are asked too.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
