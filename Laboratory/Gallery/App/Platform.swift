/// A platform of the station: a page with a bar that is its own wish.
package nonisolated struct Platform: Hashable, Sendable {
  /// What is over the platform, and so what bar is over the page.
  package enum Roof: Hashable, Sendable {
    /// The open sky: no bar.
    case none
    /// Boards: a bar that lets nothing through.
    case boards
    /// Glass: a bar of title and buttons alone, over the page's own color.
    case glass
    /// Paint: a bar in colors of its own.
    case paint
  }

  /// The title in the bar, if there is one, and the name by which a row or a story finds the page.
  package var title: String
  /// One line for the row that leads here.
  package var summary: String
  package var roof: Roof
  /// Whether the page goes on behind its roof, where there are boards.
  package var reachesBehindBoards = false
  package var tone: Exhibit.Tone
  package var drawing: Exhibit.Drawing
  /// The titles of the platforms that the page's rows push.
  package var ways: [String]

  /// What the page says about its roof.
  package var text: String {
    switch roof {
    case .none: "No roof here. The page has the bar's place, too, up to the clock."
    case .boards: "Boards from edge to edge: the bar comes and goes with this platform."
    case .glass: "A roof of glass. Of the bar there is the writing alone."
    case .paint: "Painted anew, the writing too, and only as far as this platform goes."
    }
  }
}

nonisolated extension Catalogue {
  /// The platform with this title, or nil if there is none.
  package static func platform(titled title: String) -> Platform? {
    platforms.first { $0.title == title }
  }

  /// The six platforms, by the names of article 002, whose graph they have, and two with other roofs.
  ///
  /// ```
  /// A ──▶ B ──▶ D        no roof on A, B and D
  ///       ▲ └─▶ E        a roof on A', C and E
  /// A' ───┴───▶ C
  /// ```
  package static let platforms = [
    Platform(
      title: "Platform A", summary: "Under the open sky", roof: .none, tone: .red,
      drawing: .homeSignal, ways: ["Platform B"]),
    Platform(
      title: "Platform A'", summary: "Across the track, with a roof", roof: .boards, tone: .iron,
      drawing: .points, ways: ["Platform B", "Platform C"]),
    Platform(
      title: "Platform B", summary: "Under the open sky", roof: .none, tone: .amber,
      drawing: .distantSignal, ways: ["Platform D", "Platform E"]),
    Platform(
      title: "Platform C", summary: "Below a roof", roof: .boards, reachesBehindBoards: true,
      tone: .green, drawing: .lamp, ways: ["Glass roof"]),
    Platform(
      title: "Platform D", summary: "Under the open sky", roof: .none, tone: .blue,
      drawing: .bell, ways: []),
    Platform(
      title: "Platform E", summary: "Below a roof", roof: .boards, tone: .violet,
      drawing: .lever, ways: ["Painted roof"]),
    Platform(
      title: "Glass roof", summary: "The sky, and the name of the station", roof: .glass,
      tone: .blue, drawing: .glass, ways: ["Painted roof"]),
    Platform(
      title: "Painted roof", summary: "In the colors of the line", roof: .paint, tone: .red,
      drawing: .frame, ways: ["Glass roof"]),
  ]
}
