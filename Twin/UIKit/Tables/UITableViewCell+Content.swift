import Foundation

/// What a cell shows by configurations.
extension UITableViewCell: ConfiguredView {
  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  // MARK: ConfiguredView

  func makeConfigurationState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = isConfirming
    state.isReordering = isReordering
    return state
  }

  func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func configurationDidChange() {
    table?.sizeDidChange(in: self)
  }
}
