import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A guard that is attached to a controller", .row("R7"))
@MainActor
struct AttachTests {
  @Test("is the same at each use, and goes with its controller")
  func identity() {
    let device = Device(era: .iOS18)
    var navigation: UINavigationController? = UINavigationController(
      rootViewController: Page("Root"))
    weak let interlock = navigation?.interlock
    #expect(interlock != nil)
    #expect(navigation?.interlock === interlock)
    navigation = nil
    _ = device.settle(limit: 1)
    #expect(interlock == nil)
  }

  @Test("leaves other controllers as they are")
  func others() {
    let device = Device(era: .iOS7)
    let guarded = UINavigationController(rootViewController: Page("Guarded"))
    _ = guarded.interlock
    let bare = UINavigationController(rootViewController: Page("Root"))
    device.launch { bare }
    _ = device.settle(limit: 5)
    pushTwice(on: bare, of: device)
    #expect(device.log.first?.text == nestedPushLine)
  }

  @Test(
    "guards from then on, whatever the controller does at that moment", arguments: Era.withSwipe)
  func attachedDuringPush(era: Era) {
    let device = Device(era: era)
    let navigation = UINavigationController(rootViewController: Page("Root"))
    device.launch { navigation }
    _ = device.settle(limit: 5)
    let first = Page("First")
    device.perform("push") { navigation.pushViewController(first, animated: true) }
    device.advance(by: 0.1)

    device.perform("attach") {
      #expect(navigation.interlock.isTransitioning)
      navigation.pushViewController(Page("Second"), animated: true)
    }
    #expect(navigation.viewControllers.map(\.title) == ["Root", "First"])
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.map(\.title) == ["Root", "First", "Second"])
    #expect(first.calls.contains("viewDidAppear"))
    #expect(navigation.interlock.isAtRest)
    #expect(device.log.isEmpty)
    #expect(device.crash == nil)
  }

  @Test("guards a controller at rest on the screen", arguments: Era.withSwipe)
  func attachedOnScreen(era: Era) {
    let device = Device(era: era)
    let navigation = UINavigationController(rootViewController: Page("Root"))
    device.launch { navigation }
    _ = device.settle(limit: 5)
    device.perform("attach") { #expect(navigation.interlock.isAtRest) }
    pushTwice(on: navigation, of: device)
    #expect(navigation.viewControllers.map(\.title) == ["Root", "First", "Second"])
    #expect(device.log.isEmpty)
  }

  @Test("gives the page that is shown what it wishes", arguments: Era.withSwipe)
  func wishesOfShownPage(era: Era) {
    let device = Device(era: era)
    let root = Page("Root")
    root.onLoad = { [unowned root] in root.interlockPage.bar.visibility = .hidden }
    let navigation = UINavigationController(rootViewController: root)
    device.launch { navigation }
    _ = device.settle(limit: 5)
    #expect(!navigation.isNavigationBarHidden)
    device.perform("attach") { _ = navigation.interlock }
    _ = device.settle(limit: 5)
    #expect(navigation.isNavigationBarHidden)
    device.perform("push") { navigation.pushViewController(Page("First"), animated: true) }
    _ = device.settle(limit: 5)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("guards a deep link that comes before the first layout", arguments: Era.withSwipe)
  func attachedBeforeLayout(era: Era) {
    let device = Device(era: era)
    let navigation = UINavigationController(rootViewController: Page("Root"))
    device.launch { navigation }
    device.perform("attach") {
      navigation.interlock.push(Page("First")) { _ in }
      navigation.interlock.push(Page("Second")) { _ in }
    }
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.map(\.title) == ["Root", "First", "Second"])
    #expect(device.log.isEmpty)
  }

  @Test("asks the controller's own class before it goes back", arguments: Era.withSwipe)
  func ownAnswer(era: Era) {
    let device = Device(era: era)
    let navigation = AskingNavigationController(rootViewController: Page("Root"))
    _ = navigation.interlock
    navigation.pushViewController(Page("First"), animated: false)
    device.launch { navigation }
    _ = device.settle(limit: 5)
    for (allows, stack) in [(false, ["Root", "First"]), (true, ["Root"])] {
      navigation.allowsPop = allows
      device.tap(at: CGPoint(x: 30, y: 75))
      _ = device.settle(limit: 5)
      #expect(navigation.viewControllers.map(\.title) == stack)
    }
    #expect(navigation.askedItems == ["First", "First"])
  }

  @Test("meets what an override of the class calls", arguments: Era.withSwipe)
  func overridingClass(era: Era) {
    let device = Device(era: era)
    let navigation = AskingNavigationController(rootViewController: Page("Root"))
    _ = navigation.interlock
    device.launch { navigation }
    _ = device.settle(limit: 5)
    pushTwice(on: navigation, of: device)
    #expect(navigation.viewControllers.map(\.title) == ["Root", "First", "Second"])
    #expect(device.log.isEmpty)
  }

  @Test("keeps the delegate that was there, and takes another one later")
  func delegates() {
    let device = Device(era: .iOS18)
    let earlier = RecordingDelegate()
    let later = RecordingDelegate()
    let navigation = UINavigationController(rootViewController: Page("Root"))
    navigation.delegate = earlier
    _ = navigation.interlock
    #expect(navigation.delegate === earlier)
    device.launch { navigation }
    _ = device.settle(limit: 5)
    #expect(earlier.calls.contains { $0.hasPrefix("didShow") })
    navigation.delegate = later
    #expect(navigation.delegate === later)
    device.perform("push") { navigation.pushViewController(Page("First"), animated: true) }
    _ = device.settle(limit: 5)
    #expect(later.calls.contains { $0.hasPrefix("didShow") })
  }
}

