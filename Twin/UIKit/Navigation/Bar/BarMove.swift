import Foundation

/// A place of a controller's bar.
enum BarPlace {
  /// Below the status bar.
  case rest
  /// Out of sight, above the screen, with the hairline below it.
  case above
  /// Out of sight, below the screen.
  case below
  /// Out of sight, beyond the leading edge.
  case leading
  /// Out of sight, beyond the trailing edge.
  case trailing

  /// Where a bar of this size begins.
  func origin(of size: CGSize, below top: CGFloat, isMirrored: Bool) -> CGPoint {
    let width = isMirrored ? -size.width : size.width
    return switch self {
    case .rest: CGPoint(x: 0, y: top)
    case .above: CGPoint(x: 0, y: -size.height - 1)
    case .below: CGPoint(x: 0, y: top + size.height)
    case .leading: CGPoint(x: -width, y: top)
    case .trailing: CGPoint(x: width, y: top)
    }
  }
}

/// The way of a bar that comes or goes with its page.
///
/// It stays next to the edge of the page above, on the side where its page is: so it covers its own
/// page as far as that is seen, and nothing of the other one (assumed: that the bar slides sideways
/// with its page is known from multiple reports, but not how far).
struct BarMove {
  let start: BarPlace
  let end: BarPlace

  /// - Parameters:
  ///   - isHiding: Whether the bar belongs to the page that goes.
  ///   - operation: Which page lies above the other.
  init(isHiding: Bool, in operation: NavigationTransition.Operation) {
    switch (isHiding, operation) {
    case (true, .push): (start, end) = (.rest, .leading)
    case (true, .pop): (start, end) = (.rest, .trailing)
    case (false, .push): (start, end) = (.trailing, .rest)
    case (false, .pop): (start, end) = (.leading, .rest)
    }
  }

  /// Whether the bar belongs to the page that comes.
  var isComing: Bool { end == .rest }
}
