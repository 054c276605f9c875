import Foundation

/// The columns under a finger, between two modes.
struct SplitDrag {
  let former: UISplitViewController.DisplayMode
  let next: UISplitViewController.DisplayMode
  /// How far the finger has come, from 0 to 1.
  var progress: CGFloat = 0

  @MainActor
  func place(in split: UISplitViewController) {
    split.place(in: next, from: (former, progress))
  }
}

/// How a finger brings columns, and a tap beside them sends them away.
extension UISplitViewController {
  func prepareGestures(in view: UIView) {
    stage.gate.split = self
    for edge in [UIRectEdge.left, .right] {
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = edge
      pan.delegate = stage.gate
      pan.addHandler(frame: .uikit("-[UISplitViewController _handlePan:]")) { [weak self] pan in
        if let pan = pan as? UIPanGestureRecognizer { self?.follow(pan) }
      }
      view.addGestureRecognizer(pan)
    }
    let tap = UITapGestureRecognizer()
    tap.addHandler(frame: .uikit("-[UISplitViewController _handleTap:]")) { [weak self] _ in
      guard let self else { return }
      choose(DisplayMode(columnCount: splitBehavior == .displace ? 1 : 0, splitBehavior))
    }
    stage.dimming.addGestureRecognizer(tap)
  }

  /// The edge from which columns come.
  private var edge: UIRectEdge {
    view.isRightToLeft != (primaryEdge == .trailing) ? .right : .left
  }

  /// Whether a finger over an edge brings a column: not while a page lies there that it takes back (assumed).
  fileprivate func mayBegin(_ pan: UIScreenEdgePanGestureRecognizer) -> Bool {
    guard case .beside = arrangement, presentsWithGesture, pan.edges == edge, !stage.isMoving,
      nextMode.columnCount > displayMode.columnCount
    else { return false }
    return ((shownPages.first as? UINavigationController)?.stack.count ?? 1) < 2
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let sign: CGFloat = edge == .left ? 1 : -1
    switch pan.state {
    case .began: beginDrag()
    case .changed: drag(by: pan.translation(in: view).x * sign)
    case .ended: endDrag(isCancelled: pan.liftVelocity(in: view).x * sign < 0)
    case .cancelled, .failed: endDrag(isCancelled: true)
    case .possible: break
    }
  }

  private func beginDrag() {
    let (former, pages) = (displayMode, shownPages)
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    var wishes = wishes
    wishes.chosenMode = nextMode
    stage.drag = SplitDrag(former: former, next: wishes.mode(in: room))
    change(to: wishes, from: former)
    beginExchange(pages, shownPages, animated: true)
    UIView.performWithoutAnimation {
      stack(shownPages)
      placeColumns()
      view.layoutIfNeeded()
    }
  }

  private func drag(by distance: CGFloat) {
    guard let drag = stage.drag else { return }
    let width = travel(of: drag)
    stage.drag?.progress = min(max(distance / width, 0), 1)
    placeColumns()
  }

  /// How far columns come with the finger, in points.
  private func travel(of drag: SplitDrag) -> CGFloat {
    let coming = columnsBeside(in: drag.next).dropLast(drag.former.columnCount)
    return coming.reduce(1) {
      $0 + ($1 == .supplementary ? computedSupplementaryWidth : computedPrimaryWidth)
    }
  }

  private func endDrag(isCancelled: Bool) {
    guard let drag = stage.drag else { return }
    stage.drag = nil
    stage.isMoving = true
    if isCancelled {
      let pages = shownPages
      var wishes = wishes
      wishes.chosenMode = drag.former
      change(to: wishes, from: drag.next)
      beginExchange(pages, shownPages, animated: true)
    }
    finishMove()
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
  }
}

/// Asks a split view controller whether its gestures may begin.
final class SplitGate: NSObject, UIGestureRecognizerDelegate {
  fileprivate weak var split: UISplitViewController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIScreenEdgePanGestureRecognizer else { return true }
    return split?.mayBegin(pan) ?? false
  }
}
