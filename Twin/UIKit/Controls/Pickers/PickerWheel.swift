import Foundation

/// One wheel of a picker: rows that scroll and come to rest with one in the middle.
///
/// Only rows near the middle have views.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private unowned let picker: UIPickerView
  let component: Int
  private(set) var rowCount = 0
  private(set) var rowHeight: CGFloat = 0
  /// The row that was chosen last; -1 while there are none.
  private(set) var selection = -1
  private var views: [Int: UIView] = [:]

  init(component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler(frame: .uikit("picker")) { [weak self] in self?.chooseRow(at: $0) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    fatalError("Wheels are in no archives.")
  }

  /// Asks anew for the rows.
  func reload() {
    rowCount = picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0
    rowHeight = picker.rowHeight(of: component)
    selection = rowCount == 0 ? -1 : min(max(selection, 0), rowCount - 1)
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    placeSelection()
    setNeedsLayout()
  }

  /// Chooses a row, and tells nobody.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selection = min(max(row, 0), rowCount - 1)
    setContentOffset(offset(of: selection), animated: animated)
  }

  func view(of row: Int) -> UIView? { views[row] }

  // MARK: Layout

  override var frame: CGRect {
    didSet {
      if frame.size != oldValue.size { placeSelection() }
    }
  }

  private func placeSelection() {
    let margin = max(0, (bounds.height - rowHeight) / 2)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    setContentOffset(offset(of: max(0, selection)), animated: false)
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  private func row(atOffset y: CGFloat) -> Int {
    guard rowHeight > 0 else { return 0 }
    return min(max(Int(((y + contentInset.top) / rowHeight).rounded()), 0), max(0, rowCount - 1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard rowHeight > 0, rowCount > 0, bounds.height > 0 else { return }
    let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let last = min(rowCount - 1, Int((bounds.maxY / rowHeight).rounded(.up)))
    let shown = first...max(first, last)
    for (row, view) in views where !shown.contains(row) {
      view.removeFromSuperview()
      views[row] = nil
    }
    for row in shown where row < rowCount {
      let view = views[row] ?? makeView(of: row)
      view.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      // Rows are paler the farther they are from the middle (assumed: evenly).
      view.alpha = max(0.2, 1 - abs(view.frame.midY - bounds.midY) / bounds.height * 1.4)
    }
  }

  private func makeView(of row: Int) -> UIView {
    let own = picker.delegate?.pickerView(
      picker, viewForRow: row, forComponent: component, reusing: nil)
    let view = own ?? PickerTitleView()
    if let label = view as? PickerTitleView { fill(label, row) }
    views[row] = view
    addSubview(view)
    return view
  }

  private func fill(_ label: PickerTitleView, _ row: Int) {
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    if let attributed = attributedTitle(of: row) {
      label.attributedText = attributed
    } else {
      label.text = title(of: row)
      color(label, row)
    }
  }

  private func color(_ label: PickerTitleView, _ row: Int) {
    let keepsUsual = (picker.delegate as? DateWheels)?.highlights(row, in: component) ?? false
    label.textColor = keepsUsual ? .label : picker.titleColor ?? .label
  }

  /// The titles that are shown have other colors.
  func showColors() {
    for (row, view) in views where attributedTitle(of: row) == nil {
      if let label = view as? PickerTitleView { color(label, row) }
    }
  }

  private func attributedTitle(of row: Int) -> NSAttributedString? {
    picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component)
  }

  private func title(of row: Int) -> String? {
    picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
  }

  // MARK: Assistive technologies

  private(set) lazy var part = PickerPart(self, of: picker)

  /// What is said of the chosen row: what its view is called, or else its title.
  var spokenSelection: String? {
    guard selection >= 0 else { return nil }
    picker.layoutIfNeeded()
    return views[selection]?.accessibilityLabel ?? attributedTitle(of: selection)?.string
      ?? title(of: selection)
  }

  /// Chooses a row so many further on, as a finger would.
  func step(by count: Int) {
    let row = min(max(selection + count, 0), rowCount - 1)
    guard row >= 0, row != selection else { return }
    choose(row)
    setContentOffset(offset(of: row), animated: window != nil)
  }

  // MARK: Choosing

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: row(atOffset: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { comeToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    comeToRest()
  }

  /// A row was tapped: it comes to the middle, and is chosen.
  private func chooseRow(at tap: UIGestureRecognizer) {
    guard rowHeight > 0 else { return }
    let row = Int((tap.location(in: self).y / rowHeight).rounded(.down))
    guard row >= 0, row < rowCount else { return }
    choose(row)
    setContentOffset(offset(of: row), animated: true)
  }

  private func comeToRest() {
    guard rowCount > 0 else { return }
    let row = row(atOffset: contentOffset.y)
    if contentOffset != offset(of: row) { setContentOffset(offset(of: row), animated: true) }
    choose(row)
  }

  /// Tells the delegate, also of the row that was chosen before (assumed).
  private func choose(_ row: Int) {
    selection = row
    UISystem.current.running(.app("pickerView(_:didSelectRow:inComponent:)")) {
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }
  }
}
