import Foundation
import Simulator
import Testing
import UIKit

@Suite("A container lets go of")
@MainActor
struct ContainerMemoryTests {
  /// Pages with their views, none of them kept.
  @MainActor private final class Weak {
    weak var page: UIViewController?
    weak var view: UIView?

    init(_ page: UIViewController) {
      self.page = page
      view = page.viewIfLoaded
    }

    var isGone: Bool { page == nil && view == nil }
  }

  private func launched(_ root: UIViewController) -> Device {
    let device = Device(era: .iOS18)
    device.launch { root }
    _ = device.settle(limit: 2)
    return device
  }

  @Test("every page of 1,000 pushes and pops, and leaves nothing in the hierarchy")
  func pushesAndPops() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let device = launched(navigation)
    func viewCount(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + viewCount($1) } }
    let count = viewCount(device.window)
    var alive = 0
    for cycle in 0..<1000 {
      let isAnimated = cycle % 10 == 0
      var page: Weak?
      scoped {
        let pushed = UIViewController()
        device.perform { navigation.pushViewController(pushed, animated: isAnimated) }
        _ = device.settle(limit: 2)
        page = Weak(pushed)
      }
      device.perform { navigation.popViewController(animated: isAnimated) }
      _ = device.settle(limit: 2)
      if page?.isGone != true { alive += 1 }
    }
    #expect(alive == 0)
    #expect(navigation.children.count == 1)
    #expect(viewCount(device.window) == count)
  }

  /// Runs code in a scope of its own, so that what it makes is released at its end.
  private func scoped(_ body: () -> Void) {
    body()
  }

  @Test("tabs that are replaced, also in the middle of another change")
  func tabs() {
    let tabs = UITabBarController()
    let device = launched(tabs)
    var pages: [Weak] = []
    for _ in 0..<20 {
      device.perform {
        tabs.viewControllers = (0..<3).map { _ in UIViewController() }
        tabs.selectedIndex = 2
      }
      _ = device.settle(limit: 1)
      pages += (tabs.viewControllers ?? []).map(Weak.init)
    }
    #expect(pages.filter { !$0.isGone }.count == 3)
  }

  @Test("a stack that is replaced, and a window's page that is, with all that belongs to them")
  func replaced() {
    let device = launched(UIViewController())
    var pages: [Weak] = []
    for index in 0..<20 {
      device.perform {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        device.window.rootViewController = index % 2 == 0 ? tabs : navigation
        pages += navigation.viewControllers.map(Weak.init) + [Weak(navigation)]
      }
      _ = device.settle(limit: 1)
    }
    #expect(pages.filter { $0.page != nil }.count == 3)
  }

  @Test("children that were exchanged")
  func children() {
    let host = UIViewController()
    let device = launched(host)
    var pages: [Weak] = []
    device.perform {
      let first = UIViewController()
      host.addChild(first)
      host.view.addSubview(first.view)
    }
    for _ in 0..<20 {
      device.perform {
        let (former, next) = (host.children[0], UIViewController())
        pages.append(Weak(former))
        host.addChild(next)
        host.transition(from: former, to: next, duration: 0.2, animations: nil) { _ in
          former.removeFromParent()
        }
      }
      _ = device.settle(limit: 1)
    }
    #expect(pages.filter { !$0.isGone }.isEmpty)
    #expect(host.view.subviews.count == 1)
  }

  @Test("a page that a cancelled swipe brought back, once it is popped")
  func swipes() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let device = launched(navigation)
    var page: Weak?
    device.perform {
      let pushed = UIViewController()
      navigation.pushViewController(pushed, animated: false)
      page = Weak(pushed)
    }
    _ = device.settle(limit: 1)
    for end in [CGFloat(60), 350] {
      device.swipe(
        from: CGPoint(x: 2, y: 400), to: CGPoint(x: end, y: 400), duration: end == 60 ? 1 : 0.3)
      _ = device.settle(limit: 2)
      #expect((page?.page == nil) == (end == 350))
    }
  }
}
