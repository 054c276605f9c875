import CoreGraphics
public import Foundation

/// The shadow that text casts.
// Sendable although a class: all that changes is behind a lock.
nonisolated open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private struct Values {
    var offset = CGSize.zero
    var blur: CGFloat = 0
    var color: Any? = UIColor(white: 0, alpha: 1.0 / 3)
  }

  private let mark = FoundationMark()
  private let lock = NSLock()
  private var guarded = Values()

  private var values: Values {
    get { lock.withLock { guarded } }
    set { lock.withLock { guarded = newValue } }
  }

  /// Makes a shadow right below the text, black and one third opaque, with sharp edges.
  ///
  /// Source: documentation of `NSShadow`, the defaults of its properties.
  public override init() {
    super.init()
  }

  /// How far it lies to the right and down, in points.
  open var shadowOffset: CGSize {
    get { values.offset }
    set { values.offset = newValue }
  }

  /// How far its edges are blurred, in points; 0 for not at all.
  open var shadowBlurRadius: CGFloat {
    get { values.blur }
    set { values.blur = newValue }
  }

  /// Its color, a `UIColor`; `nil` for no shadow.
  open var shadowColor: Any? {
    get { values.color }
    set { values.color = newValue }
  }

  /// A shadow that is the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether the other object is the same shadow.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.color == color
  }

  /// A hash of what it is like.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowBlurRadius)
    hasher.combine(color)
    return hasher.finalize()
  }

  private var color: UIColor? { shadowColor as? UIColor }

  /// The shadow as it is drawn; half of the blur is its standard deviation, as for contexts.
  var drawn: DrawingShadow? {
    color.map {
      DrawingShadow(color: $0.cgColor.rgba, offset: shadowOffset, radius: shadowBlurRadius / 2)
    }
  }
}
