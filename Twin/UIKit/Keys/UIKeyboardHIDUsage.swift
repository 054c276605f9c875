import Foundation

/// A key of a keyboard, by its place: the usages of page 7 of the "HID Usage Tables" (usb.org), which UIKit's
/// numbers are.
///
/// Differs from UIKit: no number pad, and no keys that only some languages or keyboards have.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The letter A.
  case keyboardA = 0x04
  /// The letter B.
  case keyboardB = 0x05
  /// The letter C.
  case keyboardC = 0x06
  /// The letter D.
  case keyboardD = 0x07
  /// The letter E.
  case keyboardE = 0x08
  /// The letter F.
  case keyboardF = 0x09
  /// The letter G.
  case keyboardG = 0x0A
  /// The letter H.
  case keyboardH = 0x0B
  /// The letter I.
  case keyboardI = 0x0C
  /// The letter J.
  case keyboardJ = 0x0D
  /// The letter K.
  case keyboardK = 0x0E
  /// The letter L.
  case keyboardL = 0x0F
  /// The letter M.
  case keyboardM = 0x10
  /// The letter N.
  case keyboardN = 0x11
  /// The letter O.
  case keyboardO = 0x12
  /// The letter P.
  case keyboardP = 0x13
  /// The letter Q.
  case keyboardQ = 0x14
  /// The letter R.
  case keyboardR = 0x15
  /// The letter S.
  case keyboardS = 0x16
  /// The letter T.
  case keyboardT = 0x17
  /// The letter U.
  case keyboardU = 0x18
  /// The letter V.
  case keyboardV = 0x19
  /// The letter W.
  case keyboardW = 0x1A
  /// The letter X.
  case keyboardX = 0x1B
  /// The letter Y.
  case keyboardY = 0x1C
  /// The letter Z.
  case keyboardZ = 0x1D
  /// The digit 1, in the row above the letters.
  case keyboard1 = 0x1E
  /// The digit 2, in the row above the letters.
  case keyboard2 = 0x1F
  /// The digit 3, in the row above the letters.
  case keyboard3 = 0x20
  /// The digit 4, in the row above the letters.
  case keyboard4 = 0x21
  /// The digit 5, in the row above the letters.
  case keyboard5 = 0x22
  /// The digit 6, in the row above the letters.
  case keyboard6 = 0x23
  /// The digit 7, in the row above the letters.
  case keyboard7 = 0x24
  /// The digit 8, in the row above the letters.
  case keyboard8 = 0x25
  /// The digit 9, in the row above the letters.
  case keyboard9 = 0x26
  /// The digit 0, in the row above the letters.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Takes away what is before the cursor.
  case keyboardDeleteOrBackspace = 0x2A
  /// The tabulator.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// Hyphen, and underscore.
  case keyboardHyphen = 0x2D
  /// Equal sign, and plus.
  case keyboardEqualSign = 0x2E
  /// Opening bracket, and brace.
  case keyboardOpenBracket = 0x2F
  /// Closing bracket, and brace.
  case keyboardCloseBracket = 0x30
  /// Backslash, and bar.
  case keyboardBackslash = 0x31
  /// Semicolon, and colon.
  case keyboardSemicolon = 0x33
  /// Quotes.
  case keyboardQuote = 0x34
  /// Grave accent, and tilde.
  case keyboardGraveAccentAndTilde = 0x35
  /// Comma, and less-than sign.
  case keyboardComma = 0x36
  /// Period, and greater-than sign.
  case keyboardPeriod = 0x37
  /// Slash, and question mark.
  case keyboardSlash = 0x38
  /// Caps lock.
  case keyboardCapsLock = 0x39
  /// Function key 1.
  case keyboardF1 = 0x3A
  /// Function key 2.
  case keyboardF2 = 0x3B
  /// Function key 3.
  case keyboardF3 = 0x3C
  /// Function key 4.
  case keyboardF4 = 0x3D
  /// Function key 5.
  case keyboardF5 = 0x3E
  /// Function key 6.
  case keyboardF6 = 0x3F
  /// Function key 7.
  case keyboardF7 = 0x40
  /// Function key 8.
  case keyboardF8 = 0x41
  /// Function key 9.
  case keyboardF9 = 0x42
  /// Function key 10.
  case keyboardF10 = 0x43
  /// Function key 11.
  case keyboardF11 = 0x44
  /// Function key 12.
  case keyboardF12 = 0x45
  /// To the beginning.
  case keyboardHome = 0x4A
  /// A page up.
  case keyboardPageUp = 0x4B
  /// Takes away what is after the cursor.
  case keyboardDeleteForward = 0x4C
  /// To the end.
  case keyboardEnd = 0x4D
  /// A page down.
  case keyboardPageDown = 0x4E
  /// To the right.
  case keyboardRightArrow = 0x4F
  /// To the left.
  case keyboardLeftArrow = 0x50
  /// Down.
  case keyboardDownArrow = 0x51
  /// Up.
  case keyboardUpArrow = 0x52
  /// The left control key.
  case keyboardLeftControl = 0xE0
  /// The left shift key.
  case keyboardLeftShift = 0xE1
  /// The left option key.
  case keyboardLeftAlt = 0xE2
  /// The left command key.
  case keyboardLeftGUI = 0xE3
  /// The right control key.
  case keyboardRightControl = 0xE4
  /// The right shift key.
  case keyboardRightShift = 0xE5
  /// The right option key.
  case keyboardRightAlt = 0xE6
  /// The right command key.
  case keyboardRightGUI = 0xE7
}
