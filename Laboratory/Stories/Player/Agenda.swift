import CoreGraphics

/// A story's steps cut into what happens at single moments, in the order of time.
///
/// A swipe becomes touches, a film becomes frames, so that other steps can happen in between.
nonisolated struct Agenda: Hashable, Sendable {
  /// Something that takes no time.
  enum Item: Hashable, Sendable {
    /// A line of the story begins: it is told in the timeline.
    case tell(StoryStep.Kind)
    case calls([StoryCall])
    case tap(StoryTouch)
    /// A finger comes down at this part of the width, in thousandths.
    case touchDown(Int)
    case touchMove(Int)
    case touchUp(Int)
    /// The system takes the touch away.
    case touchCancel
    case look
    case goHome
    case expect(StoryExpectation)
    case shot(String)
    case filmBegins(String)
    case filmEnds(String)
  }

  /// An item and its moment.
  struct Entry: Hashable, Sendable {
    var milliseconds: Int
    var item: Item
  }

  /// The items; those of one moment in the order of the story.
  let entries: [Entry]

  /// How often a finger that moves is felt.
  private static let touchInterval = 16

  init(_ story: Story, era: EraName, guard policy: Guard) {
    var entries: [(order: Int, entry: Entry)] = []
    func add(_ milliseconds: Int, _ item: Item) {
      entries.append((entries.count, Entry(milliseconds: milliseconds, item: item)))
    }
    for step in story.steps {
      if case .expect(let expectation) = step.kind {
        if expectation.applies(era: era, guard: policy) {
          add(step.milliseconds, .expect(expectation))
        }
        continue
      }
      add(step.milliseconds, .tell(step.kind))
      for entry in Self.entries(of: step) { add(entry.milliseconds, entry.item) }
    }
    self.entries =
      entries
      .sorted { ($0.entry.milliseconds, $0.order) < ($1.entry.milliseconds, $1.order) }
      .map(\.entry)
  }

  private static func entries(of step: StoryStep) -> [Entry] {
    let now = step.milliseconds
    switch step.kind {
    case .calls(let calls): return [Entry(milliseconds: now, item: .calls(calls))]
    case .touch(.swipeBack(let swipe)): return entries(of: swipe, at: now)
    case .touch(let touch): return [Entry(milliseconds: now, item: .tap(touch))]
    case .look: return [Entry(milliseconds: now, item: .look)]
    case .goHome: return [Entry(milliseconds: now, item: .goHome)]
    case .expect(let expectation): return [Entry(milliseconds: now, item: .expect(expectation))]
    case .shot(let name): return [Entry(milliseconds: now, item: .shot(name))]
    case .film(let name, let length):
      return [
        Entry(milliseconds: now, item: .filmBegins(name)),
        Entry(milliseconds: now + length, item: .filmEnds(name)),
      ]
    }
  }

  private static func entries(of swipe: StorySwipe, at start: Int) -> [Entry] {
    var entries = [Entry(milliseconds: start, item: .touchDown(swipe.start))]
    let way = swipe.end - swipe.start
    for passed in stride(from: touchInterval, to: swipe.milliseconds, by: touchInterval) {
      let place = swipe.start + way * passed / swipe.milliseconds
      entries.append(Entry(milliseconds: start + passed, item: .touchMove(place)))
    }
    let end = start + swipe.milliseconds
    if swipe.rest > 0 { entries.append(Entry(milliseconds: end, item: .touchMove(swipe.end))) }
    entries.append(
      Entry(
        milliseconds: end + swipe.rest,
        item: swipe.isCancelled ? .touchCancel : .touchUp(swipe.end)))
    return entries
  }
}
