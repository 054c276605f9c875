import Simulator
import Testing
import UIKit

/// A page with a title, a background and one button in its middle.
private final class ButtonPage: UIViewController {
  let button = UIButton(frame: CGRect(x: 100, y: 300, width: 120, height: 44))
  private(set) var taps: [TimeInterval] = []
  var onTap: () -> Void = {}

  convenience init(title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  override func viewDidLoad() {
    view.backgroundColor = .white
    view.addSubview(button)
    button.setTitle("Press", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        self?.taps.append(CACurrentMediaTime())
        self?.onTap()
      }, for: .touchUpInside)
  }
}

/// Starts an app with a stack of pages.
@MainActor
private func launch(
  _ device: Device, _ pages: UIViewController...
) -> UINavigationController {
  let navigation = UINavigationController(nibName: nil, bundle: nil)
  navigation.viewControllers = pages
  device.launch { navigation }
  _ = device.settle(limit: 5)
  return navigation
}

@Suite("A simulated device")
@MainActor
struct SimulatorTests {
  @Test("gives the app the screen it was made with", arguments: [Screen.phone, .smallPhone])
  func screen(screen: Screen) {
    let device = Device(era: .iOS18, screen: screen)
    #expect(device.window.bounds.size == screen.size)
    #expect(UIScreen.main.scale == screen.scale)
  }

  @Test("leaves nothing to the device after it")
  func leavesNothing() {
    let first = Device(era: .iOS7)
    let page = ButtonPage(title: "First")
    let navigation = launch(first, page)
    first.perform { navigation.pushViewController(page, animated: true) }
    first.perform { UIApplication.shared.beginIgnoringInteractionEvents() }
    #expect(first.crash != nil)

    let second = Device(era: .iOS26)
    #expect(second.crash == nil)
    #expect(second.log.isEmpty)
    #expect(second.now == 0)
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    let other = ButtonPage(title: "Second")
    _ = launch(second, other)
    second.tap(on: other.button)
    #expect(other.taps.count == 1)
  }

  @Test("shows pages that were made before it, while a crashed one was there")
  func pagesMadeBefore() {
    let crashed = Device(era: .iOS18)
    let page = ButtonPage(title: "First")
    let gone = launch(crashed, page)
    crashed.perform { gone.pushViewController(page, animated: true) }
    #expect(crashed.crash != nil)

    let root = ButtonPage(title: "Root")
    let navigation = UINavigationController(rootViewController: root)
    navigation.setViewControllers([root, ButtonPage(title: "Next")], animated: false)
    let device = Device(era: .iOS18)
    device.launch { navigation }
    #expect(navigation.viewControllers.first === root)
    #expect(device.screenReading.titlesDrawn.contains("Next"))
  }

  @Test("is there already for the pages that die with the one before it")
  func pagesOfTheLastDevice() {
    var ends: [String] = []
    do {
      let last = Device(era: .iOS18)
      last.launch { LastWordsPage { ends.append("root") } }
      let waiting = LastWordsPage { ends.append("waiting") }
      last.loop.schedule(after: 100) { _ = waiting }
    }
    let device = Device(era: .iOS26)
    #expect(ends.sorted() == ["root", "waiting"])
    #expect(device.crash == nil)
  }

