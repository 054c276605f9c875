public import CoreGraphics

/// Where the lines of a text layer are.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As the language has it. Differs from QuartzCore: at the left.
  public static let natural = Self(rawValue: "natural")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// From one side to the other. Differs from QuartzCore: at the left.
  public static let justified = Self(rawValue: "justified")
}

/// How text that does not fit is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let none = Self(rawValue: "none")
  /// At the beginning.
  public static let start = Self(rawValue: "start")
  /// At the end.
  public static let end = Self(rawValue: "end")
  /// In the middle.
  public static let middle = Self(rawValue: "middle")
}

/// A layer that draws a text, from its upper edge on.
///
/// Differs from QuartzCore: no change is animated, and letters are never turned into pixels by another
/// way. The text is set by UIKit.
open class CATextLayer: CALayer {
  /// Sets the text of a layer; UIKit knows how.
  package static let typesetter = MainThreadBox<((CATextLayer) -> [DrawingCommand])?>(nil)

  private struct Text {
    var string: Any?
    var font: AnyObject?
    var fontSize: CGFloat = 36
    var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var alignment = CATextLayerAlignmentMode.natural
    var truncation = CATextLayerTruncationMode.none
  }

  private var text = Text()

  /// Makes a layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Makes a copy that holds what a layer shows at this moment.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { text = other.text }
  }

  /// Makes a layer without text. Differs from QuartzCore: reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  private func change<Value>(_ place: WritableKeyPath<Text, Value>, to value: Value) {
    text[keyPath: place] = value
    setNeedsDisplay()
  }

  /// The text: a `String`, or an `NSAttributedString`, whose attributes then count.
  open var string: Any? {
    get { text.string }
    set { change(\.string, to: newValue) }
  }

  /// The font: a `UIFont`, whose size does not count, or a name. The system's unless set.
  open var font: AnyObject? {
    get { text.font }
    set { change(\.font, to: newValue) }
  }

  /// The size of the font, in points; 36 unless set (documentation).
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change(\.fontSize, to: newValue) }
  }

  /// The color of the text; opaque white unless set (documentation).
  open var foregroundColor: CGColor? {
    get { text.color }
    set { change(\.color, to: newValue) }
  }

  /// Whether the text breaks into lines as wide as the layer.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change(\.isWrapped, to: newValue) }
  }

  /// Where lines are.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { change(\.alignment, to: newValue) }
  }

  /// How text that does not fit is cut.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set { change(\.truncation, to: newValue) }
  }

  /// Sets the text.
  open override func display() {
    drawings = Self.typesetter.value?(self) ?? []
  }

  override func copyForScreen() -> CALayer {
    copy(unlessOf: CATextLayer.self) ?? CATextLayer(layer: self)
  }
}
