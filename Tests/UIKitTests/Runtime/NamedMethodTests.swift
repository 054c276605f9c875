import Foundation
import Simulator
import Testing
import UIKit

@Suite("A method that a selector names")
@MainActor
struct NamedMethodTests {
  private let device = Device(era: .iOS18)

  private final class Page: UIViewController {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
      button.addTarget(self, action: Selector("tap(_:with:)"), for: .touchUpInside)
    }

    func tap(_ sender: UIButton, with event: UIEvent?) {
      calls.append("tap, \(event?.allTouches?.count ?? 0) touch")
    }

    func turned(_ sender: UIViewController, _ former: UITraitCollection) {
      calls.append("turned from \(former.userInterfaceStyle.rawValue)")
    }
  }

  @Test("gets the sender of an action and the event of the touch")
  func event() {
    let page = Page()
    device.launch { page }
    device.tap(on: page.button)
    #expect(page.calls == ["tap, 1 touch"])
    #expect(page.button.actions(forTarget: page, forControlEvent: .touchUpInside) == ["tap:with:"])
  }

  @Test("is called on the main thread at once, or in the next turn")
  func onMainThread() {
    let page = Page()
    device.launch { page }
    device.perform("test") {
      page.performSelector(
        onMainThread: Selector("tap(_:with:)"), with: page.button, waitUntilDone: false)
      #expect(page.calls.isEmpty)
      page.performSelector(
        onMainThread: Selector("tap(_:with:)"), with: page.button, waitUntilDone: true)
      #expect(page.calls.count == 1)
    }
    _ = device.settle(limit: 1)
    #expect(page.calls.count == 2)
  }

  @Test("gets the object whose traits changed and its former traits")
  func traits() {
    let page = Page()
    device.launch { page }
    page.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "turned(_:_:)")
    device.perform { page.overrideUserInterfaceStyle = .dark }
    #expect(page.calls == ["turned from 1"])
  }

  @Test("may be written with spaces, as Swift allows in `#selector`")
  func spaces() {
    #expect(Selector("save(_ :)") == Selector("save(_:)"))
    #expect(Selector("Page.tap (_: with:)") == Selector("tap(_:with:)"))
  }

  @Test("gets the timer that performs it, which knows what it is about")
  func timer() {
    final class Watch: NSObject {
      var heard: [String] = []
      func rang(_ timer: Timer) {
        heard.append(timer.userInfo as? String ?? "nothing")
      }
    }
    let watch = Watch()
    let timer = Timer(
      timeInterval: 1, target: watch, selector: Selector("rang(_:)"), userInfo: "noon",
      repeats: false)
    timer.fire()
    #expect(watch.heard == ["noon"])
    #expect(!timer.isValid)
  }

  @Test("is performed by a timer when its time has come, not at once", arguments: [false, true])
  func laterTimer(repeats: Bool) {
    final class Watch: NSObject {
      func rang() {}
    }
    let later: TimeInterval = 3600
    let dates = [0, later].map {
      Timer(timeInterval: $0, target: Watch(), selector: "rang", userInfo: nil, repeats: repeats)
        .fireDate
    }
    #expect(dates[1].timeIntervalSince(dates[0]) >= later)
    let scheduled = Timer.scheduledTimer(
      timeInterval: later, target: Watch(), selector: "rang", userInfo: nil, repeats: repeats)
    #expect(scheduled.fireDate.timeIntervalSince(dates[0]) >= later)
    scheduled.invalidate()
  }

  @Test("may take a notification, or none where it takes an optional one")
  func notification() {
    final class Listener: NSObject {
      var heard: [String] = []
      func heard(_ notification: Notification) { heard.append(notification.name.rawValue) }
      private func maybe(_ notification: Notification?) {
        heard.append(notification.map { "\($0.userInfo?["key"] ?? "nothing")" } ?? "none")
      }
    }
    let listener = Listener()
    let center = NotificationCenter()
    center.addObserver(listener, selector: Selector("heard(_:)"), name: nil, object: nil)
    center.addObserver(listener, selector: Selector("maybe(_:)"), name: nil, object: nil)
    center.post(name: Notification.Name("page"), object: nil, userInfo: ["key": "value"])
    #expect(listener.heard.sorted() == ["page", "value"])
    listener.perform(Selector("maybe(_:)"), with: nil)
    #expect(listener.heard.last == "none")
  }

  @Test("is missed in the log, and nothing else happens", arguments: Asker.allCases)
  private func missing(asker: Asker) {
    let page = Page()
    device.launch { page }
    let lines = device.log.count
    device.perform { asker.ask(page) }
    let news = device.log.dropFirst(lines).map(\.text)
    #expect(news.count == 1)
    #expect(
      news.first?.contains("Page was to perform \"vanish:\", and no such method was found.") == true
    )
    #expect(device.crash == nil)
  }

  /// Who has methods performed.
  private enum Asker: CaseIterable {
    case action, caller, notification, timer, traits

    @MainActor
    func ask(_ page: Page) {
      switch self {
      case .action:
        #expect(!UIApplication.shared.sendAction("vanish:", to: page, from: nil, for: nil))
      case .caller:
        page.perform("vanish:", with: nil)
      case .notification:
        let center = NotificationCenter()
        center.addObserver(page, selector: "vanish:", name: nil, object: nil)
        center.post(name: Notification.Name("page"), object: nil)
      case .timer:
        Timer(timeInterval: 1, target: page, selector: "vanish:", userInfo: nil, repeats: false)
          .fire()
      case .traits:
        page.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "vanish:")
        page.overrideUserInterfaceStyle = .dark
      }
    }
  }
}
