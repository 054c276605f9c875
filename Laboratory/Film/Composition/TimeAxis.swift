import CoreGraphics
import Foundation
import Renderer

/// A line under a row of pictures that says when each was shown and what happened when.
nonisolated struct TimeAxis {
  /// When each picture was shown, in seconds, and where its middle is. At least one, by rising time.
  let stops: [(time: TimeInterval, x: CGFloat)]
  /// What happened. Only marks from the first to the last picture are drawn.
  let marks: [Recording.Mark]
  /// The smallest and the largest x that a caption may reach.
  let limits: ClosedRange<CGFloat>

  private static let laneHeight: CGFloat = 15
  private static let timeStyle = Typesetter.Style(size: 10.5, color: Palette.faintInk)
  private static let markStyle = Typesetter.Style(size: 11, weight: 600, color: Palette.blue)

  /// A caption with its place: captions that would overlap go to different lanes.
  private struct PlacedMark {
    var caption: String
    var markX: CGFloat
    var textX: CGFloat
    var width: CGFloat
    var lane: Int
  }

  /// The axis as items below the origin, and how high they are.
  func items(at top: CGFloat, _ typesetter: Typesetter) -> (items: [DisplayItem], height: CGFloat) {
    guard let first = stops.first, let last = stops.last else { return ([], 0) }
    let y = top + 6
    let line = CGRect(x: first.x, y: y - 0.5, width: last.x - first.x, height: 1)
    var items: [DisplayItem] = [.fill(.rectangle(line), .color(Palette.hairline))]
    let placed = place(typesetter)
    for mark in placed { items += self.items(of: mark, y: y, typesetter) }
    for stop in stops {
      let tick = CGRect(x: stop.x - 0.5, y: y - 4, width: 1, height: 8)
      items.append(.fill(.rectangle(tick), .color(Palette.faintInk)))
      let text = Self.text(of: stop.time)
      let width = typesetter.width(of: text, Self.timeStyle) + 4
      // A mark's line may lead past here; the time stays readable.
      let plate = CGRect(x: stop.x - width / 2, y: y + 7, width: width, height: 13)
      items.append(.fill(.rectangle(plate), .color(Palette.paper)))
      items.append(
        typesetter.line(text, Self.timeStyle, at: CGPoint(x: stop.x, y: y + 17), .center))
    }
    for mark in placed { items.append(dot(at: mark.markX, y: y)) }
    let lanes = (placed.map(\.lane).max() ?? -1) + 1
    return (items, 26 + CGFloat(lanes) * Self.laneHeight)
  }

  /// Seconds with two digits, as all times under pictures are written.
  static func text(of time: TimeInterval) -> String {
    let hundredths = Int((time * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }

  private func items(of mark: PlacedMark, y: CGFloat, _ typesetter: Typesetter) -> [DisplayItem] {
    let baseline = y + 34 + CGFloat(mark.lane) * Self.laneHeight
    let leader = DisplayPath([
      .move(CGPoint(x: mark.markX, y: y + 3)), .line(CGPoint(x: mark.markX, y: baseline - 10)),
    ])
    return [
      .stroke(leader, DisplayStroke(Palette.blue.faded(by: 0.45), width: 1)),
      typesetter.line(mark.caption, Self.markStyle, at: CGPoint(x: mark.textX, y: baseline)),
    ]
  }

  private func dot(at x: CGFloat, y: CGFloat) -> DisplayItem {
    let rect = CGRect(x: x - 3.5, y: y - 3.5, width: 7, height: 7)
    return .fill(.rectangle(rect, cornerRadius: 3.5), .color(Palette.blue))
  }

  private func place(_ typesetter: Typesetter) -> [PlacedMark] {
    var ends: [CGFloat] = []
    return marks.compactMap { mark in
      guard let x = x(of: mark.time) else { return nil }
      let width = typesetter.width(of: mark.caption, Self.markStyle)
      let textX = max(
        limits.lowerBound, min(x - width / 2, limits.upperBound - width))
      let lane = ends.firstIndex { $0 + 10 <= textX } ?? ends.count
      if lane == ends.count { ends.append(textX + width) } else { ends[lane] = textX + width }
      return PlacedMark(caption: mark.caption, markX: x, textX: textX, width: width, lane: lane)
    }
  }

  /// Where a time lies: between two pictures, in proportion.
  private func x(of time: TimeInterval) -> CGFloat? {
    guard let first = stops.first, let last = stops.last,
      time >= first.time - 1e-6, time <= last.time + 1e-6
    else { return nil }
    for (before, after) in zip(stops, stops.dropFirst()) where time <= after.time {
      let span = after.time - before.time
      let part = span > 0 ? max(0, (time - before.time) / span) : 0
      return before.x + part * (after.x - before.x)
    }
    return last.x
  }
}
