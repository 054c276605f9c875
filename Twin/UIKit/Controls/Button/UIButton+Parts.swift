import Foundation

/// The views of title and picture.
extension UIButton {
  /// The size of the picture of the button's type: a symbol, and before iOS 13 a picture of 22 by 22 points.
  ///
  /// Sources: https://github.com/pointfreeco/swift-snapshot-testing, `testUIView.recursiveDescription`, of a button to
  /// add contacts; of the older pictures, the tests of LayoutKit on iOS 9 to 12. Assumed: the symbols of the other types
  /// are as large, and from pictures the cross of a close button.
  var typeSymbolSize: CGSize {
    if buttonType == .close { return CGSize(width: 11, height: 11) }
    let hasSymbols = UISystem.current.behaviour.hasSymbols
    return hasSymbols ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
  }

  /// Whether the picture is the one of the button's type, not the app's.
  var showsTypeSymbol: Bool {
    guard let symbol = settings.typeSymbol, configuration == nil else { return false }
    return picture.image === symbol && picture.preferredSymbolConfiguration == nil
  }

  func addLabelIfNeeded() {
    if label.superview == nil { addSubview(label) }
  }

  /// Puts the picture into the button, below the title.
  func addPicture() {
    if label.superview == nil {
      addSubview(picture)
    } else {
      insertSubview(picture, belowSubview: label)
    }
  }

  /// Puts the upper left corner of a part on a pixel.
  func place(_ view: UIView, in rect: CGRect) {
    // The last bits of a calculated edge must not decide on the pixel.
    func pixel(_ edge: CGFloat) -> CGFloat { roundedToPixels((edge * 1024).rounded() / 1024) }
    view.bounds.size = rect.size
    view.center = CGPoint(
      x: pixel(rect.minX) + rect.width / 2, y: pixel(rect.minY) + rect.height / 2)
  }
}
