import Foundation
import QuartzCore

/// A menu that a button has opened: a row for each thing to choose, over the whole window. That of a back
/// button has a row for each page below, the nearest first.
///
/// A touch beside the rows takes the menu away. Numbers in points, from pictures of iOS 14 to 18 (assumed;
/// Apple publishes none).
///
/// Differs from UIKit: does not scroll; what has no room beside the button is left out.
package final class MenuView: UIView {
  private enum Metrics {
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 13
    static let margin: CGFloat = 8
    static let liftedGap: CGFloat = 12
    static let smallestScale: CGFloat = 0.2
  }

  /// How long a menu takes to come and to go, in seconds.
  static let duration: TimeInterval = 0.25

  private let dismissArea = UIControl()
  private let shadow = UIView()
  private let panel = UIView()
  private var rows: [MenuRow] = []
  private var isReversed = false
  private let onChoice: (Int) -> Void
  /// Called when the menu begins to go.
  var onClose: () -> Void = {}

  /// Makes a menu that is not on the screen yet.
  ///
  /// - Parameters:
  ///   - titles: The rows, from the button downwards.
  ///   - onChoice: Called with the number of the row that was chosen.
  convenience init(titles: [String], onChoice: @escaping (Int) -> Void) {
    self.init(titles.map { MenuEntry(title: $0) }, onChoice: onChoice)
  }

  /// Makes a menu that is not on the screen yet.
  ///
  /// - Parameters:
  ///   - entries: The rows, from the top downwards.
  ///   - onChoice: Called with the number of the row that was chosen.
  init(_ entries: [MenuEntry], onChoice: @escaping (Int) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dismissArea.addAction(
      UIAction { [weak self] _ in self?.close() }, for: [.touchUpInside, .touchUpOutside])
    panel.backgroundColor = SystemSurface.panel
    panel.layer.cornerRadius = Metrics.cornerRadius
    panel.clipsToBounds = true
    shadow.layer.shadowOpacity = 0.25
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.cornerRadius = Metrics.cornerRadius
    shadow.backgroundColor = panel.backgroundColor
    shadow.isUserInteractionEnabled = false
    rows = makeRows(entries)
    for view in [dismissArea, shadow, panel] { addSubview(view) }
  }

  private func makeRows(_ entries: [MenuEntry]) -> [MenuRow] {
    let hasMarks = entries.contains(where: \.isOn)
    return entries.enumerated().map { number, entry in
      MenuRow(entry, hasMarks: hasMarks) { [weak self] in
        self?.choose(number)
      }
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// The texts of the rows that have room.
  package var titles: [String] { rows.filter { $0.superview != nil }.map(\.title) }

  // MARK: Coming and going

  /// Opens below a button.
  func open(below button: UIView, in window: UIWindow, isMirrored: Bool) {
    frame = window.bounds
    let anchor = button.convert(button.bounds, to: window)
    let left = isMirrored ? bounds.maxX - Metrics.margin - width : Metrics.margin
    open(
      at: CGPoint(x: left, y: anchor.maxY), room: room(below: anchor),
      growingFrom: CGPoint(x: isMirrored ? 0.9 : 0.1, y: 0), in: window)
  }

  /// Opens beside a control: below it, or above it where there is more room.
  ///
  /// Assumed: it begins where the control begins, or ends where that ends in the right half of the screen.
  ///
  /// A menu above its control has its first element below, next to the control, unless it keeps its order
  /// (UIKit documentation, `UIContextMenuConfiguration.ElementOrder.automatic` and `priority`: the first
  /// element is closest to where the interaction began).
  func open(beside control: UIView, in window: UIWindow, keepsOrder: Bool = false) {
    frame = window.bounds
    let area = control.convert(control.bounds, to: window)
    open(besideArea: area, in: window, keepsOrder: keepsOrder)
  }

  /// Opens beside a part of the window.
  func open(besideArea anchor: CGRect, in window: UIWindow) {
    frame = window.bounds
    open(besideArea: anchor, in: window, keepsOrder: true)
  }

  private func open(besideArea anchor: CGRect, in window: UIWindow, keepsOrder: Bool) {
    let isRight = anchor.midX > bounds.midX
    let limit = bounds.maxX - Metrics.margin - width
    let left = min(max(Metrics.margin, isRight ? anchor.maxX - width : anchor.minX), limit)
    let above = anchor.minY - window.safeAreaInsets.top - Metrics.margin
    let isBelow = room(below: anchor) >= min(height, above)
    let room = isBelow ? room(below: anchor) : above
    isReversed = !isBelow && !keepsOrder
    let rowsWithRoom = max(1, (room / Metrics.rowHeight).rounded(.down))
    let shownHeight = min(height, rowsWithRoom * Metrics.rowHeight)
    open(
      at: CGPoint(x: left, y: isBelow ? anchor.maxY : anchor.minY - shownHeight), room: room,
      growingFrom: CGPoint(x: isRight ? 0.9 : 0.1, y: isBelow ? 0 : 1), in: window)
  }

  /// Opens beside a control that is lifted over the window and takes touches, with something behind both.
  func open(beside lifted: UIControl, in window: UIWindow, over ground: UIView) {
    frame = window.bounds
    ground.frame = bounds
    insertSubview(ground, at: 0)
    let place = lifted.frame.insetBy(dx: 0, dy: -Metrics.liftedGap)
    insertSubview(lifted, aboveSubview: dismissArea)
    open(besideArea: place, in: window, keepsOrder: true)
  }

  /// How high the menu is where there is room for all of it.
  var height: CGFloat { CGFloat(rows.count) * Metrics.rowHeight }

  private var width: CGFloat { min(Metrics.width, bounds.width - 2 * Metrics.margin) }

  private func room(below anchor: CGRect) -> CGFloat {
    bounds.maxY - safeAreaInsets.bottom - Metrics.margin - anchor.maxY
  }

  private func open(
    at origin: CGPoint, room: CGFloat, growingFrom corner: CGPoint, in window: UIWindow
  ) {
    dismissArea.frame = bounds
    rows = Array(rows.prefix(max(1, Int(room / Metrics.rowHeight))))
    let size = CGSize(width: width, height: CGFloat(rows.count) * Metrics.rowHeight)
    for view in [shadow, panel] {
      view.layer.anchorPoint = corner
      view.frame = CGRect(origin: origin, size: size)
    }
    placeRows()
    window.addSubview(self)
    UIView.performWithoutAnimation { fold() }
    UIView.animate(withDuration: Self.duration) { self.unfold() }
  }

  private func placeRows() {
    for (number, row) in (isReversed ? rows.reversed() : rows).enumerated() {
      row.hasLine = number > 0
      row.frame = CGRect(
        x: 0, y: CGFloat(number) * Metrics.rowHeight, width: width, height: Metrics.rowHeight)
      panel.addSubview(row)
    }
  }

  /// Shows other rows, from the same upper edge.
  func replaceRows(_ entries: [MenuEntry]) {
    for row in rows { row.removeFromSuperview() }
    rows = makeRows(entries)
    placeRows()
    for view in [shadow, panel] { view.frame.size.height = height }
  }

  private func fold() {
    for view in [shadow, panel] {
      view.alpha = 0
      view.transform = CGAffineTransform(
        scaleX: Metrics.smallestScale, y: Metrics.smallestScale)
    }
  }

  private func unfold() {
    for view in [shadow, panel] {
      view.alpha = 1
      view.transform = .identity
    }
  }

  /// Goes away; touches pass through it at once.
  func close() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    onClose()
    UIView.animate(
      withDuration: Self.duration, animations: fold,
      completion: { [weak self] _ in self?.removeFromSuperview() })
  }

  private func choose(_ number: Int) {
    if !rows[number].keepsMenu { close() }
    onChoice(number)
  }

  // MARK: The finger that opened it

  /// Marks the row under the finger that opened the menu and is still down.
  func fingerMoved(to point: CGPoint) {
    for row in rows {
      row.isHighlighted = row.isEnabled && row.frame.contains(convert(point, to: panel))
    }
  }

  /// The finger was lifted: on a row it chooses that, elsewhere the menu stays.
  func fingerLifted() {
    rows.firstIndex(where: \.isHighlighted).map(choose)
  }
}
