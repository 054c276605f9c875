import Simulator
import Testing
import UIKit

@Suite("The content of a scroll view")
@MainActor
struct ScrollTouchTests {
  private let bench = ScrollBench(content: CGSize(width: 300, height: 2000))
  private var view: UIScrollView { bench.scrollView }
  private let place = CGPoint(x: 50, y: 50)

  private func addContent() {
    bench.device.advance(by: 0)
    let content = ReportingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    content.onTouch = { [bench] in bench.report($0) }
    bench.device.perform { view.addSubview(content) }
  }

  @Test("hears of a touch only after a moment")
  func delayed() {
    addContent()
    bench.device.touchDown(at: place)
    bench.device.advance(by: 0.1)
    #expect(bench.reports.isEmpty)
    bench.device.advance(by: 0.1)
    #expect(bench.takeReports() == ["began 1"])
    bench.device.touchUp()
    #expect(bench.takeReports() == ["ended 1"])
  }

  @Test("hears of a quick tap as a whole")
  func tap() {
    addContent()
    bench.device.tap(at: place)
    #expect(bench.takeReports() == ["began 1", "ended 1"])
  }

  @Test("hears at once if touches are not delayed")
  func atOnce() {
    addContent()
    view.delaysContentTouches = false
    bench.device.touchDown(at: place)
    #expect(bench.takeReports() == ["began 1"])
  }

  @Test("never hears of a drag")
  func drag() {
    addContent()
    bench.drag(from: place, by: CGVector(dx: 0, dy: -40))
    #expect(bench.offset.y > 0)
    #expect(!bench.reports.contains("began 1"))
  }

  @Test("loses a touch to a drag that comes late, unless the scroll view may not take it")
  func late() {
    addContent()
    bench.device.touchDown(at: place)
    bench.device.advance(by: 0.3)
    bench.device.drag(to: CGPoint(x: 50, y: 10), duration: 0.2)
    #expect(bench.reports.contains("cancelled 1"))
    #expect(bench.offset.y > 0)
    bench.device.touchUp()
  }

  @Test("keeps a touch that the scroll view may not take")
  func kept() {
    addContent()
    view.canCancelContentTouches = false
    bench.device.touchDown(at: place)
    bench.device.advance(by: 0.3)
    bench.device.drag(to: CGPoint(x: 50, y: 10), duration: 0.2)
    #expect(!bench.reports.contains("cancelled 1"))
    #expect(bench.offset.y == 0)
    bench.device.touchUp()
  }

  @Test("keeps a touch that a control has, and loses it if it has not heard of it yet")
  func controls() {
    bench.device.advance(by: 0)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.device.perform { view.addSubview(control) }
    bench.device.touchDown(at: place)
    bench.device.advance(by: 0.3)
    #expect(control.isHighlighted)
    bench.device.drag(to: CGPoint(x: 50, y: 10), duration: 0.2)
    #expect(bench.offset.y == 0)
    bench.device.touchUp()
    bench.drag(from: place, by: CGVector(dx: 0, dy: -40))
    #expect(bench.offset.y > 0)
  }
}

@Suite("A scroll view in another one")
@MainActor
struct NestedScrollTests {
  private let bench = ScrollBench(content: CGSize(width: 300, height: 2000))
  private var outer: UIScrollView { bench.scrollView }
  private let place = CGPoint(x: 150, y: 250)

  private func addInner(content: CGSize) -> UIScrollView {
    bench.device.advance(by: 0)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = content
    bench.device.perform { outer.addSubview(inner) }
    return inner
  }

  @Test("takes drags along its own axis and leaves the others")
  func crossed() {
    let inner = addInner(content: CGSize(width: 900, height: 400))
    bench.drag(from: place, by: CGVector(dx: -100, dy: 0))
    #expect(inner.contentOffset.x > 80 && outer.contentOffset.y == 0)
    let former = inner.contentOffset
    bench.drag(from: place, by: CGVector(dx: 0, dy: -100))
    #expect(inner.contentOffset == former && outer.contentOffset.y > 80)
  }

  @Test("scrolls first, and lets the other one scroll where it is at its end")
  func sameAxis() {
    let inner = addInner(content: CGSize(width: 300, height: 500))
    bench.drag(from: place, by: CGVector(dx: 0, dy: -120))
    #expect(inner.contentOffset.y == 100 || inner.contentOffset.y > 99)
    #expect(outer.contentOffset.y == 0)
    #expect(bench.device.settle(limit: 5))
    bench.drag(from: place, by: CGVector(dx: 0, dy: -100))
    #expect(outer.contentOffset.y > 80)
    #expect(inner.contentOffset.y == 100)
  }

