import Foundation
import QuartzCore

/// What few views have, made when it is first needed.
final class RareViewState {
  let presence = Presence()
  var restorationIdentifier: String?
  var clearsContextBeforeDrawing = true
  var mask: UIView?
  /// How round the corners are; nil before that was said.
  var corners: UICornerConfiguration?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// Whether something lies in front that takes the tint from what is behind.
  var isOccluded = false
  /// Whether a recognizer was ever attached.
  var hasHadRecognizers = false

  nonisolated deinit {}  // As in `UIResponder`.
}

extension UIView: LooselyHeld {
  /// What others keep that find the view without keeping it.
  final package var whereabouts: Whereabouts { rareState.presence.whereabouts(of: self) }

  var rareState: RareViewState {
    if let ownRareState { return ownRareState }
    let state = RareViewState()
    ownRareState = state
    return state
  }

  // MARK: Hierarchy

  func exchange(_ index1: Int, _ index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2)
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[low], subviews[high])
    insertSubview(upper, at: low)
    insertSubview(lower, at: high)
  }

  // MARK: Touches

  /// The recognizers as apps see them; nil before there was one.
  var shownGestureRecognizers: [UIGestureRecognizer]? {
    ownRareState?.hasHadRecognizers == true ? attachedGestureRecognizers : nil
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    rareState.hasHadRecognizers = true
    attachedGestureRecognizers.append(recognizer)
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    attachedGestureRecognizers.removeAll { $0 === recognizer }
    // Assumed: its action hears of it, as if the recognizer had been switched off.
    recognizer.arbiter?.cancel(recognizer)
    recognizer.attachedView = nil
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    attachedGestureRecognizers.forEach(removeGestureRecognizer)
    recognizers.forEach(addGestureRecognizer)
  }

  // MARK: Look

  func replaceMask(with view: UIView?) {
    guard view !== ownRareState?.mask else { return }
    view?.removeFromSuperview()
    rareState.mask = view
    layer.mask = view?.layer
  }

  /// Whether what was drawn is wiped out before `draw(_:)`.
  ///
  /// Differs from UIKit: kept and otherwise ignored; each drawing begins on an empty context.
  public final var clearsContextBeforeDrawing: Bool {
    get { ownRareState?.clearsContextBeforeDrawing ?? true }
    set { rareState.clearsContextBeforeDrawing = newValue }
  }
}
