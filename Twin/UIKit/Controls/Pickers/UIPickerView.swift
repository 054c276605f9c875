public import Foundation
import QuartzCore

/// Wheels beside each other, each of which has a row chosen.
///
/// - `PickerWheel`: one wheel.
///
/// Differs from UIKit: wheels are flat. They are asked for their rows in the first layout pass, or earlier
/// by somebody who asks for them.
open class UIPickerView: UIView {
  /// The size of a picker, in points.
  ///
  /// Source: known from the frames that apps log, on the small screens that pickers were made for.
  private static let size = CGSize(width: 320, height: 216)
  /// The height of a row for which nobody says one, in points (assumed).
  private static let rowHeight: CGFloat = 32
  /// The space at both sides, and between wheels, in points (assumed).
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  private let marker = UIView()
  private var wheels: [PickerWheel] = []
  private var isStale = true
  /// The color of titles, if not the usual one.
  var titleColor: UIColor? {
    didSet { showColors() }
  }

  /// Makes a picker; one without a size gets the size of pickers (known from the frames that apps log).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a picker as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The titles have other colors, those of wheels that are shown already, too.
  func showColors() {
    for wheel in wheels { wheel.showColors() }
  }

  private func setUp() {
    if bounds.size == .zero { frame.size = Self.size }
    marker.backgroundColor = .tertiarySystemFill
    marker.layer.cornerRadius = 8
    marker.isUserInteractionEnabled = false
    addSubview(marker)
  }

  /// Whether a bar marks the rows that are chosen; one always does since iOS 7 (UIKit documentation).
  open var showsSelectionIndicator = true

  /// Who says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { forget() }
  }

  /// Who says what rows show, and hears of choices.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { forget() }
  }

  // MARK: Wheels and rows

  /// How many wheels there are.
  open var numberOfComponents: Int {
    readIfNeeded()
    return wheels.count
  }

  /// How many rows a wheel has; 0 of a wheel that there is not.
  open func numberOfRows(inComponent component: Int) -> Int {
    wheel(component)?.rowCount ?? 0
  }

  /// The width and height of the rows of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: width(of: component), height: wheel.rowHeight)
  }

  /// The view of a row; nil if it is not on the screen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.view(of: row)
  }

  /// Asks anew for all wheels; each has its first row chosen then (assumed: unless the same row is there).
  open func reloadAllComponents() {
    forget()
    readIfNeeded()
  }

  /// Asks anew for the rows of a wheel; the row that is chosen stays, if it is there.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    wheel.reload()
    setNeedsLayout()
  }

  // MARK: The choice

  /// Chooses a row, and tells nobody. A row beyond the last is the last.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    wheel(component)?.select(row, animated: animated && window != nil)
  }

  /// The row that is chosen; -1 if there are none.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component)?.selection ?? -1
  }

  // MARK: Layout

  /// The one size of pickers.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The one size of pickers.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Places the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    readIfNeeded()
    let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
    marker.frame = CGRect(
      x: Self.margin, y: bounds.midY - height / 2, width: bounds.width - 2 * Self.margin,
      height: height)
    let widths = wheels.indices.map(width)
    let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    var x = bounds.midX - total / 2
    for (wheel, width) in isRightToLeft
      ? zip(wheels, widths).reversed() : Array(zip(wheels, widths))
    {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }

  private func forget() {
    isStale = true
    setNeedsLayout()
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    readIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func readIfNeeded() {
    guard isStale else { return }
    isStale = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(component: wheels.count, of: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { wheel.reload() }
  }

  private func width(of component: Int) -> CGFloat {
    let said = delegate?.pickerView(self, widthForComponent: component) ?? 0
    guard said <= 0 else { return said }
    let room = bounds.width - 2 * Self.margin - Self.gap * CGFloat(wheels.count - 1)
    // Whole points: 302, 148, 97, 71 and 56 of 320 (github.com/Vercantez/openuikit, `PickerWheelTests`).
    return max(0, (room / CGFloat(max(1, wheels.count))).rounded(.down))
  }

  /// One for each wheel.
  override var usualAccessibilityElements: [Any]? {
    readIfNeeded()
    return wheels.map(\.part)
  }

  func rowHeight(of component: Int) -> CGFloat {
    let said = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return said > 0 ? said : Self.rowHeight
  }
}
