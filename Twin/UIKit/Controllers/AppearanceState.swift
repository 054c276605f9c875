/// Where a page is in its life on the screen.
///
/// ```
///   ┌─────────────┐ begin(true)  ┌───────────┐  end   ┌──────────┐
///   │ disappeared │ ───────────▶ │ appearing │ ─────▶ │ appeared │
///   └─────────────┘ ◀──┐         └───────────┘        └──────────┘
///                  end │   begin(false) │ ▲ begin(true)    │
///                      │                ▼ │                │
///                      │         ┌──────────────┐          │
///                      └──────── │ disappearing │ ◀────────┘
///                                └──────────────┘  begin(false)
/// ```
/// A page that is not on the screen disappears all the same if it is told to: `disappearing` comes next then, too.
/// Every other step is what UIKit's log calls unbalanced: nothing is called, the state stays.
///
/// Source: tests that pass on iOS, which make a page and have it disappear at once (an article of 2020-10-16, "Trigger
/// viewWillDisappear and viewDidDisappear"; PagingKit, `ContentAppearanceHandlerTests`).
package nonisolated enum AppearanceState: Hashable, Sendable {
  /// Not on the screen. Next: `appearing`, or `disappearing` by hand.
  case disappeared
  /// Between `viewWillAppear` and `viewDidAppear`. Next: `appeared`, or `disappearing`.
  case appearing(animated: Bool)
  /// On the screen. Next: `disappearing`.
  case appeared
  /// Between `viewWillDisappear` and `viewDidDisappear`. Next: `disappeared`, or `appearing`.
  case disappearing(animated: Bool)

  /// The callback that belongs to a step.
  package enum Callback: Hashable, Sendable {
    case willAppear
    case didAppear(animated: Bool)
    case willDisappear
    case didDisappear(animated: Bool)
  }

  /// Begins an appearance or a disappearance.
  ///
  /// - Returns: The callback to make, or nil if the step is unbalanced.
  package mutating func begin(appearing: Bool, animated: Bool) -> Callback? {
    switch (self, appearing) {
    case (.disappeared, true), (.disappearing, true):
      self = .appearing(animated: animated)
      return .willAppear
    case (.appeared, false), (.appearing, false), (.disappeared, false):
      self = .disappearing(animated: animated)
      return .willDisappear
    case (.appearing, true), (.appeared, true), (.disappearing, false):
      return nil
    }
  }

  /// Ends what was begun.
  ///
  /// - Returns: The callback to make, or nil if nothing was begun.
  package mutating func end() -> Callback? {
    switch self {
    case .appearing(let animated):
      self = .appeared
      return .didAppear(animated: animated)
    case .disappearing(let animated):
      self = .disappeared
      return .didDisappear(animated: animated)
    case .appeared, .disappeared:
      return nil
    }
  }

  /// Whether a container has to begin an appearance or a disappearance; otherwise the page is there already.
  package func mayBegin(_ appearing: Bool) -> Bool {
    guard self != .disappeared || appearing else { return false }
    var next = self
    return next.begin(appearing: appearing, animated: false) != nil
  }

  /// Whether an appearance is under way.
  package var isAppearing: Bool {
    switch self {
    case .appearing: true
    case .disappeared, .appeared, .disappearing: false
    }
  }

  /// Whether an animated appearance is under way.
  package var isAnimatedAppearance: Bool {
    switch self {
    case .appearing(let animated): animated
    case .disappeared, .appeared, .disappearing: false
    }
  }

  /// Whether a disappearance is under way.
  var isDisappearing: Bool {
    switch self {
    case .disappearing: true
    case .disappeared, .appeared, .appearing: false
    }
  }

  /// Whether an appearance or a disappearance is under way.
  package var isChanging: Bool {
    switch self {
    case .appearing, .disappearing: true
    case .disappeared, .appeared: false
    }
  }
}
