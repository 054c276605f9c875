import CoreGraphics
import Foundation
import QuartzCore

/// Sets the texts of `CATextLayer`, which knows nothing of fonts.
enum TextLayerSetting {
  /// Lets text layers be set. Asked for by each device; the first one does it.
  static func install() {
    guard CATextLayer.typesetter.value == nil else { return }
    CATextLayer.typesetter.value = { layer in
      MainActor.assumeIsolated { commands(for: layer) }
    }
  }

  private static func commands(for layer: CATextLayer) -> [DrawingCommand] {
    let attributed = layer.string as? NSAttributedString
    let text = attributed?.string ?? layer.string as? String ?? ""
    guard !text.isEmpty, layer.bounds.width > 0 else { return [] }
    var look = TextLook(font: font(of: layer))
    var color = UIColor(cgColor: layer.foregroundColor ?? CGColor(gray: 0, alpha: 0))
    if let attributed {
      let attributes = attributed.attributes(at: 0, effectiveRange: nil)
      look = TextLook(attributes)
      if let own = attributes[.foregroundColor] as? UIColor { color = own }
    }
    let mode = layer.truncationMode.lineBreakMode
    let isBroken = layer.isWrapped || mode != .byClipping
    let block = TextBlock(
      text, look: look, width: isBroken ? layer.bounds.width : .greatestFiniteMagnitude,
      numberOfLines: layer.isWrapped ? 0 : 1, mode: layer.isWrapped ? .byWordWrapping : mode)
    return block.lines.enumerated().flatMap { index, line in
      let rest = layer.bounds.width - line.width
      let inset: CGFloat =
        switch layer.alignmentMode {
        case .center: rest / 2
        case .right: rest
        default: 0
        }
      let origin = CGPoint(
        x: layer.bounds.minX + inset, y: layer.bounds.minY + block.tops[index] + block.ascent)
      return look.commands(for: line, at: origin, color: color)
    }
  }

  private static func font(of layer: CATextLayer) -> UIFont {
    switch layer.font {
    case let font as UIFont: font.withSize(layer.fontSize)
    case let name as NSString:
      UIFont(name: String(describing: name), size: layer.fontSize)
        ?? .systemFont(ofSize: layer.fontSize)
    default: .systemFont(ofSize: layer.fontSize)
    }
  }
}

extension CATextLayerTruncationMode {
  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byClipping
    }
  }
}
