import InterlockCore
import UIKit

/// Stands between UIKit's navigation controller and the engine.
///
/// It takes the verbs that the app and UIKit call, hands them to the engine as requests, makes the calls
/// that the engine orders, and reads the controller; the rest is the runner's, as for every host.
final class NavigationDriver {
  /// The controller that is guarded.
  @Loose private(set) var host: UINavigationController?
  /// Runs the engine.
  let runner: EngineRunner
  /// The pages behind the engine's identifiers.
  private var pages = PageRegistry<UIViewController>()
  /// What the library does for every page inside UIKit's own call.
  private(set) var features: PageFeatures?
  /// What the app does for every page inside UIKit's own call, before its delegate hears of the page.
  var pageHooks = PageHooks()
  /// The coordinators that have been seen.
  var coordinators = CoordinatorBook()

  /// On which levels overlapping changes are kept out.
  var defences = NavigationDefences.standard
  /// The swipe for which a pop is about to come.
  var expectedSwipe: ExpectedSwipe?
  /// The page that a finger drags in the library's own swipe; nil without one.
  weak var drag: PageDrag?

  /// The last call that the engine ordered, until its transition is over.
  private var lastCall: OpenCall?
  /// Whether UIKit is carrying out a call of ours at this moment: the last one.
  private(set) var isCallingUIKit = false
  private var isAnsweringVerb = false
  private var poppedByVerb: [UIViewController]?
  private var isPassingVerb = false
  /// A page that is to come again, and that the host still has as a child although it has left.
  @Loose private var leavingPage: UIViewController?

  /// A call of UIKit that the engine ordered.
  private struct OpenCall {
    let transition: TransitionID
    let stackBefore: [PageID]
    let verb: NavigationEngine.Perform.Verb

    /// The stack that the call leads to.
    var goal: [PageID] { verb.result(on: stackBefore) }
  }

  /// Creates the driver of a controller, which is taken to be at rest with the pages it has.
  init(host: any NavigationHost, clock: MainClock = MainClock()) {
    self.host = host
    runner = EngineRunner(shown: pages.ids(of: host.viewControllers), clock: clock)
    runner.drive(self)
  }

  /// Has features do their part from now on.
  func add(_ features: PageFeatures) {
    self.features = features
  }

  // MARK: The runner

  /// The decisions.
  var engine: NavigationEngine { runner.engine }
  /// The time, and later turns.
  var clock: MainClock { runner.clock }
  /// Keeps touches away while the engine orders it.
  var blocker: InteractionBlocker { runner.blocker }

  /// Delivers an event to the engine and carries out what it answers, now or after what goes on.
  func send(_ event: consuming NavigationEngine.Event) {
    runner.send(event)
  }

  /// Tells the outside, after what goes on.
  func deliver(_ event: consuming NavigationEvent) {
    runner.deliver(event)
  }

  // MARK: Requests

  /// Takes a verb that was called on the host: by the app, or by UIKit for the user.
  ///
  /// - Returns: What UIKit returned, if the change began inside this call; else `nil`.
  @discardableResult
  func intercept(_ verb: HostVerb) -> [UIViewController]? {
    guard let host else { return nil }
    if let swipe = takeSwipe(calling: verb) { return pass(verb, to: host, cause: .user(swipe)) }
    if isCallingUIKit, let call = lastCall, isUnmade(call, by: host), isPart(verb, of: call) {
      return callUIKit(verb, on: host)
    }
    if let call = lastCall, engine.isPostponed(call.transition), isPart(verb, of: call) {
      isCallingUIKit = true
      let popped = callUIKit(verb, on: host)
      isCallingUIKit = false
      send(.hostBegan(HostChange(.postponedPerform(call.transition), reading: reading(of: host))))
      return popped
    }
    let origin = origin(of: verb, on: host)
    guard defences.contains(.mutators) || runner.isAnyToBeAsked(about: origin) else {
      return pass(verb, to: host)
    }
    guard !runner.isDraining else {
      submit(verb, from: origin)
      return nil
    }
    isAnsweringVerb = true
    submit(verb, from: origin)
    isAnsweringVerb = false
    defer { poppedByVerb = nil }
    return poppedByVerb
  }

