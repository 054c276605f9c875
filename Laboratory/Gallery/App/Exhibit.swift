/// What one page of the gallery tells: plain data, so that a story may make up an exhibit of its own.
package nonisolated struct Exhibit: Hashable, Sendable {
  /// The drawings in the page's header and on the row that leads to it.
  package enum Drawing: Hashable, Sendable, CaseIterable {
    case homeSignal, distantSignal, lamp, glass, points, lock, bell, code, lever, frame
  }

  /// The color that runs through a page: header, icon and marks.
  package enum Tone: Hashable, Sendable, CaseIterable {
    case red, amber, green, blue, violet, iron
  }

  /// The title in the bar, and the name by which a row, a link or a story finds the page.
  package var title: String

  /// One line for the row that leads here.
  package var summary: String

  /// The text under the header, two or three sentences.
  package var text: String

  package var drawing: Drawing
  package var tone: Tone

  /// The titles of the exhibits that the page's rows push.
  package var related: [String]

  package init(
    title: String,
    summary: String = "",
    text: String = "",
    drawing: Drawing = .lever,
    tone: Tone = .iron,
    related: [String] = []
  ) {
    self.title = title
    self.summary = summary
    self.text = text
    self.drawing = drawing
    self.tone = tone
    self.related = related
  }
}
