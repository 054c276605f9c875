package import CoreGraphics
package import Renderer
package import Simulator
import UIKit

/// Looks for what goes wrong with a bar, above or below, while a page without one comes or goes.
///
/// It reads pixels only. While two pages move, each column of the screen shows one of them; which, is
/// read from a row of the pages' plain colours below the bar. In the row of the bar, the column must
/// then show what that page has there when it is at rest: the bar, or the page itself. What the two
/// pages look like at rest is read from the first and the last frame.
package nonisolated struct StripDetector: Sendable {
  /// What can be seen of a wrong bar.
  package enum Fault: String, Hashable, Sendable, CaseIterable {
    /// Where a page has its bar, nothing is drawn.
    case blackStrip = "black strip"
    /// A page that has a bar is seen without it, before it has gone.
    case earlyHiding = "early hiding"
    /// A page that has no bar is seen with one, before it has gone or after it has come.
    case earlyShowing = "early showing"
  }

  /// A fault in one frame.
  package struct Finding: Hashable, Sendable {
    /// What is wrong.
    package var fault: Fault
    /// Number of the frame.
    package var frame: Int
    /// The columns of pixels that show it.
    package var columns: Range<Int>
  }

  /// What the detector reads of a picture: a row of pixels through the bar, and one through the page.
  package struct Scan: Hashable, Sendable {
    fileprivate var bar: [DetectedColor]
    fileprivate var page: [DetectedColor]
  }

  /// A row through the bar that no text touches, in points from the top of the screen: near the top for
  /// a navigation bar, near the bottom for a tab bar.
  package var barRow: CGFloat
  /// A row of the pages' plain colours, in points from the top of the screen.
  package var pageRow: CGFloat
  /// Pixels per point that frames are drawn with.
  package var scale: CGFloat = 1
  /// Whether a page at rest may be black in the row of the bar, as with a black bar. If not, that is a
  /// strip too: it stays where a bar was hidden and the page did not grow.
  package var allowsBlackAtRest = true
  /// Narrower than this, in points, a fault is taken for a shadow or an edge between two pixels.
  package var smallestWidth: CGFloat = 24

  /// Makes a detector for a screen.
  package init(barRow: CGFloat, pageRow: CGFloat) {
    self.barRow = barRow
    self.pageRow = pageRow
  }

  /// Makes a detector for the navigation bars of a device.
  ///
  /// Where buttons lie on glass, which is as high as the bar and not of its color, it looks above them: the bar's
  /// background reaches up to the edge of the screen.
  @MainActor
  package init(for device: Device) {
    let top = device.system.screen.safeAreaInsets.top
    let isGlass = device.era.behaviour.hasGlassBars
    self.init(barRow: isGlass ? top - 12 : top + 4, pageRow: top + 60)
  }

  // MARK: Reading pictures

  /// Reads a picture drawn with ``scale`` pixels per point.
  package func scan(_ frame: Bitmap) -> Scan {
    func colors(inRow row: CGFloat) -> [DetectedColor] {
      let row = min(frame.height - 1, Int(row * scale))
      return (0..<frame.width).map { DetectedColor(frame[$0, row]) }
    }
    return Scan(bar: colors(inRow: barRow), page: colors(inRow: pageRow))
  }

  /// Reads a picture that is not drawn yet: only the two rows are.
  package func scan(_ list: DisplayList, with renderer: Renderer) -> Scan {
    func colors(inRow row: CGFloat) -> [DetectedColor] {
      let line = DisplayList(
        size: CGSize(width: list.size.width, height: 1 / scale),
        items: [.list(list, at: CGPoint(x: 0, y: -row), scale: 1)])
      return renderer.draw(line, scale: scale).pixels.map { DetectedColor($0) }
    }
    return Scan(bar: colors(inRow: barRow), page: colors(inRow: pageRow))
  }

  // MARK: Judging them

  /// Looks at all frames of a transition.
  ///
  /// - Parameter frames: What was shown; the first and the last show the two pages at rest. Where a
  ///   swipe is cancelled, give `rest` a picture of the other page.
  package func findings(in frames: [Bitmap], rest: Bitmap? = nil) -> [Finding] {
    guard let first = frames.first, let last = rest ?? frames.last else { return [] }
    let pages = (scan(first), scan(last))
    return frames.enumerated().flatMap { number, frame in
      findings(in: scan(frame), number: number, between: pages.0, and: pages.1)
    }
  }

  /// Looks at one frame of a transition.
  ///
  /// - Parameters:
  ///   - frame: What was shown.
  ///   - number: What to call the frame in findings.
  ///   - former: One of the two pages at rest.
  ///   - next: The other one.
  package func findings(
    in frame: Scan, number: Int, between former: Scan, and next: Scan
  ) -> [Finding] {
    guard let former = Rest(former, allowsBlack: allowsBlackAtRest),
      let next = Rest(next, allowsBlack: allowsBlackAtRest)
    else { return [] }
    let faults = zip(frame.bar, frame.page).map { fault(bar: $0, page: $1, former, next) }
    var findings: [Finding] = []
    var start = 0
    for column in 0...faults.count where column == faults.count || faults[column] != faults[start] {
      if let fault = faults[start], CGFloat(column - start) >= smallestWidth * scale {
        findings.append(Finding(fault: fault, frame: number, columns: start..<column))
      }
      start = column
    }
    return findings
  }

  /// What a page looks like at rest.
  private struct Rest {
    let bar: DetectedColor
    let page: DetectedColor
    let hasBar: Bool

    init?(_ scan: Scan, allowsBlack: Bool) {
      guard !scan.bar.isEmpty, scan.bar.count == scan.page.count else { return nil }
      bar = scan.bar[scan.bar.count / 2]
      page = scan.page[scan.page.count / 2]
      hasBar = !bar.resembles(page) && (allowsBlack || !bar.isBlack)
    }
  }

  private func fault(
    bar: DetectedColor, page: DetectedColor, _ former: Rest, _ next: Rest
  ) -> Fault? {
    if bar.isBlack {
      let isRest = allowsBlackAtRest && (former.bar.isBlack || next.bar.isBlack)
      return isRest ? nil : .blackStrip
    }
    guard let shown = page.nearest(of: former.page, next.page).map({ $0 == 0 ? former : next })
    else { return nil }
    let showsBar = [former, next].contains { $0.hasBar && bar.resembles($0.bar) }
    if shown.hasBar { return showsBar ? nil : .earlyHiding }
    return showsBar ? .earlyShowing : nil
  }
}

