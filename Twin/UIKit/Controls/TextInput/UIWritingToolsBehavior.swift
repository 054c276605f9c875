/// How much the system may do to write a text anew, if a person asks for it (since iOS 18).
///
/// Differs from UIKit: kept; the simulated device has no such tools, as the phones that cannot run them.
///
/// Source: developer.apple.com/documentation/uikit/uiwritingtoolsbehavior.
nonisolated public enum UIWritingToolsBehavior: Int, Sendable {
  /// Nothing.
  case none = -1
  /// As the system sees fit.
  case `default` = 0
  /// It may change the text itself.
  case complete = 1
  /// It may show a text beside.
  case limited = 2
}

/// What a text that the system writes may have in it (since iOS 18).
///
/// Source: developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions.
nonisolated public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Nothing but characters.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Fonts and colors.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}

extension UITextInputTraits {
  /// UIKit's default: the property is optional.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }

  /// UIKit's default: the property is optional.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
}

extension UITextField {
  /// How much the system may do to write the text anew (since iOS 18).
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { editor.writingTools.behavior }
    set { editor.writingTools.behavior = newValue }
  }

  /// What a text that the system writes may have in it; nothing said at first (since iOS 18).
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { editor.writingTools.results }
    set { editor.writingTools.results = newValue }
  }
}

extension UITextView {
  /// How much the system may do to write the text anew (since iOS 18).
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { editor.writingTools.behavior }
    set { editor.writingTools.behavior = newValue }
  }

  /// What a text that the system writes may have in it; nothing said at first (since iOS 18).
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { editor.writingTools.results }
    set { editor.writingTools.results = newValue }
  }

  /// Whether the system is writing the text anew: never (since iOS 18).
  public var isWritingToolsActive: Bool { false }
}
