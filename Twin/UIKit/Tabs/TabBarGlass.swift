import Foundation

/// What the tabs of a bar lie on from iOS 26 on: a piece of glass that floats above the screen's lower edge, and a
/// light spot behind the tab that is selected. A tab for searching lies apart, on a round piece at the end.
///
/// Source of the sizes: ryanashcraft/FabBar, `Constants`, a copy of the system's bar; and
/// github.com/Vercantez/openuikit, `conf-tabs.md`, measured in iOS 26.1: three tabs on a screen of 375 points have
/// glass from 51 to 325 and tabs 94 wide, 86 from one to the next and 4 from the edges of the glass.
final class TabBarGlass {
  /// How high the glass is, in points.
  private static let height: CGFloat = 62
  /// How far it is from the edges of the screen, in points.
  private static let margin: CGFloat = 21
  /// How much of it there is around the tabs, in points.
  private static let padding: CGFloat = 4
  /// How much of a tab reaches over the next one, in points.
  private static let overlap: CGFloat = 8
  /// How far it is from one tab to the next at most, in points.
  private static let widestStep: CGFloat = 86
  /// What is free between pieces, in points (assumed).
  private static let gap: CGFloat = 8
  /// How wide and high a piece is while the bar is small, in points (assumed: as high as an accessory beside it).
  private static let smallSize: CGFloat = 48

  private let ground = BarGlassView()
  private let spot = UIView()
  /// What the tab that lies apart lies on.
  private lazy var roundGround = makeRoundGround()
  private var hasRoundGround = false

  /// Puts the glass into a bar, above what it has.
  init(in bar: UIView) {
    spot.backgroundColor = .tertiarySystemFill
    spot.isUserInteractionEnabled = false
    bar.addSubview(ground)
    bar.addSubview(spot)
  }

  /// The front of the glass.
  var front: UIView { spot }

  private func makeRoundGround() -> BarGlassView {
    let view = BarGlassView()
    spot.superview?.insertSubview(view, belowSubview: spot)
    hasRoundGround = true
    return view
  }

  /// Takes its place in a bar, and says where the tabs are on it.
  ///
  /// - Parameters:
  ///   - apart: The tab that lies apart, if there is one.
  ///   - isMirrored: Whether the tabs follow each other to the left.
  func lie(in bounds: CGRect, count: Int, apart: Int?, isMirrored: Bool) -> [CGRect] {
    let height = min(Self.height, bounds.height)
    let y = max(0, bounds.maxY - Self.margin - height)
    let inner = bounds.within(rim: Self.margin, 0)
    let round = CGRect(x: inner.maxX - height, y: y, width: height, height: height)
    let shared = apart == nil ? count : count - 1
    let room = apart == nil ? inner.width : round.minX - Self.gap - inner.minX
    let edges = 2 * Self.padding + Self.overlap
    let step = min(Self.widestStep, max(0, room - edges) / CGFloat(max(1, shared)))
    let width = step * CGFloat(shared) + edges
    // With a tab apart, the others begin at the edge (pictures of iOS 26).
    let frame = CGRect(
      x: apart == nil ? (bounds.midX - width / 2).rounded() : inner.minX, y: y, width: width,
      height: height)
    func placed(_ rect: CGRect) -> CGRect { rect.placed(in: bounds, isMirrored: isMirrored) }
    ground.isHidden = shared == 0
    lie(in: placed(frame), apart: apart.map { _ in placed(round) })
    return (0..<count).map { index in
      guard index != apart else { return placed(round) }
      let place = apart.map { index > $0 } ?? false ? index - 1 : index
      return placed(
        CGRect(
          x: frame.minX + Self.padding + CGFloat(place) * step, y: y + Self.padding,
          width: step + Self.overlap, height: height - 2 * Self.padding))
    }
  }

  /// Is as small as one tab, at the leading edge, and says where the tabs are; those that do not show are behind it.
  ///
  /// A tab that lies apart stays so (general knowledge).
  func lieSmall(in bounds: CGRect, count: Int, apart: Int?, isMirrored: Bool) -> [CGRect] {
    let size = Self.smallSize
    let inner = Self.smallRow(in: bounds)
    func placed(atX x: CGFloat) -> CGRect {
      CGRect(x: x, y: inner.minY, width: size, height: size)
        .placed(in: bounds, isMirrored: isMirrored)
    }
    let one = placed(atX: inner.minX)
    let other = placed(atX: inner.maxX - size)
    ground.isHidden = false
    lie(in: one, apart: apart.map { _ in other })
    return (0..<count).map { $0 == apart ? other : one }
  }

  /// What is free beside the pieces of a small bar, down to the trailing edge if no tab lies apart
  /// (github.com/sdegenaar/liquid_glass_widgets, pull request 265, of the system's music player).
  static func roomBesideSmallPieces(
    in bounds: CGRect, hasTabApart: Bool, isMirrored: Bool
  ) -> CGRect {
    let piece = smallSize + gap
    let inner = smallRow(in: bounds)
    return CGRect(
      x: inner.minX + piece, y: inner.minY,
      width: max(0, inner.width - (hasTabApart ? 2 : 1) * piece), height: inner.height
    ).placed(in: bounds, isMirrored: isMirrored)
  }

  /// Where the pieces of a small bar lie.
  private static func smallRow(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + margin, y: max(0, bounds.maxY - margin - smallSize),
      width: max(0, bounds.width - 2 * margin), height: smallSize)
  }

  /// Places the pieces.
  private func lie(in frame: CGRect, apart: CGRect?) {
    ground.lie(in: frame)
    guard hasRoundGround || apart != nil else { return }
    roundGround.isHidden = apart == nil
    if let apart { roundGround.lie(in: apart) }
  }

  /// Whether there is glass at a point of the bar.
  func contains(_ point: CGPoint) -> Bool {
    let pieces = hasRoundGround ? [ground, roundGround] : [ground]
    return pieces.contains { !$0.isHidden && $0.frame.contains(point) }
  }

  /// Marks the tab that is selected.
  func mark(_ frame: CGRect?) {
    spot.isHidden = frame == nil
    guard let frame else { return }
    spot.frame = frame
    spot.layer.cornerRadius = min(frame.width, frame.height) / 2
  }
}
