import CoreGraphics
package import Foundation
package import Renderer

/// A table of small pictures with titles and verdicts, for somebody who wants to see all at once.
package nonisolated struct ContactSheet: Hashable, Sendable {
  /// Columns under one heading.
  package struct ColumnGroup: Hashable, Sendable {
    /// The heading.
    package var title: String
    /// The titles of the columns.
    package var columns: [String]

    /// Makes a group of columns.
    package init(_ title: String, columns: [String]) {
      self.title = title
      self.columns = columns
    }
  }

  /// One small picture.
  package struct Cell: Hashable, Sendable {
    /// What was recorded.
    package var recording: Recording
    /// Which moment of it to show, in seconds since it began.
    package var time: TimeInterval
    /// The verdict, drawn below.
    package var badge: Badge

    /// Makes a cell; without a time it shows the end of the recording.
    package init(_ recording: Recording, at time: TimeInterval? = nil, badge: Badge) {
      self.recording = recording
      self.time = time ?? recording.duration
      self.badge = badge
    }
  }

  /// One row of cells.
  package struct Row: Hashable, Sendable {
    /// What happens in this row.
    package var title: String
    /// More about it, in fainter letters.
    package var detail: String
    /// One cell for each column; `nil` leaves its place empty.
    package var cells: [Cell?]

    /// Makes a row.
    package init(_ title: String, detail: String = "", cells: [Cell?]) {
      self.title = title
      self.detail = detail
      self.cells = cells
    }
  }

  /// A verdict and what it means.
  package struct LegendEntry: Hashable, Sendable {
    /// The verdict.
    package var badge: Badge
    /// What it means, in a few words.
    package var meaning: String

    /// Makes an entry.
    package init(_ badge: Badge, _ meaning: String) {
      self.badge = badge
      self.meaning = meaning
    }
  }

  /// Written above everything.
  package var title: String
  /// Written below the title.
  package var subtitle: String
  /// The columns, left to right.
  package var groups: [ColumnGroup]
  /// The rows, top to bottom.
  package var rows: [Row]
  /// What each verdict means, written below everything.
  package var legend: [LegendEntry]
  /// How wide each phone is drawn, in points.
  package var phoneWidth: CGFloat

  /// Makes a sheet.
  package init(
    title: String, subtitle: String = "", groups: [ColumnGroup], rows: [Row],
    legend: [(badge: Badge, meaning: String)] = [], phoneWidth: CGFloat = 72
  ) {
    self.title = title
    self.subtitle = subtitle
    self.groups = groups
    self.rows = rows
    self.phoneWidth = phoneWidth
    self.legend = legend.map { LegendEntry($0.badge, $0.meaning) }
  }

  /// The sheet as a picture.
  package func displayList(_ typesetter: Typesetter) -> DisplayList {
    ContactSheetLayout(sheet: self, typesetter: typesetter).displayList()
  }
}
