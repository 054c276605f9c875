import Foundation

/// Pictures for states.
struct StateImages {
  var all: [UIControl.State: UIImage] = [:]

  /// The picture that shows: that of the normal state where a state has none.
  func image(in state: UIControl.State) -> UIImage? { all[state] ?? all[.normal] }
}

/// The pictures of a stepper.
struct StepperImages {
  /// The states of both halves.
  struct Halves: Hashable {
    var left: UIControl.State
    var right: UIControl.State
  }

  var increment = StateImages()
  var decrement = StateImages()
  var background = StateImages()
  var dividers: [Halves: UIImage] = [:]

  /// The picture between the halves. Differs from UIKit: that of the normal states only.
  var divider: UIImage? { dividers[Halves(left: .normal, right: .normal)] }
}

/// Pictures of an app's own; the normal one shows in a state that has none. A half that leads nowhere is
/// disabled.
