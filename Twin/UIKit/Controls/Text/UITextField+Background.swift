import Foundation

/// What is behind a field's text: a border, or a picture of the app's in its place.
///
/// Both are a view of their own, so that lines and corners which an app gives the field's layer stay whatever the field does.
///
/// Source: descriptions of fields on iOS 16, whose border with round corners is a view inside them with the color
/// `_textFieldBackgroundColor`. Assumed: white, black where it is dark, and the
/// app's background in its place, with the same corners; a border without round corners has no ground.
extension UITextField {
  private final class Background {
    var image: UIImage?
    var disabledImage: UIImage?
    let view = UIImageView()
  }

  private var behind: Background? {
    attachments[ObjectIdentifier(Background.self)] as? Background
  }

  /// The pictures in the place of the border.
  var backgroundPictures: (usual: UIImage?, disabled: UIImage?) {
    get { (behind?.image, behind?.disabledImage) }
    set {
      guard newValue.usual != nil || newValue.disabled != nil || behind != nil else { return }
      let behind = behindMadeIfNeeded()
      (behind.image, behind.disabledImage) = newValue
      showBorder()
    }
  }

  private func behindMadeIfNeeded() -> Background {
    if let behind { return behind }
    let made = Background()
    attachments[ObjectIdentifier(Background.self)] = made
    insertSubview(made.view, at: 0)
    return made
  }

  /// Shows the border, or the picture in its place.
  func showBorder() {
    guard borderStyle != .none || behind != nil else { return }
    let behind = behindMadeIfNeeded()
    let style = behind.image == nil ? borderStyle : .none
    let hasLine = style != .none && (style != .roundedRect || roundCorner.hasLine)
    let border = behind.view.layer
    border.cornerRadius = style == .roundedRect ? roundCorner.radius : 0
    border.borderWidth = hasLine ? UIScreen.main.pixel : 0
    border.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    paintBackground(style == .roundedRect ? nil : ground.shown)
    behind.view.backgroundColor = style == .roundedRect ? ground.shown ?? Self.usualGround : nil
    behind.view.image = behind.image.map { isEnabled ? $0 : behind.disabledImage ?? $0 }
    setNeedsLayout()
  }

  private static let usualGround = UIColor(SystemColor(0xFFFFFF, dark: 0x000000))

  /// The radius of the corners of what is behind the text, in points.
  var borderRadius: CGFloat { behind?.view.layer.cornerRadius ?? 0 }

  /// Places what is behind the text.
  func placeBackground() { behind?.view.frame = borderRect(forBounds: bounds) }

  /// What the border and the views beside it leave for the text.
  func roomForText(in bounds: CGRect) -> CGRect {
    let inset = borderStyle.inset
    var rect = bounds.within(rim: inset, min(inset, 2))
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

  /// How much more room than usual an override of `textRect(forBounds:)` leaves around the text; less than nothing
  /// where it lets the text have more.
  ///
  /// Source: an override is asked about bounds of 100 by 100 points while nobody has given the field these
  /// (zhouwk.github.io/2018/06/15/UITextField), and an app's tests, which run on Apple's systems, find a field lower
  /// whose override lets the text have 4 points more above and below.
  var roomOfOverride: CGSize {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (usual, own) = (roomForText(in: bounds), textRect(forBounds: bounds))
    return CGSize(width: usual.width - own.width, height: usual.height - own.height)
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

  /// The size of a view beside the text: its own, and from iOS 13 on that of its constraints and its content, if it has any.
  ///
  /// Source: release notes of iOS 13 beta 5 (51787798): the rectangles ask the view for its `systemLayoutSizeFitting(_:)`, and
  /// a plain view around it brings back what was before.
  func sideSize(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    guard UISystem.current.behaviour.isFromIOS13On else { return view.frame.size }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : view.frame.width,
      height: fitting.height > 0 ? fitting.height : view.frame.height)
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
