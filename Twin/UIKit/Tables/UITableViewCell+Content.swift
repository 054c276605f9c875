import Foundation

/// What a cell shows by configurations.
extension UITableViewCell: ConfiguredView {
  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What the cell shows. Its view takes the place of `contentView`.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { host.content }
    set { host.setContent(newValue, in: self) }
  }

  /// Whether `contentConfiguration` follows the state by itself.
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { host.updatesContent }
    set { host.updatesContent = newValue }
  }

  /// What is behind the content; nil for the cell's own color and views.
  ///
  /// Source: Apple, "UITableViewCell.backgroundConfiguration": at first there is one for the usual look. Assumed: until
  /// the app sets a color or a view instead.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get {
      let hasOther = host.isBackgroundChosen || ground.isOwn || backgroundView != nil
      return host.background ?? (hasOther ? nil : defaultBackgroundConfiguration())
    }
    set {
      host.setBackground(newValue, in: self)
      guard newValue != nil else { return }
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
    }
  }

  /// Whether `backgroundConfiguration` follows the state by itself.
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { host.updatesBackground }
    set { host.updatesBackground = newValue }
  }

  /// A configuration of the cell's style, without content.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// A background of the table's style.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
  }

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
