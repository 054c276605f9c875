public import Foundation
import QuartzCore

/// Shows one row of a table.
///
/// Where the parts are: `UITableViewCell+Layout.swift`; configurations: `UITableViewCell+Content.swift`.
open class UITableViewCell: UIView {
  /// Where the texts of a cell are.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text at the left and one at the right.
    case value1 = 1
    /// Two texts next to each other at the left, of which the first ends where the second begins.
    case value2 = 2
    /// A text above another one.
    case subtitle = 3
  }

  /// How a selected cell looks.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As if it were not selected.
    case none = 0
    /// As `default`.
    case blue = 1
    /// Gray.
    case gray = 2
    /// As the system's tables.
    case `default` = 3
  }

  /// How a cell with the focus looks.
  nonisolated public enum FocusStyle: Int, Sendable {
    /// As the system's tables.
    case `default` = 0
    /// As the app makes it look.
    case custom = 1
  }

  /// What is at a cell's right edge.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: a tap leads to another page.
    case disclosureIndicator = 1
    /// A button for details, and an arrow.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  let style: CellStyle
  var content: UIView = UITableViewCellContentView()
  let host = ContentHost()
  lazy var label = UILabel()
  lazy var detail = UILabel()
  lazy var picture = UIImageView()
  lazy var editControl = UITableViewCellEditControl { [weak self] in self?.commitEditing() }
  lazy var reorderControl = UITableViewCellReorderControl()
  /// The system's own view at the right edge.
  var mark: UIView?
  var separators = CellSeparators()
  lazy var separatorLines = SeparatorLines()
  var hasLines = false
  /// Whether the sign of editing is there.
  var hasEditControl = false
  var selectsInEditing = false
  var ownSeparatorInset: UIEdgeInsets?
  private(set) var isBeingEdited = false
  private(set) var ownEditingStyle = EditingStyle.none
  private(set) var indentsInTable = true
  private(set) var canBeMoved = false
  /// Whether buttons show beside the row.
  var isConfirming = false {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a finger moves the row.
  var isReordering = false {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var storedSelection = false
  private var storedHighlight = false
  /// Whether labels and pictures show that.
  private var showsLit = false
  weak var table: UITableView?

  /// UIKit's cells are 320 points wide and 44 high until a table places them.
  private static let usualSize = CGSize(width: 320, height: 44)

  private var identifier: String?

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
  ///
  /// Source: Apple, "UITableViewCell.backgroundConfiguration": at first there is one for the usual look. Assumed: until
  /// the app sets a color or a view instead.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
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
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { host.updatesBackground }
    set { host.updatesBackground = newValue }
  }

  /// A configuration of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// A background of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
  }

  /// The name under which the cell is used again for other rows.
  open var reuseIdentifier: String? { identifier }

  func name(_ identifier: String) {
    self.identifier = identifier
  }

  /// Makes a cell with texts in a style's places.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: Self.usualSize))
    setUp()
  }

  /// Makes a cell of the default style, which nothing is used again. It has its usual place and size, whatever the
  /// frame.
  ///
  /// Source: what apps log of a cell that they made by `UITableViewCell()`, which is 320 points wide and 44 high; of one
  /// with a frame, tests of macios, which pass on iOS.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    style = .default
    identifier = nil
    super.init(coder: coder)
    self.frame.size = Self.usualSize
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.frame.size.height -= lineBelowContent
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    showUsualBackground(.systemBackground)
  }

  /// The view for what the cell shows.
  open var contentView: UIView { content }

  /// The main text as it prints; the label is not shown for that.
  var shownText: String? { label.text }

  /// The main text.
  open var textLabel: UILabel? { shown(label) }

  /// The other text; there is none in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : shown(detail) }

  /// The picture at the beginning. It takes no room without an image.
  open var imageView: UIImageView? {
    if picture.superview == nil {
      content.addSubview(picture)
      setNeedsLayout()
    }
    return picture
  }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// A view behind the content of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? {
    didSet { exchange(oldValue, for: selectedBackgroundView) }
  }

  /// A view behind the content of a cell that is selected where several can be; ``selectedBackgroundView`` is
  /// there for a cell under a finger, and where there is no such view.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { exchange(oldValue, for: multipleSelectionBackgroundView) }
  }

  /// The cell is lifted or dragged, or no longer; does nothing unless overridden.
  ///
  /// Differs from UIKit: nobody drags cells, so that it is not called.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  /// Whether the cell takes touches while it is dragged. Differs from UIKit: nobody drags cells.
  open var userInteractionEnabledWhileDragging = false

  /// How the cell looks when it is selected.
  open var selectionStyle = SelectionStyle.default

  /// What is at the right edge, unless `accessoryView` is there.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange(from: nil) } }
  }

  /// An app's own view at the right edge.
  open var accessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue) }
  }

  /// Makes the cell ready for another row. Overrides call `super`.
  open func prepareForReuse() {}

  /// How many steps the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How wide such a step is, in points (Apple, "indentationWidth": 10).
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// The ends of the line below; the table's unless set. In right-to-left interfaces left and right change
  /// places.
  ///
  /// Pictures and texts of the system's styles move inward with it.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the row shows that it can be edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows that the row can be edited or not. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isBeingEdited else { return }
    let state: StateMask = editing && ownEditingStyle != .none ? .showingEditControlMask : []
    willTransition(to: state)
    isBeingEdited = editing
    setNeedsUpdateConfiguration()
    if editing { showEditControl() }
    accessoryDidChange(from: nil)
    let finish = { (_: Bool) in
      self.removeEditControls()
      self.didTransition(to: state)
    }
    guard animated, window != nil else { return finish(true) }
    UIView.animate(
      withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: finish)
  }

  /// How the row is edited: what the table's delegate says.
  open var editingStyle: UITableViewCell.EditingStyle { ownEditingStyle }

  /// Whether the row shows while it is edited that it can be moved, where the data source lets it be.
  ///
  /// The table sets it for rows that can be moved (tutorials never do; assumed).
  open var showsReorderControl = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the content makes room for the sign of editing.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }

  /// How the cell looks with the focus. Differs from UIKit: no cell gets it.
  open var focusStyle = FocusStyle.default

  /// What is at the right edge while the row is edited, unless `editingAccessoryView` is there.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange(from: nil) } }
  }

  /// An app's own view at the right edge while the row is edited.
  open var editingAccessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue) }
  }

  /// Whether the button that confirms shows.
  open var showingDeleteConfirmation: Bool { isConfirming }

  /// The signs of editing are about to come or go. Overrides call `super`.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// The signs of editing have come or gone. Overrides call `super`.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  /// Takes what the table's delegate says about the row.
  func prepareEditing(style: EditingStyle, indents: Bool, canMove: Bool, selects: Bool) {
    ownEditingStyle = style
    indentsInTable = indents
    selectsInEditing = selects
    if canBeMoved != canMove {
      canBeMoved = canMove
      if canMove { showsReorderControl = true }
      setNeedsLayout()
    }
    if isBeingEdited { updateEditControl() }
  }

  private func commitEditing() {
    table?.commitEditing(of: self)
  }

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows that the row is selected or not. Overrides call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if storedSelection != selected { setNeedsUpdateConfiguration() }
    storedSelection = selected
    if hasEditControl { editControl.isChosen = selected }
    updateBackground()
  }

  /// Shows that a finger is on the row or not. Overrides call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if storedHighlight != highlighted { setNeedsUpdateConfiguration() }
    storedHighlight = highlighted
    updateBackground()
  }

  private func updateBackground() {
    let showsMultiple =
      storedSelection && !storedHighlight && (table?.selectsSeveral ?? false)
      && multipleSelectionBackgroundView != nil
    multipleSelectionBackgroundView?.isHidden = !showsMultiple
    selectedBackgroundView?.isHidden = showsMultiple || !(storedSelection || storedHighlight)
    let isLit = (storedSelection || storedHighlight) && selectionStyle != .none
    guard isLit != showsLit else { return }
    showsLit = isLit
    Self.light(content.subviews, isLit)
  }

  /// Has labels and pictures show that the row is highlighted or selected.
  ///
  /// Source: Apple, "UITableViewCell.isHighlighted": labels get their `highlightedTextColor`, pictures their
  /// `highlightedImage`.
  private static func light(_ views: [UIView], _ isLit: Bool) {
    for view in views {
      switch view {
      case let label as UILabel: label.isHighlighted = isLit
      case let picture as UIImageView: picture.isHighlighted = isLit
      case is UIControl: break
      default: light(view.subviews, isLit)
      }
    }
  }

  private func exchange(_ former: UIView?, for view: UIView?) {
    former?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
    updateBackground()
    setNeedsLayout()
  }

  private func shown(_ label: UILabel) -> UILabel {
    if label.superview == nil {
      showUsualLook(of: label)
      content.addSubview(label)
      setNeedsLayout()
    }
    return label
  }

  // MARK: Configurations (UITableViewCell+Content.swift)

  /// What configurations depend on. Overrides call `super` and add to it.
  open var configurationState: UICellConfigurationState { makeConfigurationState() }

  /// Has configurations follow the state before the next layout.
  open func setNeedsUpdateConfiguration() {
    host.setNeedsUpdate(in: self)
  }

  /// Configures the cell for a state; does nothing unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    setNeedsUpdateConfiguration()
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    for label in [label, detail] where label.superview != nil && !label.hasOwnFont {
      showUsualLook(of: label)
    }
    table?.sizeDidChange(in: self)
    setNeedsUpdateConfiguration()
  }

  // MARK: Layout (UITableViewCell+Layout.swift)

  /// Places content, texts, marks, lines and backgrounds. Overrides call `super`.
  open override func layoutSubviews() {
    host.updateIfDue(in: self)
    super.layoutSubviews()
    placeParts()
  }

  /// The size that the cell wants; 44 points high, less a line from iOS 13 on, from iOS 26 on 52, unless overridden.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: usualHeight)
  }

  /// The size that a table gives the cell: what the constraints of its content ask for, and the line between
  /// rows; or else what `sizeThatFits(_:)` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    host.updateIfDue(in: self)
    let beside = roomBeside()
    guard
      let height = content.contentHeight(
        width: targetSize.width - beside.leading - beside.trailing)
    else {
      var size = sizeThatFits(targetSize)
      let room = targetSize.width - beside.leading - beside.trailing
      if let height = heightOfTexts(in: room) { size.height = max(size.height, height) }
      return size
    }
    return CGSize(width: targetSize.width, height: height + roomForLine())
  }

  /// The cell may want another height: see `UITableView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeDidChange(in: self)
  }

  // MARK: Touches

  /// Highlights the row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.touchBegan(in: self)
  }

  /// Follows the finger; nothing happens.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.touchEnded(in: self)
  }

  /// Takes the highlight away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.touchCancelled(in: self)
  }

  // MARK: Accessibility

  /// The texts of the row, one after the other.
  ///
  /// Source: KIF, which finds rows to tap by their texts. Assumed: the commas; and that the row is no element
  /// itself, so that its parts are found, too.
  override var usualAccessibilityLabel: String? {
    let texts = spokenTexts(in: contentView)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// A selected row says that it is.
  ///
  /// Source: KIF's tests of tables, which wait for the trait after a tap.
  override var usualAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  private func spokenTexts(in view: UIView) -> [String] {
    guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
    guard view is UILabel else { return view.subviews.flatMap(spokenTexts) }
    return [view.accessibilityLabel].compactMap(\.self).filter { !$0.isEmpty }
  }
}
