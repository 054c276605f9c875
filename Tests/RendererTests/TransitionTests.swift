import CoreGraphics
import Foundation
import QuartzCore
import Renderer
import Testing

@Suite("The picture of a layer in a transition")
@MainActor
struct TransitionTests {
  private static let cell = CGSize(width: 60, height: 40)
  private let loop = MainLoop()
  private let blue = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  private let orange = CGColor(red: 1, green: 0.58, blue: 0, alpha: 1)

  /// A page as large as a cell, with a bar that tells its top and its left side.
  private func page(_ color: CGColor) -> CALayer {
    let page = CALayer()
    page.frame = CGRect(origin: .zero, size: Self.cell)
    page.backgroundColor = color
    let mark = CALayer()
    mark.frame = CGRect(x: 4, y: 4, width: 20, height: 6)
    mark.backgroundColor = CGColor(gray: 1, alpha: 1)
    page.addSublayer(mark)
    return page
  }

  /// A table of layers that are all in the middle of a transition from a blue page to an orange one.
  private func table(
    _ rows: [[(CATransitionType, CATransitionSubtype?)]], after seconds: Double
  ) -> CALayer {
    MainLoop.current = loop
    let root = CALayer()
    root.backgroundColor = CGColor(gray: 0.9, alpha: 1)
    root.frame = CGRect(
      x: 0, y: 0, width: 80 * CGFloat(rows[0].count), height: 60 * CGFloat(rows.count))
    var hosts: [CALayer] = []
    loop.runTurn {
      for index in 0..<rows.count * rows[0].count {
        // The clip around each transition is that of an app: the transition itself has none.
        let clip = CALayer()
        clip.frame = CGRect(
          origin: CGPoint(
            x: 10 + 80 * CGFloat(index % rows[0].count), y: 10 + 60 * CGFloat(index / rows[0].count)
          ),
          size: Self.cell)
        clip.masksToBounds = true
        let host = CALayer()
        host.frame = CGRect(origin: .zero, size: Self.cell)
        host.addSublayer(page(blue))
        clip.addSublayer(host)
        root.addSublayer(clip)
        hosts.append(host)
      }
    }
    loop.runTurn {
      for (host, (type, side)) in zip(hosts, rows.joined()) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = side
        transition.duration = 1
        host.sublayers = [page(orange)]
        host.add(transition, forKey: nil)
      }
    }
    loop.advance(by: seconds)
    return root
  }

  @Test("is as accepted for every type and side")
  func everything() throws {
    let sides: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    let types: [CATransitionType] = [.moveIn, .push, .reveal, .fade]
    let root = table(types.map { type in sides.map { (type, $0) } }, after: 0.4)
    let list = DisplayList(of: root, at: loop.now)
    let bitmap = try Renderer().draw(list, scale: 1, background: .white)
    try expectGolden(bitmap, named: "transitions")
  }

  @Test("is as accepted for what turns, before and after half of the way")
  func turns() throws {
    let sides: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    let types = ["oglFlip", "cube"].map(CATransitionType.init(rawValue:))
    let renderer = try Renderer()
    for (seconds, name) in [(0.3, "turns-before"), (0.7, "turns-after")] {
      let root = table(types.map { type in sides.map { (type, $0) } }, after: seconds)
      let bitmap = renderer.draw(
        DisplayList(of: root, at: loop.now), scale: 1, background: .white)
      try expectGolden(bitmap, named: name)
    }
  }

  @Test("lets nothing shine through a fade from one opaque content to another")
  func exactFade() throws {
    let root = table([[(.fade, nil)]], after: 0.5)
    let bitmap = try Renderer().draw(
      DisplayList(of: root, at: loop.now), scale: 1, background: .white)
    // Half of each: (0, 0.48, 1) and (1, 0.58, 0).
    let pixel = bitmap[40, 40]
    let parts = [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
    for (part, expected) in zip(parts, [128, 135, 128]) { #expect(abs(part - expected) <= 1) }
  }

  @Test("is that of the new content alone before and after")
  func ends() throws {
    let root = table([[(.push, .fromRight)]], after: 1)
    let renderer = try Renderer()
    let shown = renderer.draw(DisplayList(of: root, at: loop.now), scale: 1)
    #expect(shown[12, 40] == 0xFFFF_9400 || shown[12, 40] == 0xFFFF_9300)
  }
}
