public import Foundation
import QuartzCore

/// How text is measured and drawn.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Makes a set of options from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text breaks into lines, and the place is that of the first one's top, not of its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font says; fonts here say nothing besides their height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds are those of the letters' shapes. Differs from UIKit: of their lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that there is room for is cut if more text follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is known of a text after it was measured or drawn.
///
/// Differs from UIKit: text is never made smaller.
nonisolated open class NSStringDrawingContext: NSObject {
  private var bounds = CGRect.zero

  /// Makes a context that knows of no text.
  public override init() {
    super.init()
  }

  /// How much smaller than asked the text may become, from 0 to 1. Differs from UIKit: kept and without effect.
  open var minimumScaleFactor: CGFloat = 0

  /// How much smaller than asked the text is: 1, as it is not.
  open var actualScaleFactor: CGFloat { 1 }

  /// Where the text is.
  open var totalBounds: CGRect { bounds }

  func note(_ bounds: CGRect) {
    self.bounds = bounds
  }
}

/// Measures and draws text by its attributes.
nonisolated private struct TextDrawing {
  let text: String
  let look: TextLook
  let color: UIColor

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    let attributes = attributes ?? [:]
    self.text = text
    look = TextLook(attributes)
    color = attributes[.foregroundColor] as? UIColor ?? .black
  }

  /// The lines in a room; 0 stands for as much as it takes.
  func block(in room: CGSize, options: NSStringDrawingOptions) -> TextBlock {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let width = isBroken && room.width > 0 ? room.width : .greatestFiniteMagnitude
    func block(_ numberOfLines: Int, _ mode: NSLineBreakMode) -> TextBlock {
      TextBlock(text, look: look, width: width, numberOfLines: numberOfLines, mode: mode)
    }
    let mode = look.style.lineBreakMode
    let all = block(isBroken ? mode.mostLines : 0, mode)
    guard isBroken, room.height > 0 else { return all }
    let count = max(1, all.lineCount(within: room.height))
    guard count < all.lines.count else { return all }
    let cutsLast = options.contains(.truncatesLastVisibleLine)
    return block(count, cutsLast ? .byTruncatingTail : mode)
  }

  func bounds(
    in room: CGSize, options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    let block = block(in: room, options: options)
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let bounds = CGRect(
      x: 0, y: isBroken ? 0 : -look.font.ascender, width: text.isEmpty ? 0 : block.width,
      height: block.height)
    context?.note(bounds)
    return bounds
  }

  func draw(in rect: CGRect, options: NSStringDrawingOptions) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let block = block(in: rect.size, options: options)
    for (index, line) in block.lines.enumerated() {
      let rest = rect.width > 0 ? rect.width - line.width : 0
      let inset: CGFloat =
        switch look.style.alignment {
        case .left, .natural, .justified: 0
        case .center: rest / 2
        case .right: rest
        }
      let origin = CGPoint(x: rect.minX + inset, y: rect.minY + block.tops[index] + block.ascent)
      for command in look.commands(for: line, at: origin, color: color) { context.record(command) }
    }
  }
}

nonisolated extension NSLineBreakMode {
  /// The most lines that text has which breaks, or is cut, like this; 0 for any number.
  var mostLines: Int {
    switch self {
    case .byWordWrapping, .byCharWrapping: 0
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: 1
    }
  }
}

/// Text as it would be drawn.
nonisolated extension String {
  /// The size of the text on as many lines as it has itself, in points; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextDrawing(self, attrs).bounds(in: .zero, options: .usesLineFragmentOrigin, nil).size
  }

  /// The smallest rectangle around the text, in points; not rounded.
  ///
  /// - Parameters:
  ///   - size: The room; 0 stands for as much as it takes. Assumed: of lines that begin below it nothing
  ///     counts.
  ///   - options: Without `usesLineFragmentOrigin` the text does not break, and 0 is its baseline.
  ///   - attributes: How the text looks; without a font, 12 points of the system's.
  ///   - context: Learns of the result.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextDrawing(self, attributes).bounds(in: size, options: options, context)
  }

  /// Draws the text in the current context, with its top left at a point.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    TextDrawing(self, attrs).draw(
      in: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin)
  }

  /// Draws the text in the current context, broken into lines.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    TextDrawing(self, attrs).draw(in: rect, options: .usesLineFragmentOrigin)
  }

  /// Draws the text in the current context; without `usesLineFragmentOrigin` its baseline is at the origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    let drawing = TextDrawing(self, attributes)
    let bounds = drawing.bounds(in: rect.size, options: options, context)
    drawing.draw(in: rect.offsetBy(dx: 0, dy: bounds.minY), options: options)
  }
}

nonisolated extension NSString {
  /// The size of the text on as many lines as it has itself, in points; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// The smallest rectangle around the text, in points; see the method of `String`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the current context, with its top left at a point.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in the current context, broken into lines.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in the current context; see the method of `String`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }
}
