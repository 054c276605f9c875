import Foundation

/// How the parts of a button follow its state.
extension UIButton {
  /// Shows everything as it is now, and arranges it anew.
  func updateLook() {
    showLook()
    arrangementDidChange()
  }

  /// Shows texts, pictures and colors as they are now, in the room that they have.
  func showLook() {
    showPictures()
    let look = look
    parts.show(look, showsMark: showsMark, in: self)
    if let look {
      label.font = look.titleFont
      label.numberOfLines = look.configuration.titleLineBreakMode.isWrapping ? 0 : 1
      label.lineBreakMode = look.configuration.titleLineBreakMode
      picture.tintColor = look.imageColor
    }
    label.text = currentTitle
    if shownText != nil { label.textColor = currentTitleColor }
    if let title = look == nil ? currentAttributedTitle : look?.title, chosenElement == nil {
      label.attributedText = title
    }
    if label.text != nil { addLabelIfNeeded() }
  }
}
