import CoreGraphics
import Foundation

/// The titles at the side of a table that lead to its sections.
final class UITableViewIndex: UIControl {
  /// How wide the bar is, and how high each title, in points (assumed).
  static let width: CGFloat = 15
  private static let height: CGFloat = 14

  /// A label of each title, or a picture.
  private let signs: [UIView]
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
    signs = titles.map(Self.sign)
    super.init(frame: .zero)
    for sign in signs { addSubview(sign) }
  }

  private static func sign(of title: String) -> UIView {
    guard title != UITableView.indexSearch else {
      let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
      glass.contentMode = .scaleAspectFit
      return glass
    }
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textAlignment = .center
    return label
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
    for sign in signs {
      if let label = sign as? UILabel { label.textColor = color ?? tintColor }
      if sign is UIImageView { sign.tintColor = color }
    }
  }

  private func paintBackground() {
    backgroundColor = isTouched ? trackingBackground ?? background : background
  }

  /// The height of one title: less where there is no room for all.
  private var step: CGFloat {
    signs.isEmpty ? 0 : min(Self.height, bounds.height / CGFloat(signs.count))
  }

  private var top: CGFloat { (bounds.height - step * CGFloat(signs.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, sign) in signs.enumerated() {
      sign.frame = CGRect(
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
    let index = min(max(0, place), signs.count - 1)
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
  /// Stands for a magnifying glass among the titles at the side.
  ///
  /// Source of its text: Cohen, "How to use UILocalizedIndexedCollation", soapbox.benedictcohen, 2011.
  nonisolated public static let indexSearch = "{search}"

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