@Suite("The hook for every controller", .row("R7"))
@MainActor
struct HookTests {
  @Test("is off unless installed, and stays on when installed again")
  func isInstalled() {
    _ = Device(era: .iOS18)
    #expect(!InterlockHook.isInstalled)
    InterlockHook.install()
    #expect(InterlockHook.isInstalled)
    InterlockHook.install(excluding: [LegacyNavigationController.self])
    #expect(InterlockHook.isInstalled)
  }

  @Test("guards controllers that were made before it", arguments: Era.withSwipe)
  func madeBefore(era: Era) {
    let device = Device(era: era)
    let navigation = UINavigationController(rootViewController: Page("Root"))
    device.launch { navigation }
    _ = device.settle(limit: 5)
    InterlockHook.install()
    pushTwice(on: navigation, of: device)
    #expect(navigation.viewControllers.map(\.title) == ["Root", "First", "Second"])
    #expect(device.log.isEmpty)
  }

  @Test("leaves excluded classes and their subclasses alone")
  func excluded() {
    let device = Device(era: .iOS7)
    InterlockHook.install(excluding: [LegacyNavigationController.self])
    let navigation = OlderNavigationController(rootViewController: Page("Root"))
    device.launch { navigation }
    _ = device.settle(limit: 5)
    pushTwice(on: navigation, of: device)
    #expect(device.log.first?.text == nestedPushLine)
  }

  @Test("lets an excluded controller be attached to")
  func excludedButAttached() {
    let device = Device(era: .iOS7)
    InterlockHook.install(excluding: [LegacyNavigationController.self])
    let navigation = OlderNavigationController(rootViewController: Page("Root"))
    _ = navigation.interlock
    device.launch { navigation }
    _ = device.settle(limit: 5)
    pushTwice(on: navigation, of: device)
    #expect(navigation.viewControllers.map(\.title) == ["Root", "First", "Second"])
    #expect(device.log.isEmpty)
  }

  @Test("does not guard an InterlockNavigationController a second time", arguments: Era.withSwipe)
  func withSubclass(era: Era) {
    let device = Device(era: era)
    InterlockHook.install()
    let navigation = InterlockNavigationController(rootViewController: Page("Root"))
    var resolved = 0
    navigation.interlock.eventHandler = { if case .resolved = $0 { resolved += 1 } }
    device.launch { navigation }
    _ = device.settle(limit: 5)
    pushTwice(on: navigation, of: device)
    #expect(navigation.viewControllers.map(\.title) == ["Root", "First", "Second"])
    #expect(resolved == 2)
  }
}

/// An app's class that answers its bar and overrides a verb.
private final class AskingNavigationController: UINavigationController, UINavigationBarDelegate {
  var allowsPop = true
  private(set) var askedItems: [String?] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    askedItems.append(item.title)
    return allowsPop
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
}

private final class OlderNavigationController: LegacyNavigationController {}
private class LegacyNavigationController: UINavigationController {}

@MainActor
private func pushTwice(on navigation: UINavigationController, of device: Device) {
  for title in ["First", "Second"] {
    device.perform("push") { navigation.pushViewController(Page(title), animated: true) }
    device.advance(by: 0.1)
  }
  _ = device.settle(limit: 5)
}

/// What UIKit logs when nobody guards its controller.
private let nestedPushLine = "nested push animation can result in corrupted navigation bar"
