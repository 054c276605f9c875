import Foundation
import Simulator
import Testing
import UIKit

/// One operation on a container, and what pages hear of it.
struct AppearanceOperation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The container that is shown before.
  let host: @MainActor @Sendable (PresentationBench) -> UIViewController
  let run: @MainActor @Sendable (PresentationBench, UIViewController, Bool) -> Void
  /// The callbacks of an animated operation; `%` stands for `animated`.
  let animated: [String]
  /// The callbacks of one without animation; nil if they are the same.
  var unanimated: [String]?
  /// Whether there is an animated form at all.
  var isEverAnimated = true

  func expected(animated isAnimated: Bool) -> [String] {
    let list = isAnimated ? animated : unanimated ?? animated
    return list.map { $0.replacing("%", with: isAnimated ? "true" : "false") }
  }
}

extension AppearanceOperation {
  /// What a navigation controller's pages hear, in either direction.
  private static func exchange(_ from: String, _ to: String) -> (animated: [String], not: [String])
  {
    let begin = ["\(from).viewWillDisappear(%)", "\(to).viewWillAppear(%)"]
    let end = ["\(from).viewDidDisappear(%)"]
    let (isAppearing, didAppear) = ("\(to).viewIsAppearing(%)", "\(to).viewDidAppear(%)")
    return (begin + [isAppearing] + end + [didAppear], begin + end + [isAppearing, didAppear])
  }

  private static func onStack(
    _ name: String, _ titles: [String], _ from: String, _ to: String,
    _ run: @MainActor @escaping @Sendable (PresentationBench, UINavigationController, Bool) -> Void
  ) -> AppearanceOperation {
    let (animated, not) = exchange(from, to)
    return AppearanceOperation(
      testDescription: name,
      host: { bench in
        let navigation = UINavigationController(nibName: nil, bundle: nil)
        navigation.viewControllers = titles.map { bench.page($0) }
        return navigation
      },
      run: { bench, host, isAnimated in
        guard let navigation = host as? UINavigationController else { return }
        run(bench, navigation, isAnimated)
      }, animated: animated, unanimated: not)
  }

  static let all: [AppearanceOperation] = [
    onStack("push", ["A"], "A", "B") { bench, navigation, isAnimated in
      navigation.pushViewController(bench.page("B"), animated: isAnimated)
    },
    onStack("pop", ["A", "B"], "B", "A") { _, navigation, isAnimated in
      navigation.popViewController(animated: isAnimated)
    },
    onStack("pop to", ["A", "B", "C", "D"], "D", "B") { _, navigation, isAnimated in
      navigation.popToViewController(navigation.viewControllers[1], animated: isAnimated)
    },
    onStack("pop to root", ["A", "B", "C"], "C", "A") { _, navigation, isAnimated in
      navigation.popToRootViewController(animated: isAnimated)
    },
    onStack("set a new top", ["A", "B"], "B", "C") { bench, navigation, isAnimated in
      navigation.setViewControllers([bench.page("X"), bench.page("C")], animated: isAnimated)
    },
    onStack("set a known top", ["A", "B"], "B", "A") { bench, navigation, isAnimated in
      let root = navigation.viewControllers[0]
      navigation.setViewControllers([bench.page("X"), root], animated: isAnimated)
    },
    AppearanceOperation(
      testDescription: "select a tab",
      host: { bench in
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B"].map { bench.page($0) }
        return tabs
      },
      run: { _, host, _ in (host as? UITabBarController)?.selectedIndex = 1 },
      animated: [
        "B.viewWillAppear(%)", "A.viewWillDisappear(%)", "A.viewDidDisappear(%)",
        "B.viewIsAppearing(%)", "B.viewDidAppear(%)",
      ], isEverAnimated: false),
    AppearanceOperation(
      testDescription: "add a child", host: { $0.page("A") },
      run: { bench, host, _ in
        let child = bench.page("B")
        host.addChild(child)
        host.view.addSubview(child.view)
        child.didMove(toParent: host)
      },
      animated: ["B.viewWillAppear(%)", "B.viewIsAppearing(%)", "B.viewDidAppear(%)"],
      isEverAnimated: false),
    AppearanceOperation(
      testDescription: "remove a child",
      host: { bench in
        let (host, child) = (bench.page("A"), bench.page("B"))
        host.addChild(child)
        host.view.addSubview(child.view)
        child.didMove(toParent: host)
        return host
      },
      run: { _, host, _ in
        let child = host.children[0]
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }, animated: ["B.viewWillDisappear(%)", "B.viewDidDisappear(%)"], isEverAnimated: false),
    AppearanceOperation(
      testDescription: "exchange two children",
      host: { bench in
        let (host, child) = (bench.page("A"), bench.page("B"))
        host.addChild(child)
        host.view.addSubview(child.view)
        child.didMove(toParent: host)
        return host
      },
      run: { bench, host, isAnimated in
        let (former, child) = (host.children[0], bench.page("C"))
        host.addChild(child)
        host.transition(
          from: former, to: child, duration: isAnimated ? 0.3 : 0, animations: nil)
      }, animated: exchange("B", "C").animated),
  ]
}

