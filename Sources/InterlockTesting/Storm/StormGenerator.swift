import InterlockCore

/// Makes up what happens in a storm, step by step, from a seed.
///
/// Looks at nothing but its numbers, so a storm is known before it has begun.
struct StormGenerator: Sendable {
  private var numbers: SeededGenerator
  private let quirks: [ScriptedHost.Quirk]
  private let policies: [OverlapPolicy?]
  private let hasUser: Bool
  private var isQuirkNext = false
  /// What is left of a scene, its last step first.
  private var scene: [StormStep] = []

  /// The pages that are asked for: few, so that they meet each other.
  private static let pageCount = 8
  /// Of so many steps, one is the beginning of a scene.
  private static let sceneRarity = 50

  init(
    seed: UInt64, quirks: [ScriptedHost.Quirk], policies: [OverlapPolicy?], hasUser: Bool
  ) {
    numbers = SeededGenerator(seed: seed)
    self.quirks = quirks
    self.policies = policies
    self.hasUser = hasUser
  }

  /// What happens next.
  mutating func next() -> StormStep {
    if let step = scene.popLast() { return step }
    if hasUser, numbers.onceIn(Self.sceneRarity) { playScene() }
    if let step = scene.popLast() { return step }
    if !isQuirkNext, numbers.onceIn(6), let quirk = quirks.randomElement(using: &numbers),
      // A host that has gone away has nothing more to show.
      quirk != .goesAway || numbers.onceIn(50)
    {
      isQuirkNext = true
      return .quirk(quirk)
    }
    isQuirkNext = false
    switch number(20) {
    case 0..<10: return .request(request())
    case 10 where hasUser: return .userPops
    case 11 where hasUser: return .beginSwipe(overlapping: numbers.onceIn(3))
    case 12 where hasUser: return .liftFinger(finishing: numbers.onceIn(2))
    case 13 where hasUser:
      return numbers.onceIn(3)
        ? .drag(thousandths: number(1_001)) : .otherCodePops(animated: numbers.onceIn(2))
    case 14 where hasUser: return weather()
    case 15: return numbers.onceIn(4) ? .stray(stray()) : .withdraw(back: number(6) - 1)
    default: return .wait(milliseconds: number(601))
    }
  }

  /// What an app may have chosen.
  mutating func settings() -> NavigationEngine.Settings {
    var settings = NavigationEngine.Settings(blocksInteraction: !numbers.onceIn(4))
    settings.areTransitionsInterruptible = numbers.onceIn(3)
    settings.duplicates = DuplicatePolicy.allCases.randomElement(using: &numbers) ?? .refuse
    if numbers.onceIn(4) { settings.queueLimit = number(4) }
    if numbers.onceIn(4) {
      settings.deadlines.settleGrace = .milliseconds(Int64(1 + number(2_000)))
      settings.deadlines.recheck = .milliseconds(Int64(100 + number(4_000)))
      settings.deadlines.report = .milliseconds(Int64(1_000 + number(20_000)))
    }
    return settings
  }

  /// Whether the storm ends with the host's going away, and not with a calm.
  mutating func endsSuddenly() -> Bool { numbers.onceIn(4) }

  // MARK: Scenes

  /// Begins some steps that rarely come one after the other by chance.
  private mutating func playScene() {
    let finishing = numbers.onceIn(2)
    let steps: [StormStep] =
      switch number(6) {
      case 0:  // A finger that takes its time.
        [
          .beginSwipe(overlapping: false), .wait(milliseconds: number(6_001)),
          .liftFinger(finishing: finishing),
        ]
      case 1:  // A finger on top of a transition.
        [
          .request(request()), .wait(milliseconds: number(700)), .beginSwipe(overlapping: true),
          .wait(milliseconds: number(3_001)), .liftFinger(finishing: finishing),
        ]
      case 2:  // Somebody looks before the host has laid out.
        [.request(request()), .read, .wait(milliseconds: number(100)), .read]
      case 3:  // A transition that outlives the ladder, with nobody about.
        [
          .wait(milliseconds: 2_000 + number(4_000)), .quirk(.goesBackLate), .quirk(.swallows),
          .request(request()), .wait(milliseconds: 6_000),
        ]
      case 4:  // The background, in the middle of something.
        [
          .request(request()), .wait(milliseconds: number(350)), .pause,
          .wait(milliseconds: number(3_001)), .resume, .wait(milliseconds: number(2_001)),
        ]
      default:  // Time for everything to come to rest.
        [.wait(milliseconds: number(10_001))]
      }
    scene = steps.reversed().filter { step in
      if case .quirk(let quirk) = step { quirks.contains(quirk) } else { true }
    }
  }

