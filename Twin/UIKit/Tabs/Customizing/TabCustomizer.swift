import Foundation

/// Lets a person choose the tabs of a bar: what may be in it lies above it, and is dragged onto the tab whose place it
/// is to take. A tab that is dragged along the bar changes its place.
///
/// Source: UIKit documentation, `beginCustomizingItems(_:)`: items are replaced and arranged, their number stays, and a
/// button, Done, ends it. Assumed: how it looks, and that the delegate hears of the end of each movement.
final class TabCustomizer {
  private enum Metrics {
    static let cell = CGSize(width: 76, height: 72)
    static let margin: CGFloat = 8
    static let duration: TimeInterval = 0.35
  }

  private unowned let bar: UITabBar
  /// What may be in the bar.
  let items: [UITabBarItem]
  private let former: [UITabBarItem]
  private let sheet = UIView()
  private let row = UINavigationBar(frame: .zero)
  private let hint = UILabel()
  private var cells: [TabCell] = []
  private let onDone: () -> Void
  /// What is under the finger, and from which place of the bar it comes, if from there.
  private var dragged: (item: UITabBarItem, view: TabCell)?

  init(_ bar: UITabBar, items: [UITabBarItem], onDone: @escaping () -> Void) {
    self.bar = bar
    self.items = items
    self.onDone = onDone
    former = bar.items ?? []
    fill()
  }

  /// Whether the bar has other tabs than at first, or in another order.
  var hasChanged: Bool { !former.elementsEqual(bar.items ?? [], by: ===) }

  private func fill() {
    sheet.backgroundColor = .systemBackground
    let title = UINavigationItem(title: "Configure")
    title.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone() })
    row.items = [title]
    hint.text = "Drag the icons to organize tabs."
    hint.font = .systemFont(ofSize: 13)
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    cells = items.map { TabCell($0) }
    for view in [row, hint] + cells { sheet.addSubview(view) }
    sheet.addGestureRecognizer(makePan())
  }

  private func makePan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.addHandler(frame: .uikit("drag of a tab")) { [weak self, unowned pan] _ in
      self?.fingerMoved(pan)
    }
    return pan
  }

  private lazy var barPan = makePan()

  // MARK: Coming and going

  /// Comes from below, and calls a closure when it is there.
  func open(completion: @escaping () -> Void) {
    bar.addGestureRecognizer(barPan)
    guard let parent = bar.superview, bar.window != nil else { return completion() }
    UIView.performWithoutAnimation {
      parent.insertSubview(sheet, belowSubview: bar)
      place(in: parent)
      sheet.frame.origin.y = parent.bounds.maxY
    }
    UIView.animate(withDuration: Metrics.duration) {
      self.sheet.frame.origin.y = parent.bounds.minY
    } completion: { _ in
      completion()
    }
  }

  /// Goes, and calls a closure when it has gone.
  func close(animated: Bool, completion: @escaping () -> Void) {
    bar.removeGestureRecognizer(barPan)
    endDrag()
    let sheet = sheet
    guard animated, sheet.window != nil, let parent = sheet.superview else {
      sheet.removeFromSuperview()
      return completion()
    }
    UIView.animate(withDuration: Metrics.duration) {
      sheet.frame.origin.y = parent.bounds.maxY
    } completion: { _ in
      sheet.removeFromSuperview()
      completion()
    }
  }

  private func place(in parent: UIView) {
    let bounds = parent.bounds
    sheet.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bar.frame.minY - bounds.minY)
    let top = parent.safeAreaInsets.top
    row.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: row.sizeThatFits(bounds.size).height)
    hint.frame = CGRect(x: 0, y: row.frame.maxY, width: bounds.width, height: 40)
    let size = Metrics.cell
    let columns = max(1, Int((bounds.width - 2 * Metrics.margin) / size.width))
    let left = (bounds.width - CGFloat(columns) * size.width) / 2
    for (number, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: left + CGFloat(number % columns) * size.width,
        y: hint.frame.maxY + CGFloat(number / columns) * size.height, width: size.width,
        height: size.height)
    }
  }

  // MARK: Dragging

  private func fingerMoved(_ pan: UIPanGestureRecognizer) {
    guard let parent = bar.superview else { return }
    switch pan.state {
    case .began:
      let movement = pan.translation(in: parent)
      let point = pan.location(in: parent)
      beginDrag(at: CGPoint(x: point.x - movement.x, y: point.y - movement.y), in: parent)
      dragged?.view.center = point
    case .changed: dragged?.view.center = pan.location(in: parent)
    case .ended:
      drop(at: pan.location(in: bar))
      endDrag()
    case .cancelled, .failed: endDrag()
    case .possible: break  // Nobody drags.
    }
  }

  private func beginDrag(at point: CGPoint, in parent: UIView) {
    guard let item = item(at: point, in: parent) else { return }
    let view = TabCell(item)
    view.bounds.size = Metrics.cell
    parent.addSubview(view)
    dragged = (item, view)
  }

  /// What is at a point, of that which may be moved.
  private func item(at point: CGPoint, in parent: UIView) -> UITabBarItem? {
    if let index = bar.tabIndex(at: bar.convert(point, from: parent)) {
      let item = (bar.items ?? [])[index]
      return items.contains { $0 === item } ? item : nil
    }
    let inSheet = sheet.convert(point, from: parent)
    return cells.first { $0.frame.contains(inSheet) }?.item
  }

  /// Gives what is dragged the place of a tab; the tab itself must be one that may be moved.
  private func drop(at point: CGPoint) {
    guard let item = dragged?.item, var shown = bar.items, let place = bar.tabIndex(at: point),
      items.contains(where: { $0 === shown[place] })
    else { return }
    if let former = shown.firstIndex(where: { $0 === item }) {
      shown.remove(at: former)
      shown.insert(item, at: place)
    } else {
      shown[place] = item
    }
    bar.show(shown)
  }

  private func endDrag() {
    dragged?.view.removeFromSuperview()
    dragged = nil
  }
}

/// A tab that may be chosen.
private final class TabCell: UIView {
  let item: UITabBarItem
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.text = item.title
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    picture.image = item.picture(isSelected: false)
    picture.contentMode = .center
    picture.tintColor = .secondaryLabel
    for view in [picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text: CGFloat = 14
    picture.frame = CGRect(x: 0, y: 8, width: bounds.width, height: bounds.height - text - 20)
    label.frame = CGRect(x: 0, y: bounds.height - text - 8, width: bounds.width, height: text)
  }
}
