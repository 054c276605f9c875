/// What a responder wants of the keyboard.
struct KeyboardWishes: Equatable {
  /// Which keys there are.
  let type: UIKeyboardType
  /// What the return key is for.
  let returnKey: UIReturnKeyType
  /// Whether the return key works only while there is text.
  let needsText: Bool
  /// Whether keys are light or dark.
  let style: UIUserInterfaceStyle
  /// What becomes a capital letter by itself.
  let capitals: UITextAutocapitalizationType
  /// Whether there is a row for words above the keys.
  let hasSuggestions: Bool

  init(of responder: any UIKeyInput) {
    type = responder.keyboardType
    returnKey = responder.returnKeyType
    needsText = responder.enablesReturnKeyAutomatically
    style =
      switch responder.keyboardAppearance {
      case .dark: .dark
      case .light: .light
      default: .unspecified
      }
    capitals = responder.autocapitalizationType
    hasSuggestions = !type.isPad && responder.autocorrectionType != .no
  }

  /// What the return key says.
  var returnTitle: String {
    switch returnKey {
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency"
    case .continue: "continue"
    default: "return"
    }
  }
}

extension UIKeyboardType {
  /// Whether there are digits in three columns, and nothing else.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
