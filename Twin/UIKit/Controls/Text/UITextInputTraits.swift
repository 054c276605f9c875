public import Foundation

/// What an object that takes text wants of the keyboard.
///
/// Differs from UIKit: words are not corrected, checked, completed or filled in; the keyboard has the keys, the colors
/// and the capital letters that are asked for. What is not set reads as UIKit's default.
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
  /// Whether straight quotation marks become curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether a space goes and comes with words that are cut and pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether words are suggested in the text itself.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// How much the system may do to write the text anew (since iOS 18).
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// What a text that the system writes may have in it (since iOS 18).
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
  /// What a suggested password is made of.
  var passwordRules: UITextInputPasswordRules? { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means, for suggestions of the system.
  var textContentType: UITextContentType! { get set }
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

  /// UIKit's default: the property is optional.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// UIKit's default: the property is optional.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
