import Gallery
import Interlock
package import Simulator
import UIKit

/// The gallery on a device, with a guard or without, and what can be seen there.
final class StoryStage {
  let device: Device
  /// The reports about blocked interaction.
  let reports = ReportDesk()
  /// Called when ``app`` is another one.
  var onStartOver: (() -> Void)?
  private(set) var app: GalleryApp
  private let makeApp: () -> GalleryApp
  /// The page that was pushed last under each title.
  private var lastPages: [String: UIViewController] = [:]
  /// What the app has blocked by way of the guard, oldest first.
  private var holds: [InteractionHold] = []

  /// Starts the app and waits until it is at rest.
  init(
    era: Era, screen: Screen, settings: StorySettings = StorySettings(),
    app layout: StoryApp = .plain,
    guard policy: Guard,
    cure: StoryCure? = nil
  ) {
    let device = Device(
      era: era, screen: screen, layoutDirection: settings.direction.layoutDirection,
      interfaceStyle: settings.appearance.interfaceStyle,
      contentSizeCategory: settings.textSize.category)
    self.device = device
    makeApp = { [reports] in
      let clock = DeviceClock(device: device)
      return GalleryApp(clock: clock, hasTabs: layout != .plain) { root in
        guard let overlap = policy.overlapPolicy else {
          return cure?.wrongCure.makeNavigationController(
            around: root, clock: clock, report: reports.take)
            ?? UINavigationController(rootViewController: root)
        }
        let navigation = InterlockNavigationController(rootViewController: root)
        navigation.interlock.policy = overlap
        navigation.interlock.hidesTabBarBelowRoot = layout == .tabsAtRoot
        return navigation
      }
    }
    app = makeApp()
    connectPages()
    device.launch { app.rootViewController }
    _ = device.settle(limit: 5)
  }

  /// The guard, if there is one.
  var interlock: NavigationInterlock? {
    (app.navigationController as? InterlockNavigationController)?.interlock
  }

  /// What can be seen now.
  var reading: Reading {
    let screen = device.screenReading
    return Reading(
      stack: app.navigationController.viewControllers.map { $0.title ?? "?" },
      page: screen.pageDrawn.map { $0.title ?? "?" }, titles: screen.titlesDrawn,
      back: screen.backButtonDrawn, menu: screen.menuDrawn, tab: screen.tabDrawn,
      alert: screen.alertDrawn)
  }

  /// Whether a touch in the middle of the screen would reach the page that is drawn.
  var answersTouch: Bool {
    guard let page = device.screenReading.pageDrawn?.viewIfLoaded else { return false }
    return device.viewHit(
      at: CGPoint(x: device.screen.size.width / 2, y: device.screen.size.height / 2))?
      .isDescendant(of: page) ?? false
  }

  /// Makes calls of the app, all in one turn.
  func make(_ calls: [StoryCall], cure: StoryCure?) {
    device.perform("the app's code") {
      guard let cure, cure != .unanimatedBar else { return calls.forEach(make) }
      let pages = calls.compactMap(pushedPage)
      for call in calls where pushedPage(call) == nil { make(call) }
      if !pages.isEmpty { app.push(inARow: pages, curedBy: cure.wrongCure) }
    }
  }

