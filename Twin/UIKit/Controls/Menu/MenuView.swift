import Foundation
import QuartzCore

/// A menu that a button has opened, over the whole window: a row for each thing to choose. That of a back
/// button has a row for each page below, the nearest first.
///
/// A touch beside the rows takes the menu away. A menu inside opens over its parent, where its row was; its title, or
/// a touch on the parent, closes it again. Numbers in points, from pictures of iOS 14 to 18 (assumed; Apple publishes
/// none); 250 wide (pull_down_button, issue 3).
package final class MenuView: UIView {
  private enum Metrics {
    static let width = MenuMeasures.menuWidth
    static let margin: CGFloat = 8
    static let liftedGap: CGFloat = 12
    static let smallestScale: CGFloat = 0.2
    static let parentScale: CGFloat = 0.95
    static let parentAlpha: CGFloat = 0.7
  }

  /// How long a menu takes to come and to go, in seconds.
  static let duration: TimeInterval = 0.25

  private let measures = MenuMeasures.current
  /// What opened the menu, where it is covered: a finger marks no row until it has left it.
  private var coveredArea: CGRect?
  private let dismissArea = UIControl()
  /// The menu, and those that were opened inside it.
  private var panels: [MenuPanel] = []
  private var items: [MenuItem]
  private var menu: UIMenu?
  private var reader = MenuReader()
  private var isReversed = false
  private let onChoice: (Int, UIAction?) -> Void
  /// What stands for the menu among the pages.
  var page: UIViewController?
  /// Called when the menu begins to go.
  var onClose: () -> Void = {}

  /// Makes a menu that is not on the screen yet.
  ///
  /// - Parameters:
  ///   - titles: The rows, from the button downwards.
  ///   - onChoice: Called with the number of the row that was chosen.
  convenience init(titles: [String], onChoice: @escaping (Int) -> Void) {
    self.init(titles.map { .row(MenuEntry(title: $0)) }) { number, _ in onChoice(number) }
  }

  /// Makes a menu that is not on the screen yet.
  ///
  /// - Parameters:
  ///   - menu: What there is to choose.
  ///   - onChoice: Called with what was chosen.
  convenience init(_ menu: UIMenu, onChoice: @escaping (UIAction) -> Void) {
    self.init([]) { _, action in
      guard let action else { return }
      menu.keepSingleSelection(choosing: action)
      onChoice(action)
    }
    self.menu = menu
    makeDeferredElements()
    items = reader.items(of: menu)
  }

  private init(_ items: [MenuItem], onChoice: @escaping (Int, UIAction?) -> Void) {
    self.items = items
    self.onChoice = onChoice
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dismissArea.addAction(
      UIAction { [weak self] _ in self?.close() }, for: [.touchUpInside, .touchUpOutside])
    addSubview(dismissArea)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// The texts of the rows that are in sight.
  package var titles: [String] {
    guard let panel = panels.last else { return [] }
    return panel.rows.filter { row in
      panel.bounds.overlaps(row.convert(row.bounds, to: panel))
    }.map(\.entry.title)
  }

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
  /// From iOS 26 on it covers the control: both begin at the same place (github.com/Vercantez/openuikit,
  /// `UIContextMenu`, read off iOS 26.1). Assumed: it begins where the control begins, or ends where that ends in
  /// the right half of the screen.
  ///
  /// A menu above its control has its first element below, next to the control, unless it keeps its order
  /// (UIKit documentation, `UIContextMenuConfiguration.ElementOrder.automatic` and `priority`: the first
  /// element is closest to where the interaction began).
  func open(beside control: UIView, in window: UIWindow, keepsOrder: Bool = false) {
    frame = window.bounds
    var area = control.convert(control.bounds, to: window)
    if measures.coversSource {
      coveredArea = area
      area = CGRect(x: area.minX, y: area.minY, width: area.width, height: 0)
    }
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
    let shownHeight = min(height, room)
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
  var height: CGFloat { measures.height(of: items) }

  private var width: CGFloat { min(Metrics.width, bounds.width - 2 * Metrics.margin) }

  private func room(below anchor: CGRect) -> CGFloat {
    bounds.maxY - safeAreaInsets.bottom - Metrics.margin - anchor.maxY
  }

  private func open(
    at origin: CGPoint, room: CGFloat, growingFrom corner: CGPoint, in window: UIWindow
  ) {
    dismissArea.frame = bounds
    let panel = makePanel(items)
    panel.layer.anchorPoint = corner
    panel.frame = CGRect(
      origin: origin, size: CGSize(width: width, height: max(0, min(height, room))))
    add(panel)
    window.addSubview(self)
    UIView.performWithoutAnimation { fold(panel) }
    UIView.animate(withDuration: Self.duration) { self.unfold(panel) }
  }

  private func makePanel(_ items: [MenuItem]) -> MenuPanel {
    MenuPanel(items, isReversed: isReversed) { [weak self] row in self?.choose(row) }
  }

  private func add(_ panel: MenuPanel) {
    addSubview(panel)
    panels.append(panel)
    panel.layoutIfNeeded()
  }

  /// Shows another menu, from the same upper edge.
  func show(_ menu: UIMenu) {
    self.menu = menu
    while panels.count > 1 { panels.removeLast().removeFromSuperview() }
    makeDeferredElements()
    items = reader.items(of: menu)
    guard let panel = panels.first else { return }
    unfold(panel)
    panel.isUserInteractionEnabled = true
    panel.show(items, isReversed: isReversed)
    let room = bounds.maxY - safeAreaInsets.bottom - Metrics.margin - panel.frame.minY
    panel.frame.size.height = min(height, room)
    panel.layoutIfNeeded()
  }

  private func fold(_ panel: MenuPanel) {
    panel.alpha = 0
    panel.transform = CGAffineTransform(
      scaleX: Metrics.smallestScale, y: Metrics.smallestScale)
  }

  private func unfold(_ panel: MenuPanel) {
    panel.alpha = 1
    panel.transform = .identity
  }

  /// Goes away; touches pass through it at once.
  ///
  /// - Parameter completion: Called when it is gone.
  func close(_ completion: (() -> Void)? = nil) {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    onClose()
    UIView.animate(
      withDuration: Self.duration, animations: { self.panels.forEach(self.fold) },
      completion: { [weak self] _ in
        self?.removeFromSuperview()
        completion?()
      })
  }

  private func choose(_ row: MenuRow) {
    if let inner = row.entry.element as? UIMenu {
      if row.entry.mark == .openChevron { closeInner() } else { open(inner, from: row) }
      return
    }
    let number = panels.last?.rows.firstIndex { $0 === row } ?? 0
    let keepsMenu = row.entry.attributes.contains(.keepsMenuPresented)
    if !keepsMenu { close() }
    onChoice(number, row.entry.element as? UIAction)
    if keepsMenu, panels.count == 1, let menu { show(menu) }
  }

  // MARK: Menus inside

  /// Opens a menu over its parent, its title where its row was, or as near to that as there is room.
  private func open(_ menu: UIMenu, from row: MenuRow) {
    guard let parent = panels.last else { return }
    let place = row.convert(row.bounds, to: self)
    let panel = makePanel(reader.items(ofInner: menu))
    let top = safeAreaInsets.top + Metrics.margin
    let bottom = bounds.maxY - safeAreaInsets.bottom - Metrics.margin
    let height = min(panel.fullHeight, bottom - top)
    let origin = CGPoint(x: parent.frame.minX, y: max(top, min(place.minY, bottom - height)))
    panel.frame = CGRect(x: origin.x, y: place.minY, width: width, height: place.height)
    UIView.performWithoutAnimation { add(panel) }
    parent.isUserInteractionEnabled = false
    UIView.animate(withDuration: Self.duration) {
      parent.transform = CGAffineTransform(scaleX: Metrics.parentScale, y: Metrics.parentScale)
      parent.alpha = Metrics.parentAlpha
      panel.frame = CGRect(origin: origin, size: CGSize(width: self.width, height: height))
      panel.layoutIfNeeded()
    }
  }

  /// Goes back to the parent.
  private func closeInner() {
    guard panels.count > 1 else { return }
    let panel = panels.removeLast()
    panel.isUserInteractionEnabled = false
    panels.last?.isUserInteractionEnabled = true
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        panel.alpha = 0
        self.panels.last.map(self.unfold)
      }, completion: { _ in panel.removeFromSuperview() })
  }

  /// A touch on the parent of an open menu closes that alone.
  override package func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === dismissArea, panels.dropLast().contains(where: { $0.frame.contains(point) })
    else { return hit }
    return parentArea
  }

  private lazy var parentArea: UIControl = {
    let area = UIControl(frame: bounds)
    area.addAction(
      UIAction { [weak self] _ in self?.closeInner() }, for: [.touchUpInside, .touchUpOutside])
    insertSubview(area, belowSubview: dismissArea)
    return area
  }()

  // MARK: Elements that are made later

  private func makeDeferredElements() {
    guard let menu else { return }
    for element in menu.deferredElements where reader.made[ObjectIdentifier(element)] == nil {
      var isLate = false
      element.resolvedElements { [weak self] elements in
        guard let self, reader.made[ObjectIdentifier(element)] == nil else { return }
        reader.made[ObjectIdentifier(element)] = elements
        if isLate, isUserInteractionEnabled { self.menu.map(self.show) }
      }
      isLate = true
    }
  }

  // MARK: The finger that opened it

  /// Marks the row under the finger that opened the menu and is still down.
  func fingerMoved(to point: CGPoint) {
    guard coveredArea?.contains(point) != true else { return }
    coveredArea = nil
    panels.last.map { $0.highlight(at: convert(point, to: $0)) }
  }

  /// The finger was lifted: on a row it chooses that, elsewhere the menu stays.
  func fingerLifted() {
    panels.last?.chooseHighlighted()
  }
}