  @Test("keeps its drags to itself if it does not hand them over")
  func keeps() {
    let inner = addInner(content: CGSize(width: 300, height: 500))
    inner.transfersVerticalScrollingToParent = false
    bench.device.perform { inner.contentOffset.y = 100 }
    bench.device.touchDown(at: place)
    bench.device.drag(to: CGPoint(x: 150, y: 150), duration: 0.2)
    #expect(inner.contentOffset.y > 100 && outer.contentOffset.y == 0)
    bench.device.touchUp()
  }
}

@Suite("A scroll view's inset")
@MainActor
struct ScrollInsetTests {
  private func bench(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Double = 2000
  ) -> ScrollBench {
    ScrollBench(content: CGSize(width: 300, height: height)) {
      $0.contentInsetAdjustmentBehavior = behavior
      $0.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    }
  }

  @Test(
    "has the safe area as its behaviour says",
    arguments: [
      (.never, 2000, 10), (.always, 2000, 57), (.always, 100, 57), (.scrollableAxes, 2000, 57),
      (.scrollableAxes, 100, 10), (.automatic, 2000, 57), (.automatic, 100, 10),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, Double, CGFloat)])
  func behaviour(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Double, top: CGFloat
  ) {
    let bench = bench(behavior, height: height)
    #expect(bench.scrollView.adjustedContentInset.top == top)
    #expect(bench.scrollView.adjustedContentInset.bottom == 5)
  }

  @Test("moves content that is at its top when the safe area comes")
  func atTop() {
    #expect(bench(.always).offset.y == -57)
  }

  @Test("leaves the content where it is outside of a window, and moves it in one")
  func outsideOfWindow() {
    let device = Device(era: .iOS18)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 500, height: 500)
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(view.contentOffset == .zero)
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(view) }
    #expect(view.contentOffset == CGPoint(x: -20, y: -10))
    device.perform { view.contentInset.top = 50 }
    #expect(view.contentOffset == CGPoint(x: -20, y: -50))
  }

  @Test("is part of where content rests")
  func range() {
    let bench = bench(.never)
    bench.device.perform { bench.scrollView.contentOffset.y = 1500 }
    bench.flick(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -200))
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset.y == 1605)
  }

  @Test("counts the safe area on a page of a navigation controller even if nothing scrolls")
  func navigationPage() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.view.addSubview(view)
    device.launch { UINavigationController(rootViewController: page) }
    #expect(view.adjustedContentInset.top == page.view.safeAreaInsets.top)
    #expect(view.contentOffset.y == -page.view.safeAreaInsets.top)
    #expect(page.view.safeAreaInsets.top > 0)
  }
}

@Suite("A scroll view on a page that can be swiped back")
@MainActor
struct ScrollAndSwipeTests {
  private func launch(_ era: Era) -> (Device, UINavigationController, UIScrollView) {
    let device = Device(era: era)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let page = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    view.contentSize = CGSize(width: 1170, height: 400)
    device.launch { navigation }
    device.perform {
      page.view.addSubview(view)
      navigation.pushViewController(page, animated: false)
    }
    device.perform { view.contentOffset.x = 100 }
    return (device, navigation, view)
  }

  @Test("leaves a drag from the edge to the swipe", arguments: [Era.iOS9, .iOS18, .iOS26])
  func swipe(era: Era) {
    let (device, navigation, view) = launch(era)
    device.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 305, y: 400), duration: 0.3)
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.count == 1)
    #expect(view.contentOffset.x == 100)
  }

  @Test(
    "takes a drag that begins further inside, also where the whole content can be swiped",
    arguments: [Era.iOS9, .iOS18, .iOS26])
  func scroll(era: Era) {
    let (device, navigation, view) = launch(era)
    device.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 160, y: 400), duration: 0.3)
    #expect(view.contentOffset.x < 60)
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("takes a drag from the edge once the swipe is switched off")
  func switchedOff() {
    let (device, navigation, view) = launch(.iOS18)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    device.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 65, y: 400), duration: 0.3)
    #expect(view.contentOffset.x < 60)
    #expect(navigation.viewControllers.count == 2)
  }
}