  private func make(_ call: StoryCall) {
    let navigation = app.navigationController
    let animated = call.animated
    switch call.kind {
    case .push:
      guard let page = pushedPage(call) else { return }
      navigation.pushViewController(page, animated: animated)
    case .pop:
      navigation.popViewController(animated: animated)
    case .popTo(let title):
      guard let page = navigation.viewControllers.last(where: { $0.title == title }) else { return }
      navigation.popToViewController(page, animated: animated)
    case .popToRoot:
      navigation.popToRootViewController(animated: animated)
    case .set(let titles):
      navigation.setViewControllers(titles.compactMap(pageInPlace), animated: animated)
    case .presentAlert(let title):
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      navigation.present(alert, animated: animated)
    case .present(let title):
      guard let page = app.page(titled: title) else { return }
      navigation.present(page, animated: animated)
    case .dismiss:
      navigation.dismiss(animated: animated)
    case .setBarHidden(let isHidden):
      navigation.setNavigationBarHidden(isHidden, animated: false)
    case .setBackHidden(let isHidden):
      navigation.topViewController?.navigationItem.hidesBackButton = isHidden
    case .replaceBack(let title):
      navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: title)
    case .freeSwipe:
      navigation.interactivePopGestureRecognizer?.delegate = nil
      navigation.interactiveContentPopGestureRecognizer?.delegate = nil
    case .widenSwipe:
      interlock?.swipeBack = .content
    case .segue(let title):
      navigation.topViewController?.performSegue(withIdentifier: title, sender: nil)
    case .unwind(let title):
      navigation.topViewController?.performSegue(
        withIdentifier: Self.unwindSegue(to: title), sender: nil)
    case .block(let reason):
      block(reason)
    case .unblock:
      unblock()
    case .startOver:
      startOver()
    }
  }

  private func block(_ reason: String) {
    guard let interlock else { return app.blockAllInteraction(reason) }
    holds.append(interlock.blockInteraction(reason))
  }

  private func unblock() {
    guard interlock != nil else { return app.restoreAllInteraction() }
    holds.popLast()?.release()
  }

  /// Lets go of all pages, as an app does when its user signs out.
  private func startOver() {
    app = makeApp()
    lastPages = [:]
    holds = []
    device.window.rootViewController = app.rootViewController
    onStartOver?()
  }

  /// Gives every page a segue to each page of the gallery, and one back to it.
  private func connectPages() {
    for title in Catalogue.titles {
      // The device keeps what its storyboards say, and the stage keeps the device.
      device.storyboard.addSegue(title, from: UIViewController.self) { [weak self] _ in
        self?.app.page(titled: title) ?? UIViewController()
      }
      let segue = Self.unwindSegue(to: title)
      let action = Selector("\(segue):")
      device.storyboard.addUnwindSegue(segue, from: UIViewController.self, action: action)
      device.storyboard.addUnwindAction(
        action, of: UIViewController.self, where: { $0.title == title })
    }
  }

  private static func unwindSegue(to title: String) -> String {
    "back to \(title)"
  }

  /// The page that a call pushes, if it does: a new one, or the same instance again.
  private func pushedPage(_ call: StoryCall) -> UIViewController? {
    guard case .push(let title, let again) = call.kind else { return nil }
    if again, let page = lastPages[title] { return page }
    let page = app.page(titled: title)
    lastPages[title] = page
    return page
  }

  /// The page of that title that is in the stack, else a new one.
  private func pageInPlace(_ title: String) -> UIViewController? {
    app.navigationController.viewControllers.first { $0.title == title }
      ?? app.page(titled: title)
  }
}

/// The gallery's clock, moved by a device.
private struct DeviceClock: GalleryClock {
  let device: Device

  func after(_ seconds: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    device.perform(after: seconds, "a timer of the app", block)
  }

  func nextTurn(_ block: @escaping @MainActor () -> Void) {
    device.perform(after: 0, "a block of the app", block)
  }
}

extension Guard {
  /// The policy that the guard sets; `nil` for none.
  fileprivate nonisolated var overlapPolicy: OverlapPolicy? {
    switch self {
    case .none: nil
    case .queue: .queue
    case .ignore: .ignore
    case .merge: .merge
    }
  }
}

extension StoryCure {
  fileprivate nonisolated var wrongCure: WrongCure {
    switch self {
    case .delay: .delay
    case .nextTurn: .nextTurn
    case .halfSecond: .halfSecond
    case .didAppear: .whenAppeared
    case .flag: .flag
    case .blockedViews: .blockedViews
    case .hiddenTabBar: .hiddenTabBar
    case .ignoredEvents: .ignoredEvents
    case .retainingTimer: .retainingTimer
    case .silentReport: .silentReport
    case .unanimatedBar: .unanimatedBar
    }
  }
}

extension EraName {
  /// The simulator's era of this name.
  package nonisolated var era: Era {
    switch self {
    case .iOS6: .iOS6
    case .iOS7: .iOS7
    case .iOS8: .iOS8
    case .iOS9: .iOS9
    case .iOS13: .iOS13
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }
}

extension StoryDevice {
  /// The simulator's screen.
  nonisolated var screen: Screen {
    switch self {
    case .phone: .phone
    case .size(let width, let height, let scale): .size(width: width, height: height, scale: scale)
    }
  }
}
