/// What a story may ask for at most. Each number is part of the language and shown in `interlock --help`.
package nonisolated enum StoryLimits {
  /// Bytes in one file.
  package static let bytes = 1 << 20
  /// Lines in one file.
  package static let lines = 10_000
  /// Characters (Unicode scalars) in one line.
  package static let lineLength = 1_000
  /// Pages made by one story, alerts included.
  package static let pages = 10_000
  /// Virtual time of one story, in milliseconds.
  package static let milliseconds = 3_600_000
  /// Frames of all shots and films of one story.
  package static let frames = 2_000
  /// Pixels along one side of the screen.
  package static let pixels = 4_000
  /// Fingers that tap at the same time.
  package static let fingers = 5
  /// Errors shown in one run; what follows is only counted.
  package static let errors = 20
  /// Characters of a text from a file that a message shows.
  package static let shownCharacters = 200
  /// Pages of a stack that a line of a timeline lists; those in the middle are counted.
  package static let shownPages = 20
  /// Frames that a `film` line draws per second.
  package static let filmFramesPerSecond = 30

  /// The limits as one paragraph, for `--help` and the documentation.
  package static let summary = """
    Limits of a story: 1 MiB, 10,000 lines, 1,000 characters a line, 10,000 pages, \
    1 h of virtual time, 2,000 frames, 4,000 pixels a side, 5 fingers; at most 20 errors are shown.
    """
}
