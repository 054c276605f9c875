import CoreGraphics
package import Foundation
package import Renderer

/// The body of a phone around a screen, and the status bar that the system draws on it.
package nonisolated struct Phone: Hashable, Sendable {
  /// How the status bar is drawn.
  package enum StatusBar: Hashable, Sendable {
    /// Not at all.
    case hidden
    /// Dark, for a light page below it.
    case dark
    /// Light, for a dark page below it.
    case light
  }

  /// The screen in points.
  package var size: CGSize
  /// Radius of the screen's corners.
  package var cornerRadius: CGFloat
  /// How high the status bar is; 0 for none.
  package var statusBarHeight: CGFloat

  /// Makes a phone.
  package init(size: CGSize, cornerRadius: CGFloat, statusBarHeight: CGFloat) {
    self.size = size
    self.cornerRadius = cornerRadius
    self.statusBarHeight = statusBarHeight
  }

  /// How thick the body is around the screen.
  static let bezel: CGFloat = 11

  /// The screen and the body around it.
  package var outerSize: CGSize {
    CGSize(width: size.width + 2 * Self.bezel, height: size.height + 2 * Self.bezel)
  }

  /// The phone as it is held to show a screen: upright, or on its side.
  package func held(for screen: CGSize) -> Phone {
    Phone(size: screen, cornerRadius: cornerRadius, statusBarHeight: statusBarHeight)
  }

  /// A phone that shows a screen.
  package func showing(
    _ screen: DisplayList, _ typesetter: Typesetter, statusBar: StatusBar = .dark
  ) -> DisplayList {
    let body = CGRect(origin: .zero, size: outerSize)
    let outer = DisplayShape.rectangle(body, cornerRadius: cornerRadius + Self.bezel)
    let overlay = DisplayList(
      size: size, items: items(of: statusBar, typesetter) + homeIndicator)
    let inside = CGPoint(x: Self.bezel, y: Self.bezel)
    return DisplayList(
      size: outerSize,
      items: [
        .fill(outer, .color(DisplayColor(hex: 0x111113))),
        .border(outer, width: 1.5, DisplayColor(hex: 0x5A5A5F)),
        .list(screen, at: inside, cornerRadius: cornerRadius),
        .list(overlay, at: inside, cornerRadius: cornerRadius),
      ])
  }

  /// The bar at the bottom, where the corners of the screen are round: others have a button there.
  private var homeIndicator: [DisplayItem] {
    guard cornerRadius > 0 else { return [] }
    let rect = CGRect(x: size.width / 2 - 67, y: size.height - 13, width: 134, height: 5)
    return [.contrasting(.rectangle(rect, cornerRadius: 2.5))]
  }

  // MARK: - Status bar

  private func items(of statusBar: StatusBar, _ typesetter: Typesetter) -> [DisplayItem] {
    guard statusBarHeight >= 20, statusBar != .hidden else { return [] }
    let ink = DisplayColor(white: statusBar == .light ? 1 : 0, alpha: 1)
    // Next to a notch the bar's content sits a little below its middle.
    let middle = statusBarHeight > 24 ? statusBarHeight * 0.56 : statusBarHeight / 2
    let style = Typesetter.Style(size: statusBarHeight > 24 ? 17 : 12, weight: 600, color: ink)
    let time = typesetter.line(
      "9:41", style, at: CGPoint(x: 54, y: middle + style.size * 0.364), .center)
    let right = size.width - 27
    return [time] + signal(right: right - 54, middle: middle, ink) + [
      wave(right: right - 33, middle: middle, level: 1, ink),
      wave(right: right - 33, middle: middle, level: 2, ink),
      wave(right: right - 33, middle: middle, level: 3, ink),
    ] + battery(right: right, middle: middle, ink)
  }

  /// Four bars of rising height.
  private func signal(right: CGFloat, middle: CGFloat, _ ink: DisplayColor) -> [DisplayItem] {
    (0..<4).map { index in
      let height = 4 + CGFloat(index) * 2.5
      let rect = CGRect(
        x: right - 18 + CGFloat(index) * 5, y: middle + 5.75 - height, width: 3, height: height)
      return .fill(.rectangle(rect, cornerRadius: 1), .color(ink))
    }
  }

  /// One of the three arcs of the Wi-Fi sign, as a filled ring segment; the first is the dot.
  private func wave(
    right: CGFloat, middle: CGFloat, level: CGFloat, _ ink: DisplayColor
  ) -> DisplayItem {
    let center = CGPoint(x: right - 8, y: middle + 5.5)
    let outer = level * 4 - 0.6
    let inner = level == 1 ? 0 : outer - 2.5
    let path = CGMutablePath()
    path.addArc(
      center: center, radius: outer, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4,
      clockwise: false)
    if inner > 0 {
      path.addArc(
        center: center, radius: inner, startAngle: -.pi / 4, endAngle: -.pi * 3 / 4,
        clockwise: true)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return .fill(.path(DisplayPath(path)), .color(ink))
  }

  private func battery(right: CGFloat, middle: CGFloat, _ ink: DisplayColor) -> [DisplayItem] {
    let body = CGRect(x: right - 27, y: middle - 6, width: 24, height: 12)
    let knob = CGRect(x: right - 2, y: middle - 2, width: 1.5, height: 4)
    return [
      .border(
        .rectangle(body, cornerRadius: 3.8), width: 1, ink.faded(by: 0.35)),
      .fill(.rectangle(body.insetBy(dx: 2, dy: 2), cornerRadius: 2.2), .color(ink)),
      .fill(.rectangle(knob, cornerRadius: 0.75), .color(ink.faded(by: 0.4))),
    ]
  }
}
