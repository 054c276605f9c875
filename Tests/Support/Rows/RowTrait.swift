public import Testing

/// Says which rows of the project's list of features a test proves.
///
/// Written as `.row("R12")`, in the test's own line, so that a search finds it.
public struct RowTrait: TestTrait, SuiteTrait {
  /// The rows, such as `R12`.
  public let rows: [String]

  /// A suite's rows are those of all its tests.
  public var isRecursive: Bool { true }
}

extension Trait where Self == RowTrait {
  /// The test proves these rows.
  public static func row(_ rows: String...) -> RowTrait {
    RowTrait(rows: rows)
  }
}
