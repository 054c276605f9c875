public import Foundation

/// A part of a view over which a pointer looks the same.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// Where it is, in the view's coordinates.
  public let rect: CGRect
  /// Tells it from others.
  public let identifier: AnyHashable?

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The directions in which the pointer stays inside while a button is down.
  open var latchingAxes: UIAxis = []

  /// Whether another one is the same part of a view.
  func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}

/// Where a pointer is when a region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  private let place: CGPoint

  init(location: CGPoint) {
    place = location
    super.init()
  }

  /// The place, in the view's coordinates.
  open var location: CGPoint { place }

  /// The keys that are held down; none.
  open var modifiers: UIKeyModifierFlags { [] }
}
