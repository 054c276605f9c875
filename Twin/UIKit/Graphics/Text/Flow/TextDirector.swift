import CoreGraphics
import Foundation

/// What the delegate of a layout manager says while lines are laid out.
nonisolated struct TextDirector {
  let manager: NSLayoutManager
  let delegate: any NSLayoutManagerDelegate
  let container: NSTextContainer

  // MARK: Glyphs

  /// Makes of characters that look the same what the delegate says they are.
  ///
  /// - Parameters:
  ///   - clusters: All characters up to here.
  ///   - start: The first one of these.
  ///   - text: The text.
  ///   - look: How they look.
  func settle(
    _ clusters: inout [TextFlow.Cluster], from start: Int, of text: NSString, look: TextLook
  ) {
    guard start < clusters.count, let last = clusters.last else { return }
    let first = clusters[start].range.location
    let range = NSRange(location: first, length: NSMaxRange(last.range) - first)
    let properties = manager.glyphProperties(of: text, in: range, font: look.font, by: delegate)
    for index in start..<clusters.count {
      let place = clusters[index].range.location - first
      let own = properties[place..<place + clusters[index].range.length]
      if own.allSatisfy({ $0.contains(.null) }) {
        clusters[index].become(.letter, width: 0, isHidden: true)
      } else if own.contains(where: { $0.contains(.controlCharacter) }) {
        control(&clusters[index], text, look)
      }
    }
  }

  private func control(
    _ cluster: inout TextFlow.Cluster, _ text: NSString, _ look: TextLook
  ) {
    let location = cluster.range.location
    let usual = Self.usualAction(of: text.character(at: location))
    let action = delegate.layoutManager(
      manager, shouldUse: usual, forControlCharacterAt: location)
    guard action != usual || cluster.kind == .letter else { return }
    if action.contains(.whitespace) {
      let proposed = CGRect(x: 0, y: 0, width: container.size.width, height: look.lineHeight)
      let box = delegate.layoutManager(
        manager, boundingBoxForControlGlyphAt: location, for: container,
        proposedLineFragment: proposed, glyphPosition: .zero, characterIndex: location)
      cluster.become(.letter, width: box.width, isHidden: true)
    } else if action.contains(.horizontalTab) {
      cluster.become(.tab, width: 0)
    } else if !action.isDisjoint(with: [.lineBreak, .paragraphBreak, .containerBreak]) {
      cluster.become(.newline, width: 0)
    } else {
      cluster.become(.letter, width: 0, isHidden: true)
    }
  }

  private static func usualAction(of unit: unichar) -> NSLayoutManager.ControlCharacterAction {
    switch unit {
    case 0x09: .horizontalTab
    case 0x0A, 0x0D, 0x85, 0x2029: .paragraphBreak
    case 0x0C: .containerBreak
    case 0x0B, 0x2028: .lineBreak
    default: .zeroAdvancement
    }
  }

  // MARK: Lines

  /// The room below a line, in points.
  func lineSpacing(after glyph: Int, in rect: CGRect) -> CGFloat {
    delegate.layoutManager(
      manager, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect)
  }

  /// The room above a paragraph, in points.
  func paragraphSpacing(before glyph: Int, in rect: CGRect) -> CGFloat {
    delegate.layoutManager(
      manager, paragraphSpacingBeforeGlyphAt: glyph, withProposedLineFragmentRect: rect)
  }

  /// The room below a paragraph, in points.
  func paragraphSpacing(after glyph: Int, in rect: CGRect) -> CGFloat {
    delegate.layoutManager(
      manager, paragraphSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect)
  }

  /// Whether a line may end before a character.
  func mayBreak(before location: Int) -> Bool {
    delegate.layoutManager(manager, shouldBreakLineByWordBeforeCharacterAt: location)
  }

  /// The rectangle of a line from side to side, of which top and height are known.
  func rect(top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: container.size.width, height: height)
  }

  /// Lets the delegate put a line elsewhere.
  func place(_ line: inout TextFlow.Line, glyphs: NSRange) {
    var fragment = manager.fragment(line)
    var used = manager.used(line)
    var baseline = line.ascent
    let counts = delegate.layoutManager(
      manager, shouldSetLineFragmentRect: &fragment, lineFragmentUsedRect: &used,
      baselineOffset: &baseline, in: container, forGlyphRange: glyphs)
    guard counts else { return }
    (line.top, line.height, line.left, line.ascent) =
      (fragment.minY, fragment.height, used.minX, baseline)
  }
}
