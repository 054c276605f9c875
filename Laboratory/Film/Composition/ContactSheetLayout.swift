import CoreGraphics
import Foundation
import Renderer

/// Places the parts of a contact sheet.
nonisolated struct ContactSheetLayout {
  let sheet: ContactSheet
  let typesetter: Typesetter

  private static let margin: CGFloat = 32
  private static let labelWidth: CGFloat = 176
  private static let columnGap: CGFloat = 14
  private static let groupGap: CGFloat = 30
  private static let cellBottom: CGFloat = 34

  private static let titleStyle = Typesetter.Style(size: 26, weight: 700, color: Palette.ink)
  private static let subtitleStyle = Typesetter.Style(size: 14, color: Palette.faintInk)
  private static let groupStyle = Typesetter.Style(size: 15, weight: 600, color: Palette.ink)
  private static let columnStyle = Typesetter.Style(size: 12, weight: 500, color: Palette.faintInk)
  private static let rowStyle = Typesetter.Style(size: 14, weight: 600, color: Palette.ink)
  private static let detailStyle = Typesetter.Style(size: 12, color: Palette.faintInk)

  func displayList() -> DisplayList {
    var items: [DisplayItem] = []
    var y = Self.margin
    items += heading(&y)
    items += columnTitles(&y)
    for row in sheet.rows { items += self.items(of: row, &y) }
    items += legend(&y)
    let size = CGSize(width: width.rounded(.up), height: (y + Self.margin).rounded(.up))
    let paper = DisplayItem.fill(
      .rectangle(CGRect(origin: .zero, size: size)), .color(Palette.paper))
    return DisplayList(size: size, items: [paper] + items)
  }

  // MARK: - Columns

  /// The left edge of each column, group by group.
  private var columnEdges: [[CGFloat]] {
    var x = Self.margin + Self.labelWidth
    return sheet.groups.map { group in
      defer { x += Self.groupGap - Self.columnGap }
      return group.columns.map { _ in
        defer { x += sheet.phoneWidth + Self.columnGap }
        return x
      }
    }
  }

  private var width: CGFloat {
    let right = columnEdges.joined().max().map { $0 + sheet.phoneWidth }
    return (right ?? Self.margin + Self.labelWidth) + Self.margin
  }

  // MARK: - Parts, top to bottom; each moves `y` below itself

  private func heading(_ y: inout CGFloat) -> [DisplayItem] {
    let limit = width - 2 * Self.margin
    var items = [
      typesetter.line(
        sheet.title, Self.titleStyle, at: CGPoint(x: Self.margin, y: y + 24), within: limit)
    ]
    y += 36
    for line in typesetter.lines(of: sheet.subtitle, Self.subtitleStyle, within: limit) {
      items.append(
        typesetter.line(line, Self.subtitleStyle, at: CGPoint(x: Self.margin, y: y + 14)))
      y += 20
    }
    y += 22
    return items
  }

  /// Headings over rules over titles; headings of several lines end just above their rule.
  private func columnTitles(_ y: inout CGFloat) -> [DisplayItem] {
    let headings = zip(sheet.groups, columnEdges).map { group, edges in
      let width = (edges.last ?? 0) + sheet.phoneWidth - (edges.first ?? 0)
      return typesetter.lines(of: group.title, Self.groupStyle, within: width)
    }
    y += 14 + CGFloat((headings.map(\.count).max() ?? 1) - 1) * 19
    var items: [DisplayItem] = []
    for ((group, heading), edges) in zip(zip(sheet.groups, headings), columnEdges) {
      guard let left = edges.first, let last = edges.last else { continue }
      let width = last + sheet.phoneWidth - left
      for (index, line) in heading.reversed().enumerated() {
        let point = CGPoint(x: left, y: y - CGFloat(index) * 19)
        items.append(typesetter.line(line, Self.groupStyle, at: point, within: width))
      }
      let rule = CGRect(x: left, y: y + 8, width: width, height: 1)
      items.append(.fill(.rectangle(rule), .color(Palette.hairline)))
      for (title, edge) in zip(group.columns, edges) {
        items.append(
          typesetter.line(
            title, Self.columnStyle, at: CGPoint(x: edge + sheet.phoneWidth / 2, y: y + 26),
            .center, within: sheet.phoneWidth + Self.columnGap - 2))
      }
    }
    y += 40
    return items
  }

  private func items(of row: ContactSheet.Row, _ y: inout CGFloat) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var height: CGFloat = 0
    for (cell, x) in zip(row.cells, columnEdges.joined()) {
      guard let cell else { continue }
      let phone = cell.recording.shownPhone(at: cell.time, typesetter)
      let scale = sheet.phoneWidth / phone.size.width
      items.append(.list(phone, at: CGPoint(x: x, y: y), scale: scale))
      let bottom = phone.size.height * scale
      items += cell.badge.items(
        centeredAt: CGPoint(x: x + sheet.phoneWidth / 2, y: y + bottom + 16), typesetter)
      height = max(height, bottom)
    }
    items += label(of: row, at: y, height: height)
    y += height + Self.cellBottom
    let rule = CGRect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: 1)
    items.append(.fill(.rectangle(rule), .color(Palette.hairline.faded(by: 0.6))))
    y += 18
    return items
  }

  private func label(of row: ContactSheet.Row, at top: CGFloat, height: CGFloat) -> [DisplayItem] {
    let limit = Self.labelWidth - 20
    let titles = typesetter.lines(of: row.title, Self.rowStyle, within: limit)
    let details = typesetter.lines(of: row.detail, Self.detailStyle, within: limit)
    var items: [DisplayItem] = []
    var baseline = top + 18
    for line in titles {
      items.append(typesetter.line(line, Self.rowStyle, at: CGPoint(x: Self.margin, y: baseline)))
      baseline += 19
    }
    baseline += 3
    // What would run into the next row is left out.
    for line in details where baseline < top + max(height, 60) {
      items.append(
        typesetter.line(line, Self.detailStyle, at: CGPoint(x: Self.margin, y: baseline)))
      baseline += 16
    }
    return items
  }

  /// Verdicts and their meanings, as many in a line as fit.
  private func legend(_ y: inout CGFloat) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var x = Self.margin
    for entry in sheet.legend {
      let badgeWidth = entry.badge.width(typesetter)
      let entryWidth =
        badgeWidth + 7 + typesetter.width(of: entry.meaning, Self.detailStyle)
      if x > Self.margin, x + entryWidth > width - Self.margin {
        x = Self.margin
        y += 26
      }
      items += entry.badge.items(leftAt: CGPoint(x: x, y: y + 9), typesetter)
      items.append(
        typesetter.line(
          entry.meaning, Self.detailStyle, at: CGPoint(x: x + badgeWidth + 7, y: y + 13),
          within: width - Self.margin - x - badgeWidth - 7))
      x += entryWidth + 22
    }
    if !sheet.legend.isEmpty { y += 18 }
    return items
  }
}
