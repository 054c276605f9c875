import CoreGraphics

/// The ground of a search bar: a color or a picture, with a line at either edge.
final class SearchBarGround: UIImageView {
  private var lines: [UIView] = []

  /// Whether there is a line at the upper and one at the lower edge.
  var showsLines = false {
    didSet {
      guard showsLines != oldValue else { return }
      lines.forEach { $0.removeFromSuperview() }
      lines = showsLines ? [line(at: .minYEdge), line(at: .maxYEdge)] : []
      lines.forEach(addSubview)
    }
  }

  private func line(at edge: CGRectEdge) -> UIView {
    let pixel = UIScreen.main.pixel
    let top = edge == .minYEdge ? 0 : bounds.height - pixel
    let line = UIView(frame: CGRect(x: 0, y: top, width: bounds.width, height: pixel))
    line.backgroundColor = SystemSurface.barLine
    line.autoresizingMask = [
      .flexibleWidth, edge == .minYEdge ? .flexibleBottomMargin : .flexibleTopMargin,
    ]
    return line
  }
}
