import Foundation

/// What a header or footer shows by configurations.
extension UITableViewHeaderFooterView: ConfiguredView {
  /// Configures a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// What the view shows. Its view takes the place of `contentView`.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { host.content }
    set { host.setContent(newValue, in: self) }
  }

  /// Whether `contentConfiguration` follows the state by itself.
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { host.updatesContent }
    set { host.updatesContent = newValue }
  }

  /// What is behind the content; nil for the view's own color and view.
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
    }
  }

  /// Whether `backgroundConfiguration` follows the state by itself.
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { host.updatesBackground }
    set { host.updatesBackground = newValue }
  }

  /// A configuration of a header in the table's style, without content.
  ///
  /// Differs from UIKit: a footer gets that of a header, too.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    tableStyle == .plain ? .plainHeader() : .groupedHeader()
  }

  /// A background of the table's style.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

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
