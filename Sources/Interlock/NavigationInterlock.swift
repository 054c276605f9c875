public import InterlockCore
public import UIKit

/// The guard of one navigation controller: what moves, what waits, and what to do about overlaps.
///
/// Reached through `interlock` of a navigation controller. It does not keep its controller alive.
public final class NavigationInterlock {
  let driver: NavigationDriver
  let delegateProxy: NavigationDelegateProxy
  /// The proxy that UIKit tells now.
  var proxyInUse: NavigationDelegateProxy
  let bars: BarFeature
  let touch: TouchFeature
  let tabBar: TabBarFeature
  private(set) lazy var tapGuardObject = TapGuard(self)
  let swipes: SwipeFeature
  /// What the guard stands in the place of; `nil` for a class that calls it by itself.
  let methods: NavigationMethods?
  private let audience = Audience()
  private let appLife: AppLife

  init(host: any NavigationHost, methods: NavigationMethods?) {
    self.methods = methods
    let driver = NavigationDriver(host: host)
    self.driver = driver
    appLife = AppLife(telling: driver.runner)
    delegateProxy = NavigationDelegateProxy(driver: driver)
    proxyInUse = delegateProxy
    bars = BarFeature(host: host)
    touch = TouchFeature(host: host)
    tabBar = TabBarFeature(host: host)
    swipes = SwipeFeature(host: host, driver: driver)
    driver.add(
      PageFeatures(
        bars: bars, touch: touch, tabBar: tabBar, swipes: swipes,
        backMenu: BackMenuWatch(host: host)))
    HostLifetime.watch(host, for: driver.runner)
    driver.runner.observer = { [audience, unowned runner = driver.runner] event, pages in
      audience.hear(event, of: pages)
      runner.desk.hasListeners = audience.wantsEverything  // A reader may have stopped.
    }
    driver.runner.updateSettings {
      $0.areTransitionsInterruptible = transitionsAreInterruptible()
    }
    adopt(Self.defaults)
    noteListeners()
  }

  deinit {
    let audience = audience
    Task { @MainActor in audience.leave() }
  }

  // MARK: Questions

  /// Whether something moves now.
  ///
  /// Derived from what is under way, so it cannot stick: a cancelled swipe ends it like any other end.
  ///
  /// Article: inTransition
  public var isTransitioning: Bool { driver.engine.running != nil }

  /// Whether nothing moves and nothing waits.
  ///
  /// Article: isNeedNavigationBarActionBlocking (its opposite)
  public var isAtRest: Bool { driver.engine.isAtRest }

  /// The stack when all that is accepted has been carried out, bottom to top.
  public var targetStack: [UIViewController] { driver.pages(driver.engine.target) }

  /// How many accepted requests wait for a transition.
  public var waitingCount: Int { driver.engine.waitingCount }

  /// The page that an identifier in an event or outcome stands for; `nil` if it is gone.
  public func page(_ id: PageID) -> UIViewController? { driver.pages([id]).first }

  // MARK: Settings

  /// What to do with a request that arrives while something moves; ``OverlapPolicy/queue`` at first.
  ///
  /// Holds for UIKit's verbs and for those here that name no policy. With `queue`, whole stacks (deep
  /// links) still merge: of several, only the last is of interest.
  public var policy: OverlapPolicy = .queue {
    didSet { driver.runner.follow(policy) }
  }

  /// Policies by who asks, in the place of ``policy``; none at first.
  ///
  /// Without them, what the user asks while something moves is ignored, except from iOS 26 on, where he
  /// can interrupt transitions.
  public var originPolicies: OriginPolicies {
    get { driver.engine.settings.originPolicies }
    set { driver.runner.updateSettings { $0.originPolicies = newValue } }
  }

  /// What to do with a push of something that is there already; ``DuplicatePolicy/refuse`` at first.
  public var duplicates: DuplicatePolicy = .refuse {
    didSet { driver.runner.updateSettings { [duplicates] in $0.duplicates = duplicates } }
  }

  /// On which levels overlapping changes are kept out; ``NavigationDefences/standard`` at first.
  ///
  /// Article: the three levels of defence, each of which can be switched
  public var defences: NavigationDefences {
    get { driver.defences }
    set {
      driver.defences = newValue
      driver.runner.updateSettings {
        $0.blocksInteraction = newValue.blocksInteraction(
          transitionsAreInterruptible: transitionsAreInterruptible())
      }
    }
  }

  /// How long to wait for what.
  ///
  /// Article: the 2 s retry, the check for 10 s, the 0.5 s safety net
  public var deadlines = NavigationDeadlines() {
    didSet { driver.runner.updateSettings { [deadlines] in $0.deadlines = deadlines } }
  }

  // MARK: Watching

  /// What happens from now on; each reading of this property begins a sequence of its own.
  public var events: NavigationEvents {
    defer { noteListeners() }
    return NavigationEvents(stream: audience.broadcast.subscribe())
  }

  /// How many events slow readers of ``events`` have lost.
  public var droppedEventCount: Int { audience.broadcast.droppedCount }

  /// Called with each event as it happens, before any reader of ``events`` sees it.
  public var eventHandler: ((NavigationEvent) -> Void)? {
    get { audience.eventHandler }
    set {
      audience.eventHandler = newValue
      noteListeners()
    }
  }

  /// Takes the messages about what was not done as asked: what was tried, what happened instead, what
  /// to do about it. They go to the system's log at first (standard error on Linux).
  ///
  /// Article: "Ignore push request when top page is still animating"
  public var messageHandler: (String) -> Void {
    get { audience.messageHandler }
    set { audience.messageHandler = newValue }
  }

  private func noteListeners() {
    driver.runner.desk.hasListeners = audience.wantsEverything
  }
}
