import CoreGraphics
package import Foundation
package import Renderer

/// Pictures of recordings side by side, above a time axis; one row for each recording.
package nonisolated struct FilmStrip: Hashable, Sendable {
  /// One recording.
  package struct Row: Hashable, Sendable {
    /// What is shown, such as "UIKit alone, iOS 17". Empty: no line above the pictures.
    package var title: String
    /// More about it, in fainter letters.
    package var detail: String
    /// The verdict.
    package var badge: Badge?
    /// What to show.
    package var recording: Recording

    /// Makes a row.
    package init(
      _ recording: Recording, title: String = "", detail: String = "", badge: Badge? = nil
    ) {
      self.recording = recording
      self.title = title
      self.detail = detail
      self.badge = badge
    }
  }

  /// The recordings, top to bottom.
  package var rows: [Row]
  /// When to take a picture, in seconds since the recordings began, rising.
  package var times: [TimeInterval]
  /// How wide each phone is drawn, in points.
  package var phoneWidth: CGFloat
  /// Written above everything. Empty: nothing.
  package var title: String

  /// Makes a strip with a picture at each time.
  package init(
    _ rows: [Row], times: [TimeInterval], phoneWidth: CGFloat = 110, title: String = ""
  ) {
    self.rows = rows
    self.times = times
    self.phoneWidth = phoneWidth
    self.title = title
  }

  /// Makes a strip of pictures at equal distances in time.
  ///
  /// - Parameters:
  ///   - rows: The recordings, top to bottom.
  ///   - range: From when to when, in seconds. `nil`: from the start to the end of the longest one.
  ///   - count: How many pictures, at least one.
  ///   - phoneWidth: How wide each phone is drawn, in points.
  ///   - title: Written above everything.
  package init(
    _ rows: [Row], in range: ClosedRange<TimeInterval>? = nil, count: Int = 8,
    phoneWidth: CGFloat = 110, title: String = ""
  ) {
    let range = range ?? 0...(rows.map(\.recording.duration).max() ?? 0)
    let step = count > 1 ? (range.upperBound - range.lowerBound) / TimeInterval(count - 1) : 0
    let times = (0..<max(1, count)).map { range.lowerBound + TimeInterval($0) * step }
    self.init(rows, times: times, phoneWidth: phoneWidth, title: title)
  }

  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 14
  private static let rowGap: CGFloat = 22

  /// The strip as a picture.
  package func displayList(_ typesetter: Typesetter) -> DisplayList {
    let count = CGFloat(times.count)
    let width = 2 * Self.margin + count * phoneWidth + max(0, count - 1) * Self.gap
    var items: [DisplayItem] = []
    var top = Self.margin
    if !title.isEmpty {
      let style = Typesetter.Style(size: 20, weight: 700, color: Palette.ink)
      items.append(
        typesetter.line(
          title, style, at: CGPoint(x: Self.margin, y: top + 18), within: width - 2 * Self.margin))
      top += 40
    }
    for (index, row) in rows.enumerated() {
      if index > 0 { top += Self.rowGap }
      let drawn = self.items(of: row, at: top, width: width, typesetter)
      items += drawn.items
      top += drawn.height
    }
    let size = CGSize(width: width.rounded(.up), height: (top + Self.margin).rounded(.up))
    let paper = DisplayItem.fill(
      .rectangle(CGRect(origin: .zero, size: size)), .color(Palette.paper))
    return DisplayList(size: size, items: [paper] + items)
  }

  private func items(
    of row: Row, at top: CGFloat, width: CGFloat, _ typesetter: Typesetter
  ) -> (items: [DisplayItem], height: CGFloat) {
    var items = heading(of: row, at: top, width: width, typesetter)
    var y = top + (items.isEmpty ? 0 : 30)
    let outer = row.recording.outerSize
    let scale = phoneWidth / outer.width
    var stops: [(time: TimeInterval, x: CGFloat)] = []
    for (index, time) in times.enumerated() {
      let x = Self.margin + CGFloat(index) * (phoneWidth + Self.gap)
      items.append(
        .list(
          row.recording.shownPhone(at: time, typesetter), at: CGPoint(x: x, y: y), scale: scale))
      stops.append((time, x + phoneWidth / 2))
    }
    y += outer.height * scale + 8
    let axis = TimeAxis(
      stops: stops, marks: row.recording.marks, limits: Self.margin...(width - Self.margin))
    let drawn = axis.items(at: y, typesetter)
    return (items + drawn.items, y + drawn.height - top)
  }

  /// Title, verdict and detail in one line.
  private func heading(
    of row: Row, at top: CGFloat, width: CGFloat, _ typesetter: Typesetter
  ) -> [DisplayItem] {
    let titleStyle = Typesetter.Style(size: 15, weight: 600, color: Palette.ink)
    let detailStyle = Typesetter.Style(size: 13, color: Palette.faintInk)
    var items: [DisplayItem] = []
    var x = Self.margin
    if !row.title.isEmpty {
      items.append(typesetter.line(row.title, titleStyle, at: CGPoint(x: x, y: top + 14)))
      x += typesetter.width(of: row.title, titleStyle) + 10
    }
    if let badge = row.badge {
      items += badge.items(leftAt: CGPoint(x: x, y: top + 9), typesetter)
      x += badge.width(typesetter) + 10
    }
    if !row.detail.isEmpty {
      items.append(
        typesetter.line(
          row.detail, detailStyle, at: CGPoint(x: x, y: top + 14),
          within: max(0, width - Self.margin - x)))
    }
    return items
  }
}
