import CoreGraphics

/// A key of the keyboard: where it is, what is on it and what it does.
struct KeyboardKey: Equatable {
  /// What a tap does.
  enum Action: Equatable {
    /// Types a text.
    case type(String)
    /// Takes away the character before the cursor.
    case delete
    /// Ends a line, or the input.
    case `return`
    /// Capital letters for the next one, or no longer.
    case shift
    /// Shows other keys.
    case show(KeyboardPlane)
    /// What the system does and the twin does not: emoji, dictation.
    case system
  }

  /// What is on a key.
  enum Sign: Equatable {
    /// A character.
    case character(String)
    /// A digit, with letters below.
    case digit(String, String)
    /// A word.
    case word(String)
    /// A picture of the system's.
    case picture(String)
    /// An arrow that points up, filled while it holds.
    case shift(isFilled: Bool)
  }

  /// How a key is colored.
  enum Look: Equatable {
    /// As keys that type.
    case light
    /// As keys that do something else.
    case dark
    /// As a return key that says what it does.
    case prominent
    /// With its sign only.
    case bare
  }

  let sign: Sign
  let action: Action
  var look = Look.light
  /// Where the key is drawn, in points of the view.
  var frame = CGRect.zero

  /// What assistive technologies and tests of interfaces call the key (names as tests of interfaces use them).
  var label: String {
    switch action {
    case .type(let text): text == " " ? "space" : text
    case .delete: "delete"
    case .shift: "shift"
    case .show(.letters): "letters"
    case .show(.numbers): "numbers"
    case .show(.symbols): "symbols"
    case .return, .system:
      switch sign {
      case .word(let text), .character(let text), .digit(let text, _): text
      case .picture(let name): name == "mic" ? "Dictate" : "Emoji"
      case .shift: "shift"
      }
    }
  }
}

/// Which keys show.
enum KeyboardPlane: Equatable {
  /// Letters.
  case letters
  /// Digits and common signs.
  case numbers
  /// Other signs.
  case symbols
}
