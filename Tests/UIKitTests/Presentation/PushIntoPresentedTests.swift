import Simulator
import Testing
import UIKit

/// Sources: radar 44091459 (a push during a presentation comes later), `RNSScreenStack` of react-native-screens (the stack
/// changes at the end of whatever transition the controller is in); common use of pushes by the first page's callbacks.
@Suite("A push onto a navigation controller that is being presented")
@MainActor
struct PushIntoPresentedTests {
  private nonisolated static let eras: [Era] = [.iOS7, .iOS8, .iOS9, .iOS13, .iOS18, .iOS26]

  private final class EarlyPage: UIViewController {
    var moment = ""
    var push: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      if moment == "viewDidLoad" { push() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == "viewWillAppear" { push() }
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      if moment == "viewIsAppearing" { push() }
    }
  }

  private func titles(_ navigation: UINavigationController) -> [String] {
    navigation.viewControllers.map { $0.title ?? "" }
  }

  private func expectBoth(
    _ bench: PresentationBench, _ navigation: UINavigationController,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    bench.settle()
    #expect(titles(navigation) == ["First", "Second"], sourceLocation: sourceLocation)
    #expect(
      navigation.topViewController?.viewIfLoaded?.window != nil, sourceLocation: sourceLocation)
    #expect(navigation.presentingViewController != nil, sourceLocation: sourceLocation)
    #expect(bench.device.log.isEmpty && bench.device.crash == nil, sourceLocation: sourceLocation)
  }

  @Test("counts at once in the same turn", arguments: eras)
  func sameTurn(era: Era) {
    let bench = PresentationBench(era)
    let navigation = UINavigationController(rootViewController: bench.page("First"))
    bench.device.perform {
      bench.root.present(navigation, animated: true)
      navigation.pushViewController(bench.page("Second"), animated: true)
      #expect(titles(navigation) == ["First", "Second"])
    }
    expectBoth(bench, navigation)
    #expect(
      bench.takeNotes().last?.hasPrefix("Second.") == true || era == .iOS7 || era == .iOS8
        || era == .iOS9)
  }

  @Test(
    "counts when it is there: from iOS 9 on the push comes then, before and since iOS 26 at once",
    arguments: eras, [0.1, 0.3])
  func underWay(era: Era, delay: Double) {
    let bench = PresentationBench(era)
    let navigation = UINavigationController(rootViewController: bench.page("First"))
    bench.device.perform { bench.root.present(navigation, animated: true) }
    bench.device.advance(by: delay)
    bench.device.perform {
      navigation.pushViewController(bench.page("Second"), animated: true)
      let isPostponed = [.iOS9, .iOS13, .iOS18].contains(era)
      #expect(titles(navigation) == (isPostponed ? ["First"] : ["First", "Second"]))
    }
    expectBoth(bench, navigation)
  }

  @Test(
    "counts in the callbacks of the first page",
    arguments: ["viewDidLoad", "viewWillAppear", "viewIsAppearing"],
    [Era.iOS9, .iOS18, .iOS26])
  func callbacks(moment: String, era: Era) {
    let bench = PresentationBench(era)
    let first = EarlyPage()
    (first.title, first.moment) = ("First", moment)
    let navigation = UINavigationController(rootViewController: first)
    let outer = UITabBarController()
    outer.viewControllers = [navigation]
    first.push = { [weak navigation, weak bench] in
      guard let navigation, let bench else { return }
      navigation.pushViewController(bench.page("Second"), animated: false)
      #expect(titles(navigation) == ["First", "Second"])
    }
    bench.device.perform { bench.root.present(outer, animated: true) }
    bench.settle()
    #expect(titles(navigation) == ["First", "Second"])
    #expect(navigation.topViewController?.viewIfLoaded?.window != nil)
    #expect(bench.device.log.isEmpty)
  }

  @Test("is dropped while it goes, and while it presents something itself")
  func others() {
    let bench = PresentationBench()
    let navigation = UINavigationController(rootViewController: bench.page("First"))
    bench.present(navigation)
    bench.device.perform { navigation.present(bench.page("Above"), animated: true) }
    bench.device.perform { navigation.pushViewController(bench.page("Second"), animated: true) }
    #expect(bench.lastLine?.hasPrefix("pushViewController:animated: called on") == true)
    bench.settle()
    bench.device.perform { bench.root.dismiss(animated: true) }
    bench.device.perform { navigation.pushViewController(bench.page("Second"), animated: true) }
    #expect(bench.device.log.count == 2 && titles(navigation) == ["First"])
  }
}
