import Foundation

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

  /// The pictures in the place of the border.
  var backgroundPictures: (usual: UIImage?, disabled: UIImage?) {
    get { (pictures?.image, pictures?.disabledImage) }
    set {
      guard newValue.usual != nil || newValue.disabled != nil || pictures != nil else { return }
      let pictures = picturesMadeIfNeeded()
      (pictures.image, pictures.disabledImage) = newValue
      showBorder()
    }
  }

  private func picturesMadeIfNeeded() -> Background {
    if let pictures { return pictures }
    let made = Background()
    attachments[ObjectIdentifier(Background.self)] = made
    insertSubview(made.view, at: 0)
    return made
  }

  /// Shows the border, or the picture in its place.
  func showBorder() {
    let style = pictures?.image == nil ? borderStyle : .none
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

  /// What the border and the views beside it leave for the text.
  func roomForText(in bounds: CGRect) -> CGRect {
    let inset = borderStyle.inset
    var rect = bounds.insetBy(dx: inset, dy: min(inset, 2))
    if shows(leftView, leftViewMode) {
      rect.leaveOut(leftViewRect(forBounds: bounds), spacing: inset)
    }
    if shows(rightView, rightViewMode) {
      rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - inset - rect.minX)
    } else if showsClearButton {
      if clearButtonRect(forBounds: bounds).midX < bounds.midX {
        rect.origin.x += TextClearButton.size
      }
      rect.size.width = max(0, rect.width - TextClearButton.size)
    }
    return rect
  }

  /// Places the text, or what stands in its place, and the button that clears it.
  func placeText() {
    if showsClearButton {
      let button = clearButton ?? makeClearButton()
      button.frame = clearButtonRect(forBounds: bounds)
    } else {
      clearButton?.removeFromSuperview()
      clearButton = nil
    }
    label.isEdited = isEditing
    let place =
      if isEditing {
        editingRect(forBounds: bounds)
      } else if ownText.isEmpty {
        placeholderRect(forBounds: bounds)
      } else {
        textRect(forBounds: bounds)
      }
    canvas.frame = place
    if label.superview === self { label.frame = place }
    if isEditing || showsMarks {
      editor.marks.show(in: self, around: canvas)
      showsMarks = isEditing
    }
  }

  /// Where the line of the text is, which is in the middle of the field.
  ///
  /// Source: Apple's Auto Layout Guide, "Simple Label and Text Field", which puts both on one line. Assumed: text
  /// elsewhere has no line.
  var textOffsets: BaselineOffsets? {
    guard contentVerticalAlignment == .center else { return nil }
    return BaselineOffsets(ofCentered: label, height: label.font.lineHeight)
  }

  func shows(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && mode.holds(isEditing: isEditing)
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
