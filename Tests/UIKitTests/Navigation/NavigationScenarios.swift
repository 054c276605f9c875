import Foundation
import QuartzCore
import UIKit

/// What apps do that UIKit does not survive in every era, and what a person sees afterwards.
///
/// The scenarios do not know the era, and read only screen, bar, log and crash.
@MainActor
struct NavigationScenario: Sendable, CustomStringConvertible {
  nonisolated let name: String
  private let act: @MainActor @Sendable (ControllersBench) -> Void

  nonisolated init(_ name: String, _ act: @escaping @MainActor @Sendable (ControllersBench) -> Void)
  {
    self.name = name
    self.act = act
  }

  nonisolated var description: String { name }

  /// Runs the scenario and then two taps on Back, each to rest.
  func run(on behaviour: UIKitBehaviour) -> [String] {
    let bench = ControllersBench.launched(behaviour)
    act(bench)
    bench.settle()
    var lines = [bench.state]
    for _ in 1...2 where bench.crash == nil {
      bench.tapBack()
      lines.append("Back: \(bench.state)")
    }
    return lines + bench.log.map { "log: \($0)" }
  }

  nonisolated static let eras: [(name: String, behaviour: UIKitBehaviour)] = [
    ("iOS 7", .iOS7), ("iOS 8", .iOS8), ("iOS 9", .iOS9), ("iOS 13", .iOS13), ("iOS 18", .iOS18),
    ("iOS 26", .iOS26),
  ]

  /// What comes of it in all eras; eras with the same outcome share an entry.
  var outcomes: String {
    var groups: [(names: [String], lines: [String])] = []
    for era in Self.eras {
      let lines = run(on: era.behaviour)
      if groups.last?.lines == lines {
        groups[groups.count - 1].names.append(era.name)
      } else {
        groups.append(([era.name], lines))
      }
    }
    let texts = groups.map { group in
      ([group.names.joined(separator: ", ")] + group.lines.map { "  " + $0 })
        .joined(separator: "\n")
    }
    return texts.joined(separator: "\n")
  }
}

extension NavigationScenario {
  /// Two animated pushes in one turn.
  nonisolated static let pushPush = NavigationScenario("S1 push A, push B in one turn") { bench in
    bench.perform {
      bench.navigation.pushViewController(bench.page("A"), animated: true)
      bench.navigation.pushViewController(bench.page("B"), animated: true)
    }
  }

  /// A push while another one runs.
  nonisolated static let pushDuringPush = NavigationScenario("S2 push A, push B later") { bench in
    bench.push("A")
    bench.advance(0.2)
    bench.push("B")
  }

  /// An unanimated and two animated pushes in one turn.
  nonisolated static let mixedPushes = NavigationScenario(
    "S3 push A without animation, push B, push C in one turn"
  ) { bench in
    bench.perform {
      bench.navigation.pushViewController(bench.page("A"), animated: false)
      bench.navigation.pushViewController(bench.page("B"), animated: true)
      bench.navigation.pushViewController(bench.page("C"), animated: true)
    }
  }

  /// A pop while a push runs.
  nonisolated static let popDuringPush = NavigationScenario("S4 push A, pop later") { bench in
    bench.push("A")
    bench.advance(0.2)
    bench.perform { bench.navigation.popViewController(animated: true) }
  }

  /// The same page again while it is being pushed.
  nonisolated static let samePageTwice = NavigationScenario("S8 push A, push A later") { bench in
    let page = bench.page("A")
    bench.perform { bench.navigation.pushViewController(page, animated: true) }
    bench.advance(0.2)
    bench.perform { bench.navigation.pushViewController(page, animated: true) }
  }

  /// A push while an alert comes.
  nonisolated static let pushDuringAlert = NavigationScenario("S9 present alert, push A") { bench in
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    bench.perform { bench.navigation.present(alert, animated: true) }
    bench.advance(0.1)
    bench.push("A")
    bench.settle()
    bench.perform { bench.navigation.dismiss(animated: true) }
  }

  /// The scenarios of the table of eras.
  nonisolated static let table = [
    pushPush, pushDuringPush, mixedPushes, popDuringPush, samePageTwice, pushDuringAlert,
  ]

  /// A new stack while a push runs.
  nonisolated static let setDuringPush = NavigationScenario("set the stack during a push") {
    bench in
    bench.push("A")
    bench.advance(0.2)
    bench.perform {
      bench.navigation.setViewControllers(
        bench.navigation.viewControllers + [bench.page("B")], animated: true)
      bench.note("in the call: \(bench.stack)")
    }
    bench.advance(0.3)
    bench.log("at the end of the push: \(bench.pageOnScreen)")
  }

  /// A presentation during a presentation.
  nonisolated static let presentDuringPresent = NavigationScenario("present twice") { bench in
    bench.perform {
      for _ in 1...2 {
        bench.navigation.present(
          UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: true)
      }
    }
  }

  /// Two quick taps on Back.
  nonisolated static let backTwice = NavigationScenario("tap Back twice, quickly") { bench in
    for title in ["A", "B", "C"] {
      bench.push(title)
      bench.settle()
    }
    bench.tapBackOnly()
    bench.advance(0.1)
    bench.tapBackOnly()
  }

  /// A push before the root was shown.
  nonisolated static let firstPush = NavigationScenario("push before the first layout") { bench in
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = bench.page("Unseen")
    let navigation = UINavigationController(rootViewController: root)
    bench.perform {
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(bench.page("A"), animated: true)
    }
    bench.settle()
    bench.log("root loaded: \(root.isViewLoaded)")
  }

  /// What the delegate hears of the first page.
  nonisolated static let firstDisplay = NavigationScenario("the first page and the delegate") {
    bench in
    let navigation = UINavigationController(rootViewController: bench.page("Root"))
    let delegate = BenchDelegate { bench.log($0) }
    navigation.delegate = delegate
    bench.perform { bench.window.rootViewController = navigation }
    bench.settle()
  }

  /// A tap on Back in a controller whose class answers `shouldPop`.
  nonisolated static let agreedBack = NavigationScenario("Back with an override of shouldPop") {
    bench in
    let navigation = AgreeingNavigationController(rootViewController: bench.page("Root"))
    navigation.pushViewController(bench.page("A"), animated: false)
    bench.perform { bench.window.rootViewController = navigation }
    bench.settle()
    bench.tapBack()
    bench.log("on the stack: \(navigation.viewControllers.count)")
  }

  /// A finger that stays on Back, and then slides to where the menu's second row would be.
  nonisolated static let heldBack = NavigationScenario("hold Back, and slide down") { bench in
    for title in ["A", "B"] {
      bench.push(title)
      bench.settle()
    }
    let finger = BenchFinger(
      bench, at: CGPoint(x: 20, y: bench.navigation.navigationBar.frame.midY))
    bench.advance(1)
    finger.move(to: CGPoint(x: 60, y: bench.navigation.navigationBar.frame.maxY + 66))
    finger.lift()
  }

  /// Every scenario: each capability decides the outcome of at least one of them.
  nonisolated static let all =
    table + [
      setDuringPush, presentDuringPresent, backTwice, firstPush, firstDisplay,
      agreedBack, heldBack,
    ] + swipes
}

/// Agrees to every pop, as an app does that wants to be asked.
private final class AgreeingNavigationController: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}
