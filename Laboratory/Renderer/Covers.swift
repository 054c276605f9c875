import CoreGraphics
import Foundation

/// The opaque rectangles of a picture, and what they leave to be seen of what lies behind them.
///
/// The page that comes hides most of the page that goes, and each page all of the window behind it: what is
/// covered need not be drawn. A cover has whole pixels and is drawn with nothing but its colour, so whatever
/// was there before leaves no trace.
///
/// Items have numbers, in the order in which they are drawn: a group first, then what is in it.
final class Covers {
  /// A rectangle of pixels in which nothing shows of items with smaller numbers.
  private struct Cover {
    let number: Int
    let rect: CGRect
  }

  /// What part of the picture a cover has at least: small ones hide little, and each is asked about.
  private static let leastShare: CGFloat = 1 / 16

  private var covers: [Cover] = []
  /// What is blurred, by the numbers of the items that do so: what lies behind these must be whole.
  private var backdrops: [Cover] = []
  /// The first number after an item and all that is in it, by the item's number.
  private var ends: [Int] = []
  /// The number of the item that is drawn next.
  private var next = 0
  private let leastArea: CGFloat

  /// Finds the covers among items that are drawn one after the other.
  init(of items: [DisplayItem], _ state: DrawingState) {
    leastArea = state.visible.width * state.visible.height * Self.leastShare
    add(items, state)
  }

  /// Draws an item with what no later item covers.
  func draw(_ state: DrawingState, _ body: (DrawingState) -> Void) {
    let end = ends[next]
    next += 1
    var state = state
    state.shown = remains(of: state.shown, behind: end)
    if !state.shown.isEmpty { body(state) }
    next = end
  }

  /// What no item with this number or a greater one covers of a rectangle of pixels; empty if that is nothing.
  func remains(of rect: CGRect, behind number: Int = 0) -> CGRect {
    var rest = rect
    for cover in covers.reversed() {
      guard cover.number >= number, !rest.isEmpty else { break }
      guard !isBlurred(cover, behind: number) else { continue }
      rest = rest.withoutEdge(coveredBy: cover.rect)
    }
    return rest
  }

  /// Whether something in front of an item blurs what is there before a cover hides it.
  private func isBlurred(_ cover: Cover, behind number: Int) -> Bool {
    backdrops.contains {
      number <= $0.number && $0.number < cover.number && $0.rect.intersects(cover.rect)
    }
  }

  /// Numbers items.
  ///
  /// - Parameter state: Nil where items are drawn together first: what is opaque there may be faded, cut
  ///   off or turned then.
  private func add(_ items: [DisplayItem], _ state: DrawingState?) {
    for item in items {
      let number = ends.count
      ends.append(0)
      switch item {
      case .group(let group):
        add(group.items, state.flatMap { $0.inside(group) })
      case .fill(.rectangle(let rectangle), .color(let color)):
        add(rectangle, color, number, state)
      case .backdrop(let shape, _):
        let rect = state?.snappedDeviceRect(shape.bounds) ?? .infinite
        backdrops.append(Cover(number: number, rect: rect))
      case .fill, .border, .stroke, .shadow, .contrasting, .text, .dissolve, .inSpace:
        break  // They may leave pixels out, or are seldom large.
      }
      ends[number] = ends.count
    }
  }

  private func add(
    _ rectangle: RoundedRectangle, _ color: DisplayColor, _ number: Int, _ state: DrawingState?
  ) {
    guard let state, state.isUpright, color.alpha >= 1, rectangle.isPlain else { return }
    let rect = state.snappedDeviceRect(rectangle.rect).intersection(state.visible)
    guard !rect.isEmpty, rect.width * rect.height >= leastArea else { return }
    covers.append(Cover(number: number, rect: rect))
  }
}

extension DrawingState {
  /// How the items of a group are drawn; nil if they are drawn into a picture of their own first.
  func inside(_ group: DisplayGroup) -> DrawingState? {
    guard group.opacity >= 1, group.mask.isEmpty, !group.isSeparate else { return nil }
    var state = self
    state.transform = group.transform.concatenating(transform)
    if let clip = group.clip {
      guard state.isUprightRectangle(clip) else { return nil }
      state.cut(to: clip)
    }
    return state
  }
}

extension CGRect {
  /// The rectangle without what another one covers, if a rectangle is left then; else all of it.
  fileprivate func withoutEdge(coveredBy other: CGRect) -> CGRect {
    var (left, right, top, bottom) = (minX, maxX, minY, maxY)
    if other.minY <= top, other.maxY >= bottom {
      if other.minX <= left {
        left = max(left, other.maxX)
      } else if other.maxX >= right {
        right = min(right, other.minX)
      }
    } else if other.minX <= left, other.maxX >= right {
      if other.minY <= top {
        top = max(top, other.maxY)
      } else if other.maxY >= bottom {
        bottom = min(bottom, other.minY)
      }
    }
    guard left < right, top < bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
