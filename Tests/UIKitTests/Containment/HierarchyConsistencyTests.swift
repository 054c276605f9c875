import Simulator
import Testing
import UIKit

/// Controllers and views must agree on who is inside whom (Apple's page on `hierarchyInconsistencyException`).
@MainActor
struct HierarchyConsistencyTests {
  private let device = Device(era: .iOS18)
  private let root = UIViewController()

  private init() {
    device.launch { [root] in root }
    device.advance(by: 0.1)
  }

  @Test("a child's view in another controller's hierarchy raises when it comes into the window")
  func viewElsewhere() throws {
    let parent = UIViewController()
    let child = UIViewController()
    device.perform {
      parent.addChild(child)
      root.view.addSubview(child.view)
    }
    let crash = try #require(device.crash)
    #expect(crash.name == UIViewController.hierarchyInconsistencyException.rawValue)
    #expect(crash.reason.hasPrefix("child view controller:<UIViewController: "))
    #expect(crash.reason.contains("> should have parent view controller:<UIViewController: "))
    #expect(crash.reason.contains("> but actual parent is:<UIViewController: "))
  }

  @Test("a window's root page becomes no child before the window has another one")
  func rootAsChild() throws {
    let container = UIViewController()
    device.perform {
      device.window.rootViewController = container
      container.addChild(root)
    }
    #expect(device.crash == nil)
    #expect(root.parent === container)
    device.perform { UIViewController().addChild(container) }
    let crash = try #require(device.crash)
    #expect(crash.name == UIViewController.hierarchyInconsistencyException.rawValue)
    #expect(crash.reason.hasPrefix("adding a root view controller <UIViewController: "))
    #expect(crash.reason.contains("> as a child of view controller:<UIViewController: "))
  }

  @Test("a child of another container leaves that one first, by its own method")
  func change() {
    let (first, second) = (UIViewController(), UIViewController())
    let child = MovingChild()
    first.addChild(child)
    second.addChild(child)
    #expect(child.calls == ["will move", "remove", "did move to nil", "will move"])
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }

  @Test("a page that leaves its container leaves the stack of a navigation controller")
  func outOfStack() {
    let pages = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    device.perform { device.window.rootViewController = navigation }
    device.advance(by: 0.1)
    device.perform { pages[1].removeFromParent() }
    #expect(navigation.viewControllers == [pages[0], pages[2]])
    #expect(navigation.navigationBar.items?.count == 2)
    device.perform { navigation.popViewController(animated: false) }
    device.advance(by: 0.1)
    #expect(navigation.viewControllers == [pages[0]])
    #expect(pages[0].view.window != nil)
  }

  @Test("so does one deep in a view that comes into the window")
  func viewDeepInside() {
    let child = UIViewController()
    let box = UIView()
    device.perform {
      UIViewController().addChild(child)
      child.willMove(toParent: nil)
      child.removeFromParent()
      box.addSubview(child.view)
      root.view.addSubview(box)
    }
    #expect(device.crash == nil, "a controller without a parent may be anywhere")
    let parent = UIViewController()
    device.perform {
      box.removeFromSuperview()
      parent.addChild(child)
      root.view.addSubview(box)
    }
    #expect(device.crash?.reason.contains("but actual parent is:") == true)
  }

  @Test("a child may come before or after its view, and from another container that has let it go")
  func orderDoesNotMatter() {
    let early = UIViewController()
    let late = UIViewController()
    let other = UIViewController()
    device.perform {
      root.addChild(early)
      root.view.addSubview(early.view)
      root.view.addSubview(late.view)
      root.addChild(late)
      root.addChild(other)
      root.view.addSubview(other.view)
      late.view.removeFromSuperview()
      other.addChild(late)
      other.view.addSubview(late.view)
    }
    #expect(device.crash == nil)
    #expect(late.parent === other)
  }

  @Test("a page goes to another stack only when its view has left the first")
  func pageMovesTooEarly() throws {
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UINavigationController(rootViewController: UIViewController())
    let page = UIViewController()
    device.perform {
      for stack in [first, second] {
        root.addChild(stack)
        root.view.addSubview(stack.view)
        stack.didMove(toParent: root)
      }
      first.pushViewController(page, animated: false)
    }
    device.advance(by: 1)
    device.perform {
      first.popViewController(animated: false)
      second.pushViewController(page, animated: false)
    }
    let crash = try #require(device.crash)
    #expect(crash.name == UIViewController.hierarchyInconsistencyException.rawValue)
    #expect(crash.reason.contains("> should have parent view controller:<UINavigationController: "))
    #expect(crash.reason.contains("> but requested parent is:<UINavigationController: "))
  }

  @Test("a page that one container shows can become the root of another's stack")
  func pageMoves() {
    let page = UIViewController()
    let (tabs, stack) = (UITabBarController(), UINavigationController(rootViewController: page))
    let other = UIViewController()
    device.perform { device.window.rootViewController = stack }
    device.advance(by: 0.1)
    device.perform {
      tabs.viewControllers = [page, other]
      device.window.rootViewController = tabs
    }
    device.advance(by: 0.1)
    #expect(page.parent === tabs && page.view.isDescendant(of: tabs.view))
    device.perform {
      device.window.rootViewController = UINavigationController(rootViewController: page)
    }
    device.advance(by: 0.1)
    #expect(device.crash == nil)
    #expect(page.navigationController?.viewControllers == [page])
    #expect(page.view.window === device.window)
    #expect(tabs.viewControllers == [other] && tabs.selectedViewController === other)
  }

  @Test("a view belongs to one controller")
  func oneControllerPerView() throws {
    let first = UIViewController()
    let second = UIViewController()
    device.perform { second.view = first.view }
    let crash = try #require(device.crash)
    #expect(
      crash.reason.hasPrefix(
        "A view can only be associated with at most one view controller at a time! View <UIView: "))
    #expect(second.viewIfLoaded == nil)
  }

  @Test("a view that its controller has given up may be another one's")
  func viewIsHandedOver() {
    let first = UIViewController()
    let second = UIViewController()
    device.perform {
      let view = first.view
      first.view = nil
      second.view = view
    }
    #expect(device.crash == nil)
    #expect(second.isViewLoaded)
  }
}

/// Notes how it moves between containers.
private final class MovingChild: UIViewController {
  var calls: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.append("will move")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append("did move to \(parent == nil ? "nil" : "a parent")")
  }

  override func removeFromParent() {
    calls.append("remove")
    super.removeFromParent()
  }
}