  /// Whose wish a verb is: the app's, unless UIKit calls it for a second tap on a tab or for a choice in
  /// the menu under the back button.
  private func origin(of verb: HostVerb, on host: any NavigationHost) -> RequestOrigin {
    if verb.isTabTappedAgain(on: host) { return .tabRetap }
    return isChoiceInBackMenu(verb) ? .backMenu : .program
  }

  /// Hands a verb to the engine.
  ///
  /// About a wish of the user's pages are asked; it waits or is ignored as the app's own verbs are, since
  /// UIKit makes it by one of them.
  private func submit(_ verb: HostVerb, from origin: RequestOrigin) {
    var request = runner.request(
      change(verb), isAnimated: verb.isAnimated,
      policy: origin.isUser ? engine.settings.policy : nil, origin: origin)
    request.isHostVerb = true
    submit(request, pages: verb.keptPages)
  }

  /// Makes a call of UIKit, with the pages ready for the stack that it leads to.
  private func callUIKit(_ verb: HostVerb, on host: any NavigationHost) -> [UIViewController]? {
    features?.willChange(by: verb, of: host)
    return host.callUIKit(verb)
  }

  /// Lets a verb do what it does without a guard, and tells the engine of it.
  private func pass(
    _ verb: HostVerb, to host: any NavigationHost, cause: HostChange.Cause = .otherCode
  ) -> [UIViewController]? {
    guard !isPassingVerb else { return callUIKit(verb, on: host) }  // A part of the verb outside.
    isPassingVerb = true
    let before = pages.ids(of: host.viewControllers)
    let popped = callUIKit(verb, on: host)
    isPassingVerb = false
    if pages.ids(of: host.viewControllers) != before {
      send(.hostBegan(HostChange(cause, reading: reading(of: host))))
    }
    return popped
  }

  /// Hands a request to the engine; the completion is called exactly once, with its outcome.
  ///
  /// - Parameter answer: What the first page that is asked has said already.
  func submit(
    _ request: NavigationEngine.Request, pages: [UIResponder], answer: VetoAnswer? = nil,
    completion: (@MainActor (NavigationOutcome) -> Void)? = nil
  ) {
    if let host { noticeForeignChange(of: host) }
    runner.submit(request, pages: pages, answer: answer, completion: completion)
  }

  // MARK: What the host lets be seen

  /// The host's view has run a layout pass.
  func hostDidLayOut() {
    guard let host else { return }
    features?.hostDidLayOut(host)
    runner.hostDidLayOut(host.viewIfLoaded)
  }

  /// UIKit is about to show a page.
  func hostWillShow(_ page: UIViewController) {
    if let host { features?.willShow(page, in: host) }
    pageHooks.appWillShow?(page)
    deliver(.willShow(pages.id(of: page)))
  }

  /// UIKit has shown a page.
  func hostDidShow(_ page: UIViewController) {
    let id = pages.id(of: page)
    let host = host
    if let host { noticeForeignChange(of: host) }
    send(.witnessed(.didShow(id)))
    if let host { features?.didShow(page, in: host) }
    pageHooks.appDidShow?(page)
    deliver(.didShow(id))
  }

  /// Whether a page that is to come again has not left yet: UIKit raises if it is pushed then.
  func isWaitingForLeavingPage(of host: UINavigationController) -> Bool {
    guard let leavingPage else { return false }
    return host.leavingPage(among: [leavingPage]) != nil
  }

  // MARK: Pages

  /// The identifier that stands for a page.
  func id(of page: UIViewController) -> PageID {
    pages.id(of: page)
  }

  /// The pages that identifiers stand for, without those that are gone.
  func pages(_ ids: [PageID]) -> [UIViewController] {
    ids.compactMap { pages.page($0) }
  }
}

// MARK: - What the runner asks for

extension NavigationDriver: EngineHost {
  var isThere: Bool { host != nil }

  var pageContainer: UIView? { host?.viewIfLoaded }

  var vocabulary: HostVocabulary { .navigation }

