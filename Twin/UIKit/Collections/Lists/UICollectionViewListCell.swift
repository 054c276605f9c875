import CoreGraphics
public import Foundation
import QuartzCore

/// A cell of a list: content between accessories, with lines between cells.
open class UICollectionViewListCell: UICollectionViewCell {
  private struct Shown {
    let accessory: UICellAccessory
    let view: UIView
  }

  private var leading: [Shown] = []
  private var trailing: [Shown] = []
  private var showsEditing: Bool?
  private var place: ListPlace?
  private lazy var lines = SeparatorLines()
  private var hasLines = false
  private var isGroundChosen = false
  private var separatorGuide: SeparatorGuide?
  /// How far below its middle the finger holds the cell that it moves.
  private var grip: CGFloat = 0
  /// The space between the edge of the cell and its accessories, in points: as between it and texts (assumed).
  private var margin: CGFloat { MarginSettings.ofRows(width: (superview ?? self).bounds.width) }
  private static let spacing: CGFloat = 12

  /// What is beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet { exchangeAccessories() }
  }

  /// How many steps the content is indented; set by items of a section snapshot, too.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// How wide such a step is, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether accessories at the beginning are indented with the content.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// A configuration of an ordinary cell, or of a header where the list says so, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    place?.contentConfiguration ?? .cell()
  }

  /// A background of the list's kind.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place?.backgroundConfiguration ?? .listPlainCell()
  }

  /// Where the lines begin and end; they begin where the text does, unless a constraint of the guide's leading
  /// edge says otherwise.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide.guide }
    let made = SeparatorGuide(in: self)
    separatorGuide = made
    setNeedsLayout()
    return made.guide
  }

  // MARK: Accessories

  private var isEdited: Bool { configurationState.isEditing }

  private func exchangeAccessories() {
    for shown in leading + trailing { shown.view.removeFromSuperview() }
    let isEditing = isEdited
    showsEditing = isEditing
    let sides = UICellAccessory.shown(of: accessories, isEditing: isEditing)
    func make(_ side: [UICellAccessory]) -> [Shown] {
      side.map { Shown(accessory: $0, view: $0.makeView(in: self)) }
    }
    (leading, trailing) = (make(sides.leading), make(sides.trailing))
    for shown in leading + trailing { addSubview(shown.view) }
    setNeedsLayout()
  }

  private func updateAccessories() {
    let state = configurationState
    if showsEditing != state.isEditing, !accessories.isEmpty { exchangeAccessories() }
    for shown in leading + trailing {
      (shown.view as? SelectionCircle)?.isOn = state.isSelected
      (shown.view as? OutlineButton)?.isExpanded = state.isExpanded
    }
  }

  override func callUpdateHandler(_ state: UICellConfigurationState) {
    super.callUpdateHandler(state)
    updateAccessories()
  }

  // MARK: Layout

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func room(for side: [Shown]) -> CGFloat {
    guard !side.isEmpty else { return 0 }
    let widths = side.reduce(0) { $0 + $1.accessory.width(of: $1.view) }
    return margin + widths + Self.spacing * CGFloat(side.count - 1)
  }

  override var contentFrame: CGRect {
    let start = room(for: leading) + indentation
    let frame = CGRect(
      x: bounds.minX + start, y: bounds.minY,
      width: max(0, bounds.width - start - room(for: trailing)), height: bounds.height)
    return directed(frame, in: bounds)
  }

  /// Places accessories and lines, mirrored where lines run from right to left. Overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.minX + margin + (indentsAccessories ? indentation : 0)
    for shown in leading { x = put(shown, at: x) + Self.spacing }
    x = bounds.maxX - room(for: trailing)
    for shown in trailing { x = put(shown, at: x) + Self.spacing }
    placeLines()
  }

  /// - Returns: Where the room of the view ends.
  private func put(_ shown: Shown, at x: CGFloat) -> CGFloat {
    let width = shown.accessory.width(of: shown.view)
    let size = shown.view.bounds.size
    let place = CGRect(
      x: x + (width - size.width) / 2, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    shown.view.frame.origin = directed(place, in: bounds).origin
    return x + width
  }

  private func placeLines() {
    let separators = place?.separators ?? CellSeparators()
    guard hasLines || separatorGuide != nil || separators != CellSeparators() else { return }
    hasLines = true
    let text = (contentView as? UIListContentView)?.textStart ?? margin
    let inset = place?.bottomInsets
    let usual = inset?.leading ?? directed(contentView.frame, in: bounds).minX + text
    let start = separatorGuide?.start(usual: usual) ?? usual
    let end = bounds.maxX - (inset?.trailing ?? 0)
    let line = directed(CGRect(x: start, y: 0, width: max(0, end - start), height: 0), in: bounds)
    lines.show(separators, in: self, from: line.minX, to: line.maxX)
  }

  // MARK: Place in the list

  override func take(_ attributes: UICollectionViewLayoutAttributes) {
    super.take(attributes)
    guard place != attributes.listPlace else { return }
    place = attributes.listPlace
    if !isGroundChosen, let place {
      host.setBackground(place.backgroundConfiguration, in: self)
    }
    if let place, place.roundsCorners {
      layer.maskedCorners = place.corners
      layer.cornerRadius = place.corners.isEmpty ? 0 : ListPlace.groupRadius
      clipsToBounds = true
    }
    setNeedsUpdateConfiguration()
  }

  override func backgroundDidChange() {
    isGroundChosen = true
  }

  /// The list's, also before the cell has its place in it.
  override var usualBackground: UIBackgroundConfiguration? {
    isGroundChosen ? nil : defaultBackgroundConfiguration()
  }

  /// A finger drags the lines by which the item is moved: up and down only.
  func dragged(by recognizer: UIGestureRecognizer) {
    guard let collection else { return }
    let finger = recognizer.location(in: collection).y
    switch recognizer.state {
    case .began:
      grip = finger - center.y
      guard let path = collection.indexPath(for: self) else { return }
      collection.beginInteractiveMovementForItem(at: path)
    case .changed:
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: finger - grip))
    case .ended: collection.endInteractiveMovement()
    case .cancelled: collection.cancelInteractiveMovement()
    case .possible, .failed: break  // Nobody is told of these.
    }
  }

  /// Shows what a swipe over the cell offers.
  func revealActions() {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    collection.revealActions(of: self, at: path)
  }

  /// A finger tapped the cell.
  ///
  /// - Returns: Whether one of its accessories was meant, so that the cell is not selected (assumed).
  func takeTap() -> Bool {
    let shown = trailing + leading
    guard let button = shown.first(where: { $0.accessory.look.isForWholeCell }) else {
      return false
    }
    if let menuButton = button.view as? AccessoryMenuButton {
      menuButton.open()
    } else {
      button.accessory.act(on: self)
    }
    return true
  }

  /// Shows or hides what belongs to the cell's item.
  func toggleOutline() {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    (collection.dataSource as? any OutlineSource)?.toggle(at: path)
  }
}
