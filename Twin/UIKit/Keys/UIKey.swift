import Foundation

/// What a key of a keyboard stands for while it is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
  private let code: UIKeyboardHIDUsage
  private let flags: UIKeyModifierFlags

  /// Says which key is pressed, and which others are held down.
  package init(_ code: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
    self.code = code
    flags = modifierFlags
    super.init()
  }

  /// Which key it is, whatever is printed on it.
  open var keyCode: UIKeyboardHIDUsage { code }

  /// The keys that are held down besides.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// What the key types, with the keys that are held down. Differs from UIKit: on a keyboard of the United
  /// States, and of the other keys shift and caps lock count.
  open var characters: String {
    let isUpper = flags.contains(.shift)
    let isLetter = code.rawValue <= UIKeyboardHIDUsage.keyboardZ.rawValue
    return isUpper || (isLetter && flags.contains(.alphaShift))
      ? code.shiftedCharacters : code.characters
  }

  /// What the key types alone; for a key that types nothing the name that `UIKeyCommand` has for it, if it
  /// has one.
  open var charactersIgnoringModifiers: String { code.characters }
}

extension UIKeyboardHIDUsage {
  /// The keys that type others with shift, from the one with the lowest number, without and with it.
  private static let pairs: [UIKeyboardHIDUsage: (String, String)] = {
    let digits = zip("1234567890", "!@#$%^&*()")
    let signs = zip("-=[]\\", "_+{}|")
    let others = zip(";'`,./", ":\"~<>?")
    var pairs: [UIKeyboardHIDUsage: (String, String)] = [:]
    for (first, row) in [(0x1E, digits), (0x2D, signs), (0x33, others)] {
      for (index, pair) in row.enumerated() {
        guard let key = UIKeyboardHIDUsage(rawValue: first + index) else { continue }
        pairs[key] = (String(pair.0), String(pair.1))
      }
    }
    return pairs
  }()

  /// The letter of the key; nil for another key.
  private var letter: String? {
    guard rawValue <= UIKeyboardHIDUsage.keyboardZ.rawValue else { return nil }
    let index = UInt8(rawValue - UIKeyboardHIDUsage.keyboardA.rawValue)
    return String(UnicodeScalar(UInt8(ascii: "a") + index))
  }

  /// What the key types alone.
  fileprivate var characters: String {
    if let letter { return letter }
    if let pair = Self.pairs[self] { return pair.0 }
    switch self {
    case .keyboardReturnOrEnter: return "\r"
    case .keyboardDeleteOrBackspace: return "\u{8}"
    case .keyboardTab: return "\t"
    case .keyboardSpacebar: return " "
    case .keyboardEscape: return UIKeyCommand.inputEscape
    case .keyboardUpArrow: return UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: return UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: return UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: return UIKeyCommand.inputRightArrow
    case .keyboardPageUp: return UIKeyCommand.inputPageUp
    case .keyboardPageDown: return UIKeyCommand.inputPageDown
    case .keyboardHome: return UIKeyCommand.inputHome
    case .keyboardEnd: return UIKeyCommand.inputEnd
    case .keyboardDeleteForward: return UIKeyCommand.inputDelete
    default: return functionKeyName ?? ""  // Caps lock and keys that are held down.
    }
  }

  private var functionKeyName: String? {
    let number = rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1
    return (1...12).contains(number) ? "UIKeyInputF\(number)" : nil
  }

  /// What the key types with shift.
  fileprivate var shiftedCharacters: String {
    letter?.uppercased() ?? Self.pairs[self]?.1 ?? characters
  }
}
