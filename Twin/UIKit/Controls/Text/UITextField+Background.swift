public import Foundation

/// What is behind a field's text: a border, or a picture of the app's in its place.
extension UITextField {
  private final class Background {
    var image: UIImage?
    var disabledImage: UIImage?
    let view = UIImageView()
  }

  private var pictures: Background? {
    attachments[ObjectIdentifier(Background.self)] as? Background
  }

  private func picturesMadeIfNeeded() -> Background {
    if let pictures { return pictures }
    let made = Background()
    attachments[ObjectIdentifier(Background.self)] = made
    insertSubview(made.view, at: 0)
    return made
  }

  /// A picture in the place of the border; nil for the border.
  ///
  /// Source: UIKit documentation, `UITextField.background`: it replaces what `borderStyle` says.
  public final var background: UIImage? {
    get { pictures?.image }
    set {
      guard newValue != nil || pictures != nil else { return }
      picturesMadeIfNeeded().image = newValue
      showBorder()
    }
  }

  /// The picture while the field is disabled; nil for the same one. Without ``background`` it is not shown
  /// (documentation).
  public final var disabledBackground: UIImage? {
    get { pictures?.disabledImage }
    set {
      guard newValue != nil || pictures != nil else { return }
      picturesMadeIfNeeded().disabledImage = newValue
      showBorder()
    }
  }

  /// Shows the border, or the picture in its place.
  func showBorder() {
    let style = background == nil ? borderStyle : .none
    layer.cornerRadius = style == .roundedRect ? roundCorner.radius : 0
    let hasLine = style != .none && (style != .roundedRect || roundCorner.hasLine)
    layer.borderWidth = hasLine ? UIScreen.main.pixel : 0
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    guard let pictures else { return }
    let usual = pictures.image
    pictures.view.image = isEnabled ? usual : usual.map { pictures.disabledImage ?? $0 }
    setNeedsLayout()
  }

  /// Places what is behind the text.
  func placeBackground() { pictures?.view.frame = borderRect(forBounds: bounds) }

  /// How typed text will look while the field is edited; nil else.
  ///
  /// Source: UIKit documentation. Differs from UIKit: set, it holds for all of the text.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if isEditing, let newValue { defaultTextAttributes = newValue } }
  }

  /// Places the views beside the text.
  func placeSideViews() {
    let sides = [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ]
    for case (let view?, let mode, let rect) in sides {
      if shows(view, mode) {
        if view.superview !== self { addSubview(view) }
        view.frame = rect
      } else {
        view.removeFromSuperview()
      }
    }
  }
}

extension CGRect {
  /// Leaves out what a view before the text takes, on whichever side it is.
  mutating func leaveOut(_ view: CGRect, spacing: CGFloat) {
    if view.midX > midX, view.minX > minX {
      size.width = max(0, view.minX - spacing - minX)
    } else {
      let end = view.maxX + spacing
      size.width = max(0, maxX - end)
      origin.x = end
    }
  }
}
