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
extension UIStepper {
  /// Sets the picture of the half that adds, instead of a plus.
  public final func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.increment.all[state] = image
  }

  /// The picture of the half that adds that was set for a state.
  public final func incrementImage(for state: UIControl.State) -> UIImage? {
    images.increment.all[state]
  }

  /// Sets the picture of the half that takes away, instead of a minus.
  public final func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.decrement.all[state] = image
  }

  /// The picture of the half that takes away that was set for a state.
  public final func decrementImage(for state: UIControl.State) -> UIImage? {
    images.decrement.all[state]
  }

  /// Sets the picture behind both halves.
  public final func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.background.all[state] = image
  }

  /// The picture behind both halves that was set for a state.
  public final func backgroundImage(for state: UIControl.State) -> UIImage? {
    images.background.all[state]
  }

  /// Sets the picture between the halves in their states.
  public final func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    images.dividers[StepperImages.Halves(left: leftState, right: rightState)] = image
  }

  /// The picture between the halves that was set for their states.
  public final func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    images.dividers[StepperImages.Halves(left: leftState, right: rightState)]
  }
}
