import CoreGraphics
package import Foundation
package import Renderer

// What a film shows on top of the screen: fingers, and that the app is gone.
package nonisolated extension Recording {
  /// How long a touch can be seen, in seconds.
  private static let touchDuration: TimeInterval = 0.3

  /// The screen as a viewer of the film sees it at a time: with fingers, and with news of a crash.
  func shownScreen(at time: TimeInterval, _ typesetter: Typesetter) -> DisplayList {
    var screen = screen(at: time)
    screen.items += touches(at: time)
    // Times of frames are rounded; a crash at the time of a frame is seen in that frame.
    if let crashTime, crashTime <= time + 1e-6 { screen.items += crashNotice(typesetter) }
    return screen
  }

  /// The phone as a viewer of the film sees it at a time.
  func shownPhone(at time: TimeInterval, _ typesetter: Typesetter) -> DisplayList {
    phone.showing(shownScreen(at: time, typesetter), typesetter)
  }

  /// A ring that grows and fades where a finger has touched.
  private func touches(at time: TimeInterval) -> [DisplayItem] {
    marks.compactMap { mark in
      guard let point = mark.point, time >= mark.time, time < mark.time + Self.touchDuration
      else { return nil }
      let progress = (time - mark.time) / Self.touchDuration
      let radius = 20 + 14 * progress
      let rect = CGRect(
        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      let shape = DisplayShape.rectangle(rect, cornerRadius: radius)
      return .group(
        opacity: 1 - progress * progress,
        items: [
          .fill(shape, .color(DisplayColor(white: 0.25, alpha: 0.28))),
          .border(shape, width: 2, DisplayColor(white: 0.15, alpha: 0.5)),
        ])
    }
  }

  private func crashNotice(_ typesetter: Typesetter) -> [DisplayItem] {
    let middle = CGPoint(x: phone.size.width / 2, y: phone.size.height / 2)
    let plate = CGRect(x: middle.x - 125, y: middle.y - 44, width: 250, height: 88)
    let title = Typesetter.Style(size: 30, weight: 700, color: .white)
    let detail = Typesetter.Style(size: 17, weight: 500, color: DisplayColor(white: 1, alpha: 0.85))
    return [
      .fill(
        .rectangle(CGRect(origin: .zero, size: phone.size)),
        .color(DisplayColor(white: 0, alpha: 0.62))),
      .fill(.rectangle(plate, cornerRadius: 20), .color(Palette.red)),
      typesetter.line("Crashed", title, at: CGPoint(x: middle.x, y: middle.y + 2), .center),
      typesetter.line(
        "the app is gone", detail, at: CGPoint(x: middle.x, y: middle.y + 28), .center),
    ]
  }
}
