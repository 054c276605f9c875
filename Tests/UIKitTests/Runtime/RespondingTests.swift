import Foundation
import Testing
import UIKit

@Suite("An object that is asked whether it responds to a selector")
@MainActor
struct RespondingTests {
  private final class Page: UIViewController, UINavigationControllerDelegate, UIScrollViewDelegate {
    var progress = 0.5
    private(set) var taps = 0

    func tap() { taps += 1 }
    private func save(_ name: String, at place: Int) -> Bool { name.count == place }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  @Test(
    "agrees to methods of its own, of its superclass and of protocols, whatever they take",
    arguments: [
      "tap", "save(_:at:)", "save:at:", "viewDidLoad", "scrollViewDidScroll:",
      "navigationController(_:didShow:animated:)", "viewWillAppear(_:)", "getter: Page.progress",
      "setProgress:",
    ])
  func responds(name: String) {
    #expect(Page().responds(to: Selector(name)))
    #expect(Page.instancesRespond(to: Selector(name)))
  }

  @Test(
    "disagrees to names of nothing, and to methods of protocols that it leaves out",
    arguments: [
      "vanish", "tap:", "scrollViewDidZoom:", "navigationController(_:willShow:animated:)",
      "setTaps", "",
    ])
  func doesNotRespond(name: String) {
    #expect(!Page().responds(to: Selector(name)))
    #expect(!Page().responds(to: nil))
  }

  @Test("may be known by a protocol of delegates only")
  func delegate() {
    let page = Page()
    let scroll = UIScrollView()
    scroll.delegate = page
    #expect(scroll.delegate?.responds(to: Selector("scrollViewDidScroll(_:)")) == true)
    #expect(scroll.delegate?.responds(to: Selector("scrollViewDidScrollToTop(_:)")) == false)
  }

  @Test("is asked by a selector that is made of a text, and tells it")
  func text() {
    let selector = NSSelectorFromString("save:at:")
    #expect(Page().responds(to: selector))
    #expect(NSStringFromSelector(selector) == "save:at:")
    #expect(selector == Selector("Page.save(_:at:)"))
  }

  @Test("performs what a bar button would have it do")
  func target() {
    let page = Page()
    let item = UIBarButtonItem(
      title: "Save", style: .plain, target: page, action: Selector("tap"))
    _ = item.target?.perform(item.action)
    _ = item.target!.perform(item.action!, with: item)
    #expect(page.taps == 2)
    #expect(item.target === page)
    let target = item.target
    #expect(target === page)
  }

  @Test("may be a target without Foundation's part")
  func plainTarget() {
    final class Plain {}
    let plain = Plain()
    let item = UIBarButtonItem()
    item.target = plain
    #expect(item.target === plain)
    #expect(item.target as? Plain === plain)
    item.target = nil
    #expect(item.target == nil)
  }
}
