public import Foundation

/// A place between two characters of a text. Who takes text makes a class of it for places in its own text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Makes a place about which nothing is known.
  public override init() {
    super.init()
  }
}

/// A part of a text, or a place in it. Who takes text makes a class of it for parts of its own text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Makes a part about which nothing is known.
  public override init() {
    super.init()
  }

  /// Whether it is a place only.
  open var isEmpty: Bool { true }

  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }

  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle around selected characters, on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Makes a rectangle about which nothing is known.
  public override init() {
    super.init()
  }

  /// Where it is, in the coordinates of the view that shows the text.
  open var rect: CGRect { .zero }

  /// In which direction its text is written.
  open var writingDirection: NSWritingDirection { .leftToRight }

  /// Whether the selection begins in it.
  open var containsStart: Bool { false }

  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }

  /// Whether its text is written from top to bottom.
  open var isVertical: Bool { false }

  /// How its corners are moved; not at all.
  open var transform: CGAffineTransform { .identity }
}

/// A place in a text that is a string.
final class TextOffset: UITextPosition {
  /// How many UTF-16 code units are before it.
  nonisolated let location: Int

  init(_ location: Int) {
    self.location = location
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.location == location
  }

  nonisolated override var hash: Int { location }
}

/// A part of a text that is a string.
final class TextSpan: UITextRange {
  /// The part, in UTF-16 code units.
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(NSMaxRange(range)) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }
}

/// A rectangle of a selection in a text that is a string.
final class TextSpanRect: UITextSelectionRect {
  private let place: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    place = rect
    ends = (containsStart, containsEnd)
    super.init()
  }

  override var rect: CGRect { place }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}

/// Room in a text for what a pencil will write there.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  /// Makes room nowhere.
  public override init() {
    super.init()
  }

  /// Where the room is, line by line; nowhere unless overridden.
  open var rects: [UITextSelectionRect] { [] }
}
