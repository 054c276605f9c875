import Interlock
import UIKit

/// A way in which an app changes a stack: UIKit's verbs and segues, each as an app calls it.
enum Verb: String, CaseIterable {
  case push, pushUnanimated, pop, popUnanimated, popTo, popToRoot
  case set, setAbove, viewControllers, show, showFromPage, segue, unwind

  /// Calls the verb on a guarded controller whose stack has four pages or is to have them.
  @MainActor
  func call(in scene: MomentScene) {
    let navigation = scene.stage.navigation
    let new = scene.new
    switch self {
    case .push: navigation.pushViewController(new, animated: true)
    case .pushUnanimated: navigation.pushViewController(new, animated: false)
    case .pop: navigation.popViewController(animated: true)
    case .popUnanimated: navigation.popViewController(animated: false)
    case .popTo: navigation.popToViewController(scene.lower, animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .set: navigation.setViewControllers([new], animated: true)
    case .setAbove: navigation.setViewControllers([scene.root, scene.lower, new], animated: true)
    case .viewControllers: navigation.viewControllers = [scene.root, new]
    case .show: navigation.show(new, sender: nil)
    case .showFromPage: scene.lower.show(new, sender: nil)
    case .segue: scene.lower.performSegue(withIdentifier: "new", sender: nil)
    case .unwind: scene.upper.performSegue(withIdentifier: "back to Lower", sender: nil)
    }
  }

  /// What it makes of a stack.
  func result(on stack: [String]) -> [String] {
    switch self {
    case .push, .pushUnanimated, .show, .showFromPage, .segue: stack + ["New"]
    case .pop, .popUnanimated: stack.dropLast()
    case .popTo, .unwind: Array(stack.prefix(2))
    case .popToRoot: Array(stack.prefix(1))
    case .set: ["New"]
    case .setAbove: ["Root", "Lower", "New"]
    case .viewControllers: ["Root", "New"]
    }
  }
}
