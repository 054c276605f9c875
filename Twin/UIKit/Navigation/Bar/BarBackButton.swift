import Foundation
import QuartzCore

/// The way back: an arrow and, if there is room, where it leads.
final class BarBackButton: UIControl {
  /// Where the arrow begins, in points from the edge (measured from pictures, assumed).
  private static let arrowLeft: CGFloat = 8
  /// Room between the arrow and the text, in points: with the system's arrow the text begins at 27
  /// (react-navigation).
  private static let gap: CGFloat = 7
  /// The least width that takes touches, in points (Flutter: 50).
  private static let smallestWidth: CGFloat = 50

  private let titles: [String]
  private let onTap: () -> Void
  private let arrow: BackArrowView
  private let label = UILabel()
  /// A picture in the arrow's place, or else the glass on which the button lies.
  private var underlay: UIView?
  /// What the text has where the app says nothing.
  private var usualFont = UIFont.systemFont(ofSize: 17)
  private var usualColor = UIColor.systemBlue

  /// Texts come best first; the first that fits is shown.
  ///
  /// - Parameter openMenu: Opens the menu of a long press below the button; `nil` if a long press is
  ///   nothing but a tap.
  init(
    titles: [String], indicator: UIImage, onTap: @escaping () -> Void,
    openMenu: ((UIView) -> MenuView?)?
  ) {
    self.titles = titles
    self.onTap = onTap
    arrow = BackArrowView(indicator)
    super.init(frame: .zero)
    arrow.isUserInteractionEnabled = false
    addSubview(arrow)
    addSubview(label)
    if let openMenu { addGestureRecognizer(BackButtonPress(openMenu: openMenu)) }
    tintColorDidChange()
  }

  required init?(coder: NSCoder) {
    nil
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// Whether the button is one for these texts and this arrow, and no finger is on it.
  func shows(_ titles: [String], _ indicator: UIImage) -> Bool {
    self.titles == titles && arrow.image === indicator && !isHighlighted
  }

  /// Points again as it did when it was made.
  func beginAnew() {
    arrow.transform = .identity
  }

  /// Chooses the text for a width and takes its place at the leading edge.
  func fit(within width: CGFloat, height: CGFloat) {
    if let glass = underlay as? BarGlassView {
      return fit(within: width, height: height, on: glass)
    }
    let textLeft = Self.arrowLeft + arrow.bounds.width + Self.gap
    let room = width - textLeft
    var textSize = CGSize.zero
    show(
      titles.first { title in
        show(title)
        textSize = label.sizeThatFits(.zero)
        return textSize.width <= room
      })
    if label.text == nil { textSize = .zero }
    arrow.center = CGPoint(x: Self.arrowLeft + arrow.bounds.width / 2, y: height / 2)
    label.bounds = CGRect(origin: .zero, size: textSize)
    let shift = isUsual ? .zero : titleShift
    label.center = CGPoint(
      x: textLeft + textSize.width / 2 + shift.horizontal, y: height / 2 + shift.vertical)
    frame = CGRect(
      x: 0, y: 0, width: max(textLeft + textSize.width, Self.smallestWidth), height: height)
    if let plate = underlay as? UIImageView, let size = plate.image?.size {
      let top = (height - size.height) / 2
      plate.frame = CGRect(
        x: Self.arrowLeft, y: top, width: max(size.width, bounds.width - Self.arrowLeft),
        height: size.height)
    }
  }

  /// Lies on glass from now on, with the arrow alone unless the app gave a text of its own.
  func lieOnGlass(showsText: Bool) {
    let glass = BarGlassView()
    underlay = glass
    insertSubview(glass, at: 0)
    label.isHidden = !showsText
    usualFont = .systemFont(ofSize: BarGlass.textSize(traitCollection), weight: .medium)
    tintColorDidChange()
  }

  /// Whether the button lies on glass.
  var isOnGlass: Bool { underlay is BarGlassView }

  /// The arrow is in the middle of a disc, or at the beginning of a longer piece of glass.
  private func fit(within width: CGFloat, height: CGFloat, on glass: BarGlassView) {
    let side = min(height, BarGlass.side)
    let textLeft = side / 2 + arrow.bounds.width / 2 + Self.gap
    let room = label.isHidden ? .infinity : width - textLeft - BarGlass.textMargin
    var textSize = CGSize.zero
    show(
      titles.first { title in
        show(title)
        textSize = label.sizeThatFits(.zero)
        return textSize.width <= room
      })
    let showsText = !label.isHidden && !(label.text ?? "").isEmpty
    arrow.center = CGPoint(x: side / 2, y: side / 2)
    label.bounds = CGRect(origin: .zero, size: textSize)
    label.center = CGPoint(x: textLeft + textSize.width / 2, y: side / 2)
    bounds.size = CGSize(
      width: showsText ? textLeft + textSize.width + BarGlass.textMargin : side, height: side)
    glass.lie(in: bounds)
  }

  /// The middle of the text, in the bar's coordinates; nil without a text.
  var textCenter: CGFloat? {
    label.isHidden || label.text?.isEmpty ?? true ? nil : frame.minX + label.center.x
  }

  /// Points the other way, where interfaces run from right to left.
  func mirror() {
    for view in [arrow, label] { view.center.x = bounds.width - view.center.x }
    if arrow.image.flipsForRightToLeftLayoutDirection {
      arrow.transform = CGAffineTransform(scaleX: -1, y: 1)
    }
  }

  /// Shifts the text and fades everything.
  func put(textShift: CGFloat, alpha: CGFloat) {
    label.transform = CGAffineTransform(translationX: textShift, y: 0)
    label.alpha = alpha
    arrow.alpha = alpha
    if underlay != nil { underlay?.alpha = alpha }
  }

  /// What the button says, or else what it would say with more room, or "Back" (assumed).
  override var usualAccessibilityLabel: String? {
    [label.text, titles.first].lazy.compactMap(\.self).first { !$0.isEmpty } ?? "Back"
  }
  override var usualAccessibilityTraits: UIAccessibilityTraits { [.button, .backButton] }

  /// How the app wants the text to look.
  var look: UIBarButtonItemAppearance? { didSet { tintColorDidChange() } }

  /// What the app says of the button by its item, or of all items.
  var wish = BackButtonWish(item: nil)

  /// Whether nobody wants the button to look another way than the system's.
  var isUsual: Bool {
    look == nil && wish.item == nil && !UISystem.current.appearances.hasItems
  }

  /// What is said of all items may depend on where the button is.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !isUsual else { return }
    showPlate(wish.background(for: self))
    tintColorDidChange()
    superview?.setNeedsLayout()
  }

