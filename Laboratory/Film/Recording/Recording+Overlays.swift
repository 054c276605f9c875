import CoreGraphics
package import Foundation
package import Renderer

// What a film shows on top of the screen: fingers, and that the app is gone.
package nonisolated extension Recording {
  /// How long a touch can be seen after the finger was lifted, in seconds.
  private static let fadingDuration: TimeInterval = 0.25

  /// The screen as a viewer of the film sees it at a time: with fingers, and with news of a crash.
  func shownScreen(at time: TimeInterval, _ typesetter: Typesetter) -> DisplayList {
    var screen = screen(at: time)
    screen.items += self.touches(at: time)
    // Times of frames are rounded; a crash at the time of a frame is seen in that frame.
    if let crashTime, crashTime <= time + 1e-6 { screen.items += crashNotice(typesetter) }
    return screen
  }

  /// The phone as a viewer of the film sees it at a time.
  func shownPhone(at time: TimeInterval, _ typesetter: Typesetter) -> DisplayList {
    phone.showing(
      shownScreen(at: time, typesetter), typesetter,
      hasLightStatusBar: change(at: time)?.hasLightStatusBar ?? false)
  }

  /// A spot where the finger is; after it was lifted, a spot that grows and fades.
  private func touches(at time: TimeInterval) -> [DisplayItem] {
    let frame = frame(at: time)
    guard let touch = touches.last(where: { $0.frame <= frame }) else { return [] }
    let lifted = self.time(ofFrame: frame - touch.frame) / Self.fadingDuration
    guard lifted < 1 else { return [] }
    let radius = 22 + 12 * lifted
    let rect = CGRect(
      x: touch.point.x - radius, y: touch.point.y - radius, width: 2 * radius, height: 2 * radius)
    let shape = DisplayShape.rectangle(rect, cornerRadius: radius)
    return [
      .group(
        opacity: 1 - lifted,
        items: [
          .fill(shape, .color(DisplayColor(white: 0.25, alpha: 0.35))),
          .border(shape, width: 2.5, DisplayColor(white: 1, alpha: 0.8)),
          .border(shape, width: 1, DisplayColor(white: 0.15, alpha: 0.6)),
        ])
    ]
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
