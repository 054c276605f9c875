import Foundation
import Simulator
import Testing
import UIKit

@Suite("A turn of a page controller that is interrupted")
@MainActor
struct InterruptedTurnTests {
  /// Hears of what a finger turns.
  private final class Listener: NSObject, UIPageViewControllerDelegate {
    var heard: [String] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      heard.append("will \(pendingViewControllers[0].title ?? "")")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      heard.append("did \(finished) \(completed)")
    }
  }

  private let bench = PresentationBench()
  private let pages: [BenchPage]
  private let source: ListedPages
  private let listener = Listener()
  private let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)

  init() {
    let bench = bench
    pages = ["1", "2", "3"].map { bench.page($0) }
    source = ListedPages(pages)
  }

  /// Shows the second page.
  private func launch(in root: UIViewController? = nil) {
    controller.dataSource = source
    controller.delegate = listener
    bench.device.perform {
      controller.setViewControllers([pages[1]], direction: .forward, animated: false)
      bench.device.window.rootViewController = root ?? controller
    }
    bench.settle()
    _ = bench.takeNotes()
  }

  private func set(_ index: Int, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    bench.device.perform {
      controller.setViewControllers(
        [pages[index]], direction: .forward, animated: animated, completion: completion)
    }
  }

  private func swipe(to x: CGFloat) {
    bench.device.swipe(from: CGPoint(x: 190, y: 300), to: CGPoint(x: x, y: 300), duration: 0.3)
  }

  /// Whether one page alone is there, in the middle.
  private func shows(_ index: Int) -> Bool {
    let page = pages[index]
    let place = page.view.convert(page.view.bounds, to: controller.view)
    return controller.viewControllers == [page] && controller.children == [page]
      && place.size == controller.view.bounds.size && abs(place.minX) < 0.01
      && pages.allSatisfy { $0 === page || $0.viewIfLoaded?.window == nil && $0.parent == nil }
  }

  @Test(
    "under a finger by code ends where it was, and the delegate hears of it",
    arguments: [false, true])
  func underFinger(goesFar: Bool) {
    launch()
    bench.device.touchDown(at: CGPoint(x: 380, y: 300))
    bench.device.drag(to: CGPoint(x: goesFar ? 50 : 250, y: 300), duration: 0.3)
    set(0)
    bench.device.touchUp()
    bench.settle()
    #expect(shows(0))
    #expect(listener.heard == ["will 3", "did false \(goesFar)"])
    let ends = bench.takeNotes().filter { $0.contains("viewDid") }
    let (stays, goes) = goesFar ? ("3", "2") : ("2", "3")
    #expect(
      Set(ends.prefix(2)) == ["\(stays).viewDidAppear(true)", "\(goes).viewDidDisappear(true)"])
    #expect(ends.dropFirst(2) == ["1.viewDidAppear(true)", "\(stays).viewDidDisappear(true)"])
    #expect(bench.device.log.isEmpty)
  }

  @Test("by code tells its completion when the next one has begun, which may be replaced there")
  func completion() {
    launch()
    var ends: [String] = []
    set(0) { finished in
      ends.append("first \(finished)")
      controller.setViewControllers([pages[2]], direction: .forward, animated: true) {
        ends.append("third \($0)")
      }
    }
    bench.device.advance(by: 0.1)
    set(1) { ends.append("second \($0)") }
    bench.settle()
    #expect(ends == ["first false", "second false", "third true"])
    #expect(shows(2))
  }

  @Test("beyond the last page rests in the middle when that page is set again")
  func samePage() {
    launch()
    set(2, animated: false)
    bench.device.touchDown(at: CGPoint(x: 380, y: 300))
    bench.device.drag(to: CGPoint(x: 150, y: 300), duration: 0.3)
    set(2)
    bench.device.touchUp()
    bench.settle()
    #expect(shows(2))
  }

  @Test(
    "by a turned device is over at once, and fingers turn pages afterwards",
    arguments: [false, true])
  func rotation(isByCode: Bool) {
    launch()
    var ends: [Bool] = []
    if isByCode {
      set(2) { ends.append($0) }
    } else {
      swipe(to: 20)
    }
    bench.device.advance(by: 0.1)
    bench.device.rotate(to: .landscapeLeft)
    bench.settle()
    #expect(shows(2))
    #expect(ends == (isByCode ? [true] : []))
    #expect(listener.heard == (isByCode ? [] : ["will 3", "did true true"]))
    swipe(to: 700)
    bench.settle()
    #expect(shows(1))
  }

  @Test(
    "by the keyboard, which has a field of the page that goes shown, is over",
    arguments: [false, true])
  func field(isByCode: Bool) {
    launch()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
    pages[1].view.addSubview(field)
    var ends: [Bool] = []
    if isByCode {
      set(2) { ends.append($0) }
    } else {
      swipe(to: 20)
    }
    bench.device.advance(by: 0.05)
    bench.device.perform { field.becomeFirstResponder() }
    bench.settle()
    #expect(shows(isByCode ? 2 : 1))
    #expect(ends == (isByCode ? [true] : []))
    #expect(listener.heard == (isByCode ? [] : ["will 3", "did true false"]))
    bench.device.perform { field.resignFirstResponder() }
    bench.settle()
    set(0)
    bench.settle()
    #expect(shows(0))
  }

  @Test("by code without animation while the controller goes takes the new page along")
  func setWhileGoing() {
    let navigation = UINavigationController(rootViewController: controller)
    launch(in: navigation)
    bench.device.perform { navigation.pushViewController(UIViewController(), animated: true) }
    bench.device.advance(by: 0.1)
    set(2, animated: false)
    bench.settle()
    #expect(
      bench.takeNotes().filter { $0.hasPrefix("3.view") }.suffix(2)
        == ["3.viewWillDisappear(true)", "3.viewDidDisappear(true)"])
    bench.device.perform { navigation.popViewController(animated: true) }
    bench.settle()
    #expect(shows(2))
    #expect(bench.takeNotes().last { $0.hasPrefix("3.view") } == "3.viewDidAppear(true)")
    #expect(bench.device.log.isEmpty)
  }

  @Test("leaves the ends where they are on a turned device")
  func ends() {
    launch()
    swipe(to: 20)
    bench.settle()
    #expect(shows(2))
    bench.device.rotate(to: .landscapeLeft)
    bench.settle()
    swipe(to: 20)
    bench.settle()
    #expect(shows(2))
    swipe(to: 700)
    bench.settle()
    #expect(shows(1))
  }

  @Test("by a push and a pop leaves no page that went, and tells it so")
  func pushAndPop() {
    let navigation = UINavigationController(rootViewController: controller)
    launch(in: navigation)
    swipe(to: 20)
    bench.device.perform { navigation.pushViewController(UIViewController(), animated: false) }
    bench.device.advance(by: 0.016)
    bench.device.perform { navigation.popViewController(animated: false) }
    bench.settle()
    #expect(shows(2))
    #expect(bench.takeNotes().last { $0.hasPrefix("2.view") }?.hasPrefix("2.viewDidDis") == true)
  }
}
