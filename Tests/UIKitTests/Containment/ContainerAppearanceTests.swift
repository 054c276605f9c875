import Foundation
import Simulator
import Testing
import UIKit

/// Where in its container's callbacks a page hears of its own.
@Suite("A page in sight hears, together with its container,")
@MainActor
struct ContainerAppearanceTests {
  private final class Navigation: UINavigationController {
    var note: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("container will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("container did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("container will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("container did disappear")
    }
  }

  private final class Tabs: UITabBarController {
    var note: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("container will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("container did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("container will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("container did disappear")
    }
  }

  /// Does not pass the call on.
  private final class Silent: UINavigationController {
    override func viewWillDisappear(_ animated: Bool) {}
  }

  private let bench = PresentationBench()

  /// What is noted while another page covers a container, and goes again.
  private func notes(of container: UIViewController) -> [String] {
    container.modalPresentationStyle = .fullScreen
    bench.present(container)
    _ = bench.takeNotes()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    bench.device.perform { container.present(cover, animated: true) }
    bench.settle()
    bench.device.perform { cover.dismiss(animated: true) }
    bench.settle()
    return bench.takeNotes().filter { !$0.contains("IsAppearing") }
  }

  private let expected = [
    "Page.viewWillDisappear(true)", "container will disappear", "Page.viewDidDisappear(true)",
    "container did disappear", "Page.viewWillAppear(true)", "container will appear",
    "Page.viewDidAppear(true)", "container did appear",
  ]

  @Test("before a navigation controller's class goes on after `super`")
  func navigation() {
    let navigation = Navigation(rootViewController: bench.page("Page"))
    navigation.note = { [bench] in bench.note($0) }
    #expect(notes(of: navigation) == expected)
    #expect(bench.device.log.isEmpty)
  }

  @Test("before a tab bar controller's class goes on after `super`")
  func tabs() {
    let tabs = Tabs()
    tabs.viewControllers = [bench.page("Page")]
    tabs.note = { [bench] in bench.note($0) }
    #expect(notes(of: tabs) == expected)
    #expect(bench.device.log.isEmpty)
  }

  @Test("and not at all if that leaves `super` out")
  func withoutSuper() {
    let navigation = Silent(rootViewController: bench.page("Page"))
    #expect(!notes(of: navigation).contains("Page.viewWillDisappear(true)"))
  }
}
