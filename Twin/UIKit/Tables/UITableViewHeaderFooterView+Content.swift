import Foundation

/// What a header or footer shows by configurations.
extension UITableViewHeaderFooterView: ConfiguredView {
  /// Configures a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  // MARK: ConfiguredView

  func makeConfigurationState() -> UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  func callUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func configurationDidChange() {}
}
