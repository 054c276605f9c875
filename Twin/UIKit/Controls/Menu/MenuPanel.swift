import Foundation
import QuartzCore

/// The rows of one menu, on a card with a shadow. They scroll where there is no room for all of them.
final class MenuPanel: UIView {
  private let measures = MenuMeasures.current
  private let shadow = UIView()
  private let list = MenuScrollView()
  private(set) var rows: [MenuRow] = []
  /// Whether some row has a picture.
  private var isPictured = false
  private var placed: [(view: UIView, height: CGFloat)] = []
  private let onChoice: (MenuRow) -> Void

  /// How high the menu is where there is room for all of it.
  private(set) var fullHeight: CGFloat = 0

  /// - Parameter onChoice: Called with the row that was chosen.
  init(_ items: [MenuItem], isReversed: Bool = false, onChoice: @escaping (MenuRow) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero)
    list.backgroundColor = SystemSurface.panel
    list.layer.cornerRadius = measures.cornerRadius
    list.clipsToBounds = true
    shadow.layer.shadowOpacity = 0.25
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.cornerRadius = measures.cornerRadius
    shadow.backgroundColor = SystemSurface.panel
    shadow.isUserInteractionEnabled = false
    addSubview(shadow)
    addSubview(list)
    show(items, isReversed: isReversed)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows other rows.
  func show(_ items: [MenuItem], isReversed: Bool) {
    for (view, _) in placed { view.removeFromSuperview() }
    (rows, placed) = ([], [])
    let hasMarks = items.contains { item in
      if case .row(let entry) = item { measures.needsMark(entry) } else { false }
    }
    isPictured = items.contains { item in
      if case .row(let entry) = item { entry.image != nil } else { false }
    }
    let ordered = isReversed ? Self.reversed(items) : items
    var wasLined = false
    for item in ordered {
      let view = makeView(of: item, hasMarks: hasMarks)
      if wasLined, item.takesLine, !UISystem.current.behaviour.leadsMenusWithPictures {
        addLine(to: view)
      }
      wasLined = item.takesLine
      placed.append((view, measures.height(of: item)))
      list.addSubview(view)
    }
    fullHeight = measures.height(of: items)
    setNeedsLayout()
  }

  /// The first row is the lowest; the title stays on top.
  private static func reversed(_ items: [MenuItem]) -> [MenuItem] {
    guard case .title? = items.first else { return items.reversed() }
    return items.prefix(1) + items.dropFirst().reversed()
  }

  private func makeView(of item: MenuItem, hasMarks: Bool) -> UIView {
    switch item {
    case .title(let text): return MenuTitle(text)
    case .row(let entry): return makeRow(entry, form: .row, hasMarks: hasMarks)
    case .palette(let entries, let hasTitles):
      let form = hasTitles ? MenuRow.Form.pictureAndTitle : .picture
      return MenuPalette(entries.map { makeRow($0, form: form, hasMarks: false) })
    case .gap: return makeGap()
    case .waiting: return MenuWaitingRow()
    }
  }

  /// What parts two groups: a bar of another shade, or from iOS 26 on a line with room around it (assumed: as long as
  /// the texts).
  private func makeGap() -> UIView {
    let view = UIView()
    guard measures.padding > 0 else {
      view.backgroundColor = SystemSurface.menuGap
      return view
    }
    view.frame = CGRect(x: 0, y: 0, width: 100, height: measures.gapHeight)
    let inset = measures.textStart.alone
    addLine(
      to: view,
      at: CGRect(
        x: inset, y: (measures.gapHeight / 2).rounded(), width: 100 - 2 * inset,
        height: UIScreen.main.pixel))
    return view
  }

  private func makeRow(_ entry: MenuEntry, form: MenuRow.Form, hasMarks: Bool) -> MenuRow {
    let number = rows.count
    let row = MenuRow(entry, form: form, hasMarks: hasMarks, isPictured: isPictured) {
      [weak self] in
      if let self, rows.indices.contains(number) { onChoice(rows[number]) }
    }
    rows.append(row)
    return row
  }

  private func addLine(to view: UIView, at place: CGRect? = nil) {
    let upper = CGRect(x: 0, y: 0, width: view.bounds.width, height: UIScreen.main.pixel)
    let line = UIView(frame: place ?? upper)
    line.autoresizingMask = [.flexibleWidth]
    line.backgroundColor = SystemSurface.panelLine
    line.isUserInteractionEnabled = false
    view.addSubview(line)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shadow.frame = bounds
    list.frame = bounds
    list.contentSize = CGSize(width: bounds.width, height: fullHeight)
    list.isScrollEnabled = fullHeight > bounds.height
    // The title of the menu is above the padding, not in it.
    let hasTitle = placed.first?.view is MenuTitle
    var top = hasTitle ? 0 : measures.padding
    for (number, (view, height)) in placed.enumerated() {
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
      if number == 0, hasTitle { top += measures.padding }
    }
  }

  // MARK: The finger

  /// Marks the row at a point of the panel's, and no other.
  func highlight(at point: CGPoint?) {
    for row in rows {
      let isHit = point.map { bounds.contains($0) && row.bounds.contains(convert($0, to: row)) }
      row.isHighlighted = row.isEnabled && (isHit ?? false)
    }
  }

  /// Chooses what is marked.
  func chooseHighlighted() {
    let row = rows.first(where: \.isHighlighted)
    highlight(at: nil)
    row?.choose()
  }
}

/// Scrolls rows, which a finger marks at once.
private final class MenuScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// The small gray text above a menu or a group.
private final class MenuTitle: UIView {
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.textColor = .secondaryLabel
    let measures = MenuMeasures.current
    label.font = .systemFont(
      ofSize: measures.titleSize, weight: measures.padding > 0 ? .medium : .regular)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let measures = MenuMeasures.current
    // From iOS 26 on the text is low: 20 points from the upper edge and 4.67 from the lower one.
    let top: CGFloat = measures.padding > 0 ? 20 - 4.67 : 0
    label.frame = CGRect(
      x: measures.textStart.alone, y: top,
      width: bounds.width - measures.textStart.alone - measures.trailing,
      height: bounds.height - top)
  }
}

/// Elements side by side.
private final class MenuPalette: UIView {
  private let rows: [MenuRow]

  init(_ rows: [MenuRow]) {
    self.rows = rows
    super.init(frame: .zero)
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, rows.count))
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(
        x: CGFloat(number) * width, y: 0, width: width, height: bounds.height)
    }
  }
}

/// Stands for elements that an app is making.
private final class MenuWaitingRow: UIView {
  private let spinner = UIActivityIndicatorView(style: .medium)

  init() {
    super.init(frame: .zero)
    spinner.startAnimating()
    addSubview(spinner)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