@Suite("The appearance calls of an operation")
@MainActor
struct AppearanceTableTests {
  private func notes(
    of operation: AppearanceOperation, isAnimated: Bool, onScreen: Bool
  ) -> [String] {
    let bench = PresentationBench()
    let host = operation.host(bench)
    bench.device.perform {
      if onScreen { bench.device.window.rootViewController = host } else { host.loadViewIfNeeded() }
    }
    bench.settle()
    _ = bench.takeNotes()
    bench.device.perform { operation.run(bench, host, isAnimated) }
    bench.settle()
    #expect(bench.device.log.isEmpty)
    return bench.takeNotes().filter { $0.contains(".view") }
  }

  @Test("come in UIKit's order, animated or not", arguments: AppearanceOperation.all)
  func order(of operation: AppearanceOperation) {
    for isAnimated in [true, false] where operation.isEverAnimated || !isAnimated {
      #expect(
        notes(of: operation, isAnimated: isAnimated, onScreen: true)
          == operation.expected(animated: isAnimated))
    }
  }

  @Test("do not come where nobody sees it", arguments: AppearanceOperation.all)
  func offScreen(_ operation: AppearanceOperation) {
    for isAnimated in [true, false] {
      #expect(notes(of: operation, isAnimated: isAnimated, onScreen: false) == [])
    }
  }
}

@Suite("A child")
@MainActor
struct ContainmentTests {
  /// A container that tells its children itself.
  private final class SilentHost: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("of a container that forwards nothing hears only what that tells it")
  func manual() {
    let bench = PresentationBench()
    let (host, child) = (SilentHost(), bench.page("Child"))
    bench.device.perform { bench.device.window.rootViewController = host }
    bench.settle()
    bench.device.perform {
      host.addChild(child)
      host.view.addSubview(child.view)
    }
    bench.settle()
    _ = bench.takeNotes()
    bench.device.perform {
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    bench.device.perform { bench.device.window.rootViewController = UIViewController() }
    #expect(
      bench.takeNotes() == [
        "Child.viewWillAppear(true)", "Child.viewIsAppearing(true)", "Child.viewDidAppear(true)",
      ])
  }

  @Test("of UIKit's containers hears nothing by itself, which they say")
  func containers() {
    let bench = PresentationBench()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let containers: [UIViewController] = [
      navigation, UITabBarController(), UISplitViewController(),
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
    ]
    #expect(containers.allSatisfy { !$0.shouldAutomaticallyForwardAppearanceMethods })
    #expect(UITableViewController().shouldAutomaticallyForwardAppearanceMethods)

    bench.device.perform { bench.device.window.rootViewController = navigation }
    bench.settle()
    let probe = bench.page("Probe")
    bench.device.perform {
      navigation.addChild(probe)
      navigation.view.addSubview(probe.view)
      probe.didMove(toParent: navigation)
    }
    bench.settle()
    #expect(!bench.takeNotes().contains { $0.contains("Appear") })
  }

