import CoreGraphics
import Foundation
import QuartzCore
import Renderer
import Simulator
import Testing
import UIKit

@Suite("What is blurred behind a shape")
@MainActor
struct BackdropTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  /// White on the left, black on the right.
  private let halves: [DisplayItem] = [
    .fill(Samples.box(0, 0, 60, 40), .color(.white)),
    .fill(Samples.box(30, 0, 30, 40), .color(.black)),
  ]
  private let blur = DisplayItem.backdrop(
    Samples.box(10, 10, 40, 20), DisplayBackdrop(radius: 5))

  private func draw(_ items: [DisplayItem], scale: CGFloat = 1) -> Bitmap {
    renderer.draw(
      DisplayList(size: CGSize(width: 60, height: 40), items: items), scale: scale)
  }

  private func brightness(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
    bitmap[x, y] & 0xFF
  }

  @Test("is what lies there, softened, and nothing beside it", arguments: [1, 2, 3])
  func softens(scale: Int) {
    let picture = draw(halves + [blur], scale: CGFloat(scale))
    let sharp = draw(halves, scale: CGFloat(scale))
    #expect((110...145).contains(brightness(picture, 30 * scale, 20 * scale)))
    #expect(brightness(picture, 12 * scale, 20 * scale) > 250)
    #expect(brightness(picture, 47 * scale, 20 * scale) < 5)
    let row = (10 * scale..<50 * scale).map { brightness(picture, $0, 20 * scale) }
    #expect(row == row.sorted(by: >))
    let beside = [0, 9 * scale, 30 * scale, 39 * scale].flatMap { y in
      (0..<60 * scale).map { x in picture[x, y] == sharp[x, y] }
    }
    #expect(beside.allSatisfy { $0 })
  }

  @Test("keeps one color as it is")
  func plain() {
    let orange = DisplayItem.fill(Samples.box(0, 0, 60, 40), .color(Samples.orange))
    #expect(draw([orange, blur]) == draw([orange]))
  }

  @Test("makes colors stronger, and leaves grays alone")
  func saturates() {
    let strong = DisplayItem.backdrop(
      Samples.box(0, 0, 60, 40), DisplayBackdrop(radius: 5, saturation: 1.8))
    let dull = DisplayColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    let pixel = draw([.fill(Samples.box(0, 0, 60, 40), .color(dull)), strong])[30, 20]
    #expect(pixel >> 16 & 0xFF > 0x99 + 20)
    #expect(pixel & 0xFF < 0x66 - 5)
    let gray = DisplayItem.fill(
      Samples.box(0, 0, 60, 40), .color(DisplayColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)))
    #expect(draw([gray, strong]) == draw([gray]))
  }

  @Test("is whole, also where something in front hides a part of it", arguments: [1, 2])
  func covered(scale: CGFloat) {
    let cover = DisplayItem.fill(Samples.box(30, 0, 30, 40), .color(.white))
    let hidden = draw(halves + [blur, cover], scale: scale)
    let whole = draw(halves + [blur], scale: scale)
    let left = (0..<hidden.height).flatMap { y in
      (0..<hidden.width / 2).map { x in hidden[x, y] == whole[x, y] }
    }
    #expect(left.allSatisfy { $0 })
  }

  @Test("is seen in round corners, and not outside of them")
  func roundCorners() {
    let round = draw(
      halves + [.group(clip: Samples.box(10, 10, 40, 20, radius: 8), items: [blur])])
    let plain = draw(halves + [blur])
    #expect(round[30, 20] == plain[30, 20])
    #expect(round[49, 10] == draw(halves)[49, 10])
  }

  @Test(
    "is cut to round corners with what is drawn by writing pixels",
    arguments: [
      .fill(
        Samples.box(0, 0, 60, 40),
        .linearGradient(
          LinearGradient(
            from: .zero, to: CGPoint(x: 0, y: 40), stops: [.init(0, .black), .init(1, .black)]))),
      Samples.line("MM", size: 40, weight: 700, at: CGPoint(x: -2, y: 31)),
      .fill(Samples.box(0, 0, 60, 40, radius: 1), .color(.black)),
    ] as [DisplayItem])
  func roundCornersOfAll(item: DisplayItem) {
    let white = DisplayItem.fill(Samples.box(0, 0, 60, 40), .color(.white))
    let picture = draw([
      white, .group(clip: Samples.box(0, 0, 60, 40, radius: 20), items: [item, blur]),
    ])
    let outside = (0..<6).flatMap { y in (0..<6).map { (x: $0, y: y) } }.filter {
      hypot(19.5 - CGFloat($0.x), 19.5 - CGFloat($0.y)) > 21
    }
    #expect(outside.allSatisfy { picture[$0.x, $0.y] == 0xFFFF_FFFF })
    #expect(draw([white, item])[4, 4] != 0xFFFF_FFFF)
  }

  @Test("is an effect view's, with the content sharp in front")
  func effectView() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    device.perform {
      page.view.backgroundColor = .white
      let half = UIView(frame: CGRect(x: 195, y: 0, width: 195, height: 844))
      half.backgroundColor = .black
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
      glass.frame = CGRect(x: 95, y: 400, width: 200, height: 200)
      let mark = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
      mark.backgroundColor = .red
      glass.contentView.addSubview(mark)
      page.view.addSubview(half)
      page.view.addSubview(glass)
    }
    let picture = renderer.draw(
      DisplayList(ofScreenOf: device.system, at: device.now), scale: 1)
    let row = (100..<180).map { brightness(picture, $0, 420) }
    #expect(row == row.sorted(by: >))
    #expect(row.first ?? 0 > (row.last ?? 0) + 20)
    #expect(picture[195, 500] == 0xFFFF_0000)
    #expect(picture[50, 500] == 0xFFFF_FFFF)
  }

  @Test("is not drawn behind an opaque color of the same layer")
  func opaque() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.backdrop = CALayer.Appearance.Backdrop(radius: 5, saturation: 1)
    func items(alpha: CGFloat) -> [DisplayItem] {
      layer.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: alpha)
      guard case .group(let group) = DisplayList(of: layer, at: 0).items.first else { return [] }
      return group.items
    }
    let blur = DisplayItem.backdrop(Samples.box(0, 0, 40, 20), DisplayBackdrop(radius: 5))
    #expect(items(alpha: 0) == [blur])
    #expect(items(alpha: 0.8).first == blur)
    #expect(items(alpha: 1).count == 1 && items(alpha: 1) != [blur])
  }

  @Test("looks like this with the materials of the system")
  func materials() throws {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    device.perform {
      page.view.backgroundColor = .white
      for (index, color) in [UIColor.systemRed, .systemBlue, .systemGreen].enumerated() {
        let stripe = UIView(frame: CGRect(x: index * 80, y: 60, width: 45, height: 90))
        stripe.backgroundColor = color
        page.view.addSubview(stripe)
      }
      let label = UILabel(frame: CGRect(x: 6, y: 90, width: 228, height: 30))
      label.font = .boldSystemFont(ofSize: 22)
      label.text = "What lies behind"
      page.view.addSubview(label)
      let styles: [UIBlurEffect.Style] = [
        .systemUltraThinMaterialLight, .systemMaterialLight, .systemUltraThinMaterialDark,
        .systemMaterialDark,
      ]
      for (index, style) in styles.enumerated() {
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
        glass.frame = CGRect(x: 6 + index * 58, y: 65, width: 52, height: 80)
        glass.layer.cornerRadius = 10
        glass.clipsToBounds = true
        page.view.addSubview(glass)
      }
    }
    let screen = DisplayList(ofScreenOf: device.system, at: device.now)
    let part = DisplayList(
      size: CGSize(width: 240, height: 110),
      items: [.group(transform: CGAffineTransform(translationX: 0, y: -50), items: screen.items)])
    try expectGolden(renderer.draw(part, scale: 1), named: "materials")
  }
}
