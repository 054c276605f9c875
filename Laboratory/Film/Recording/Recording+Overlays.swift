import CoreGraphics
package import Foundation
package import Renderer

// What a film shows on top of the screen: fingers, and that the app is gone.
package nonisolated extension Recording {
  /// How long a touch can be seen after the finger was lifted, in seconds.
  private static let fadingDuration: TimeInterval = 0.25

  /// The size that the screen needs in a film: all pictures of one have the same, however the phone is turned in it.
  var screenSize: CGSize {
    let first = changes.first?.list.size ?? phone.size
    return changes.reduce(first) { size, change in
      CGSize(
        width: max(size.width, change.list.size.width),
        height: max(size.height, change.list.size.height))
    }
  }

  /// As ``screenSize``, with the body of the phone.
  var outerSize: CGSize { phone.held(for: screenSize).outerSize }

  /// The screen as a viewer of the film sees it at a time: with fingers, and with news of a crash.
  func shownScreen(at time: TimeInterval, _ typesetter: Typesetter) -> DisplayList {
    shownScreenAlone(at: time, typesetter).inTheMiddle(of: screenSize)
  }

  /// The phone as a viewer of the film sees it at a time.
  func shownPhone(at time: TimeInterval, _ typesetter: Typesetter) -> DisplayList {
    let screen = shownScreenAlone(at: time, typesetter)
    let statusBar = change(at: time)?.statusBar ?? .dark
    return phone.held(for: screen.size).showing(screen, typesetter, statusBar: statusBar)
      .inTheMiddle(of: outerSize)
  }

  /// The screen in its own size.
  private func shownScreenAlone(at time: TimeInterval, _ typesetter: Typesetter) -> DisplayList {
    var screen = screen(at: time)
    screen.items += self.touches(at: time)
    // Times of frames are rounded; a crash at the time of a frame is seen in that frame.
    if let crashTime, crashTime <= time + 1e-6 {
      screen.items += crashNotice(on: screen.size, typesetter)
    }
    return screen
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

  private func crashNotice(on size: CGSize, _ typesetter: Typesetter) -> [DisplayItem] {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let plate = CGRect(x: middle.x - 125, y: middle.y - 44, width: 250, height: 88)
    let title = Typesetter.Style(size: 30, weight: 700, color: .white)
    let detail = Typesetter.Style(size: 17, weight: 500, color: DisplayColor(white: 1, alpha: 0.85))
    return [
      .fill(
        .rectangle(CGRect(origin: .zero, size: size)),
        .color(DisplayColor(white: 0, alpha: 0.62))),
      .fill(.rectangle(plate, cornerRadius: 20), .color(Palette.red)),
      typesetter.line("Crashed", title, at: CGPoint(x: middle.x, y: middle.y + 2), .center),
      typesetter.line(
        "the app is gone", detail, at: CGPoint(x: middle.x, y: middle.y + 28), .center),
    ]
  }
}

extension DisplayList {
  /// The same in the middle of a picture that is as large or larger.
  nonisolated fileprivate func inTheMiddle(of canvas: CGSize) -> DisplayList {
    guard canvas != size else { return self }
    let origin = CGPoint(
      x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2)
    return DisplayList(size: canvas, items: [.list(self, at: origin)])
  }
}
