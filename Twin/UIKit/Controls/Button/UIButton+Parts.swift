import Foundation

/// The views of title and picture.
extension UIButton {
  /// Source: https://github.com/pointfreeco/swift-snapshot-testing, `testUIView.recursiveDescription`, of a
  /// button to add contacts. Assumed: the symbols of the other types are as large.
  static let typeSymbolSize = CGSize(width: 25, height: 24)
  /// The size of the cross in a close button, assumed from pictures.
  static let closeSymbolSize = CGSize(width: 11, height: 11)

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
}
