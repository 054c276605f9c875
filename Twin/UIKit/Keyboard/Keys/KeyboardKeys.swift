import CoreGraphics

/// The keys of a keyboard, and where they are.
///
/// The layout is that of English on a phone. Assumed: measured by eye in pictures of the system's keyboard.
struct KeyboardKeys {
  private static let side: CGFloat = 3
  private static let gap: CGFloat = 6
  /// Width of the keys beside the space bar, in letters.
  private static let narrow: CGFloat = 1.35
  private static let wide: CGFloat = 2.75

  private(set) var keys: [KeyboardKey] = []
  private let wishes: KeyboardWishes
  private let plane: KeyboardPlane
  private let isShifted: Bool
  private let area: CGRect

  /// - Parameters:
  ///   - area: Where the four rows are, in points.
  ///   - bottom: Where signs below them are, in points; empty on a phone with a home button.
  init(
    _ plane: KeyboardPlane, _ wishes: KeyboardWishes, isShifted: Bool, in area: CGRect,
    bottom: CGRect
  ) {
    self.wishes = wishes
    self.plane = plane
    self.isShifted = isShifted
    self.area = area
    if wishes.type.isPad {
      addPad()
    } else {
      addRows()
      if !bottom.isEmpty {
        let mic = KeyboardKey(sign: .picture("mic"), action: .system, look: .bare)
        keys.append(mic.placed(CGRect(x: bottom.maxX - 60, y: bottom.minY, width: 44, height: 44)))
      }
    }
  }

  // MARK: Rows of letters

  private var pitch: CGFloat { area.height / 4 }
  private var letterWidth: CGFloat {
    (area.width - 2 * Self.side - 9 * Self.gap) / 10
  }

  private func row(_ index: Int, x: CGFloat, width: CGFloat) -> CGRect {
    let inset = pitch > 50 ? 5.5 : 4.0
    return CGRect(
      x: area.minX + x, y: area.minY + pitch * CGFloat(index) + inset, width: width,
      height: pitch - 2 * inset)
  }

  private var letters: [String] {
    switch plane {
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
    case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
    }
  }

  private mutating func addRows() {
    for (index, row) in letters.enumerated() { addCharacters(row, inRow: index) }
    let width = letterWidth * Self.narrow
    let third: KeyboardKey =
      switch plane {
      case .letters:
        KeyboardKey(
          sign: .shift(isFilled: isShifted), action: .shift, look: isShifted ? .light : .dark)
      case .numbers: KeyboardKey(sign: .word("#+="), action: .show(.symbols), look: .dark)
      case .symbols: KeyboardKey(sign: .word("123"), action: .show(.numbers), look: .dark)
      }
    keys.append(third.placed(row(2, x: Self.side, width: width)))
    let delete = KeyboardKey(sign: .picture("delete.left"), action: .delete, look: .dark)
    keys.append(delete.placed(row(2, x: area.width - Self.side - width, width: width)))
    addLastRow()
  }

  private mutating func addCharacters(_ characters: String, inRow index: Int) {
    let count = CGFloat(characters.count)
    // Few signs are wider, as between shift and delete in the planes without letters.
    let width = index == 2 && count < 7 ? letterWidth * 1.42 : letterWidth
    let start = (area.width - count * width - (count - 1) * Self.gap) / 2
    for (column, character) in characters.enumerated() {
      let text = isShifted ? character.uppercased() : String(character)
      let key = KeyboardKey(sign: .character(text), action: .type(text))
      keys.append(
        key.placed(
          row(index, x: start + CGFloat(column) * (width + Self.gap), width: width)))
    }
  }

  private mutating func addLastRow() {
    let width = letterWidth * Self.narrow
    let isSaid = wishes.returnTitle != "return"
    let planeKey =
      plane == .letters
      ? KeyboardKey(sign: .word("123"), action: .show(.numbers), look: .dark)
      : KeyboardKey(sign: .word("ABC"), action: .show(.letters), look: .dark)
    let emoji = KeyboardKey(sign: .picture("smiley"), action: .system, look: .dark)
    let `return` = KeyboardKey(
      sign: .word(wishes.returnTitle), action: .return, look: isSaid ? .prominent : .dark)
    var middle: [(KeyboardKey, CGFloat?)] = [
      (KeyboardKey(sign: .word("space"), action: .type(" ")), nil)
    ]
    func character(_ text: String) -> (KeyboardKey, CGFloat?) {
      (KeyboardKey(sign: .character(text), action: .type(text)), letterWidth)
    }
    switch wishes.type {
    case .emailAddress: middle += [character("@"), character(".")]
    case .URL:
      let ending = KeyboardKey(sign: .word(".com"), action: .type(".com"))
      middle = [character("."), character("/"), (ending, nil)]
    case .webSearch: middle += [character(".")]
    case .twitter: middle += [character("@"), character("#")]
    default: break
    }
    let all: [(KeyboardKey, CGFloat?)] =
      [(planeKey, width), (emoji, width)] + middle + [(`return`, letterWidth * Self.wide)]
    let taken = all.reduce(0) { $0 + ($1.1 ?? 0) } + Self.gap * CGFloat(all.count - 1)
    let rest = area.width - 2 * Self.side - taken
    var x = Self.side
    for (key, width) in all {
      let width = width ?? rest
      keys.append(key.placed(row(3, x: x, width: width)))
      x += width + Self.gap
    }
  }

  // MARK: Pads of digits

  private static let digits = [
    ("1", ""), ("2", "A B C"), ("3", "D E F"), ("4", "G H I"), ("5", "J K L"), ("6", "M N O"),
    ("7", "P Q R S"), ("8", "T U V"), ("9", "W X Y Z"),
  ]

  private mutating func addPad() {
    let width = (area.width - 2 * Self.gap - 2 * Self.gap) / 3
    func frame(_ row: Int, _ column: Int) -> CGRect {
      self.row(row, x: Self.gap + CGFloat(column) * (width + Self.gap), width: width)
        .insetBy(dx: 0, dy: -2)
    }
    for (index, (digit, letters)) in Self.digits.enumerated() {
      let key = KeyboardKey(sign: .digit(digit, letters), action: .type(digit))
      keys.append(key.placed(frame(index / 3, index % 3)))
    }
    let sign: String? =
      switch wishes.type {
      case .decimalPad: "."
      case .phonePad: "+*#"
      default: nil
      }
    if let sign {
      let action = sign == "." ? KeyboardKey.Action.type(sign) : .system
      keys.append(
        KeyboardKey(sign: .word(sign), action: action, look: .bare).placed(frame(3, 0)))
    }
    let zero = KeyboardKey(sign: .digit("0", ""), action: .type("0"))
    keys.append(zero.placed(frame(3, 1)))
    let delete = KeyboardKey(sign: .picture("delete.left"), action: .delete, look: .bare)
    keys.append(delete.placed(frame(3, 2)))
  }
}

extension KeyboardKey {
  fileprivate func placed(_ frame: CGRect) -> KeyboardKey {
    var key = self
    key.frame = frame
    return key
  }
}
