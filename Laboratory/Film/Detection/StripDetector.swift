package import CoreGraphics
package import Renderer

/// Looks for what goes wrong with a bar while a page without one comes or goes.
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

  /// A row through the bar that no text touches, in points from the top of the screen.
  package var barRow: CGFloat
  /// A row of the pages' plain colours, in points from the top of the screen.
  package var pageRow: CGFloat
  /// Pixels per point that frames are drawn with.
  package var scale: CGFloat = 1
  /// Narrower than this, in points, a fault is taken for a shadow or an edge between two pixels.
  package var smallestWidth: CGFloat = 24

  /// Makes a detector for a screen.
  package init(barRow: CGFloat, pageRow: CGFloat) {
    self.barRow = barRow
    self.pageRow = pageRow
  }

  /// Looks at all frames of a transition.
  ///
  /// - Parameter frames: What was shown; the first and the last show the two pages at rest. Where a
  ///   swipe is cancelled, give `rest` a picture of the other page.
  package func findings(in frames: [Bitmap], rest: Bitmap? = nil) -> [Finding] {
    guard let first = frames.first, let last = rest ?? frames.last else { return [] }
    let former = Rest(self, first)
    let next = Rest(self, last)
    return frames.enumerated().flatMap { number, frame in
      findings(in: frame, number: number, former, next)
    }
  }

  /// What a page looks like at rest.
  private struct Rest {
    let bar: DetectedColor
    let page: DetectedColor
    var hasBar: Bool { !bar.resembles(page) }

    init(_ detector: StripDetector, _ frame: Bitmap) {
      bar = detector.color(in: frame, column: frame.width / 2, row: detector.barRow)
      page = detector.color(in: frame, column: frame.width / 2, row: detector.pageRow)
    }
  }

  private func findings(
    in frame: Bitmap, number: Int, _ former: Rest, _ next: Rest
  ) -> [Finding] {
    let faults = (0..<frame.width).map { fault(in: frame, column: $0, former, next) }
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

  private func fault(
    in frame: Bitmap, column: Int, _ former: Rest, _ next: Rest
  ) -> Fault? {
    let bar = color(in: frame, column: column, row: barRow)
    let page = color(in: frame, column: column, row: pageRow)
    if bar.isBlack { return former.bar.isBlack || next.bar.isBlack ? nil : .blackStrip }
    guard let shown = page.nearest(of: former.page, next.page).map({ $0 == 0 ? former : next })
    else { return nil }
    let showsBar = [former, next].contains { $0.hasBar && bar.resembles($0.bar) }
    if shown.hasBar { return showsBar ? nil : .earlyHiding }
    return showsBar ? .earlyShowing : nil
  }

  private func color(in frame: Bitmap, column: Int, row: CGFloat) -> DetectedColor {
    let row = min(frame.height - 1, Int(row * scale))
    return DetectedColor(frame[column, row])
  }
}

/// A pixel's colour, compared as an eye would that knows of shadows.
private nonisolated struct DetectedColor: Sendable {
  let components: [Int]

  init(_ pixel: UInt32) {
    components = [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  var isBlack: Bool { components.allSatisfy { $0 < 16 } }

  /// Whether it is the other colour, as it is or in the shade: at most a quarter darker.
  func resembles(_ other: DetectedColor) -> Bool {
    distance(to: other) <= 14
  }

  /// The nearer of two colours, 0 or 1; nil if it resembles neither.
  func nearest(of first: DetectedColor, _ second: DetectedColor) -> Int? {
    let distances = [distance(to: first), distance(to: second)]
    guard distances.min() ?? .max <= 14 else { return nil }
    return distances[0] <= distances[1] ? 0 : 1
  }

  /// The largest difference of a component, after the best shade between 0.75 and 1.
  private func distance(to other: DetectedColor) -> Int {
    (0...10).map { step in
      let shade = 1 - Double(step) * 0.025
      return zip(components, other.components).map { own, its in
        abs(own - Int((Double(its) * shade).rounded()))
      }.max() ?? 0
    }.min() ?? 0
  }
}
