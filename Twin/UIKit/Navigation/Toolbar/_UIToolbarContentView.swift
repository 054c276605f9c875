import Foundation

/// The buttons of one list of items, as large as the toolbar.
final class _UIToolbarContentView: UIView {
  let items: [UIBarButtonItem]?
  /// The views of the items that show; nil for a space.
  private var views: [UIView?] = []
  /// What the buttons lie on, if they do.
  private var glass: BarGlass.Side?

  /// Distance of the outermost buttons from the edges, in points (Human Interface Guidelines: 16).
  private static let margin: CGFloat = 16
  /// Distance between neighbors without a space between them, in points (assumed).
  private static let spacing: CGFloat = 8

  /// What the buttons look like.
  var look: ToolbarButtonLook {
    didSet { if !look.says(sameAs: oldValue) { reload() } }
  }

  init(items: [UIBarButtonItem]?, look: ToolbarButtonLook, frame: CGRect) {
    self.items = items
    self.look = look
    super.init(frame: frame)
    reload()
    for item in items ?? [] { item.onVisibilityChange = { [weak self] in self?.reload() } }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func reload() {
    for view in subviews { view.removeFromSuperview() }
    views = shownItems.map { item in
      guard item.space == nil else { return nil }
      let view = item.customView ?? BarButton(item: item, look: look[item])
      addSubview(view)
      return view
    }
    if UISystem.current.behaviour.hasGlassBars {
      glass = BarGlass.Side(buttons: views, items: shownItems, in: self)
    }
    setNeedsLayout()
  }

  private var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let edges = safeAreaInsets
    if let glass { return fill(glass, margins: edges) }
    let shown = Array(zip(shownItems, views))
    let widths = shown.map { item, view in width(of: item, view) }
    let gaps = zip(shown, shown.dropFirst()).map { pair in
      pair.0.0.space == nil && pair.1.0.space == nil ? Self.spacing : 0
    }
    let taken = widths.reduce(0, +) + gaps.reduce(0, +) + 2 * Self.margin + edges.left + edges.right
    let flexible = shown.count { $0.0.space == .flexible }
    let share = flexible > 0 ? max(0, bounds.width - taken) / CGFloat(flexible) : 0
    var x = Self.margin + edges.left
    for (index, (item, view)) in shown.enumerated() {
      let width = item.space == .flexible ? share : widths[index]
      if let view { place(view, of: item, x: x, width: width) }
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
  }

  private func fill(_ glass: BarGlass.Side, margins edges: UIEdgeInsets) {
    guard let measures = (superview as? UIToolbar)?.glassMeasures else { return }
    glass.fill(measures.row(in: bounds, between: edges))
    guard superview?.isRightToLeft == true else { return }
    for view in subviews { view.center.x = bounds.width - view.center.x }
  }

  private func width(of item: UIBarButtonItem, _ view: UIView?) -> CGFloat {
    if item.space == .flexible { return 0 }
    if item.width > 0 { return item.width }
    return view.map { item.size(of: $0, in: bounds.size).width } ?? 0
  }

  private func place(_ view: UIView, of item: UIBarButtonItem, x: CGFloat, width: CGFloat) {
    let height = min(item.size(of: view, in: bounds.size).height, bounds.height)
    let isMirrored = superview?.isRightToLeft == true
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: ((bounds.height - height) / 2).rounded(),
      width: width, height: height)
  }
}
