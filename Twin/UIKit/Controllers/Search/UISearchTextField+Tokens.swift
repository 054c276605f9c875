public import Foundation

/// Something to search for that is not text, such as a person.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// Makes a token with a picture and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// What the token stands for; the app's own.
  open var representedObject: Any?
}

/// The tokens of a field.
struct SearchTokens {
  var all: [UISearchToken] = []
  var color: UIColor?
  var isDeletable = true
  var isCopyable = true
}

/// How far parts of a field are moved, in points.
struct SearchFieldShifts {
  var text = UIOffset.zero
  var left = UIOffset.zero
}

/// Tokens stand before the text.
///
/// Differs from UIKit: tokens are always before all of the text, and cannot be selected.
extension UISearchTextField {
  /// Takes away the last token for a person.
  func removesLastToken() -> Bool {
    guard tokenState.isDeletable, !tokenState.all.isEmpty else { return false }
    tokenState.all.removeLast()
    onEvent(.editingChanged)
    sendActions(for: .editingChanged)
    return true
  }

  func showTokens() {
    if !(leftView is TokenRow) { viewBehindTokens = leftView }
    leftView =
      tokenState.all.isEmpty
      ? viewBehindTokens : TokenRow(tokenState.all, color: tokenBackgroundColor)
    if leftView != nil { leftViewMode = .always }
  }
}

/// Tokens beside each other. Lengths in points, assumed.
private final class TokenRow: UIView {
  private static let padding: CGFloat = 6
  private static let spacing: CGFloat = 4
  private static let height: CGFloat = 24

  init(_ tokens: [UISearchToken], color: UIColor) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    var x = Self.padding
    for token in tokens {
      let label = UILabel()
      label.text = token.text
      label.font = .systemFont(ofSize: 15)
      label.textColor = .white
      let picture = UIImageView(image: token.icon)
      picture.tintColor = .white
      let icon = token.icon.map { $0.size.width + Self.padding } ?? 0
      let width = label.sizeThatFits(.zero).width
      let plate = UIView(
        frame: CGRect(
          x: x, y: 0, width: icon + width + 2 * Self.padding, height: Self.height))
      plate.backgroundColor = color
      plate.layer.cornerRadius = 5
      picture.center = CGPoint(x: Self.padding + picture.bounds.width / 2, y: Self.height / 2)
      label.frame = CGRect(x: Self.padding + icon, y: 0, width: width, height: Self.height)
      plate.addSubview(picture)
      plate.addSubview(label)
      addSubview(plate)
      x = plate.frame.maxX + Self.spacing
    }
    frame.size = CGSize(width: x, height: Self.height)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
