extension UIControl {
  /// Tells of a value that a person has chosen, which is what a control that has a value is there for.
  ///
  /// Source: many apps give a slider, stepper, date picker, page control, color well or refresh control its action by
  /// `init(frame:primaryAction:)` alone. Assumed: which event is first.
  final func sendChosenValue() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