  @Test("keeps its own clock and app while another one takes turns with it")
  func alternating() {
    let left = Device(era: .iOS13)
    let leftPage = ButtonPage(title: "Left")
    _ = launch(left, leftPage)
    let right = Device(era: .iOS26)
    let rightPage = ButtonPage(title: "Right")
    _ = launch(right, rightPage)
    let (leftStart, rightStart) = (left.now, right.now)

    left.advance(by: 1)
    #expect(UIApplication.shared.windows.contains { $0 === left.window })
    right.tap(on: rightPage.button)
    #expect(UIApplication.shared.windows.contains { $0 === right.window })
    left.tap(on: leftPage.button)

    #expect(leftPage.taps.map { ($0 * 1000).rounded() } == [((leftStart + 1.06) * 1000).rounded()])
    #expect(
      rightPage.taps.map { ($0 * 1000).rounded() } == [((rightStart + 0.06) * 1000).rounded()])
    #expect(left.screenReading.titlesDrawn == ["Left"])
    #expect(right.screenReading.titlesDrawn == ["Right"])
  }

  @Test("delivers nothing after a crash, and says where the crash came from")
  func crash() throws {
    let device = Device(era: .iOS18)
    let page = ButtonPage(title: "Root")
    let navigation = launch(device, page)
    device.perform(after: 0.2) { page.onTap() }
    var isLate = false
    page.onTap = { isLate = true }
    let before = device.now
    device.perform("timer") { navigation.pushViewController(page, animated: true) }

    let crash = try #require(device.crash)
    #expect(crash.name == "NSInvalidArgumentException")
    #expect(crash.time == before)
    #expect(crash.hasAppFrame)
    #expect(crash.frames.first == "timer")
    device.tap(on: page.button)
    device.perform { isLate = true }
    device.advance(by: 1)
    #expect(page.taps.isEmpty)
    #expect(!isLate)
    #expect(device.now > before + 1)
    #expect(device.crash == crash)
  }

  @Test("has apps that measure how long something took, by its own clock")
  func measures() {
    let device = Device(era: .iOS18)
    let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    device.advance(by: 0.25)
    #expect(CFAbsoluteTimeGetCurrent() - start == 0.25)
    #expect(start <= UIDatePicker().date.timeIntervalSinceReferenceDate)
  }

  @Test("dates UIKit's log lines by its own clock")
  func logTimes() {
    let device = Device(era: .iOS7)
    let navigation = launch(device, ButtonPage(title: "Root"))
    device.advance(by: 2)
    device.perform { navigation.pushViewController(ButtonPage(title: "A"), animated: true) }
    device.advance(by: 0.1)
    let time = device.now
    device.perform { navigation.pushViewController(ButtonPage(title: "B"), animated: true) }
    let line = device.log.first
    #expect(line?.time == time)
    #expect(line?.text == "nested push animation can result in corrupted navigation bar")
  }

  @Test("taps in sixty milliseconds, and a moving finger leaves a button alone")
  func fingers() {
    let device = Device(era: .iOS18)
    let page = ButtonPage(title: "Root")
    _ = launch(device, page)
    let start = device.now
    device.tap(on: page.button)
    #expect(abs(device.now - start - 0.06) < 1e-9)
    #expect(page.taps.count == 1)
    let middle = device.center(of: page.button)
    device.swipe(from: middle, to: CGPoint(x: middle.x, y: 800), duration: 0.3)
    #expect(page.taps.count == 1)
    #expect(abs(device.now - start - 0.36) < 1e-6)
  }

  @Test("finds an era by its name, whatever the case of its letters", arguments: Era.all)
  func eraNames(era: Era) {
    #expect(Era(named: era.name.uppercased()) == era)
    #expect(Era(named: era.name + "x") == nil)
  }
}

@Suite("The reading of a screen")
@MainActor
struct ScreenReadingTests {
  @Test("names the page, the title and the way back after a push")
  func afterPush() {
    let device = Device(era: .iOS18)
    let root = ButtonPage(title: "Root")
    let navigation = launch(device, root)
    #expect(device.screenReading.pageDrawn === root)
    #expect(device.screenReading.backButtonDrawn == nil)

    let next = ButtonPage(title: "Next")
    device.perform { navigation.pushViewController(next, animated: true) }
    _ = device.settle(limit: 5)
    let reading = device.screenReading
    #expect(reading.pageDrawn === next)
    #expect(reading.titlesDrawn == ["Next"])
    #expect(reading.backButtonDrawn == "Root")
    #expect(reading.alertDrawn == nil)
  }

  @Test("sees both titles in the middle of a transition")
  func duringPush() {
    let device = Device(era: .iOS18)
    let navigation = launch(device, ButtonPage(title: "Root"))
    device.perform { navigation.pushViewController(ButtonPage(title: "Next"), animated: true) }
    device.advance(by: 0.1)
    #expect(Set(device.screenReading.titlesDrawn) == ["Root", "Next"])
  }

  @Test("follows what is drawn when the model says something else")
  func believesItsEyes() {
    let device = Device(era: .iOS18)
    let root = ButtonPage(title: "Root")
    let navigation = launch(device, root)
    device.perform {
      let labels = navigation.navigationBar.descendants.compactMap { $0 as? UILabel }
      for label in labels { label.alpha = 0.04 }
      root.view.isHidden = true
    }
    #expect(device.screenReading.titlesDrawn.isEmpty)
    #expect(device.screenReading.pageDrawn == nil)
  }

  @Test("finds a text only where a finger could reach it")
  func find() {
    let device = Device(era: .iOS18)
    let page = ButtonPage(title: "Root")
    _ = launch(device, page)
    #expect(device.find(text: "Press").contains { $0 === page.button })
    let cover = UIView(frame: page.button.frame)
    cover.backgroundColor = .white
    device.perform { page.view.addSubview(cover) }
    #expect(device.find(text: "Press").isEmpty)
  }

  @Test("shows an alert and finds its buttons")
  func alert() {
    let device = Device(era: .iOS18)
    let root = ButtonPage(title: "Root")
    _ = launch(device, root)
    device.perform {
      let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      root.present(alert, animated: true)
    }
    _ = device.settle(limit: 5)
    #expect(device.screenReading.alertDrawn == "Really?")
    #expect(!device.find(text: "Yes").isEmpty)
  }
}

extension UIView {
  /// All views inside this one.
  fileprivate var descendants: [UIView] {
    subviews + subviews.flatMap(\.descendants)
  }
}

/// A page that still does something with views and the app when it dies.
private final class LastWordsPage: UIViewController {
  private let onEnd: () -> Void

  init(onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.assumeIsolated {
      UIView().frame = CGRect(x: 0, y: 0, width: 9, height: 9)
      if !UIApplication.shared.isIgnoringInteractionEvents { onEnd() }
    }
  }
}
