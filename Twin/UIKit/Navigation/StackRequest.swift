/// What a caller asks of a navigation controller: one of its five mutators.
package enum StackRequest {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])

  /// The selector that UIKit's log names when it refuses the request.
  ///
  /// `popToViewController:transition:` is a private name that also stands for `popToRoot`
  /// (multiple reports).
  var selectorInLog: String {
    switch self {
    case .popTo, .popToRoot: "popToViewController:transition:"
    case .push, .pop, .set: selector
    }
  }

  /// The selector of the public method that made the request.
  var selector: String {
    switch self {
    case .push: "pushViewController:animated:"
    case .pop: "popViewControllerAnimated:"
    case .popTo: "popToViewController:animated:"
    case .popToRoot: "popToRootViewControllerAnimated:"
    case .set: "setViewControllers:animated:"
    }
  }

  /// The line that UIKit up to iOS 8 logs when the request overlaps an animated transition.
  var nestingLine: String? {
    switch self {
    case .push: "nested push animation can result in corrupted navigation bar"
    case .pop, .popTo, .popToRoot: "nested pop animation can result in corrupted navigation bar"
    // Assumed: no line is known for a replaced stack.
    case .set: nil
    }
  }

  /// What the behaviour says about this request during a running transition.
  func duringTransition(in behaviour: UIKitBehaviour) -> UIKitBehaviour.ChangeDuringTransition {
    switch self {
    case .push: behaviour.pushDuringTransition
    case .pop, .popTo, .popToRoot: behaviour.popDuringTransition
    case .set: behaviour.setDuringTransition
    }
  }
}
