public import Foundation

/// A part of the plane in which a field acts, around the field's position.
///
/// Source: Apple, "UIRegion".
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying, NSCoding {
  /// What a region is made of.
  private indirect enum Form {
    case everything
    case circle(radius: CGFloat)
    case rectangle(CGSize)
    case inverse(Form)
    case union(Form, Form)
    case intersection(Form, Form)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .everything: true
      case .circle(let radius): hypot(point.x, point.y) <= radius
      case .rectangle(let size):
        abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let form): !form.contains(point)
      case .union(let first, let second): first.contains(point) || second.contains(point)
      case .intersection(let first, let second): first.contains(point) && second.contains(point)
      }
    }
  }

  private var form = Form.everything

  /// Makes a region of everything (assumed).
  public override init() {
    super.init()
  }

  /// Makes a circle.
  public init(radius: CGFloat) {
    form = .circle(radius: radius)
    super.init()
  }

  /// Makes a rectangle.
  public init(size: CGSize) {
    form = .rectangle(size)
    super.init()
  }

  /// Differs from UIKit: archives hold none.
  public required init?(coder: NSCoder) {
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// The region of everything.
  open class var infinite: UIRegion { UIRegion() }

  /// Whether a place is in the region; the region's middle is the origin.
  open func contains(_ point: CGPoint) -> Bool { form.contains(point) }

  /// What is not in the region.
  open func inverse() -> Self { made(of: .inverse(form)) }

  /// What is in this region or in another one.
  open func byUnion(with region: UIRegion) -> Self { made(of: .union(form, region.form)) }

  /// What is in this region and not in another one.
  open func byDifference(from region: UIRegion) -> Self {
    made(of: .intersection(form, .inverse(region.form)))
  }

  /// What is in both regions.
  open func byIntersection(with region: UIRegion) -> Self {
    made(of: .intersection(form, region.form))
  }

  /// A region that is the same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { made(of: form) }
  }

  /// Differs from UIKit: nothing is archived.
  nonisolated open func encode(with coder: NSCoder) {}

  private func made(of form: Form) -> Self {
    let region = NSObject.make(Self.self)
    region.form = form
    return region
  }
}
