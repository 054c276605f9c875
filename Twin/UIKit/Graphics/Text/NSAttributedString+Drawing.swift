public import Foundation

/// Text as it would be drawn, whose parts may look different from each other.
nonisolated extension NSAttributedString {
  private var firstAttributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  private func flow(in size: CGSize, options: NSStringDrawingOptions) -> TextFlow {
    let look = TextLook(firstAttributes)
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let width = isBroken && size.width > 0 ? size.width : .greatestFiniteMagnitude
    func flow(_ count: Int, _ mode: NSLineBreakMode? = nil) -> TextFlow {
      TextFlow(
        self, look: look, room: TextFlow.Room(width: width, maximumLines: count, mode: mode))
    }
    let all = flow(isBroken ? look.style.lineBreakMode.mostLines : 0)
    guard isBroken, size.height > 0 else { return all }
    let count = max(1, all.lines.count { $0.top < size.height })
    guard count < all.lines.count else { return all }
    return flow(count, options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : nil)
  }

  /// The size of the text on as many lines as it has itself, in points; not rounded.
  public func size() -> CGSize {
    guard isRich else { return string.size(withAttributes: firstAttributes) }
    return boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// The smallest rectangle around the text, in points; see the method of `String`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard isRich else {
      return string.boundingRect(
        with: size, options: options, attributes: firstAttributes, context: context)
    }
    let flow = flow(in: size, options: options)
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let ascent = flow.lines.first?.ascent ?? 0
    // Indents count: the text begins at the side.
    let right = flow.lines.map { max($0.span.lowerBound, 0) + $0.width }.max() ?? 0
    let bounds = CGRect(x: 0, y: isBroken ? 0 : -ascent, width: right, height: flow.height)
    context?.note(bounds)
    return bounds
  }

  /// Draws the text in the current context, with its top left at a point.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context, broken into lines.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context; without `usesLineFragmentOrigin` its baseline is at the origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard isRich else {
      return string.draw(
        with: rect, options: options, attributes: firstAttributes, context: context)
    }
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let flow = flow(in: rect.size, options: options)
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let top = isBroken ? rect.minY : rect.minY - (flow.lines.first?.ascent ?? 0)
    let commands = flow.commands(at: CGPoint(x: rect.minX, y: top), color: .black)
    for command in commands { target.record(command) }
  }
}
