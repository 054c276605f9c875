import Foundation

/// What an app says about the look of segments.
struct SegmentLook {
  /// What pictures are for.
  struct Place: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
  }

  /// What pictures between two segments are for.
  struct Gap: Hashable {
    var left: UIControl.State
    var right: UIControl.State
    var metrics: UIBarMetrics
  }

  /// What a shift of contents is for.
  struct Spot: Hashable {
    var kind: UISegmentedControl.Segment
    var metrics: UIBarMetrics
  }

  var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [Place: UIImage] = [:]
  var dividers: [Gap: UIImage] = [:]
  var adjustments: [Spot: UIOffset] = [:]

  /// Whether pictures show in place of the system's look.
  var hasBackgrounds: Bool { !backgrounds.isEmpty }

  func apply(
    to segment: UISegmentedControl.SegmentParts, in state: UIControl.State,
    of control: UISegmentedControl
  ) {
    let own = attributes(in: state)
    // What is set in a layout must not ask for another one.
    let font = own[.font] as? UIFont ?? control.usualFont(in: state)
    if segment.label.font != font { segment.label.font = font }
    let color = own[.foregroundColor] as? UIColor ?? control.usualColor(in: state)
    segment.label.textColor = color
    segment.picture.tintColor = color
    segment.background.image = backgroundImage(in: state)
  }

  /// Puts a picture over the line between a segment and the one before.
  func placeDivider(
    of segment: UISegmentedControl.SegmentParts, before frame: CGRect,
    between states: (UIControl.State, UIControl.State)?
  ) {
    let image = states.flatMap { divider(left: $0.0, right: $0.1) }
    segment.divider.image = image
    guard let image else { return }
    segment.divider.frame = CGRect(
      x: frame.minX - image.size.width / 2, y: 0, width: image.size.width, height: frame.height)
  }

  /// Those of the state, over those of the ordinary one.
  private func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let usual = attributes[.normal] ?? [:]
    guard state != .normal, let own = attributes[state] else { return usual }
    return usual.merging(own) { $1 }
  }

  /// How far contents of segments of a kind are moved: as set for the kind, or else for any.
  func adjustment(of kind: UISegmentedControl.Segment) -> UIOffset {
    adjustments[Spot(kind: kind, metrics: .default)]
      ?? adjustments[Spot(kind: .any, metrics: .default)] ?? .zero
  }

  private func backgroundImage(in state: UIControl.State) -> UIImage? {
    backgrounds[Place(state: state, metrics: .default)]
      ?? backgrounds[Place(state: .normal, metrics: .default)]
  }

  private func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[Gap(left: left, right: right, metrics: .default)]
      ?? dividers[Gap(left: .normal, right: .normal, metrics: .default)]
  }
}

/// Differs from UIKit: attributes other than font and color are kept and otherwise ignored; pictures and shifts for
/// other bar metrics than the default are kept and otherwise ignored.
extension UISegmentedControl {
  /// Where a segment is among the others.
  nonisolated public enum Segment: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the left, with others beside it.
    case left = 1
    /// Between two others.
    case center = 2
    /// At the right, with others beside it.
    case right = 3
    /// Without others.
    case alone = 4
  }
}
