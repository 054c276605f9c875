/// How the lines of a text are placed between its edges.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, but for the last line of a paragraph: spaces become wider.
  case justified = 3
  /// Where the lines of the interface's language begin.
  case natural = 4
}

/// How a text that is too wide breaks or is cut.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; the last one is cut between characters.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// The last line is not cut but runs out of the bounds.
  case byClipping = 2
  /// The last line loses its beginning to an ellipsis.
  case byTruncatingHead = 3
  /// The last line loses its end to an ellipsis.
  case byTruncatingTail = 4
  /// The last line loses its middle to an ellipsis.
  case byTruncatingMiddle = 5
}