  var otherActivity: NavigationActivity {
    guard let presented = host?.presentedViewController,
      presented.isBeingPresented || presented.isBeingDismissed
    else { return [] }
    return .presentation
  }

  func page(_ id: PageID) -> (any HostedPage)? { pages.page(id) }

  func stack() -> [PageID] {
    pages.ids(of: host?.viewControllers ?? [])
  }

  func reading() -> HostReading? {
    guard let host else { return nil }
    return reading(of: host)
  }

  private func reading(of host: any NavigationHost) -> HostReading {
    HostReading(stack: pages.ids(of: host.viewControllers), status: status(of: host))
  }

  func perform(_ order: NavigationEngine.Perform) -> HostReading? {
    guard let host else { return nil }
    if let verb = verb(order) { perform(verb, by: order, on: host) }
    return reading(of: host)
  }

  private func perform(
    _ verb: HostVerb, by order: NavigationEngine.Perform, on host: any NavigationHost
  ) {
    leavingPage = host.leavingPage(among: verb.pages)
    guard leavingPage == nil else { return }  // The engine reads that and waits.
    lastCall = OpenCall(
      transition: order.transition, stackBefore: pages.ids(of: host.viewControllers),
      verb: order.verb)
    isCallingUIKit = true
    let popped = callUIKit(verb, on: host)
    if isAnsweringVerb { poppedByVerb = popped }
    isCallingUIKit = false
  }

  func didSettle() {
    lastCall = nil
    if let host { features?.didSettle(host) }
  }
}

// MARK: - Translation between verbs and changes

extension NavigationDriver {
  /// Whether a verb that UIKit calls says what another call says, in UIKit's own words.
  private func isPart(_ verb: HostVerb, of call: OpenCall) -> Bool {
    result(of: verb, on: call.stackBefore) == call.goal
  }

  /// Whether a call has not changed the stack yet.
  ///
  /// Once it has, the app's callbacks inside it (`willMove(toParent:)`) may ask for the same again: a
  /// pop inside a pop takes a second page away.
  private func isUnmade(_ call: OpenCall, by host: any NavigationHost) -> Bool {
    pages.ids(of: host.viewControllers) == call.stackBefore
  }

  private func result(of verb: HostVerb, on stack: [PageID]) -> [PageID] {
    verb.result(on: stack) { pages.id(of: $0) }
  }

  /// Tells the engine of a change that was made past every verb, before it judges the next request.
  private func noticeForeignChange(of host: any NavigationHost) {
    guard !runner.isDraining, runner.isAtRest else { return }
    let stack = host.viewControllers
    let top: PageID? = if let page = stack.last { pages.id(of: page) } else { nil }
    guard !runner.desk.shows(stack.count, upTo: top) else { return }
    send(.hostBegan(HostChange(.otherCode, reading: reading(of: host))))
  }

  private func change(_ verb: HostVerb) -> NavigationEngine.Change {
    switch verb {
    case .push(let page, _): .push(enginePage(page))
    case .pop: .pop(count: 1)
    case .popTo(let page, _): .popTo(pages.id(of: page))
    case .popToRoot: .popToRoot
    case .set(let pages, _): .set(pages.map(enginePage))
    }
  }

  private func verb(_ order: NavigationEngine.Perform) -> HostVerb? {
    let isAnimated = order.isAnimated
    switch order.verb {
    case .push(let id):
      guard let page = pages.page(id) else { return nil }
      return .push(page, animated: isAnimated)
    case .pop:
      return .pop(animated: isAnimated)
    case .popTo(let id):
      guard let page = pages.page(id) else { return nil }
      return .popTo(page, animated: isAnimated)
    case .popToRoot:
      return .popToRoot(animated: isAnimated)
    case .set(let ids):
      return .set(pages(ids), animated: isAnimated)
    }
  }

  /// A page as the engine sees it in a request.
  func enginePage(_ page: UIViewController) -> NavigationEngine.Page {
    NavigationEngine.Page(
      pages.id(of: page), key: page.statedWishes?.wishes.key, fault: pageFault(of: page, in: host))
  }
}
