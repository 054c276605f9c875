import QuartzCore
import Testing

@Suite("The geometry of a layer")
@MainActor
struct LayerGeometryTests {
  private let stage = Stage()

  private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer?.addSublayer(layer)
    return layer
  }

  @Test(
    "gives back the frame it was given, for any anchor point",
    arguments: [
      CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.25),
    ])
  func frame(anchor: CGPoint) {
    stage.activate()
    let layer = CALayer()
    layer.anchorPoint = anchor
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.frame = frame
    #expect(layer.frame == frame)
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 10 + 30 * anchor.x, y: 20 + 40 * anchor.y))
  }

  @Test("has bounds of no negative size")
  func negativeSize() {
    stage.activate()
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
    #expect(layer.bounds.origin == CGPoint(x: -100, y: -50))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("has no affine transform once it leaves the plane")
  func affine() {
    stage.activate()
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    layer.transform = CATransform3DMakeScale(2, 3, 4)
    #expect(layer.affineTransform() == .identity)
  }

  @Test("is in the layer that it cuts out, although not among its sublayers")
  func mask() {
    stage.activate()
    let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let mask = layer(CGRect(x: 10, y: 20, width: 10, height: 10), in: parent)
    let host = CALayer()
    host.mask = mask
    #expect(mask.superlayer === host && host.sublayers == nil && parent.sublayers == nil)
    #expect(mask.convert(CGPoint.zero, to: host) == CGPoint(x: 10, y: 20))
    let other = CALayer()
    other.mask = mask
    #expect(mask.superlayer === other && host.mask == nil)
    mask.removeFromSuperlayer()
    #expect(mask.superlayer == nil && other.mask == nil)
  }

  @Test("moves first and then grows when it gets a frame")
  func frameOrder() {
    stage.activate()
    let layer = stage.layerOnScreen()
    stage.turn { layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40) }
    #expect(layer.animationKeys() == ["position", "bounds"])
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(isClose(layer.bounds.size.width, 10) && isClose(layer.bounds.size.height, 20))
    #expect(isClose(layer.frame, CGRect(x: 0, y: 0, width: 20, height: 10)))
  }

  @Test("has a frame of exactly the bounds' size, wherever it is")
  func exactSize() {
    stage.activate()
    let size = CGSize(width: 0.1, height: 667 - 1001.0 / 3)
    let layer = layer(CGRect(origin: CGPoint(x: 0.7, y: 1001.0 / 3), size: size))
    #expect(layer.bounds.size == size && layer.frame.size == size)
  }

  @Test("moves the frame, not the position, when the anchor point changes")
  func anchorPoint() {
    stage.activate()
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 5, y: 5))
    #expect(layer.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("has the rectangle around a turned layer as its frame")
  func rotated() {
    stage.activate()
    let layer = layer(CGRect(x: 0, y: 0, width: 20, height: 10))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(layer.frame, CGRect(x: 5, y: -5, width: 10, height: 20)))
  }

  @Test("converts between cousins, through scrolled bounds")
  func convertBetweenCousins() {
    stage.activate()
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = layer(CGRect(x: 10, y: 0, width: 50, height: 50), in: root)
    let right = layer(CGRect(x: 60, y: 0, width: 50, height: 50), in: root)
    left.bounds.origin = CGPoint(x: 0, y: 30)
    let leaf = layer(CGRect(x: 1, y: 2, width: 5, height: 5), in: left)
    #expect(leaf.convert(CGPoint.zero, to: right) == CGPoint(x: -49, y: -28))
    #expect(leaf.convert(CGPoint(x: -49, y: -28), from: right) == .zero)
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: -28))
    root.frame.origin = CGPoint(x: 100, y: 200)
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 111, y: 172))
    #expect(root.convert(CGPoint(x: 101, y: 202), from: nil) == CGPoint(x: 1, y: 2))
  }

  @Test("converts under rotation and scale about the anchor point, there and back")
  func convertUnderTransforms() {
    stage.activate()
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let turned = layer(CGRect(x: 20, y: 20, width: 40, height: 20), in: root)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2))
    // The centre stays; the left end of the middle line is now 40 points above it.
    #expect(isClose(turned.convert(CGPoint(x: 20, y: 10), to: root), CGPoint(x: 40, y: 30)))
    #expect(isClose(turned.convert(CGPoint(x: 0, y: 10), to: root), CGPoint(x: 40, y: -10)))
    let back = turned.convert(turned.convert(CGPoint(x: 3, y: 4), to: root), from: root)
    #expect(isClose(back, CGPoint(x: 3, y: 4)))
    let around = turned.convert(turned.bounds, to: root)
    #expect(isClose(around, CGRect(x: 20, y: -10, width: 40, height: 80)))
  }

  @Test("converts under perspective, there and back")
  func convertUnderPerspective() {
    stage.activate()
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let tilted = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    tilted.transform = CATransform3DRotate(transform, 0.6, 0, 1, 0)
    let point = CGPoint(x: 80, y: 30)
    let seen = tilted.convert(point, to: root)
    #expect(seen != point)
    #expect(isClose(tilted.convert(seen, from: root), point))
  }

  @Test("moves sublayers with the sublayer transform")
  func sublayerTransform() {
    stage.activate()
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(isClose(child.convert(CGPoint.zero, to: root), CGPoint(x: -50, y: -50)))
  }

  @Test("is hit in the frontmost layer, by depth before order")
  func hitTest() {
    stage.activate()
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    let front = layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point) === front)
    back.zPosition = 1
    #expect(root.hitTest(point) === back)
    back.isHidden = true
    #expect(root.hitTest(point) === front)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 0)) == nil)
  }

  @Test("is hit outside its bounds in a sublayer, unless it cuts off")
  func hitOutside() {
    stage.activate()
    let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = layer(CGRect(x: 20, y: 0, width: 10, height: 10), in: root)
    let point = CGPoint(x: 25, y: 5)
    #expect(root.hitTest(point) === child)
    root.masksToBounds = true
    #expect(root.hitTest(point) == nil)
  }
}

