import CoreGraphics
import Foundation

/// What selections need to know.
nonisolated extension NSTextLayoutManager {
  func direction(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
    let flow = flow
    let style = flow.look(of: flow.cluster(at: flowOffset(of: location))).style
    switch style.baseWritingDirection {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case .natural: return sides.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Source: UIKit documentation, "enumerateSubstrings(from:options:using:)": the first one is that with the place.
  func goThroughSubstrings(
    from location: any NSTextLocation, _ options: NSString.EnumerationOptions,
    _ block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = flow.text
    let place = flowOffset(of: location)
    let isReverse = options.contains(.reverse)
    text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: options) {
      string, range, enclosing, stop in
      let isBefore = isReverse ? range.location >= place : NSMaxRange(range) <= place
      guard !isBefore, let own = self.range(ofFlow: range) else { return }
      block(string, own, self.range(ofFlow: enclosing), stop)
    }
  }

  func part(
    _ granularity: NSTextSelection.Granularity, at location: any NSTextLocation
  ) -> NSTextRange? {
    let flow = flow
    let place = flowOffset(of: location)
    guard (0...flow.length).contains(place) else { return nil }
    let range = part(granularity, at: place, of: flow)
    return range.flatMap(self.range(ofFlow:))
  }

  private func part(
    _ granularity: NSTextSelection.Granularity, at place: Int, of flow: TextFlow
  ) -> NSRange? {
    let text = flow.text
    switch granularity {
    case .character:
      let cluster = flow.cluster(at: place)
      guard flow.clusters.indices.contains(cluster) else { return nil }
      return flow.clusters[cluster].range
    case .line:
      return flow.lineIndex(at: place).map { flow.range(of: flow.lines[$0]) }
    case .paragraph:
      return text.paragraphRange(for: NSRange(location: place, length: 0))
    case .word: return unit(.word, at: place, of: text)
    case .sentence: return unit(.sentence, at: place, of: text)
    }
  }

  /// What is between words is a part of its own.
  private func unit(_ granularity: UITextGranularity, at place: Int, of text: NSString) -> NSRange?
  {
    let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
    let units = TextUnits.ranges(of: granularity, in: text.substring(with: paragraph) as NSString)
    let index = place - paragraph.location
    var found: NSRange
    if let unit = units.first(where: { NSLocationInRange(index, $0) }) {
      found = unit
    } else {
      guard place < text.length else { return nil }
      let start = units.last { NSMaxRange($0) <= index }.map { NSMaxRange($0) } ?? 0
      let end = units.first { $0.location > index }?.location ?? paragraph.length
      found = NSRange(location: start, length: end - start)
    }
    found.location += paragraph.location
    return found
  }

  func goThroughCarets(
    at location: any NSTextLocation,
    _ block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let flow = arrangedFlow
    guard let index = flow.lineIndex(at: flowOffset(of: location)) else { return }
    let line = flow.lines[index]
    var stop: ObjCBool = false
    for cluster in line.clusters where flow.clusters[cluster].kind != .newline {
      for isLeading in [true, false] {
        guard let place = self.location(atFlow: flow.location(of: cluster)) else { continue }
        let x = flow.x(of: isLeading ? cluster : cluster + 1, in: line)
        block(x + padding, place, isLeading, &stop)
        if stop.boolValue { return }
      }
    }
    guard line.clusters.allSatisfy({ flow.clusters[$0].kind == .newline }) else { return }
    // An empty line has one place.
    let start = flow.location(of: line.clusters.lowerBound)
    if let place = self.location(atFlow: start) { block(line.left + padding, place, true, &stop) }
  }

  func line(at point: CGPoint) -> NSTextRange? {
    let flow = arrangedFlow
    return flow.lineIndex(atHeight: point.y).flatMap {
      range(ofFlow: flow.range(of: flow.lines[$0]))
    }
  }
}
