/// What the keyboard capitalizes by itself.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// Every letter.
  case allCharacters = 3
}

/// Whether the keyboard corrects what is typed.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As fits the language.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether spelling is checked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// If corrections are made, too.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Which keys the keyboard has.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default` = 0
  /// Standard letters.
  case asciiCapable = 1
  /// Numbers and punctuation first.
  case numbersAndPunctuation = 2
  /// For addresses on the web.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For a name or a telephone number.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// With `@` and `#` at hand.
  case twitter = 9
  /// For searches and addresses on the web.
  case webSearch = 10
  /// Digits of ASCII only.
  case asciiCapableNumberPad = 11
}

/// Light or dark keys.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// As everything else.
  case `default` = 0
  /// Dark keys.
  case dark = 1
  /// Light keys.
  case light = 2
}

/// What the return key says.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
