import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("Bars that go away by themselves")
@MainActor
struct BarHidingTests {
  private func swipe(_ bench: LargeTitleBench, by distance: CGFloat) {
    bench.device.swipe(
      from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450 + distance), duration: 0.2)
    bench.settle()
  }

  @Test(
    "go with a swipe up and come with one down, on pages that scroll or not",
    arguments: [true, false])
  func onSwipe(scrolls: Bool) {
    let bench = LargeTitleBench(prefersLargeTitles: false, scrolls: scrolls)
    swipe(bench, by: -200)
    #expect(!bench.navigation.isNavigationBarHidden, "not before it is asked for")
    #expect(!bench.navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    bench.navigation.hidesBarsOnSwipe = true
    #expect(bench.navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    swipe(bench, by: -200)
    #expect(bench.navigation.isNavigationBarHidden)
    #expect(bench.navigation.navigationBar.frame.maxY <= 0)
    #expect(bench.safeTop(of: bench.root) == 0)
    if scrolls { #expect(bench.scrollView(of: bench.root).contentOffset.y > 100) }
    swipe(bench, by: 100)
    #expect(!bench.navigation.isNavigationBarHidden)
    #expect(bench.safeTop(of: bench.root) == 44)
  }

  @Test("take the toolbar along if it has items", arguments: [true, false])
  func toolbar(hasItems: Bool) {
    let bench = LargeTitleBench(prefersLargeTitles: false)
    bench.perform {
      bench.root.toolbarItems = hasItems ? [UIBarButtonItem(systemItem: .add)] : nil
      bench.navigation.setToolbarHidden(false, animated: false)
      bench.navigation.hidesBarsOnSwipe = true
    }
    bench.settle()
    swipe(bench, by: -200)
    #expect(bench.navigation.isNavigationBarHidden)
    #expect(bench.navigation.isToolbarHidden == hasItems)
    swipe(bench, by: 100)
    #expect(!bench.navigation.isToolbarHidden)
  }

  @Test("go and come with taps that nobody else has a use for")
  func onTap() {
    let bench = LargeTitleBench(prefersLargeTitles: false, scrolls: false)
    bench.navigation.hidesBarsOnTap = true
    var count = 0
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    bench.perform { bench.root.view.addSubview(button) }
    bench.settle()
    bench.device.tap(at: CGPoint(x: 150, y: 320))
    bench.device.tap(on: bench.navigation.navigationBar)
    bench.settle()
    #expect(count == 1 && !bench.navigation.isNavigationBarHidden)
    bench.device.tap(at: CGPoint(x: 200, y: 600))
    bench.settle()
    #expect(bench.navigation.isNavigationBarHidden)
    bench.device.tap(at: CGPoint(x: 200, y: 600))
    bench.settle()
    #expect(!bench.navigation.isNavigationBarHidden)
  }

  @Test("go as a text is edited, and come back with a tap")
  func onKeyboard() {
    let bench = LargeTitleBench(prefersLargeTitles: false, scrolls: false)
    bench.navigation.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
    bench.perform { bench.root.view.addSubview(field) }
    bench.settle()
    bench.device.tap(on: field)
    bench.settle()
    #expect(bench.navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    bench.settle()
    #expect(bench.navigation.isNavigationBarHidden)
    bench.device.tap(at: CGPoint(x: 200, y: 600))
    bench.settle()
    #expect(!bench.navigation.isNavigationBarHidden)
    bench.device.tap(at: CGPoint(x: 200, y: 600))
    bench.settle()
    #expect(!bench.navigation.isNavigationBarHidden, "taps do not send them away")
  }
}
