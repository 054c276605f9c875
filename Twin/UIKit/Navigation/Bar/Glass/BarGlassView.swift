import Foundation
import QuartzCore

/// A piece of glass with round ends.
final class BarGlassView: UIVisualEffectView {
  /// What the glass is colored with; nil for none.
  var tint: UIColor? {
    didSet {
      let glass = UIGlassEffect()
      glass.tintColor = tint
      effect = glass
      showRim()
    }
  }

  init() {
    super.init(effect: UIGlassEffect())
    isUserInteractionEnabled = false
    clipsToBounds = true
    showRim()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Takes a place.
  func lie(in frame: CGRect) {
    self.frame = frame
    layer.cornerRadius = min(frame.width, frame.height) / 2
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    showRim()
  }

  /// A thin line at the edge, in the place of what bends the light there (assumed: its color).
  private func showRim() {
    layer.borderWidth = tint == nil ? 0.5 : 0
    layer.borderColor =
      UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