  @Test("knows in its callbacks why it comes or goes")
  func flags() {
    final class FlagPage: UIViewController {
      var flags: [String] = []
      private func note(_ name: String) {
        let known = [
          (isMovingToParent, "to"), (isMovingFromParent, "from"), (isBeingPresented, "presented"),
          (isBeingDismissed, "dismissed"),
        ]
        flags.append("\(name) " + known.filter(\.0).map(\.1).joined(separator: " "))
      }
      override func viewWillAppear(_ animated: Bool) { note("will appear") }
      override func viewDidAppear(_ animated: Bool) { note("did appear") }
      override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }
    let bench = PresentationBench()
    let navigation = UINavigationController(rootViewController: UIViewController())
    bench.device.perform { bench.device.window.rootViewController = navigation }
    bench.settle()
    let page = FlagPage()
    bench.device.perform { navigation.pushViewController(page, animated: true) }
    bench.settle()
    bench.device.perform { navigation.pushViewController(UIViewController(), animated: true) }
    bench.settle()
    bench.device.perform { navigation.popViewController(animated: true) }
    bench.settle()
    bench.device.perform { navigation.popViewController(animated: true) }
    bench.settle()
    #expect(
      page.flags == [
        "will appear to", "did appear to", "will disappear ", "did disappear ", "will appear ",
        "did appear ", "will disappear from", "did disappear from",
      ])
    page.flags = []
    bench.device.perform { navigation.present(page, animated: true) }
    bench.settle()
    bench.device.perform { page.dismiss(animated: true) }
    bench.settle()
    #expect(
      page.flags == [
        "will appear presented", "did appear presented", "will disappear dismissed",
        "did disappear dismissed",
      ])
    #expect(!page.isBeingPresented)
  }

  @Test("moves to its parent in its first callbacks, even if it was added before the window showed")
  func flagsOfFirstPage() {
    final class FlagPage: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { flags.append(isMovingToParent) }
      override func viewDidAppear(_ animated: Bool) { flags.append(isMovingToParent) }
    }
    let bench = PresentationBench()
    let (first, root, page) = (FlagPage(), FlagPage(), FlagPage())
    bench.device.perform {
      bench.device.window.rootViewController = UINavigationController(rootViewController: first)
    }
    bench.settle()
    #expect(first.flags == [true, true])

    bench.device.perform {
      let navigation = UINavigationController(rootViewController: root)
      bench.device.window.rootViewController = navigation
      navigation.pushViewController(page, animated: false)
    }
    bench.settle()
    #expect(page.flags == [true, true])
    root.flags = []
    bench.device.perform { page.navigationController?.popViewController(animated: true) }
    bench.settle()
    #expect(root.flags == [false, false])
  }

  @Test("takes the place of another one with the transition among the options, or at once")
  func transition() {
    let bench = PresentationBench()
    let (first, second) = (bench.page("1"), bench.page("2"))
    bench.device.perform {
      for page in [first, second] { bench.root.addChild(page) }
      bench.root.view.addSubview(first.view)
    }
    bench.settle()
    var ends = 0
    bench.device.perform {
      bench.root.transition(
        from: first, to: second, duration: 0.4, options: .transitionCrossDissolve, animations: nil
      ) { _ in ends += 1 }
    }
    bench.device.advance(by: 0.3)
    #expect(ends == 0 && bench.root.view.subviews == [first.view, second.view])
    bench.device.advance(by: 0.2)
    #expect(ends == 1 && bench.root.view.subviews == [second.view])
    bench.device.perform {
      bench.root.transition(
        from: second, to: first, duration: 0, options: .transitionCrossDissolve, animations: nil
      ) { _ in ends += 1 }
    }
    #expect(ends == 2 && bench.root.view.subviews == [first.view])
  }

  @Test("cannot take the place of one that has another parent")
  func strangers() {
    let bench = PresentationBench()
    let (first, second) = (bench.page("1"), bench.page("2"))
    bench.device.perform {
      bench.root.addChild(first)
      bench.root.transition(from: first, to: second, duration: 0, animations: nil)
    }
    #expect(
      bench.device.crash?.reason.contains("must have a common parent view controller") == true)
  }

  @Test("that wants another size tells its container; a presented page, what presents it")
  func preferredSize() {
    final class Host: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        sizes.append(container.preferredContentSize)
      }
    }
    _ = Device(era: .iOS18)
    let (host, child) = (Host(), UIViewController())
    host.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(host.sizes == [CGSize(width: 10, height: 20)])
  }

  @Test("edits when its button is tapped, and the button says so")
  func editing() throws {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = page.editButtonItem
    #expect(page.editButtonItem === page.navigationItem.rightBarButtonItem)
    device.launch { UINavigationController(rootViewController: page) }
    _ = device.settle(limit: 1)
    device.tap(on: try #require(device.find(text: "Edit").first))
    #expect(page.isEditing)
    device.tap(on: try #require(device.find(text: "Done").first))
    #expect(!page.isEditing)
    device.perform { page.isEditing = true }
    #expect(page.editButtonItem.title == "Done")
  }
}
