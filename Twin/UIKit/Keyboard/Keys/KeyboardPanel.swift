import Foundation

/// The keyboard's surface: keys that type what they show, or what lies behind an app's input view.
///
/// Touches on it do not reach the app's pages. It draws itself as a whole: a keyboard is one view.
final class KeyboardPanel: UIView {
  private var wishes: KeyboardWishes?
  private var plane = KeyboardPlane.letters
  private var isShifted = false
  private var pressed: KeyboardKey?
  private var keys: [KeyboardKey] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .keyboardBackground
    isOpaque = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the keys for a responder; none for nil.
  func show(_ new: KeyboardWishes?) {
    overrideUserInterfaceStyle = new?.style ?? .unspecified
    guard new != wishes else { return textDidChange() }
    wishes = new
    plane = new?.type == .numbersAndPunctuation ? .numbers : .letters
    textDidChange()
  }

  /// The text may have become empty, or have a first character.
  func textDidChange() {
    guard let wishes else { return arrange() }
    isShifted =
      switch wishes.capitals {
      case .none: false
      case .allCharacters: true
      default: !hasText && !wishes.type.isForAddresses
      }
    arrange()
  }

  private var hasText: Bool {
    (UIApplication.shared.textResponder as? any UIKeyInput)?.hasText ?? false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func arrange() {
    defer { setNeedsDisplay() }
    guard let wishes else { return keys = [] }
    let measures = KeyboardMeasures.current
    let top = wishes.hasSuggestions ? measures.suggestions : 0
    let area = CGRect(x: 0, y: top, width: bounds.width, height: measures.keys)
    let bottom = CGRect(
      x: 0, y: area.maxY, width: bounds.width, height: max(0, bounds.height - area.maxY))
    keys =
      KeyboardKeys(
        plane, wishes, isShifted: isShifted && plane == .letters, in: area, bottom: bottom
      ).keys
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = key(under: touches)
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = nil
    setNeedsDisplay()
    if let key = key(under: touches) { perform(key) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = nil
    setNeedsDisplay()
  }

  /// The key under a finger, which also has half of the space around it.
  private func key(under touches: Set<UITouch>) -> KeyboardKey? {
    guard let touch = touches.first else { return nil }
    let point = touch.location(in: self)
    return keys.first { $0.frame.insetBy(dx: -4, dy: -7).contains(point) }
  }

  private func perform(_ key: KeyboardKey) {
    switch key.action {
    case .type(let text):
      for character in text { _ = UIApplication.shared.press(.character(character)) }
    case .delete: _ = UIApplication.shared.press(.delete)
    case .return where isReturnOn: _ = UIApplication.shared.press(.return)
    case .shift:
      isShifted.toggle()
      arrange()
    case .show(let other):
      plane = other
      arrange()
    case .return, .system: break
    }
  }

  private var isReturnOn: Bool { !(wishes?.needsText ?? false) || hasText }

  // MARK: Accessibility

  override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }

  /// The keys, made when somebody asks.
  override var accessibilityElements: [Any]? {
    get {
      keys.map { key in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = key.label
        element.accessibilityTraits = .keyboardKey
        element.accessibilityFrameInContainerSpace = key.frame
        return element
      }
    }
    set {}
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    for key in keys { draw(key) }
  }

  private func draw(_ key: KeyboardKey) {
    let isOn = key.action != .return || isReturnOn
    var look = key.look
    if look == .prominent, !isOn { look = .dark }
    if key == pressed, look != .bare { look = look == .light ? .dark : .light }
    if look != .bare {
      let radius: CGFloat = 5
      UIColor.keyShadow.setFill()
      UIBezierPath(roundedRect: key.frame.offsetBy(dx: 0, dy: 1), cornerRadius: radius).fill()
      switch look {
      case .light, .bare: UIColor.lightKey.setFill()
      case .dark: UIColor.darkKey.setFill()
      case .prominent: UIColor.systemBlue.setFill()
      }
      UIBezierPath(roundedRect: key.frame, cornerRadius: radius).fill()
    }
    let color: UIColor = look == .prominent ? .white : isOn ? .label : .tertiaryLabel
    draw(key.sign, in: key.frame, color)
  }

  private func draw(_ sign: KeyboardKey.Sign, in frame: CGRect, _ color: UIColor) {
    switch sign {
    case .character(let text): draw(text, size: text == text.uppercased() ? 22.5 : 25, frame, color)
    case .word(let text): draw(text, size: 16, frame, color)
    case .digit(let digit, let letters):
      draw(digit, size: 25, frame.offsetBy(dx: 0, dy: letters.isEmpty ? 0 : -6), color)
      draw(letters, size: 10, weight: .bold, frame.offsetBy(dx: 0, dy: 13), color)
    case .picture(let name):
      let configuration = UIImage.SymbolConfiguration(pointSize: 19, weight: .light)
      guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
      image.withTintColor(color).draw(
        at: CGPoint(
          x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2))
    case .shift(let isFilled):
      let arrow = UIBezierPath(keyboardArrowAround: CGPoint(x: frame.midX, y: frame.midY))
      color.set()
      if isFilled { arrow.fill() }
      arrow.stroke()
    }
  }

  private func draw(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, _ frame: CGRect,
    _ color: UIColor
  ) {
    let line = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color])
    let space = line.size()
    line.draw(at: CGPoint(x: frame.midX - space.width / 2, y: frame.midY - space.height / 2))
  }
}

extension UIKeyboardType {
  /// Whether what is typed is an address, which begins with no capital letter (assumed).
  fileprivate var isForAddresses: Bool {
    switch self {
    case .URL, .emailAddress, .webSearch, .asciiCapable: self != .asciiCapable
    default: false
    }
  }
}

extension UIBezierPath {
  fileprivate convenience init(keyboardArrowAround middle: CGPoint) {
    self.init()
    let corners: [(CGFloat, CGFloat)] = [
      (0, -9), (9, 1), (4.5, 1), (4.5, 8), (-4.5, 8), (-4.5, 1), (-9, 1),
    ]
    for (index, (x, y)) in corners.enumerated() {
      let point = CGPoint(x: middle.x + x, y: middle.y + y)
      index == 0 ? move(to: point) : addLine(to: point)
    }
    close()
    lineWidth = 1.5
    lineJoinStyle = .round
  }
}

// Assumed: colors measured by eye in pictures of the system's keyboard, which also depend on what is behind.
extension UIColor {
  /// What is behind the keys.
  static let keyboardBackground = pair(0xD1D4DA, 0x2B2B2D)
  fileprivate static let lightKey = pair(0xFFFFFF, 0x6B6B6D)
  fileprivate static let darkKey = pair(0xABB0BB, 0x474749)
  fileprivate static let keyShadow = pair(0x898B8F, 0x1C1C1D)

  private static func pair(_ light: Int, _ dark: Int) -> UIColor {
    func color(_ value: Int) -> UIColor {
      func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
    return UIColor { $0.userInterfaceStyle == .dark ? color(dark) : color(light) }
  }
}
