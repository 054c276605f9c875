/// What a view has of itself or from the views around it: a color, and whether that shows as a gray.
struct InheritedTint {
  /// The color of the nearest view that has one, or the system's.
  var color = UIColor.systemBlue
  /// Never `automatic`: "the value of the first non-default value in the view's superview hierarchy" or else
  /// `normal`. Source: Apple, "tintAdjustmentMode".
  var mode = UIView.TintAdjustmentMode.normal

  /// The color as it shows.
  @MainActor func shown(by view: UIView) -> UIColor {
    mode == .dimmed ? color.dimmed(with: view.traitCollection) : color
  }
}

extension UIView {
  /// Whether the tint color is dimmed, as behind an alert.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic = 0
    /// The color itself.
    case normal = 1
    /// A gray of it.
    case dimmed = 2
  }

  var inheritedTint: InheritedTint {
    var (color, mode): (UIColor?, TintAdjustmentMode?)
    var next: UIView? = self
    while let view = next, color == nil || mode == nil {
      color = color ?? view.ownTintColor
      mode = mode ?? view.ownTintAdjustment
      next = view.superview
    }
    return InheritedTint(color: color ?? .systemBlue, mode: mode ?? .normal)
  }

  /// What the view says itself of its tint, or what is said of it where something lies in front; nil for neither.
  private var ownTintAdjustment: TintAdjustmentMode? {
    guard let ownRareState else { return nil }
    if ownRareState.tintAdjustmentMode != .automatic { return ownRareState.tintAdjustmentMode }
    return ownRareState.isOccluded ? .dimmed : nil
  }

  /// A tint of somebody else's as it shows in this view.
  func adjustedTint(_ color: UIColor) -> UIColor {
    InheritedTint(color: color, mode: inheritedTint.mode).shown(by: self)
  }

  /// Gives the view a tint; nil for that of its superview.
  func changeTint(to color: UIColor?) {
    ownTintColor = color
    announceTint()
  }

  /// Tells this view, and every view inside it that inherits the tint, that the tint changed.
  func announceTint() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.announceTint() }
  }

  /// Follows or gives up the tint adjustment of the superview.
  func changeTintAdjustment(to mode: TintAdjustmentMode) {
    adjustTint { $0.tintAdjustmentMode = mode }
  }

  /// Takes the tint from a view and all in it that follows it, as something lies in front; or gives it back.
  ///
  /// A view whose own mode is `normal` keeps its tint, as apps do that want to (several reports).
  func occlude(_ isOccluded: Bool) {
    guard ownRareState?.isOccluded ?? false != isOccluded else { return }
    adjustTint { $0.isOccluded = isOccluded }
  }

  private func adjustTint(_ change: (RareViewState) -> Void) {
    let former = tintAdjustmentMode
    change(rareState)
    if tintAdjustmentMode != former { announceTintAdjustment() }
  }

  /// Tells this view, and those inside that follow it, that the tint is another one.
  private func announceTintAdjustment() {
    tintColorDidChange()
    for subview in subviews
    where (subview.ownRareState?.tintAdjustmentMode ?? .automatic) == .automatic {
      subview.announceTintAdjustment()
    }
  }
}

nonisolated extension UIColor {
  /// The gray of a tint that is dimmed; of one that already is, the tint itself.
  ///
  /// Assumed: as light as the color, and as transparent as 0.8; that black becomes a gray, too, is measured (a test of
  /// the app Pitch Perfect, whose tab bar has the tint `label`).
  fileprivate func dimmed(with traits: UITraitCollection) -> UIColor {
    let color = resolvedColor(with: traits)
    guard !(color is DimmedTint) else { return color }
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    guard color.getWhite(&white, alpha: &alpha) else { return color }
    return DimmedTint(white: white, alpha: alpha * 0.8)
  }
}

/// A tint that is a gray of another one.
nonisolated private final class DimmedTint: UIColor, @unchecked Sendable {}
