import QuartzCore

/// Controls that until iOS 12 were an outline in the tint (its measures read off published screenshots): segmented
/// controls and steppers.
extension UIControl {
  var isOutlined: Bool { UISystem.current.behaviour.outlinesControls }

  /// - Parameter hasLine: Whether the outline is there; it is not around pictures of an app's own.
  func shapeOutline(hasLine: Bool = true) {
    layer.cornerRadius = hasLine ? 4 : 0
    layer.borderWidth = hasLine ? 1 : 0
  }

  func colorOutline() {
    layer.borderColor = tintColor.cgColor
  }
}
