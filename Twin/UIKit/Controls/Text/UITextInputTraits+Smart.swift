import Foundation

/// Whether straight quotation marks become curly ones.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// As fits the kind of text.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether two hyphens become a dash.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// As fits the kind of text.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether a space goes and comes with words that are cut and pasted.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As fits the kind of text.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether words are suggested in the text itself.
nonisolated public enum UITextInlinePredictionType: Int, Sendable {
  /// As fits the kind of text.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// What a suggested password is made of.
///
/// Differs from UIKit: no password is suggested.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  private let descriptor: String

  /// Makes rules of their description, such as `required: upper; minlength: 8;`.
  public init(descriptor passwordRulesDescriptor: String) {
    descriptor = passwordRulesDescriptor
    super.init()
  }

  /// The description of the rules.
  open var passwordRulesDescriptor: String { descriptor }

  /// The rules themselves: they do not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
