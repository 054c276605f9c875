import CoreGraphics

/// How much farther apart letters are than Inter has them, so that texts are as wide as in the system's font.
///
/// Sources: until 19 points Apple's own table for San Francisco (Human Interface Guidelines, "Typography", "Tracking
/// values"), by which Inter is as wide, within half a point, as what Interface Builder measures. From 20 points on the
/// system's letters are narrower than Inter's as well; the numbers are those that fit labels and buttons of 25, 31 and 50
/// points in jihokim94/IOS-STUDY, `CustomCell.storyboard` and `Button.storyboard` (Xcode 12). Digits come out up to 3 %
/// narrower than there. Assumed: the same for all weights.
nonisolated enum SystemTracking {
  /// Sizes in points, and thousandths of an em.
  private static let table: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -28), (25, -40), (34, -40),
    (50, -46), (80, -40),
  ]

  /// How much farther apart characters of a size are, in points; between two sizes of the table what lies between theirs.
  static func points(at size: CGFloat) -> CGFloat {
    thousandths(at: size) * size / 1000
  }

  private static func thousandths(at size: CGFloat) -> CGFloat {
    guard let next = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].tracking
    }
    guard next > 0 else { return table[0].tracking }
    let (low, high) = (table[next - 1], table[next])
    let share = (size - low.size) / (high.size - low.size)
    return low.tracking + (high.tracking - low.tracking) * share
  }
}
