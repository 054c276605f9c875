import CoreGraphics
import Film
import Foundation
import Renderer

/// A push from one page to another, made by hand.
enum SampleRecording {
  static let phone = Phone(
    size: CGSize(width: 390, height: 844), cornerRadius: 47, statusBarHeight: 47)

  /// Twenty frames of a push that begins at frame 2.
  static func push(crashTime: TimeInterval? = nil) -> Recording {
    let changes = (0..<20).map { frame in
      let progress = max(0, min(1, CGFloat(frame - 2) / 16))
      return Recording.Change(frame: frame, list: screen(progress: progress))
    }
    return Recording(
      phone: phone, framesPerSecond: 60, frameCount: 20,
      changes: changes.enumerated().filter { index, change in
        index == 0 || changes[index - 1].list != change.list
      }.map(\.element),
      marks: [
        .init(time: 1.0 / 60, caption: "tap Details"),
        .init(time: 0.05, caption: "tap again"),
        .init(time: 0.3, caption: "didShow Details"),
      ],
      touches: [1, 2, 3].map { .init(frame: $0, point: CGPoint(x: 200, y: 140)) },
      crashTime: crashTime)
  }

  /// The screen at a part of the way from the first page to the second.
  static func screen(progress: CGFloat) -> DisplayList {
    let eased = 1 - (1 - progress) * (1 - progress)
    func page(_ title: String, _ color: DisplayColor, rows: [String], x: CGFloat) -> DisplayItem {
      var items: [DisplayItem] = [
        .fill(Samples.box(0, 0, 390, 844), .color(DisplayColor(hex: 0xF2F2F7))),
        .fill(Samples.box(16, 112, 358, 54 * CGFloat(rows.count), radius: 12), .color(.white)),
      ]
      for (index, row) in rows.enumerated() {
        let y = 112 + 54 * CGFloat(index)
        items.append(.fill(Samples.box(32, y + 12, 30, 30, radius: 7), .color(color)))
        items.append(Samples.line(row, size: 17, weight: 400, at: CGPoint(x: 76, y: y + 33)))
        if index > 0 {
          items.append(
            .fill(Samples.box(76, y, 298, 1.0 / 3), .color(DisplayColor(white: 0, alpha: 0.2))))
        }
      }
      items.append(.fill(Samples.box(0, 0, 390, 91), .color(DisplayColor(white: 0.976))))
      items.append(.fill(Samples.box(0, 91, 390, 0.5), .color(DisplayColor(white: 0, alpha: 0.3))))
      items.append(
        Samples.line(title, size: 17, weight: 600, at: CGPoint(x: 160, y: 75)))
      return .group(
        transform: CGAffineTransform(translationX: x, y: 0), items: items)
    }
    return DisplayList(
      size: phone.size,
      items: [
        page(
          "Library", Samples.blue, rows: ["Details", "Settings", "Downloads"], x: -117 * eased),
        .fill(
          Samples.box(0, 0, 390, 844), .color(DisplayColor(white: 0, alpha: 0.1 * eased))),
        page("Details", Samples.orange, rows: ["Edit", "Share"], x: 390 * (1 - eased)),
      ])
  }
}
