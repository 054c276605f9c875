import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// A text that a layout manager of either kind lays out; nobody but this keeps it.
final class FragmentBench {
  let content = NSTextContentStorage()
  let manager = NSTextLayoutManager()
  let container: NSTextContainer

  init(_ text: NSAttributedString, width: CGFloat = 120, padding: CGFloat = 5) {
    container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = padding
    manager.textContainer = container
    content.addTextLayoutManager(manager)
    content.attributedString = text
  }

  convenience init(_ text: String, width: CGFloat = 120, padding: CGFloat = 5) {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    self.init(
      NSAttributedString(string: text, attributes: attributes), width: width, padding: padding)
  }

  var storage: NSTextStorage? { content.textStorage }

  func place(_ offset: Int) throws -> any NSTextLocation {
    try #require(content.location(content.documentRange.location, offsetBy: offset))
  }

  func range(_ start: Int, _ end: Int) throws -> NSTextRange {
    try #require(NSTextRange(location: try place(start), end: try place(end)))
  }

  func offset(_ location: any NSTextLocation) -> Int {
    content.offset(from: content.documentRange.location, to: location)
  }

  func fragments(
    _ options: NSTextLayoutFragment.EnumerationOptions = [.ensuresLayout]
  ) -> [NSTextLayoutFragment] {
    var all: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil, options: options) {
      all.append($0)
      return true
    }
    return all
  }
}

extension NSTextLayoutFragment {
  /// What it draws with its top left at a point.
  func drawings(at point: CGPoint) -> [DrawingCommand] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image {
      draw(at: point, in: $0.cgContext)
    }
    return (image.cgImage?.commands ?? []).flatMap(\.single)
  }
}

extension DrawingCommand {
  /// What is drawn, without what groups it.
  var single: [DrawingCommand] {
    switch self {
    case .group(let group): group.commands.flatMap(\.single)
    case .image(let image, _): image.commands.flatMap(\.single)
    default: [self]
    }
  }
}
