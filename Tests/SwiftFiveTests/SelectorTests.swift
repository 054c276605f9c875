import UIKit
import XCTest

/// Targets and actions as apps have them, with `Selector("save(_:)")` in the place of `#selector(save(_:))` and
/// nothing in the place of `@objc`.
final class SelectorTests: XCTestCase {
  private let page = Page()

  override func setUp() {
    super.setUp()
    page.calls = []
  }

  /// Lets a twentieth of a second pass, in the time of the main loop.
  private func passTime() {
    let ended = expectation(description: "the animation has ended")
    let window = UIWindow()
    window.isHidden = false
    UIView.animate(withDuration: 0.05) {
      window.alpha = 0.5
    } completion: { _ in
      ended.fulfill()
    }
    wait(for: [ended], timeout: 20)
  }

  func testControlsCallMethodsWhateverTheyTake() {
    let button = UIButton()
    for name in [
      "tapped", "tapped(by:)", "tapped(_:event:)", "Page.anything(_:)", "hidden", "inherited",
    ] {
      button.addTarget(page, action: Selector(name), for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(
      page.calls,
      [
        "tapped", "tapped by UIButton", "tapped UIButton no event", "anything UIButton", "hidden",
        "inherited",
      ])
  }

  func testNamesAreThoseOfObjectiveC() {
    let button = UIButton()
    button.addTarget(page, action: Selector("tapped(by:)"), for: .touchUpInside)
    button.addTarget(page, action: Selector("Page.tapped(_:event:)"), for: .touchUpInside)
    button.addTarget(page, action: Selector("self.shown(inside:)"), for: .touchUpInside)
    button.addTarget(page, action: Selector("page.save(item:)"), for: .touchUpInside)
    XCTAssertEqual(
      button.actions(forTarget: page, forControlEvent: .touchUpInside),
      ["tappedBy:", "tapped:event:", "shownInside:", "saveWithItem:"])
  }

  func testANameWithoutColonsFindsAMethodWithAnArgument() {
    let recognizer = UITapGestureRecognizer()
    XCTAssertTrue(
      UIApplication.shared.sendAction(
        Selector("recognized"), to: page, from: recognizer, for: nil))
    XCTAssertEqual(page.calls, ["recognized"])
  }

  func testAMethodOfALocalClassIsFound() {
    final class Spy: NSObject {
      var count = 0
      private func hear() { count += 1 }
    }
    let spy = Spy()
    spy.perform(Selector("hear"))
    XCTAssertEqual(spy.count, 1)
  }

  func testAMethodOfAGenericClassIsFound() {
    let spy = Box<Int>(3)
    spy.perform(Selector("take(_:)"), with: "text")
    XCTAssertEqual(spy.taken, "text 3")
  }

  func testAMethodOfAnExtensionIsFound() {
    page.perform(Selector("extended"))
    XCTAssertEqual(page.calls, ["extended"])
  }

  func testAnOverrideIsCalled() {
    final class Own: Page {
      override func tapped() { calls.append("own") }
    }
    let own = Own()
    own.perform(Selector("tapped"))
    own.perform(Selector("hidden"))
    XCTAssertEqual(own.calls, ["own", "hidden"])
  }

  func testNotificationsCallMethodsUntilTheObserverIsRemoved() {
    let center = NotificationCenter.default
    let name = Notification.Name("page")
    center.addObserver(page, selector: Selector("heard(_:)"), name: name, object: nil)
    center.addObserver(page, selector: Selector("tapped"), name: name, object: nil)
    center.post(name: name, object: nil, userInfo: ["text": "hello"])
    center.removeObserver(page)
    center.post(name: name, object: nil, userInfo: ["text": "again"])
    XCTAssertEqual(page.calls.sorted(), ["heard hello", "tapped"])
  }

  func testNotificationsOfAnObserverAreRemovedByName() {
    let center = NotificationCenter()
    let names = ["one", "two"].map { Notification.Name($0) }
    for name in names {
      center.addObserver(page, selector: Selector("tapped"), name: name, object: nil)
    }
    center.removeObserver(page, name: names[0], object: nil)
    for name in names { center.post(name: name, object: nil) }
    XCTAssertEqual(page.calls, ["tapped"])
  }

  func testANotificationKeepsNoObserver() {
    weak var gone: Page?
    do {
      let page = Page()
      gone = page
      NotificationCenter.default.addObserver(
        page, selector: Selector("tapped"), name: Notification.Name("late"), object: nil)
    }
    XCTAssertNil(gone)
    NotificationCenter.default.post(name: Notification.Name("late"), object: nil)
  }

  func testATokenIsRemovedAsBefore() {
    let center = NotificationCenter()
    let name = Notification.Name("token")
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      XCTFail("the observer is removed")
    }
    center.removeObserver(token)
    center.post(name: name, object: nil)
  }

  func testTimersCallMethods() {
    let timer = Timer(
      timeInterval: 1, target: page, selector: Selector("fired(_:)"), userInfo: nil, repeats: false)
    timer.fire()
    XCTAssertEqual(page.calls, ["fired"])
  }

  func testOneThatPerformsNamesOfItsOwnIsAskedByNotificationsAndTimers() {
    let performer = Performer()
    let name = Notification.Name("other")
    NotificationCenter.default.addObserver(
      performer, selector: "other:", name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    Timer(timeInterval: 1, target: performer, selector: "other:", userInfo: nil, repeats: false)
      .fire()
    XCTAssertEqual(performer.heard, ["Notification", "Timer"])
  }

  func testANotificationOfAnotherThreadCallsAMethodThere() {
    let listener = Listener()
    let center = NotificationCenter()
    let name = Notification.Name("elsewhere")
    center.addObserver(listener, selector: Selector("hear(_:)"), name: name, object: nil)
    center.addObserver(listener, selector: Selector("vanish(_:)"), name: name, object: nil)
    let posted = expectation(description: "the notification is posted")
    DispatchQueue.global().async {
      center.post(name: name, object: nil)
      posted.fulfill()
    }
    wait(for: [posted], timeout: 20)
    XCTAssertEqual(listener.isMainThread, false)
  }

  func testAMethodIsPerformedLaterUnlessItIsCancelled() {
    page.perform(Selector("tapped"), with: nil, afterDelay: 0.01)
    page.perform(Selector("anything(_:)"), with: "x", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(
      withTarget: page, selector: Selector("anything(_:)"), object: "x")
    passTime()
    XCTAssertEqual(page.calls, ["tapped"])
  }

  func testARespondersOwnActionsCanBePerformed() {
    XCTAssertTrue(page.canPerformAction(Selector("anything(_:)"), withSender: nil))
    XCTAssertFalse(page.canPerformAction(Selector("copy(_:)"), withSender: nil))
    XCTAssertFalse(page.canPerformAction(Selector("nothing"), withSender: nil))
  }

  func testAnActionWithoutTargetGoesToTheFirstThatHasIt() {
    let window = UIWindow()
    window.rootViewController = page
    window.makeKeyAndVisible()
    let button = UIButton()
    page.view.addSubview(button)
    button.addTarget(nil, action: Selector("anything(_:)"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(page.calls, ["anything UIButton"])
  }
}

private class BasePage: UIViewController {
  var calls: [String] = []

  func inherited() { calls.append("inherited") }
}

private class Page: BasePage {
  func tapped() { calls.append("tapped") }
  func tapped(by sender: UIButton) { calls.append("tapped by \(type(of: sender))") }
  func tapped(_ sender: UIButton, event: UIEvent?) {
    calls.append("tapped \(type(of: sender)) \(event == nil ? "no event" : "event")")
  }
  func shown(inside view: UIView) {}
  func save(item: UIView) {}
  func anything(_ sender: Any) {
    calls.append("anything \(sender is UIButton ? "UIButton" : "\(sender)")")
  }
  private func hidden() { calls.append("hidden") }
  fileprivate func recognized(_ recognizer: UITapGestureRecognizer) { calls.append("recognized") }
  func heard(_ notification: Notification) {
    calls.append("heard \(notification.userInfo?["text"] ?? "nothing")")
  }
  func fired(_ timer: Timer) { calls.append("fired") }
}

extension Page {
  fileprivate func extended() { calls.append("extended") }
}

private final class Performer: SelectorPerforming {
  var heard: [String] = []

  func performMethod(_ selector: Selector, with object: Any?) -> Bool {
    guard selector == "other:", let object else { return false }
    heard.append(object is Timer ? "Timer" : "\(type(of: object))")
    return true
  }
}

private final class Listener {
  var isMainThread: Bool?

  func hear(_ notification: Notification) { isMainThread = Thread.isMainThread }
}

private final class Box<Content>: NSObject {
  let content: Content
  var taken = ""

  init(_ content: Content) { self.content = content }

  func take(_ text: Any?) { taken = "\(text ?? "nothing") \(content)" }
}
