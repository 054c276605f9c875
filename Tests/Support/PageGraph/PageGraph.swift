public import Testing

/// The pages of article 002 and the ways between them, with the bar hidden on A, B and D and shown on
/// A', C and E.
///
/// ```
/// A ──▶ B ──▶ D        no bar on A, B and D
///       ▲ └─▶ E        a bar on A', C and E
/// A' ───┴───▶ C
/// ```
public enum PageGraph {
  /// A page, by its title.
  public enum Page: String, CaseIterable, Sendable {
    case a = "A"
    case b = "B"
    case d = "D"
    case shownA = "A'"
    case c = "C"
    case e = "E"

    /// Whether it wants no bar.
    public var hidesBar: Bool { self == .a || self == .b || self == .d }
  }

  /// A way between two pages.
  public struct Edge: Sendable, CustomTestStringConvertible {
    /// The page that a pop leads to.
    public let lower: Page
    /// The page that a push leads to.
    public let upper: Page
    /// The way, as the name of a test's argument.
    public var testDescription: String { "\(lower.rawValue) > \(upper.rawValue)" }

    /// The way between two pages.
    public init(_ lower: Page, _ upper: Page) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// Every way.
  public static let edges = [
    Edge(.a, .b), Edge(.b, .d), Edge(.b, .e), Edge(.shownA, .b), Edge(.shownA, .c),
  ]
}
