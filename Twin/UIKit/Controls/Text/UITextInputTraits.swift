public import Foundation

/// What an object that takes text wants of the keyboard.
///
/// Differs from UIKit: kept and without effect, since no keyboard is drawn; what is not set reads as
/// UIKit's default.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// What the keyboard capitalizes by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects what is typed.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys the keyboard has.
  var keyboardType: UIKeyboardType { get set }
  /// Light or dark keys.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key works only while there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden from onlookers.
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  /// UIKit's default: the property is optional.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// The traits of one object.
struct TextInputTraits {
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKey = false
  var isSecure = false
  var content: UITextContentType?
}