  /// A picture takes the arrow's place.
  private func showPlate(_ image: UIImage?) {
    guard image != nil || underlay is UIImageView else { return }
    let view = underlay as? UIImageView ?? UIImageView()
    view.image = image
    if underlay !== view { underlay?.removeFromSuperview() }
    insertSubview(view, at: 0)
    underlay = view
    arrow.isHidden = image != nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let usual: UIColor = underlay == nil ? tintColor : BarGlass.color(for: tintColor)
    let color = isUsual ? usual : wish.tint(for: self) ?? usual
    usualColor = color
    // Neither is drawn again for the color that it has.
    show(label.text)
    if arrow.color != color { arrow.color = color }
  }

  /// Shows a text as the app wants it.
  private func show(_ text: String?) {
    var writing = BarWriting()
    if !isUsual {
      writing = look?.writing(isEnabled: true, isHighlighted: isHighlighted) ?? writing
      writing.merge(wish.writing(for: self)) { $1 }
    }
    label.show(text, writing, font: usualFont, color: usualColor)
  }

  private var titleShift: UIOffset {
    wish.titleShift(for: self)
      ?? look?.look(isEnabled: true, isHighlighted: isHighlighted).titlePositionAdjustment ?? .zero
  }

  /// Fades under the finger, as text buttons of the system do.
  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.2 : 1 }
  }

  /// A tap is UIKit's own affair: no action of the app runs.
  override func didSend(_ controlEvents: UIControl.Event) {
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}

/// The arrow of the back button.
final class BackArrowView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image.size))
    guard let shape = layer as? CAShapeLayer, let lines = image.symbolLines else { return }
    shape.path = lines.path
    shape.fillColor = nil
    shape.lineWidth = lines.lineWidth
    shape.lineCap = .round
    shape.lineJoin = .round
  }

  required init?(coder: NSCoder) {
    nil
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// The color of the lines.
  var color: UIColor? {
    didSet { paint() }
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    paint()
  }

  private func paint() {
    let resolved = color?.resolvedColor(with: traitCollection)
    (layer as? CAShapeLayer)?.strokeColor = resolved?.cgColor
    // UIKit shows indicators as templates.
    guard !image.isSymbolImage, let resolved else { return }
    layer.contents = image.withRenderingMode(.alwaysTemplate).picture(tint: resolved)
  }
}
