import CoreGraphics
import QuartzCore
import Testing

@Suite("A replicator layer")
@MainActor
struct ReplicatorTests {
  private func replicator() -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 6, height: 1)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    layer.addSublayer(dot)
    return layer
  }

  private func pixels(_ layer: CALayer, _ width: CGFloat = 6) -> [UInt32] {
    let context = CGContext(size: CGSize(width: width, height: 1), scale: 1)
    layer.render(in: context)
    return context.makeImage()?.pixelImage.pixels ?? []
  }

  @Test("shows its sublayers once, until it is told otherwise")
  func once() {
    Stage().activate()
    #expect(pixels(replicator()) == [.max, 0, 0, 0, 0, 0])
    let layer = replicator()
    layer.instanceCount = 0
    #expect(pixels(layer) == [0, 0, 0, 0, 0, 0])
  }

  @Test("shows copies, each where the transform puts it seen from the one before")
  func copies() {
    Stage().activate()
    let layer = replicator()
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
    #expect(pixels(layer) == [.max, 0, .max, 0, .max, 0])
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(pixels(layer) == [.max, 0, 0, 0, 0, .max])
  }

  @Test("gives each copy a color that is a step from the one before")
  func colors() {
    Stage().activate()
    let layer = replicator()
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(1, 0, 0)
    layer.instanceColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.instanceRedOffset = -1
    layer.instanceBlueOffset = 1
    layer.instanceAlphaOffset = -0.5
    #expect(pixels(layer) == [0xFFFF_0000, 0x8000_0080, 0, 0, 0, 0])
  }

  @Test("shows what moves in each copy a little later")
  func delay() {
    let stage = Stage()
    stage.activate()
    let layer = replicator()
    layer.instanceCount = 2
    layer.instanceDelay = 1
    layer.instanceTransform = CATransform3DMakeTranslation(3, 0, 0)
    stage.turn {
      let animation = CABasicAnimation(keyPath: "transform.translation.x")
      animation.fromValue = 0
      animation.toValue = 2
      animation.duration = 2
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      layer.sublayers?.first?.add(animation, forKey: nil)
    }
    stage.loop.advance(by: 1)
    #expect(pixels(layer) == [0, .max, 0, .max, 0, 0])
    stage.loop.advance(by: 1)
    #expect(pixels(layer) == [0, 0, .max, 0, .max, 0])
  }
}

@Suite("An emitter layer")
@MainActor
struct EmitterTests {
  /// A dot of a point.
  private func cell() -> CAEmitterCell {
    let context = CGContext(size: CGSize(width: 1, height: 1), scale: 1)
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let cell = CAEmitterCell()
    cell.contents = context.makeImage()
    cell.birthRate = 1
    cell.lifetime = 3
    cell.velocity = 2
    return cell
  }

  private func emitter(_ cell: CAEmitterCell) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 1)
    layer.emitterPosition = CGPoint(x: 0.5, y: 0.5)
    layer.beginTime = CACurrentMediaTime()
    layer.emitterCells = [cell]
    return layer
  }

  private func pixels(_ layer: CALayer) -> [UInt32] {
    let context = CGContext(size: CGSize(width: 8, height: 1), scale: 1)
    layer.render(in: context)
    return context.makeImage()?.pixelImage.pixels ?? []
  }

  @Test(
    "has cells that show all of their picture, by linear filters, until they are told otherwise")
  func cellDefaults() {
    let cell = CAEmitterCell()
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(cell.magnificationFilter == "linear" && cell.minificationFilter == "linear")
    #expect(cell.minificationFilterBias == 0 && cell.style == nil)
    cell.magnificationFilter = CALayerContentsFilter.nearest.rawValue
    #expect(cell.magnificationFilter == "nearest")
  }

  @Test("sends particles out at its rate, which fly, and live as long as they are to")
  func flight() {
    let stage = Stage()
    stage.activate()
    let layer = emitter(cell())
    #expect(pixels(layer) == [.max, 0, 0, 0, 0, 0, 0, 0])
    stage.loop.advance(by: 1)
    #expect(pixels(layer) == [.max, 0, .max, 0, 0, 0, 0, 0])
    stage.loop.advance(by: 4)
    #expect(pixels(layer) == [.max, 0, .max, 0, .max, 0, 0, 0])
  }

  @Test("lets those that are there live on when it sends no more")
  func stop() {
    let stage = Stage()
    stage.activate()
    let layer = emitter(cell())
    stage.loop.advance(by: 1.5)
    layer.birthRate = 0
    stage.loop.advance(by: 0.5)
    #expect(pixels(layer) == [0, 0, .max, 0, .max, 0, 0, 0])
    stage.loop.advance(by: 3)
    #expect(pixels(layer).allSatisfy { $0 == 0 })
    layer.birthRate = 1
    #expect(pixels(layer).first == .max)
  }

  @Test("gives particles their color, and lets them fade")
  func color() {
    let stage = Stage()
    stage.activate()
    let red = cell()
    red.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    red.alphaSpeed = -0.5
    let layer = emitter(red)
    stage.loop.advance(by: 1)
    #expect(pixels(layer) == [0xFFFF_0000, 0, 0x8080_0000, 0, 0, 0, 0, 0])
  }

  @Test("spreads them by chance, in each run the same, and by its seed another way")
  func chance() {
    let stage = Stage()
    stage.activate()
    func places(_ seed: UInt32) -> [UInt32] {
      let many = cell()
      many.birthRate = 2
      many.velocityRange = 2
      let layer = emitter(many)
      layer.beginTime = 0
      layer.emitterShape = .line
      layer.emitterSize.width = 4
      layer.seed = seed
      return pixels(layer)
    }
    stage.loop.advance(by: 5)
    #expect(places(1) == places(1))
    #expect(places(1) != places(2))
  }

  @Test("takes over what a cell says when it gets it")
  func cells() {
    Stage().activate()
    let own = cell()
    let layer = emitter(own)
    own.isEnabled = false
    #expect(layer.emitterCells?.first === own)
    #expect(pixels(layer).first == .max)
    layer.emitterCells = [own]
    #expect(pixels(layer).first == 0)
  }
}
