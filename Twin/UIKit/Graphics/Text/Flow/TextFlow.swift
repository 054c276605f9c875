import CoreGraphics
import Foundation

/// A text broken into lines, whose characters may look different from each other, and where each of them is.
///
/// Lines break as those of `TextParagraph`, which sets text that looks the same throughout.
///
/// - `+Lines`: where lines end, and how the last one is cut.
/// - `+Places`: from characters to places and back.
/// - `+Drawing`: what draws it.
nonisolated struct TextFlow {
  /// A part of the text that looks the same throughout.
  struct Run {
    let look: TextLook
    /// The text's color; nil for that of whoever draws.
    let color: UIColor?
    /// What is shown in the place of its one character.
    var attachment: TextPicture?
  }

  /// What a person takes for one character.
  struct Cluster {
    /// Its place in the text, in UTF-16 code units.
    let range: NSRange
    /// What breaks or stretches there.
    private(set) var kind: BreakClass
    /// Whether it is not drawn.
    private(set) var isHidden = false
    /// How wide it is, in points; of a tab nothing but what it takes at least.
    private(set) var width: CGFloat
    /// Its run.
    let run: Int

    init(range: NSRange, kind: BreakClass, width: CGFloat, run: Int) {
      (self.range, self.kind, self.width, self.run) = (range, kind, width, run)
    }

    /// Becomes something else, as a director says.
    mutating func become(_ kind: BreakClass, width: CGFloat, isHidden: Bool = false) {
      (self.kind, self.width, self.isHidden) = (kind, width, isHidden)
    }
  }

  /// What may be changed about how lines are laid out.
  struct Room {
    /// The width of lines, in points.
    var width: CGFloat
    /// The most lines there may be; 0 for as many as it takes.
    var maximumLines = 0
    /// How lines break, and how the last one is cut; nil for what each paragraph says.
    var mode: NSLineBreakMode?
    /// Where lines are from side to side; nil for what each paragraph says.
    var alignment: NSTextAlignment?
    var isRightToLeft = false
    /// Where no text may be, from the top left of the lines.
    var obstacles: [CGRect] = []
    /// What a room of another form leaves between its sides for a line, by the place of its first character.
    var sides: ((CGRect, Int) -> ClosedRange<CGFloat>)?
    /// Whether the markers of lists stand before paragraphs, and make room for them.
    var showsListMarkers = false
    /// Who else has a say in it; gone once lines are laid out, since it keeps whoever keeps these.
    var director: TextDirector?
    /// Whether a line may end before a character, where somebody else has a say in that alone; gone as the director is.
    var mayBreak: ((Int) -> Bool)?
    /// What is shown in the place of a character, where that is not as `TextPicture` has it; gone as the director is.
    ///
    /// Gets the attachment, the attributes, the place of the character and the room of the line.
    var picture: ((NSTextAttachment, [NSAttributedString.Key: Any], Int, CGRect) -> TextPicture)?

    fileprivate mutating func letGo() {
      (director, mayBreak, picture) = (nil, nil, nil)
    }
  }

  /// Characters of a line that follow each other, or the mark for those that were cut away.
  enum Segment: Equatable {
    /// Clusters of the text.
    case clusters(Range<Int>)
    /// An ellipsis that looks as a run does.
    case ellipsis(run: Int)

    var isText: Bool { if case .clusters = self { true } else { false } }
  }

  /// One line.
  struct Line {
    /// All its clusters, with the spaces at its end and the line feed.
    let clusters: Range<Int>
    /// What of it shows.
    let segments: [Segment]
    /// Where its text begins, and how wide that is, in points.
    var left: CGFloat
    var width: CGFloat
    /// The room between the sides that it has.
    let span: ClosedRange<CGFloat>
    var top: CGFloat
    var height: CGFloat
    /// The room below it, before the next one, in points.
    var spacing: CGFloat = 0
    /// How far its baseline is below its top, in points.
    var ascent: CGFloat
    /// How much wider spaces are than their font has them, since the line is justified.
    var stretch: CGFloat = 0
    /// What stands before the first line of a paragraph in a list.
    var marker: ListMarker?
  }

  /// The text.
  let text: NSString
  let runs: [Run]
  let clusters: [Cluster]
  private(set) var room: Room
  private(set) var lines: [Line] = []
  /// The look of text that would follow.
  let endLook: TextLook

  /// Lays out a text with attributes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - look: How it looks where it says nothing, and where it is empty.
  ///   - room: Where it is laid out.
  ///   - container: The room as attachments know it.
  init(
    _ text: NSAttributedString, look: TextLook, room: Room, container: NSTextContainer? = nil
  ) {
    var runs: [Run] = []
    var clusters: [Cluster] = []
    let all = text.string as NSString
    let size = CGSize(width: room.width, height: look.lineHeight)
    text.enumerateAttributes(
      in: NSRange(location: 0, length: text.length), options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      var run = Run(
        look: TextLook(attributes, usually: look.font),
        color: attributes[.foregroundColor] as? UIColor)
      let string = all.substring(with: range)
      let start = clusters.count
      if let attachment = attributes[.attachment] as? NSTextAttachment, string == "\u{FFFC}" {
        let proposed = CGRect(origin: .zero, size: size)
        let picture =
          room.picture?(attachment, attributes, range.location, proposed)
          ?? TextPicture(attachment, at: range.location, in: container, proposed)
        run.attachment = picture
        clusters.append(
          Cluster(range: range, kind: .letter, width: picture.width, run: runs.count))
      } else {
        Self.add(string, at: range.location, run: runs.count, run.look, &clusters)
        room.director?.settle(&clusters, from: start, of: all, look: run.look)
      }
      runs.append(run)
    }
    self.init(all, runs: runs, clusters: clusters, look: runs.last?.look ?? look, room: room)
  }

  /// Lays out a text that looks the same throughout.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - look: How it looks.
  ///   - mask: What is shown in the place of each character; nil for the character.
  ///   - room: Where it is laid out.
  init(_ text: String, look: TextLook, mask: Character? = nil, room: Room) {
    var clusters: [Cluster] = []
    Self.add(text, at: 0, run: 0, look, mask: mask, &clusters)
    self.init(
      text as NSString, runs: [Run(look: look, color: nil, attachment: nil)], clusters: clusters,
      look: look,
      room: room)
  }

  private init(
    _ text: NSString, runs: [Run], clusters: [Cluster], look: TextLook, room: Room
  ) {
    self.text = text
    self.runs = runs
    self.clusters = clusters
    self.room = room
    endLook = look
    lines = brokenLines()
    self.room.letGo()
  }

  private static func add(
    _ text: String, at start: Int, run: Int, _ look: TextLook, mask: Character? = nil,
    _ clusters: inout [Cluster]
  ) {
    var location = start
    for character in text {
      let length = character.utf16.count
      let kind = BreakClass(character)
      clusters.append(
        Cluster(
          range: NSRange(location: location, length: length), kind: kind,
          width: kind == .newline || kind == .tab ? 0 : look.width(of: String(mask ?? character)),
          run: run))
      location += length
    }
  }

  /// Moves lines down.
  mutating func move(_ range: Range<Int>, by distance: CGFloat) {
    for index in range { lines[index].top += distance }
  }

  /// The height of all lines, in points.
  var height: CGFloat { lines.last.map { $0.top + $0.height } ?? 0 }

  /// The width of the widest line, in points.
  var width: CGFloat { lines.map(\.width).max() ?? 0 }

  func look(of cluster: Int) -> TextLook {
    clusters.indices.contains(cluster) ? runs[clusters[cluster].run].look : endLook
  }
}

nonisolated extension TextLook {
  /// The width of characters on one line, in points.
  func width(of text: String) -> CGFloat {
    TextMeasure.width(
      of: text, fontSize: font.pointSize, weight: font.fontWeight, spacing: spacing)
  }

  /// The same with letters as small as a text on one line needs; itself where it fits. Sizes have spacings of their own, so
  /// that a share of the size is no such share of the width: it takes some steps.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width that there is, in points.
  ///   - least: The least share of the size.
  func shrunk(for text: String, toWidth width: CGFloat, atLeast least: CGFloat) -> TextLook {
    var (look, share) = (self, CGFloat(1))
    var needed = look.width(of: text)
    while needed > width + 0.01, share > least, share > 0.01 {
      share = max(share * width / needed, least)
      look = scaled(by: share)
      needed = look.width(of: text)
    }
    return look
  }
}
