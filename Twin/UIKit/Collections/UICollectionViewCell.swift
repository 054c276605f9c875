public import Foundation

/// Shows one item of a collection.
///
/// Configurations: `UICollectionViewCell+Content.swift`.
///
/// Differs from UIKit: nobody drags cells.
open class UICollectionViewCell: UICollectionReusableView {
  var content = UIView()
  let host = ContentHost()
  /// Whether buttons show beside the cell.
  var isSwiped = false {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a finger moves the cell.
  var isReordering = false {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a cell as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// What the cell shows. Its view takes the place of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.content }
    set { host.setContent(newValue, in: self) }
  }

  /// Whether `contentConfiguration` follows the state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { host.updatesContent }
    set { host.updatesContent = newValue }
  }

  /// What is behind the content; nil for the cell's own color and views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { host.background ?? usualBackground }
    set {
      backgroundDidChange()
      host.setBackground(newValue, in: self)
      guard newValue != nil else { return }
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
    }
  }

  /// Whether `backgroundConfiguration` follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { host.updatesBackground }
    set { host.updatesBackground = newValue }
  }

  /// The view for what the cell shows.
  open var contentView: UIView { content }

  override var sizingView: UIView { content }

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { stateDidChange(isSelected != oldValue) }
  }

  /// Whether a finger is on the item.
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }

  private func stateDidChange(_ isAnother: Bool) {
    updateBackground()
    guard isAnother else { return }
    setNeedsUpdateConfiguration()
    tellObservers()
  }

  /// The cell is lifted or dragged, or no longer; does nothing unless overridden.
  ///
  /// Differs from UIKit: nobody drags cells, so that it is not called.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// A view behind the content of a selected or highlighted cell, in front of `backgroundView`.
  open var selectedBackgroundView: UIView? {
    didSet { exchange(oldValue, for: selectedBackgroundView) }
  }

  private func exchange(_ former: UIView?, for view: UIView?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    if let view {
      view.frame = bounds
      let isBehindAll = view === backgroundView || backgroundView == nil
      insertSubview(view, at: isBehindAll ? 0 : 1)
    }
    updateBackground()
    setNeedsLayout()
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  // MARK: Configurations (UICollectionViewCell+Content.swift)

  /// What configurations depend on. Overrides call `super` and add to it.
  open var configurationState: UICellConfigurationState { makeConfigurationState() }

  /// Has configurations follow the state before the next layout.
  open func setNeedsUpdateConfiguration() {
    host.setNeedsUpdate(in: self)
  }

  /// Configures the cell for a state; does nothing unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    setNeedsUpdateConfiguration()
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    setNeedsUpdateConfiguration()
  }

  func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The app has chosen a background.
  func backgroundDidChange() {}

  /// What is behind the content before the app has said anything.
  var usualBackground: UIBackgroundConfiguration? { nil }

  /// Where the content is.
  var contentFrame: CGRect { bounds }

  override var roomBesideSizingView: CGFloat { bounds.width - contentFrame.width }

  /// The size that configurations and constraints ask for; without any, what `sizeThatFits(_:)` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    host.updateIfDue(in: self)
    if content is any UIContentView, content.ownLayoutState?.constraints.isEmpty != false,
      let height = content.contentHeight(width: targetSize.width - roomBesideSizingView)
    {
      return CGSize(width: targetSize.width, height: height)
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The cell may want another size: see `UICollectionView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.sizeDidChange(in: self)
  }

  /// Places content and backgrounds. Overrides call `super`.
  open override func layoutSubviews() {
    host.updateIfDue(in: self)
    super.layoutSubviews()
    host.placeBackground(in: self)
    if content.frame != contentFrame { content.frame = contentFrame }
    for view in [backgroundView, selectedBackgroundView].compactMap({ $0 }) { view.frame = bounds }
  }

  /// A selected cell says that it is. Assumed: as rows of tables do.
  override var usualAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
}
