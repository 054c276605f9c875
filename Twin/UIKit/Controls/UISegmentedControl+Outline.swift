import QuartzCore

/// The look of a control without pictures of an app's own: until iOS 12 an outline in the tint, in which the chosen
/// segment is filled (read off published screenshots, as are the measures).
extension UISegmentedControl {
  /// In points: 32 since iOS 13, 29 before, as in Interface Builder's files of both times.
  var usualHeight: CGFloat { isOutlined ? 29 : 32 }

  /// The font of a title: stronger where the segment is chosen.
  ///
  /// Source: github.com/Vercantez/openuikit, `UISegmentedControl.swift`, read off iOS 26.1. Assumed: since iOS 13.
  func usualFont(in state: UIControl.State) -> UIFont {
    let isStrong = !isOutlined && state.contains(.selected)
    return .systemFont(ofSize: 13, weight: isStrong ? .medium : .regular)
  }

  /// The color of a title or a picture.
  func usualColor(in state: UIControl.State) -> UIColor {
    guard isOutlined else { return state.contains(.disabled) ? .tertiaryLabel : .label }
    guard !state.contains(.selected) || look.hasBackgrounds else { return .white }
    return state.contains(.disabled) ? tintColor.withAlphaComponent(0.5) : tintColor
  }

  func placeMarker(on frame: CGRect) {
    marker.frame = isOutlined ? frame : frame.within(rim: 2)
  }

  /// Puts the line of an outline between two segments.
  func placeLine(_ line: UIImageView, before frame: CGRect) {
    line.backgroundColor = look.hasBackgrounds ? nil : tintColor
    line.frame = CGRect(x: frame.minX - 0.5, y: 0, width: 1, height: frame.height)
  }

  /// From iOS 26 on with round ends (read off UIKit's own views in iOS 26.5 by others); before, the radii are assumed.
  func shape() {
    guard !isOutlined else {
      shapeOutline(hasLine: !look.hasBackgrounds)
      clipsToBounds = !look.hasBackgrounds
      return
    }
    let isCapsule = UISystem.current.behaviour.hasCapsuleControls
    let own = isCapsule ? bounds.height / 2 : 9
    layer.cornerRadius = look.hasBackgrounds ? 0 : own
    marker.layer.cornerRadius = isCapsule ? marker.bounds.height / 2 : 7
  }

  func color() {
    guard isOutlined else {
      marker.backgroundColor = selectedSegmentTintColor ?? SystemSurface.segment
      return
    }
    marker.backgroundColor = tintColor
    colorOutline()
  }
}
