public import Foundation
public import QuartzCore

/// What few views have, made when it is first needed.
final class RareViewState {
  var restorationIdentifier: String?
  var clearsContextBeforeDrawing = true
  var isOpaque = true
  var mask: UIView?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// Whether a recognizer was ever attached.
  var hasHadRecognizers = false
}

extension UIView {
  var rareState: RareViewState {
    if let ownRareState { return ownRareState }
    let state = RareViewState()
    ownRareState = state
    return state
  }

  // MARK: Hierarchy

  /// Lets two subviews change places in the order, and not where they are.
  ///
  /// Out of range, nothing happens (assumed).
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
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

  // MARK: Look

  /// A view whose opacity is this view's: only where it is opaque does this view show.
  ///
  /// It must have no superview; its frame is in this view's coordinates.
  public final var mask: UIView? {
    get { ownRareState?.mask }
    set {
      guard newValue !== mask else { return }
      newValue?.removeFromSuperview()
      rareState.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Whether the view promises to fill its bounds with opaque content; yes unless set.
  ///
  /// Differs from UIKit: kept and otherwise ignored.
  public final var isOpaque: Bool {
    get { ownRareState?.isOpaque ?? true }
    set { rareState.isOpaque = newValue }
  }

  /// Whether what was drawn is wiped out before `draw(_:)`.
  ///
  /// Differs from UIKit: kept and otherwise ignored; each drawing begins on an empty context.
  public final var clearsContextBeforeDrawing: Bool {
    get { ownRareState?.clearsContextBeforeDrawing ?? true }
    set { rareState.clearsContextBeforeDrawing = newValue }
  }

  /// Asks for a part of the content to be drawn again before the next picture.
  ///
  /// Differs from UIKit: all of it is drawn.
  public final func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// The transform in space, about the anchor; `transform` is the part of it in the plane.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Whether the tint color is dimmed, as behind an alert.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic = 0
    /// The color itself.
    case normal = 1
    /// A gray of it.
    case dimmed = 2
  }

  /// Whether this view and those inside that say nothing else have a dimmed tint color.
  ///
  /// Differs from UIKit: `tintColor` is not dimmed itself; views are told as of any change of it.
  ///
  /// Never `automatic` when it is read: "the value of the first non-default value in the view's superview
  /// hierarchy" or else `normal`. Source: Apple, "tintAdjustmentMode".
  public final var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get {
      let own = sequence(first: self, next: \.superview).lazy
        .compactMap { $0.ownRareState?.tintAdjustmentMode }.first { $0 != .automatic }
      return own ?? .normal
    }
    set {
      let former = tintAdjustmentMode
      rareState.tintAdjustmentMode = newValue
      if tintAdjustmentMode != former { announceTintAdjustment() }
    }
  }

  /// Tells this view, and those inside that follow it, that the tint is another one.
  private func announceTintAdjustment() {
    tintColorDidChange()
    for subview in subviews
    where (subview.ownRareState?.tintAdjustmentMode ?? .automatic) == .automatic {
      subview.announceTintAdjustment()
    }
  }

  /// The name under which the view's state would be kept. Differs from UIKit: nothing is restored.
  public final var restorationIdentifier: String? {
    get { ownRareState?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }
}