  // MARK: What the system and the user do

  /// Alerts, tabs, background, slowness.
  private mutating func weather() -> StormStep {
    switch number(12) {
    case 0:
      let obstacle = HostObstacle.allCases.randomElement(using: &numbers) ?? .presentation
      return .obstruct(obstacle, milliseconds: number(3_001))
    case 1: return .presence(numbers.onceIn(2) ? .offScreen : .onScreen)
    case 2: return .pause
    case 3: return .resume
    case 4: return .answerDelay(milliseconds: number(701))
    case 5: return .answerDelay(milliseconds: 0)
    case 6: return .hold(atMostMilliseconds: numbers.onceIn(8) ? nil : number(20_001))
    case 7: return .release(back: number(5) - 1)
    case 8, 9: return .answer(isAgreed: !numbers.onceIn(3))
    case 10: return .read
    default: return numbers.onceIn(4) ? .settings(settings()) : .presence(.onScreen)
    }
  }

  private mutating func stray() -> StormStep.Stray {
    StormStep.Stray.allCases.randomElement(using: &numbers) ?? .foreignEnd
  }

  // MARK: What the app asks for

  private mutating func request() -> NavigationEngine.Request {
    var request = NavigationEngine.Request(id: RequestID(rawValue: 0), change())
    request.isAnimated = !numbers.onceIn(4)
    request.policy = policies.randomElement(using: &numbers) ?? nil
    if numbers.onceIn(8) {
      request.origin = RequestOrigin.allCases.randomElement(using: &numbers) ?? .program
    }
    if numbers.onceIn(8) {
      request.source = page()
      request.requiresSource = numbers.onceIn(2)
    }
    request.isHostVerb = numbers.onceIn(8)
    if numbers.onceIn(4) { request.pagesToAsk = pages(5) }
    return request
  }

  private mutating func change() -> NavigationEngine.Change {
    number(14) < 3 ? .batch((0..<number(4)).map { _ in change() }) : plainChange()
  }

  private mutating func plainChange() -> NavigationEngine.Change {
    switch number(12) {
    case 0..<5: .push(pageOfRequest())
    case 5, 6: .pop(count: 1 + number(3))
    case 7: .popTo(page())
    case 8: .popToRoot
    case 9: .replaceTop(pageOfRequest())
    case 10: .remove(pages(3))
    default: .set(pages(3).map { NavigationEngine.Page($0) })
    }
  }

  private mutating func pageOfRequest() -> NavigationEngine.Page {
    let page = page()
    guard numbers.onceIn(3) else { return NavigationEngine.Page(page) }
    if numbers.onceIn(12) {
      return NavigationEngine.Page(page, fault: PageFault.allCases.randomElement(using: &numbers))
    }
    return NavigationEngine.Page(page, key: PageKey(rawValue: String(number(3))))
  }

  private mutating func page() -> PageID {
    PageID(rawValue: number(Self.pageCount))
  }

  /// Up to that many different pages, in any order.
  private mutating func pages(_ limit: Int) -> [PageID] {
    let count = number(limit + 1)
    var pages: [PageID] = []
    while pages.count < count {
      let page = page()
      if !pages.contains(page) { pages.append(page) }
    }
    return pages
  }

  private mutating func number(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &numbers)
  }
}
