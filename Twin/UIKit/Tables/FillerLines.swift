import Foundation
import QuartzCore

/// Rows without content, which show lines where a plain table has fewer rows than it has room for.
extension UITableView {
  private final class Filler {
    var height: CGFloat?
    var lines: [UIView] = []
  }

  /// How high empty rows are below the last one, in points: none for 0, and as high as the last row for
  /// `automaticDimension`.
  ///
  /// Only plain tables have them. Source: Apple, "fillerRowHeight": 0 at first from iOS 15 on, automatic before.
  /// Assumed: a table with a footer has none.
  public final var fillerRowHeight: CGFloat {
    get { filler?.height ?? Self.usualFillerHeight }
    set {
      let filler = filler ?? Filler()
      filler.height = newValue
      attachments[ObjectIdentifier(Filler.self)] = filler
      setNeedsLayout()
    }
  }

  private var filler: Filler? { attachments[ObjectIdentifier(Filler.self)] as? Filler }

  private static var usualFillerHeight: CGFloat {
    UISystem.current.behaviour.fillsTables ? automaticDimension : 0
  }

  /// Shows the lines of empty rows.
  func placeFillers() {
    let places = fillerPlaces()
    guard !places.isEmpty || filler?.lines.isEmpty == false else { return }
    let filler = filler ?? Filler()
    attachments[ObjectIdentifier(Filler.self)] = filler
    while filler.lines.count > places.count { filler.lines.removeLast().removeFromSuperview() }
    while filler.lines.count < places.count {
      let line = UIView()
      line.isUserInteractionEnabled = false
      insertSubview(line, at: backgroundView == nil ? 0 : 1)
      filler.lines.append(line)
    }
    let pixel = UIScreen.main.pixel
    let inset = separatorInset
    let sides = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    for (line, bottom) in zip(filler.lines, places) {
      line.backgroundColor = separatorColor
      line.frame = CGRect(
        x: sides.0, y: bottom - pixel, width: max(0, bounds.width - sides.0 - sides.1),
        height: pixel)
    }
  }

  /// Where empty rows end.
  private func fillerPlaces() -> [CGFloat] {
    guard style == .plain, separatorStyle != .none, tableFooterView == nil else { return [] }
    var height = fillerRowHeight
    if height < 0 {
      height =
        layout.sections.last { !$0.rows.isEmpty }?.rows.last ?? max(rowHeight, rowMeasures.usual)
    }
    guard height > 0 else { return [] }
    let inset = adjustedContentInset
    let end = bounds.height - inset.top - inset.bottom
    return Array(stride(from: layout.height + height, to: end + height, by: height))
  }
}
