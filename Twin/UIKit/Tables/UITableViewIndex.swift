import CoreGraphics
import Foundation

/// The titles at the side of a table that lead to its sections.
final class UITableViewIndex: UIControl {
  /// How wide the bar is, and how high each title, in points (assumed).
  static let width: CGFloat = 15
  private static let height: CGFloat = 14

  private let labels: [UILabel]
  private let color: UIColor?
  private let choose: (Int) -> Void
  private var chosen: Int?
  /// The color behind the titles.
  var background: UIColor? { didSet { paintBackground() } }
  /// The color behind the titles under a finger; as without one if nil.
  var trackingBackground: UIColor? { didSet { paintBackground() } }
  private var isTouched = false { didSet { paintBackground() } }

  init(_ titles: [String], color: UIColor?, choose: @escaping (Int) -> Void) {
    self.color = color
    self.choose = choose
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    paint()
  }

  private func paint() {
    for label in labels { label.textColor = color ?? tintColor }
  }

  private func paintBackground() {
    backgroundColor = isTouched ? trackingBackground ?? background : background
  }

  /// The height of one title: less where there is no room for all.
  private var step: CGFloat {
    labels.isEmpty ? 0 : min(Self.height, bounds.height / CGFloat(labels.count))
  }

  private var top: CGFloat { (bounds.height - step * CGFloat(labels.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + CGFloat(index) * step, width: bounds.width, height: step)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen = nil
    isTouched = true
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isTouched = false
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    isTouched = false
  }

  private func follow(_ touch: UITouch) {
    guard step > 0 else { return }
    let place = Int(((touch.location(in: self).y - top) / step).rounded(.down))
    let index = min(max(0, place), labels.count - 1)
    guard index != chosen else { return }
    chosen = index
    choose(index)
  }
}

/// What is said about the titles at the side of a table.
struct SectionIndex {
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
  var minimumRowCount = 0
  var bar: UITableViewIndex?
}

extension UITableView {
  /// The color behind the titles at the side while a finger is on them.
  ///
  /// Source: developer.apple.com/documentation/uikit/uitableview/sectionindextrackingbackgroundcolor. Assumed:
  /// nil leaves what is there without a finger.
  public final var sectionIndexTrackingBackgroundColor: UIColor? {
    get { sectionIndex.trackingBackground }
    set {
      sectionIndex.trackingBackground = newValue
      sectionIndex.bar?.trackingBackground = newValue
    }
  }

  /// How much of the rows the titles at the side take from their content, in points.
  var sectionIndexRoom: CGFloat { sectionIndex.bar == nil ? 0 : UITableViewIndex.width }

  /// Asks for the titles anew, and shows them if there are rows enough.
  func makeSectionIndex() {
    let hadTitles = sectionIndex.bar != nil
    defer {
      if hadTitles != (sectionIndex.bar != nil) {
        for cell in cells.values { cell.setNeedsLayout() }
      }
    }
    sectionIndex.bar?.removeFromSuperview()
    sectionIndex.bar = nil
    let rows = layout.sections.reduce(0) { $0 + $1.rows.count }
    guard rows >= sectionIndexMinimumDisplayRowCount,
      let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty
    else { return }
    let bar = UITableViewIndex(titles, color: sectionIndexColor) { [weak self] index in
      self?.scroll(toTitle: titles[index], at: index)
    }
    bar.background = sectionIndexBackgroundColor
    bar.trackingBackground = sectionIndex.trackingBackground
    sectionIndex.bar = bar
    addSubview(bar)
    placeSectionIndex()
  }

  func placeSectionIndex() {
    guard let bar = sectionIndex.bar else { return }
    let inset = adjustedContentInset
    let width = UITableViewIndex.width
    bar.frame = CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY + inset.top,
      width: width,
      height: max(0, bounds.height - inset.top - inset.bottom))
    if subviews.last !== bar { bar.layer.zPosition = 2 }
  }

  private func scroll(toTitle title: String, at index: Int) {
    let wanted =
      dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
    guard layout.sections.indices.contains(wanted) else { return }
    let top = layout.section(wanted).minY - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
    layoutIfNeeded()
  }
}
