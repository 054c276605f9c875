public import Foundation

/// A table of data, of which assistive technologies tell the rows, columns and headers.
///
/// They look for it where ``UIResponder/accessibilityContainerType`` is `dataTable`.
/// Differs from UIKit: nobody walks through tables on the simulated device; tests may.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The cell at a place, also where it begins in another row or column; nil if there is none.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  /// How many rows there are.
  func accessibilityRowCount() -> Int
  /// How many columns there are.
  func accessibilityColumnCount() -> Int
  /// The headers of a row; optional.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The headers of a column; optional.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
}

/// A cell of a table of data.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows that the cell lies in.
  func accessibilityRowRange() -> NSRange
  /// The columns that the cell lies in.
  func accessibilityColumnRange() -> NSRange
}

extension UIAccessibilityContainerDataTable {
  /// No headers; the method is optional.
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }

  /// No headers; the method is optional.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }

  /// Lets `table.accessibilityHeaderElements?(...)` compile, which Objective-C's optional methods need.
  public var accessibilityHeaderElements: UIAccessibilityContainerDataTableCalls? {
    UIAccessibilityContainerDataTableCalls(table: self)
  }
}

/// The optional methods of a table of data, called through `?`.
@preconcurrency @MainActor
public struct UIAccessibilityContainerDataTableCalls {
  let table: any UIAccessibilityContainerDataTable

  /// The headers of a row.
  public func callAsFunction(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    table.accessibilityHeaderElements(forRow: row)
  }

  /// The headers of a column.
  public func callAsFunction(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
  {
    table.accessibilityHeaderElements(forColumn: column)
  }
}
