import Foundation

/// What the tabs of a bar lie on from iOS 26 on: a piece of glass that floats above the screen's lower edge, and a
/// light spot behind the tab that is selected.
///
/// Source of the sizes: ryanashcraft/FabBar, `Constants`, a copy of the system's bar.
final class TabBarGlass {
  /// How high the glass is, in points.
  private static let height: CGFloat = 62
  /// How far it is from the edges of the screen, in points.
  private static let margin: CGFloat = 21
  /// How much of it there is around the tabs, in points.
  private static let padding: CGFloat = 2
  /// How wide a tab is at most, in points (assumed).
  private static let widestTab: CGFloat = 94

  private let ground = BarGlassView()
  private let spot = UIView()

  /// Puts the glass into a bar, above what it has.
  init(in bar: UIView) {
    spot.backgroundColor = .tertiarySystemFill
    spot.isUserInteractionEnabled = false
    bar.addSubview(ground)
    bar.addSubview(spot)
  }

  /// The front of the glass.
  var front: UIView { spot }

  /// Takes its place in a bar, and says where the tabs are on it.
  func lie(in bounds: CGRect, count: Int) -> [CGRect] {
    ground.isHidden = count == 0
    let height = min(Self.height, bounds.height)
    let room = bounds.width - 2 * (Self.margin + Self.padding)
    let width = min(Self.widestTab, max(0, room) / CGFloat(max(1, count)))
    let frame = CGRect(
      x: bounds.midX - width * CGFloat(count) / 2 - Self.padding,
      y: max(0, bounds.maxY - Self.margin - height),
      width: width * CGFloat(count) + 2 * Self.padding, height: height)
    ground.lie(in: frame)
    return (0..<count).map {
      CGRect(
        x: frame.minX + Self.padding + CGFloat($0) * width, y: frame.minY + Self.padding,
        width: width, height: height - 2 * Self.padding)
    }
  }

  /// Marks the tab that is selected.
  func mark(_ frame: CGRect?) {
    spot.isHidden = frame == nil
    guard let frame else { return }
    spot.frame = frame
    spot.layer.cornerRadius = min(frame.width, frame.height) / 2
  }
}
