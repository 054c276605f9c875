/// How a presented page covers the screen.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; what is below leaves it.
  case fullScreen = 0
  /// A sheet that leaves a part of the page below visible.
  case pageSheet = 1
  /// A small centered sheet where there is room.
  case formSheet = 2
  /// Covers the controller that defines the context.
  case currentContext = 3
  /// Whatever the transitioning delegate makes of it.
  case custom = 4
  /// Covers the screen; what is below stays.
  case overFullScreen = 5
  /// Covers the controller that defines the context; what is below stays.
  case overCurrentContext = 6
  /// A popover where there is room.
  case popover = 7
  /// No adaptation.
  case none = -1
  /// Whatever the system finds best.
  case automatic = -2
}

/// How a presented page comes and goes.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical = 0
  /// Turns around the vertical axis.
  case flipHorizontal = 1
  /// Fades in over the page below.
  case crossDissolve = 2
  /// Curls up a corner of the page below.
  case partialCurl = 3
}