@Suite("The hierarchy of layers")
@MainActor
struct LayerHierarchyTests {
  private let stage = Stage()
  private let root = CALayer()

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private var order: String {
    (root.sublayers ?? []).compactMap(\.name).joined()
  }

  @Test("keeps the order that insertions ask for")
  func insertions() {
    stage.activate()
    let (a, b, c) = (named("a"), named("b"), named("c"))
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    #expect(order == "ba")
    root.insertSublayer(c, above: b)
    #expect(order == "bca")
    root.insertSublayer(a, below: b)
    #expect(order == "abc")
    root.insertSublayer(a, above: c)
    #expect(order == "bca")
    root.insertSublayer(c, above: nil)
    #expect(order == "bac")
    root.insertSublayer(c, below: nil)
    #expect(order == "cba")
    root.insertSublayer(c, at: 99)
    #expect(order == "bac")
    root.replaceSublayer(a, with: named("x"))
    #expect(order == "bxc")
    #expect(a.superlayer == nil)
  }

  @Test("takes a layer out of its old superlayer")
  func moving() {
    stage.activate()
    let (a, other) = (named("a"), CALayer())
    root.addSublayer(a)
    other.addSublayer(a)
    #expect(root.sublayers == nil)
    #expect(a.superlayer === other)
  }

  @Test("is replaced as a whole by setting the sublayers")
  func setting() {
    stage.activate()
    let (a, b) = (named("a"), named("b"))
    root.sublayers = [a, b]
    root.sublayers = [b]
    #expect(order == "b")
    #expect(a.superlayer == nil)
    root.sublayers = nil
    #expect(b.superlayer == nil)
  }

  @Test("lays out from the top down, each layer that asked for it, once")
  func layout() {
    stage.activate()
    let diary = Diary()
    final class Arranger: NSObject, CALayerDelegate {
      let note: (String) -> Void
      init(note: @escaping (String) -> Void) { self.note = note }
      func layoutSublayers(of layer: CALayer) {
        note(layer.name ?? "?")
        for child in layer.sublayers ?? [] { child.bounds.size.width += 1 }
      }
    }
    let arranger = Arranger { diary.note($0) }
    let (top, middle, leaf) = (named("top"), named("middle"), named("leaf"))
    for layer in [top, middle, leaf] { layer.delegate = arranger }
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    leaf.layoutIfNeeded()
    #expect(diary.lines == ["top", "middle", "leaf"])
    leaf.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(diary.lines.dropFirst(3) == ["leaf"])
    #expect(!leaf.needsLayout())
  }

  @Test("is laid out from the highest of those on top of a layer that all need it")
  func layoutFromLayer() {
    stage.activate()
    let diary = Diary()
    final class Arranger: NSObject, CALayerDelegate {
      let note: (String) -> Void
      init(note: @escaping (String) -> Void) { self.note = note }
      func layoutSublayers(of layer: CALayer) { note(layer.name ?? "?") }
    }
    let arranger = Arranger { diary.note($0) }
    let (top, middle, leaf) = (named("top"), named("middle"), named("leaf"))
    for layer in [top, middle, leaf] { layer.delegate = arranger }
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    top.layoutIfNeeded()
    let before = diary.lines.count
    for layer in [top, leaf] { layer.setNeedsLayout() }
    leaf.layoutIfNeeded()
    #expect(diary.lines.dropFirst(before) == ["leaf"])
    #expect(top.needsLayout())
    middle.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(diary.lines.dropFirst(before) == ["leaf", "top", "middle"])
  }

  @Test("cannot be a ring")
  func ring() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (a, b) = (CALayer(), CALayer())
      a.addSublayer(b)
      b.addSublayer(a)
    }
  }
}
