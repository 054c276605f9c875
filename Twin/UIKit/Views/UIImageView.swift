public import Foundation
import QuartzCore

/// A view that shows a picture, or several in turn.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Makes a view as large as a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showPicture()
  }

  /// Makes a view as large as a picture, with another one for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view with a frame and without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      showPicture()
      if image?.images != nil {
        startAnimating()
      } else if oldValue?.images != nil {
        stopAnimating()
      }
      tellObservers()
    }
  }

  // MARK: Several pictures

  private var show: PictureShow?
  private var frameShown: UIImage?
  /// What plays effects of the symbol; made when there is one first.
  var symbolPlayer: SymbolPlayer?
  /// Whether the picture is a symbol.
  var showsSymbol: Bool { shownImage?.isSymbolImage ?? false }

  /// What the view shows in turn while it is animating; nil for the picture.
  ///
  /// Setting it ends the animation (documentation of `animationImages`: it does not begin by itself).
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// What a highlighted view shows in turn while it is animating; nil for the same.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }

  /// How long all pictures take, in seconds; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0

  /// How often the pictures are shown; 0 for ever.
  open var animationRepeatCount = 0

  /// Whether pictures are shown in turn.
  open var isAnimating: Bool { show != nil }

  /// Shows pictures in turn from the first one: the view's, or those of its picture.
  ///
  /// A picture that has several begins by itself when it is set.
  open func startAnimating() {
    let images =
      (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images ?? []
    guard show == nil, !images.isEmpty else { return }
    let own = animationImages == nil ? image?.duration ?? 0 : animationDuration
    show = PictureShow(
      images, duration: own > 0 ? own : Double(images.count) / 30, repeats: animationRepeatCount,
      onChange: { [weak self] in self?.showFrame($0) },
      onEnd: { [weak self] in self?.stopAnimating() })
  }

  /// Shows the picture again.
  open func stopAnimating() {
    guard let ended = show else { return }
    ended.end()
    show = nil
    showFrame(nil)
  }

  private func showFrame(_ frame: UIImage?) {
    guard frame !== frameShown else { return }
    frameShown = frame
    showPicture()
  }

  /// The picture while the view is highlighted; nil for the same.
  open var highlightedImage: UIImage? {
    didSet { showPicture() }
  }

  /// Whether the other picture shows.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showPicture() } }
  }

  /// What is said about symbols; what a symbol says about itself counts for more.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      showPicture()
    }
  }

  /// How much brighter than white the picture may get (since iOS 17). Differs from UIKit: kept and otherwise ignored.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  /// How much brighter than white the picture gets: not at all, as on a screen that cannot (since iOS 17).
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  private var shownImage: UIImage? {
    configured(frameShown ?? (isHighlighted ? highlightedImage ?? image : image))
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    let image = image?.variant(for: traitCollection)
    guard let image, image.isSymbolImage, let preferredSymbolConfiguration else { return image }
    let own = image.traits.symbol
    return image.withConfiguration(preferredSymbolConfiguration.applying(own))
  }

  /// Whether the picture is larger with the text sizes for accessibility.
  ///
  /// Assumed: by as much as text of the style `body`, and symbols, too.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    if adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() }
  }

  /// How large the picture wants to be shown.
  private var pictureSize: CGSize? {
    guard let size = configured(image)?.size else { return nil }
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return size }
    let scaled = {
      UIFontMetrics.default.scaledValue(for: $0, compatibleWith: self.traitCollection)
    }
    return CGSize(width: scaled(size.width), height: scaled(size.height))
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { pictureSize ?? super.intrinsicContentSize }

  /// The size of the picture; the present size without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    pictureSize ?? super.sizeThatFits(size)
  }

  /// Colors a template anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPicture()
  }

  /// Colors a template in the tint of where it is now.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if shownImage?.isTemplate ?? false { showPicture() }
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    showPicture()
  }

  /// Shows a picture; it draws nothing of its own, as at Apple.
  override func drawOwnContents() {}

  private func showPicture() {
    traitCollection.performAsCurrent {
      layer.contents = shownImage?.picture(tint: tintColor, isMirrored: isRightToLeft)
    }
    // UIKit gives the layer the picture's own scale; pictures of symbols have none.
    layer.contentsScale = shownImage?.scale ?? UIScreen.main.scale
    let center = shownImage?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if layer.contentsCenter != center { layer.contentsCenter = center }
  }

  override var isUsuallyOpaque: Bool { false }
}
