import Foundation

/// A bar's background, from the edge of the screen to the hairline on the bar's other side.
final class _UIBarBackground: UIView {
  private let hairline = UIView()
  private lazy var picture = makePicture()
  private lazy var shadowPicture = makePicture()
  private var hasPictures = false
  private var edgeView: ContentEdgeView?
  /// How content fades behind the bar, in the place of a color and a line; nil where the bar has these.
  var contentEdge: ContentEdge?
  /// The pictures behind the bar and in the place of the hairline, shown without an appearance, which has its own.
  var pictures: (background: UIImage?, shadow: UIImage?) = (nil, nil)
  /// Whether the bar is dark without an appearance and a color of its own.
  var isDark = false
  /// Whether the app wants no line.
  var hidesLine = false { didSet { hideLine() } }
  /// How far above the bar the background begins, in points.
  var reach: CGFloat = 0
  /// On which side the hairline is: below a navigation bar, above a tab bar.
  var lineEdge = CGRectEdge.maxYEdge

  /// How far an opaque picture shows behind a bar that an app has made translucent.
  ///
  /// Source: UIKit documentation, `isTranslucent`: "a system opacity less than 1.0". Assumed: how much less.
  private static let thinness: CGFloat = 0.9

  /// Looks like an appearance, or else as a bar with pictures or of a color, which is opaque unless the bar is
  /// translucent.
  ///
  /// What becomes transparent keeps its color meanwhile: a mixture with `clear`, which is black, is gray.
  func show(_ appearance: UIBarAppearance?, tint: UIColor?, translucency: BarTranslucency) {
    let edge = appearance == nil ? contentEdge : nil
    let color =
      appearance?.shownColor ?? edge.map(plate) ?? ownColor(tint, isTranslucent: translucency.isOn)
    showEdge(edge)
    show(pictures: appearance.map { ($0.backgroundImage, $0.shadowImage) } ?? pictures)
    if hasPictures {
      picture.alpha = appearance == nil && translucency.thinsPicture ? Self.thinness : 1
      if let appearance {
        picture.contentMode = appearance.backgroundImageContentMode
        shadowPicture.tintColor = appearance.shadowColor
      }
    }
    paint(isSeen(color) ? color : unseen(backgroundColor ?? color))
    let usualLine = edge?.isHard ?? true ? SystemSurface.barLine : .clear
    let lineColor = appearance.map { $0.shadowColor ?? .clear } ?? usualLine
    if hairline.backgroundColor !== lineColor { hairline.backgroundColor = lineColor }
  }

  /// The color without an appearance.
  ///
  /// Source: UIKit documentation, `isTranslucent`: behind a picture that light comes through, an opaque bar has the color
  /// that was set, or else white, and black in the black style.
  private func ownColor(_ tint: UIColor?, isTranslucent: Bool) -> UIColor {
    if pictures.background != nil {
      guard !isTranslucent else { return .clear }
      return tint?.withAlphaComponent(1) ?? (isDark ? .black : .white)
    }
    let color = tint ?? (isDark ? SystemSurface.darkBar : SystemSurface.bar)
    return isTranslucent ? color : color.withAlphaComponent(1)
  }

  /// What lies over content that ends at a line.
  private func plate(of edge: ContentEdge) -> UIColor {
    edge.isHard
      ? edge.color?.withAlphaComponent(ContentEdge.hardStrength) ?? .clear : .clear
  }

  /// Nothing is made before content fades little by little.
  private func showEdge(_ edge: ContentEdge?) {
    let softColor = edge?.isHard == false ? edge?.color : nil
    guard softColor != nil || edgeView != nil else { return }
    let view = edgeView ?? makeEdgeView()
    if let softColor { view.color = softColor }
    view.alpha = softColor == nil ? 0 : 1
  }

  private func makeEdgeView() -> ContentEdgeView {
    let view = ContentEdgeView()
    edgeView = view
    UIView.performWithoutAnimation {
      view.alpha = 0
      view.lie(behind: bounds)
      insertSubview(view, at: 0)
    }
    return view
  }

  private func paint(_ color: UIColor) {
    if backgroundColor !== color { backgroundColor = color }
  }

  private func isSeen(_ color: UIColor) -> Bool {
    color.resolvedColor(with: traitCollection).cgColor.alpha > 0
  }

  private func unseen(_ color: UIColor) -> UIColor {
    isSeen(color) ? color.withAlphaComponent(0) : color
  }

  /// Nothing is made for a bar that has none.
  private func show(pictures shown: (background: UIImage?, shadow: UIImage?)) {
    guard hasPictures || shown.background != nil || shown.shadow != nil else { return }
    hasPictures = true
    picture.image = shown.background
    shadowPicture.image = shown.shadow
    hideLine()
    setNeedsLayout()
  }

  private func hideLine() {
    let hasPicture = hasPictures && shadowPicture.image != nil
    hairline.isHidden = hidesLine || hasPicture
    if hasPictures { shadowPicture.isHidden = hidesLine }
  }

  private func makePicture() -> UIImageView {
    let view = UIImageView()
    addSubview(view)
    return view
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = SystemSurface.bar
    hairline.backgroundColor = SystemSurface.barLine
    isUserInteractionEnabled = false
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = UIScreen.main.pixel
    let y = lineEdge == .minYEdge ? -pixel : bounds.maxY
    hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
    edgeView?.lie(behind: bounds)
    guard hasPictures else { return }
    picture.frame = bounds
    let height = shadowPicture.image?.size.height ?? 0
    let top = lineEdge == .minYEdge ? -height : bounds.maxY
    shadowPicture.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
  }
}
