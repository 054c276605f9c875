import CoreGraphics
import Foundation

/// Which items the data source has been told will come into sight soon.
///
/// Assumed: those within the length of the view ahead, in the direction of the last movement.
struct Prefetcher {
  private var announced: Set<IndexPath> = []
  private var last: CGPoint?
  private var goesBack = false

  /// Forgets everything, since the data are others.
  mutating func reset() {
    announced = []
  }

  /// The part of the content that comes next, for what shows now.
  mutating func ahead(of bounds: CGRect, isHorizontal: Bool) -> CGRect {
    if let last {
      let way = isHorizontal ? bounds.minX - last.x : bounds.minY - last.y
      if way != 0 { goesBack = way < 0 }
    }
    last = bounds.origin
    return isHorizontal
      ? bounds.offsetBy(dx: goesBack ? -bounds.width : bounds.width, dy: 0)
      : bounds.offsetBy(dx: 0, dy: goesBack ? -bounds.height : bounds.height)
  }

  /// What is to be announced and what to be taken back.
  mutating func update(
    ahead: [IndexPath], visible: Set<IndexPath>
  ) -> (begin: [IndexPath], cancel: [IndexPath]) {
    announced.subtract(visible)
    let wanted = Set(ahead).subtracting(visible)
    let begin = wanted.subtracting(announced)
    let cancel = announced.subtracting(wanted)
    announced = wanted
    return (begin.sorted(), cancel.sorted())
  }
}
