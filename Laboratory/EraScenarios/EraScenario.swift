public import UIKit

/// Something an app and a person do with a bare navigation controller, whatever the version of UIKit.
public struct EraScenario {
  /// The name in the table.
  public let name: String
  /// What is done, in words.
  public let title: String
  /// The app in which it is done.
  public let app: EraApp
  private let makeSteps: () -> [EraStep]

  init(_ name: String, _ title: String, in app: EraApp, _ steps: @escaping () -> [EraStep]) {
    self.name = name
    self.title = title
    self.app = app
    makeSteps = steps
  }

  /// What is done, with pages of its own for each time it is played.
  public func steps() -> [EraStep] { makeSteps() }

  /// For each line "rest", whether its time says something: whether nothing but time lies between it
  /// and the call before.
  ///
  /// How long a person or an observer takes is not UIKit's doing.
  public var timedRests: [Bool] {
    var isTimed = false
    var timed: [Bool] = []
    for step in steps() {
      switch step {
      case .call: isTimed = true
      case .perform, .timer, .wait, .loaded, .told: break
      case .rest:
        timed.append(isTimed)
        isTimed = false
      case .settle, .back, .backTwice, .menu, .swipe, .touch, .openTwice, .tapTab: isTimed = false
      }
    }
    return timed
  }

  /// A scenario on a controller that shows the page "Root" and is at rest.
  static func atRest(
    _ name: String, _ title: String, in app: EraApp = .plain, _ steps: @escaping () -> [EraStep]
  ) -> EraScenario {
    EraScenario(name, title, in: app) { [.settle] + steps() }
  }

  /// Every scenario, in the order of the table.
  public static let all: [EraScenario] =
    pushes + mixtures + duplicates + presentations + touches + swipes + tabs
}

/// The app around the controller of a scenario.
public enum EraApp {
  /// A controller with the page "Root".
  case plain
  /// The controller is the first of the tabs "First" and "Second".
  case tabs
  /// The root page has a button "Open", which pushes "A", and "B" the next time.
  case button
  /// The controller's class answers `shouldPop` with yes, and does not pop.
  case agreeing
  /// The app pushes "A" in the turn in which it shows its window.
  case pushingAtLaunch
  /// The controller is its own delegate, and keeps what it is told.
  case listening

  /// What the app does in the turn in which its window is shown.
  public func didLaunch(_ navigation: UINavigationController) {
    if case .pushingAtLaunch = self { navigation.push("A") }
  }

  /// Makes the controller, and what the window is to show.
  public func make() -> (root: UIViewController, navigation: UINavigationController) {
    switch self {
    case .plain, .pushingAtLaunch:
      let navigation = UINavigationController(rootViewController: EraPage("Root"))
      return (navigation, navigation)
    case .tabs:
      let navigation = UINavigationController(rootViewController: EraPage("Root"))
      return (Self.tabs(around: navigation), navigation)
    case .button:
      let navigation = UINavigationController()
      var titles = ["A", "B"]
      let root = EraPage("Root") { [weak navigation] in
        _ = navigation?.push(titles.removeFirst())
      }
      navigation.setViewControllers([root], animated: false)
      return (navigation, navigation)
    case .agreeing:
      let navigation = AgreeingController(rootViewController: EraPage("Root"))
      return (navigation, navigation)
    case .listening:
      let navigation = ListeningController(rootViewController: EraPage("Root"))
      navigation.delegate = navigation
      return (navigation, navigation)
    }
  }

  private static func tabs(around navigation: UINavigationController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, EraPage("Other")]
    for (page, title) in zip(tabs.viewControllers ?? [], ["First", "Second"]) {
      page.tabBarItem.title = title
    }
    return tabs
  }
}

/// A controller whose class answers `shouldPop` itself, and does not pop.
private final class AgreeingController: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}

extension UINavigationController {
  /// Pushes a new page; nothing is popped.
  @discardableResult
  func push(_ title: String, animated: Bool = true) -> String? {
    pushViewController(EraPage(title), animated: animated)
    return nil
  }
}
