import CoreGraphics
import Foundation
import QuartzCore

/// A mark at the side of a row.
///
/// Assumed: sizes and lines, measured by eye from pictures of the system's tables.
final class AccessoryMark: UIView {
  /// What a mark says.
  enum Kind {
    /// A tap leads to another page.
    case disclosure
    /// Rows below belong to this one.
    case outline
    /// The row is chosen.
    case checkmark
    /// The row can be moved.
    case reorder

    /// Whether the mark points along the row, and so to the other side where rows go from right to left.
    var pointsAlong: Bool { self == .disclosure || self == .outline }

    /// How wide the sign of another page is, in points.
    ///
    /// Source: what it leaves of the content in files of Interface Builder, with a margin of 20: 384.5 of 414 points at 2x
    /// (jihokim94/IOS-STUDY, `AccessoryView.storyboard`, Xcode 12) and 384.33 at 3x (zacinthepark/HotelManzana, Xcode 13),
    /// 322.67 of 353 at 3x (ODDNERO/TableView, Xcode 16) and 343.5 of 374 at 2x (qsoyq/NetNewsWire, Xcode 26). Until iOS 12,
    /// 8 points: logged hierarchies. Assumed: the wider one from iOS 18 on.
    private static var disclosureWidth: CGFloat {
      let behaviour = UISystem.current.behaviour
      guard behaviour.isFromIOS13On else { return 8 }
      return UIScreen.main.inPixels(behaviour.isFromIOS18On ? 10.2 : 9.4, .up)
    }

    private static func arrow(width: CGFloat) -> ImageLines {
      let middle = width / 2
      return ImageLines(
        size: CGSize(width: width, height: 13),
        strokes: [
          [
            CGPoint(x: middle - 2.5, y: 1), CGPoint(x: middle + 3, y: 6.5),
            CGPoint(x: middle - 2.5, y: 12),
          ]
        ],
        lineWidth: 2)
    }

    var lines: ImageLines {
      switch self {
      case .disclosure: Self.arrow(width: Self.disclosureWidth)
      case .outline: Self.arrow(width: 8)
      case .checkmark:
        ImageLines(
          size: CGSize(width: 15, height: 13),
          strokes: [[CGPoint(x: 1, y: 7), CGPoint(x: 5.5, y: 12), CGPoint(x: 14, y: 1)]],
          lineWidth: 2)
      case .reorder:
        ImageLines(
          size: CGSize(width: 20, height: 12),
          strokes: [1, 6, 11].map { [CGPoint(x: 1, y: $0), CGPoint(x: 19, y: $0)] },
          lineWidth: 1.5)
      }
    }
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  let kind: Kind
  private let lines: ImageLines
  private var isMirrored = false
  /// Whether the mark points down instead of along the row.
  var pointsDown = false {
    didSet { point() }
  }
  /// The color; that of the kind unless set.
  var color: UIColor? {
    didSet { paint() }
  }

  init(_ kind: Kind) {
    self.kind = kind
    lines = kind.lines
    super.init(frame: CGRect(origin: .zero, size: lines.size))
    isUserInteractionEnabled = false
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = lines.path
    shape.fillColor = nil
    shape.lineWidth = lines.lineWidth
    shape.lineCap = .round
    shape.lineJoin = .round
    paint()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    paint()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    point()
    paint()
  }

  /// Points to the end of the row, or down.
  private func point() {
    guard kind.pointsAlong, let shape = layer as? CAShapeLayer else { return }
    if isMirrored != (superview ?? self).isRightToLeft {
      isMirrored.toggle()
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: lines.size.width, ty: 0)
      shape.path = CGPath(segments: lines.path.segments.applying(isMirrored ? mirror : .identity))
    }
    let turn = isMirrored ? -CGFloat.pi / 2 : .pi / 2
    transform = pointsDown ? CGAffineTransform(rotationAngle: turn) : .identity
  }

  private func paint() {
    let usual: UIColor =
      switch kind {
      case .disclosure, .reorder: .tertiaryLabel
      case .outline, .checkmark: tintColor
      }
    (layer as? CAShapeLayer)?.strokeColor =
      (color ?? usual).resolvedColor(with: traitCollection).cgColor
  }
}

/// A button that shows more about a row.
final class DetailButton: ButtonControl {
  private static let diameter: CGFloat = 22
  private let sign = UILabel()

  init(onTap: @escaping () -> Void) {
    let side = Self.diameter
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    sign.text = "i"
    sign.font = .systemFont(ofSize: 15, weight: .semibold)
    sign.textAlignment = .center
    sign.frame = bounds
    addSubview(sign)
    layer.cornerRadius = side / 2
    layer.borderWidth = 1.5
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    paint()
  }

  /// As tests of interfaces find it (general knowledge).
  override var usualAccessibilityLabel: String? { "More Info" }

  required init?(coder: NSCoder) {
    nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    paint()
  }

  private func paint() {
    sign.textColor = tintColor
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}

/// Marks beside each other.
final class AccessoryStrip: UIView {
  /// The space between two marks, in points (assumed).
  static let spacing: CGFloat = 12

  init(_ marks: [UIView]) {
    let width = marks.reduce(0) { $0 + $1.bounds.width } + Self.spacing * CGFloat(marks.count - 1)
    let height = marks.map(\.bounds.height).max() ?? 0
    super.init(frame: CGRect(x: 0, y: 0, width: max(0, width), height: height))
    var x: CGFloat = 0
    for mark in marks {
      mark.frame.origin = CGPoint(x: x, y: (height - mark.bounds.height) / 2)
      x += mark.bounds.width + Self.spacing
      addSubview(mark)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }
}
