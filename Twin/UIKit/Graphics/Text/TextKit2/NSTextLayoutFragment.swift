public import CoreGraphics
public import Foundation

/// An element that is laid out, or a part of it (since iOS 15): lines that are drawn together.
///
/// Classes of an app's own come by ``NSTextLayoutManagerDelegate`` and override what is drawn, and the frame or the margins
/// for more room. Their lines are where ``NSLayoutManager`` has them.
nonisolated open class NSTextLayoutFragment: NSObject {
  /// How fragments are gone through.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Sizes may be guessed; here they never are.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Fragments are laid out; here they always are.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// The last one has the empty line after a line feed at the end of the text.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// How far a fragment is laid out.
  public enum State: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// Its size is guessed.
    case estimatedUsageBounds = 1
    /// Its size is known.
    case calculatedUsageBounds = 2
    /// Its lines are there.
    case layoutAvailable = 3
  }

  /// Where a fragment was laid out.
  struct Place {
    var frame: CGRect
    let flow: TextFlow
    let lines: Range<Int>
    /// The place of its first character in the flow.
    let start: Int
    /// The top of the frame in the flow, and the left side of its lines.
    let origin: CGPoint
  }

  private(set) var place: Place?
  private var madeLines: [NSTextLineFragment]?
  private var ownRange: NSTextRange
  /// Whether ``NSTextLayoutManager/renderingAttributesValidator`` has seen it.
  var isValidated = false

  /// Makes a fragment of an element, or of a part of it.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    ownRange =
      rangeInElement ?? textElement.elementRange ?? .storage(NSRange(location: 0, length: 0))
    super.init()
  }

  func take(_ place: Place, in manager: NSTextLayoutManager) {
    (self.place, textLayoutManager, madeLines) = (place, manager, nil)
  }

  /// Who has laid it out.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?

  /// The element that it shows.
  open private(set) weak var textElement: NSTextElement?

  /// Where it is in the document.
  open var rangeInElement: NSTextRange { ownRange }

  /// Where else it is laid out. Differs from UIKit: kept and without effect.
  open var layoutQueue: OperationQueue?

  /// How far it is laid out.
  open var state: NSTextLayoutFragment.State { place == nil ? .none : .layoutAvailable }

  /// Has it laid out anew.
  open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

  // MARK: Places

  /// Its lines, from top to bottom; with the empty one at the end of the text if somebody has asked for that.
  open var textLineFragments: [NSTextLineFragment] {
    if let madeLines { return madeLines }
    let lines = makeLines()
    madeLines = lines
    return lines
  }

  private func makeLines() -> [NSTextLineFragment] {
    guard let place else { return [] }
    let text = (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    return place.lines.map { index in
      let line = place.flow.lines[index]
      let all = place.flow.range(of: line)
      let start = min(max(0, all.location - place.start), text.length)
      let end = min(max(start, NSMaxRange(all) - place.start), text.length)
      return NSTextLineFragment(
        .init(flow: place.flow, index: index, start: place.start, manager: textLayoutManager),
        of: text, range: NSRange(location: start, length: end - start),
        origin: CGPoint(x: line.left - place.origin.x, y: line.top - place.origin.y))
    }
  }

  /// Its place in the container, in points: around its lines, with the spaces of its paragraph; the next one is below it.
  ///
  /// The left side is where its lines begin, behind the container's padding. An override that is higher moves what is
  /// below.
  ///
  /// Source: tests of editors that run on macOS: the space behind the last paragraph of a text does not count, that before
  /// the first line of others does.
  open var layoutFragmentFrame: CGRect { place?.frame ?? .zero }

  /// What it draws in, in points from its top left: its frame's size and its lines unless overridden.
  open var renderingSurfaceBounds: CGRect {
    var bounds = textLineFragments.reduce(CGRect(origin: .zero, size: place?.frame.size ?? .zero)) {
      $0.union($1.typographicBounds)
    }
    if let place, place.lines.contains(where: { place.flow.lines[$0].marker != nil }) {
      bounds.size.width += ListMarker.distance
      bounds.origin.x -= ListMarker.distance
    }
    return bounds
  }

  /// How far lines are from the side at which they begin, within the frame; 0 unless overridden.
  ///
  /// Differs from UIKit: an override is without effect, as reports say of UIKit's, too.
  open var leadingPadding: CGFloat { 0 }

  /// How far lines are from the other side, within the frame; 0 unless overridden, and then without effect.
  open var trailingPadding: CGFloat { 0 }

  /// How much room is above the frame, in points; 0 unless overridden.
  open var topMargin: CGFloat { 0 }

  /// How much room is below the frame, in points; 0 unless overridden.
  open var bottomMargin: CGFloat { 0 }

  /// The line at a height in the fragment (since iOS 17); the nearest one unless it has to be there.
  open func textLineFragment(
    forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    let lines = textLineFragments
    let found = lines.first {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }
    guard found == nil, !requiresExactMatch else { return found }
    return lines.last { $0.typographicBounds.minY <= verticalOffset } ?? lines.first
  }

  /// The line with a character (since iOS 17); for a place between lines the upper one if the affinity is upstream.
  open func textLineFragment(
    for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
  ) -> NSTextLineFragment? {
    guard let place, let manager = textLayoutManager else { return nil }
    let index = manager.flowOffset(of: textLocation) - place.start
    let lines = textLineFragments
    guard let last = lines.last, index >= 0, index <= NSMaxRange(last.characterRange) else {
      return nil
    }
    if isUpstreamAffinity,
      let upper = lines.first(where: { index > 0 && NSMaxRange($0.characterRange) == index })
    {
      return upper
    }
    return lines.first { NSLocationInRange(index, $0.characterRange) } ?? last
  }

  // MARK: Drawing

  /// Draws it with its top left at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    textLayoutManager?.validate(self)
    for line in textLineFragments {
      let origin = line.typographicBounds.origin
      line.draw(at: CGPoint(x: point.x + origin.x, y: point.y + origin.y), in: context)
    }
  }

  // MARK: Attachments

  /// Where the attachment at a place is, in points from the fragment's top left; zero if there is none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let place, let manager = textLayoutManager else { return .zero }
    let offset = manager.flowOffset(of: location)
    let flow = place.flow
    guard
      let line = place.lines.first(where: {
        NSLocationInRange(offset, flow.range(of: flow.lines[$0]))
      })
    else { return .zero }
    let rect = flow.pictureRect(at: offset, in: flow.lines[line])
    return rect?.offsetBy(dx: -place.origin.x, dy: -place.origin.y) ?? .zero
  }
}
