public import Foundation
import QuartzCore

/// A view that shows a picture.
///
/// Differs from UIKit: no animation of several pictures.
open class UIImageView: UIView {
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
    }
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

  private var shownImage: UIImage? {
    configured(isHighlighted ? highlightedImage ?? image : image)
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let image, image.isSymbolImage, let preferredSymbolConfiguration else { return image }
    let own = image.traits.symbol
    return image.withConfiguration(preferredSymbolConfiguration.applying(own))
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    configured(image)?.size ?? super.intrinsicContentSize
  }

  /// The size of the picture; the present size without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured(image)?.size ?? super.sizeThatFits(size)
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
}
