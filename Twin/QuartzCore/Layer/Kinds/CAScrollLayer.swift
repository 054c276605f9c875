public import CoreGraphics

/// Which way a scroll layer may go.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nowhere.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// To the left and to the right.
  public static let horizontally = Self(rawValue: "horizontally")
  /// Everywhere.
  public static let both = Self(rawValue: "both")
}

/// A layer that shows a part of what is in it.
open class CAScrollLayer: CALayer {
  /// Which way the layer may go.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Lets a point of the content be at the origin, as far as the mode allows it.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Lets a rectangle of the content begin at the origin, as far as the mode allows it.
  ///
  /// Assumed: as little as lets it be seen.
  open func scroll(to r: CGRect) {
    scrollRectToVisible(r)
  }
}
