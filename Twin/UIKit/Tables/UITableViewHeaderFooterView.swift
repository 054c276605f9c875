public import Foundation
import QuartzCore

/// A header or footer of a section that a table can use again for other sections.
open class UITableViewHeaderFooterView: UIView {
  var content = UIView()
  let host = ContentHost()
  /// The style of the table that the view was made for.
  var tableStyle = UITableView.Style.plain
  private lazy var label = UILabel()
  private lazy var detail = UILabel()

  private let identifier: String?

  /// The name under which the view is used again.
  open var reuseIdentifier: String? { identifier }

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

  /// The main text; a table shows a section's title in it.
  open var textLabel: UILabel? { shown(label, size: 17, weight: .semibold) }

  /// The other text, in tables in which sections stand apart.
  open var detailTextLabel: UILabel? { shown(detail, size: 13, weight: .regular) }

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

  private func shown(_ label: UILabel, size: CGFloat, weight: UIFont.Weight) -> UILabel {
    if label.superview == nil {
      label.showUsualFont(.systemFont(ofSize: size, weight: weight))
      content.addSubview(label)
      setNeedsLayout()
    }
    return label
  }

  /// Places content and texts. Overrides call `super`.
  ///
  /// Assumed: texts are 16 points from the sides.
  open override func layoutSubviews() {
    host.updateIfDue(in: self)
    super.layoutSubviews()
    host.placeBackground(in: self)
    content.frame = bounds.inset(by: coveredEdges)
    backgroundView?.frame = bounds
    let area = content.bounds.insetBy(dx: 16, dy: 0)
    if label.superview != nil { label.frame = area }
    if detail.superview != nil { detail.frame = area }
  }

  /// The size that the view wants: what its constraints say, or else 28 points high unless overridden
  /// (assumed, from UIKit's plain tables).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    host.updateIfDue(in: self)
    return CGSize(width: size.width, height: content.contentHeight(width: size.width) ?? 28)
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
