import CoreGraphics
import Foundation
import QuartzCore
import Renderer
import Testing

@Suite("The display list of a layer")
@MainActor
struct LayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func makeLayer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  /// The only group of a list.
  private func group(
    of layer: CALayer, at time: TimeInterval = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> DisplayGroup {
    let list = DisplayList(of: layer, at: time)
    guard case .group(let group)? = list.items.first, list.items.count == 1 else {
      Issue.record("Expected one group, got \(list.items).", sourceLocation: sourceLocation)
      throw CancellationError()
    }
    return group
  }

  @Test("draws sublayers by depth, then in their order")
  func depth() throws {
    let root = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
    let near = makeLayer(CGRect(x: 1, y: 0, width: 10, height: 10), red)
    let first = makeLayer(CGRect(x: 2, y: 0, width: 10, height: 10), red)
    let second = makeLayer(CGRect(x: 3, y: 0, width: 10, height: 10), red)
    near.zPosition = 1
    root.sublayers = [near, first, second]
    let offsets = try group(of: root).items.map { item -> CGFloat? in
      guard case .group(let sublayer) = item else { return nil }
      return sublayer.transform.tx
    }
    #expect(offsets == [2, 3, 1])
  }

  @Test("draws the pictures of a pattern side by side, cut to the layer")
  func pattern() throws {
    let tile = CGImage(
      [
        .fill(
          CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil).segments, .winding,
          red.rgba)
      ],
      size: CGSize(width: 4, height: 4), scale: 1)
    let layer = makeLayer(
      CGRect(x: 0, y: 0, width: 10, height: 6), CGColor(.black, tile: tile))
    let items = try group(of: layer).items
    guard case .group(let tiles)? = items.first, items.count == 1 else {
      Issue.record("Expected the tiles, got \(items).")
      return
    }
    #expect(tiles.items.count == 2 && tiles.clip != nil)
  }

  @Test("leaves out what is hidden or fully transparent")
  func hidden() {
    let layer = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    layer.isHidden = true
    #expect(DisplayList(of: layer, at: 0).items.isEmpty)
    layer.isHidden = false
    layer.opacity = 0
    #expect(DisplayList(of: layer, at: 0).items.isEmpty)
  }

  @Test("moves sublayers against the origin of the bounds")
  func scrolled() throws {
    let root = makeLayer(CGRect(x: 5, y: 6, width: 10, height: 10))
    root.bounds.origin = CGPoint(x: 0, y: 100)
    root.addSublayer(makeLayer(CGRect(x: 0, y: 100, width: 10, height: 10), red))
    let transform = try group(of: root).transform
    #expect(CGPoint(x: 0, y: 100).applying(transform) == CGPoint(x: 5, y: 6))
  }

  @Test("cuts to round corners, without a shadow, when the layer masks to its bounds")
  func masksToBounds() throws {
    let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
    layer.cornerRadius = 8
    layer.shadowOpacity = 0.5
    layer.masksToBounds = true
    layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), blue))
    let group = try group(of: layer)
    #expect(
      group.clip == .rectangle(CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 8))
    #expect(group.items.count == 2)
  }

  @Test(
    "cuts nothing where nothing lies in the round corners",
    arguments: [
      (CGRect(x: 4, y: 4, width: 32, height: 32), false),
      (CGRect(x: 1, y: 8, width: 38, height: 24), false),
      (CGRect(x: 1, y: 2, width: 38, height: 24), true),
      (CGRect(x: 30, y: 8, width: 20, height: 8), true),
    ])
  func roundBackground(place: CGRect, isCut: Bool) throws {
    let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
    layer.cornerRadius = 8
    layer.masksToBounds = true
    layer.addSublayer(makeLayer(place, blue))
    let group = try group(of: layer)
    #expect((group.clip != nil) == isCut)
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let background = DisplayShape.rectangle(bounds, cornerRadius: isCut ? 0 : 8)
    #expect(group.items.first == .fill(background, .color(red.rgba)))
  }

  @Test("has the shadow first and the border last")
  func order() throws {
    let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
    layer.shadowOpacity = 0.5
    layer.borderWidth = 1
    layer.addSublayer(makeLayer(CGRect(x: 1, y: 0, width: 10, height: 10), blue))
    let kinds = try group(of: layer).items.map { item in
      switch item {
      case .fill: "fill"
      case .border: "border"
      case .stroke: "stroke"
      case .shadow: "shadow"
      case .backdrop: "backdrop"
      case .text: "text"
      case .group: "group"
      case .contrasting: "contrasting"
      case .dissolve: "dissolve"
      case .inSpace: "inSpace"
      }
    }
    #expect(kinds == ["shadow", "fill", "group", "border"])
  }

  @Test("adds nothing to the list but what it shows, if it does nothing to that")
  func plain() throws {
    let root = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
    let wrapper = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40))
    wrapper.addSublayer(makeLayer(CGRect(x: 5, y: 0, width: 10, height: 10), blue))
    wrapper.addSublayer(makeLayer(CGRect(x: 8, y: 0, width: 10, height: 10), red))
    root.addSublayer(wrapper)
    #expect(try group(of: root).items.count == 3)

    // Faded together, they would shine through each other as single items.
    wrapper.opacity = 0.5
    #expect(try group(of: root).items.count == 2)
    wrapper.opacity = 1
    root.opacity = 0.5
    #expect(try group(of: root).items.count == 2)
  }

  @Test("shows where an animation has come to")
  func animated() throws {
    let loop = MainLoop()
    MainLoop.current = loop
    let layer = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    loop.runTurn {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 2
      layer.add(animation, forKey: "fade")
    }
    #expect(try group(of: layer, at: 0.5).opacity == 0.25)
    #expect(try group(of: layer, at: 1).opacity == 0.5)
  }

  @Test("is drawn with gradients, shapes, masks and text as accepted")
  func everything() throws {
    let root = makeLayer(CGRect(x: 0, y: 0, width: 160, height: 60), CGColor(gray: 1, alpha: 1))
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 8, y: 8, width: 40, height: 44)
    gradient.colors = [red, blue]
    gradient.cornerRadius = 10
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 60, y: 10, width: 40, height: 40), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = blue
    shape.lineWidth = 3
    let masked = makeLayer(CGRect(x: 112, y: 8, width: 40, height: 44), red)
    let hole = CAShapeLayer()
    hole.path = CGPath(ellipseIn: CGRect(x: 0, y: 2, width: 40, height: 40), transform: nil)
    masked.mask = hole
    masked.drawings = [
      .text(
        TextLine(
          string: "Hi", fontSize: 17, weight: .semibold, color: .white,
          origin: CGPoint(x: 12, y: 28), width: 20))
    ]
    root.sublayers = [gradient, shape, masked]
    let bitmap = try Renderer().draw(DisplayList(of: root, at: 0), scale: 2)
    try expectGolden(bitmap, named: "layers")
  }
}