/// A pixel's colour, compared as an eye would that knows of shadows.
private nonisolated struct DetectedColor: Hashable, Sendable {
  private let red: Int
  private let green: Int
  private let blue: Int

  init(_ pixel: UInt32) {
    red = Int(pixel >> 16 & 0xFF)
    green = Int(pixel >> 8 & 0xFF)
    blue = Int(pixel & 0xFF)
  }

  var isBlack: Bool { max(red, green, blue) < 16 }

  /// Whether it is the other colour, as it is or in the shade: at most a quarter darker.
  func resembles(_ other: DetectedColor) -> Bool {
    distance(to: other) <= Self.smallestDifference
  }

  /// The nearer of two colours, 0 or 1; nil if it resembles neither.
  func nearest(of first: DetectedColor, _ second: DetectedColor) -> Int? {
    let one = distance(to: first)
    let other = distance(to: second)
    guard min(one, other) <= Self.smallestDifference else { return nil }
    return one <= other ? 0 : 1
  }

  /// Components that differ by more are those of another colour.
  private static let smallestDifference = 14

  /// The largest difference of a component, after the best shade between 0.75 and 1.
  private func distance(to other: DetectedColor) -> Int {
    var best = Int.max
    for shade in stride(from: 1_000, through: 750, by: -25) {
      best = min(
        best,
        max(
          abs(red - (other.red * shade + 500) / 1_000),
          abs(green - (other.green * shade + 500) / 1_000),
          abs(blue - (other.blue * shade + 500) / 1_000)))
    }
    return best
  }
}
