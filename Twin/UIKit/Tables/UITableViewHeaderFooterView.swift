public import Foundation
import QuartzCore

/// A header or footer of a section that a table can use again for other sections.
open class UITableViewHeaderFooterView: UIView {
  var content = UIView()
  let host = ContentHost()
  /// The style of the table that the view was made for.
  var tableStyle = UITableView.Style.plain
  /// Whether the table has made the view, for a title.
  var isTitle = false
  private lazy var look = SectionTextLook(tableStyle, isHeader: true)
  private lazy var label = UILabel()
  private lazy var detail = UILabel()

  private var identifier: String?

  /// What the view shows. Its view takes the place of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.content }
    set { host.setContent(newValue, in: self) }
  }

  /// Whether `contentConfiguration` follows the state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { host.updatesContent }
    set { host.updatesContent = newValue }
  }

  /// What is behind the content; nil for the view's own color and view.
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
    }
  }

  /// Whether `backgroundConfiguration` follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { host.updatesBackground }
    set { host.updatesBackground = newValue }
  }

  /// A configuration of a header in the table's style, without content.
  ///
  /// Differs from UIKit: a footer gets that of a header, too.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    tableStyle == .plain ? .plainHeader() : .groupedHeader()
  }

  /// A background of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// The name under which the view is used again.
  open var reuseIdentifier: String? { identifier }

  func name(_ identifier: String) {
    self.identifier = identifier
  }

  /// Makes a view without a size.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a view without a name, of a size. Source: as Objective-C's `init`, which `UIView` passes on here.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view for what the header or footer shows.
  open var contentView: UIView { content }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The main text; a table shows a section's title in it, in capitals where its style has them.
  ///
  /// The table gives it the font of its style before `willDisplayHeaderView`, where apps choose another one
  /// (https://github.com/lionheart/openradar-mirror/issues/14696).
  open var textLabel: UILabel? { shown(label) }

  /// The other text, in tables in which sections stand apart.
  open var detailTextLabel: UILabel? { shown(detail) }

  /// Makes the view ready for another section. Overrides call `super`.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// What configurations depend on. Overrides call `super` and add to it.
  open var configurationState: UIViewConfigurationState { makeConfigurationState() }

  /// Has configurations follow the state before the next layout.
  open func setNeedsUpdateConfiguration() {
    host.setNeedsUpdate(in: self)
  }

  /// Configures the view for a state; does nothing unless overridden.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    setNeedsUpdateConfiguration()
  }

  /// In a plain table rows pass below: without a background of the app's own they are not seen.
  func coverRows(with color: UIColor?) {
    if backgroundView == nil, backgroundColor == nil, host.background == nil {
      showUsualBackground(color)
    }
  }

  private func shown(_ label: UILabel) -> UILabel {
    if label.superview == nil {
      let isDetail = label === detail
      label.showUsualFont(
        .preferredFont(
          forTextStyle: isDetail ? .footnote : look.textStyle, compatibleWith: traitCollection))
      if !isDetail {
        label.textColor = look.color
        label.numberOfLines = look.lines
      }
      content.addSubview(label)
      setNeedsLayout()
    }
    return label
  }

  /// Takes the look of the table in which the view is about to be shown; an app's own color stays.
  func takeLook(of style: UITableView.Style, isHeader: Bool) {
    tableStyle = style
    let former = look.color
    look = SectionTextLook(style, isHeader: isHeader)
    guard label.superview != nil else { return }
    showUsualFont()
    if label.textColor == former { label.textColor = look.color }
    label.numberOfLines = look.lines
    if look.isUppercase, let text = label.text { label.text = text.uppercased() }
  }

  private func showUsualFont() {
    label.showUsualFont(
      .preferredFont(forTextStyle: look.textStyle, compatibleWith: traitCollection))
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    guard label.superview != nil, !label.hasOwnFont else { return }
    showUsualFont()
    setNeedsLayout()
  }

  /// Where texts are at a width: as far from the sides as those of rows.
  private func textArea(width: CGFloat) -> CGRect {
    let margin = (superview as? UITableView)?.sideMargin ?? 16
    return CGRect(x: margin, y: 0, width: max(0, width - 2 * margin), height: content.bounds.height)
  }

  /// Places content and texts. Overrides call `super`.
  open override func layoutSubviews() {
    host.updateIfDue(in: self)
    super.layoutSubviews()
    host.placeBackground(in: self)
    content.frame = bounds.inset(by: coveredEdges)
    backgroundView?.frame = bounds
    let area = textArea(width: content.bounds.width)
    if label.superview != nil {
      let height = label.sizeThatFits(CGSize(width: area.width, height: 0)).height
      label.frame = look.frame(ofHeight: min(height, area.height), in: area)
    }
    if detail.superview != nil { detail.frame = area }
  }

  /// The size that the view wants: what its constraints say, or else what its text needs, unless overridden.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    host.updateIfDue(in: self)
    let height = content.contentHeight(width: size.width) ?? heightOfText(width: size.width) ?? 28
    return CGSize(width: size.width, height: height)
  }

  private func heightOfText(width: CGFloat) -> CGFloat? {
    guard label.superview != nil, label.text?.isEmpty == false else { return nil }
    let area = textArea(width: width - coveredEdges.left - coveredEdges.right)
    let text = label.sizeThatFits(CGSize(width: area.width, height: 0)).height
    return max(look.least, look.top + text + look.bottom)
  }
}

extension UIView {
  /// How high the constraints inside want the view to be at a width; nil if it holds none.
  func heightOfConstraints(width: CGFloat) -> CGFloat? {
    guard ownLayoutState?.constraints.isEmpty == false else { return nil }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
