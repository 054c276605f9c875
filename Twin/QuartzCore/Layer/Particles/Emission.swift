import CoreGraphics
import Foundation

/// All that decides about the particles of an emitter layer; they follow from it and the time.
struct Emission: Hashable, Sendable {
  /// A number that differs from particle to particle.
  struct Varying: Hashable, Sendable {
    var mean: Float = 0
    /// By how much in all.
    var range: Float = 0
    /// How much it changes in a second.
    var speed: Float = 0

    /// - Parameter chance: From -0.5 to 0.5.
    func value(_ chance: Float) -> Float { mean + range * chance }
  }

  /// What the particles of a cell are like.
  struct Cell: Hashable, Sendable {
    var isEnabled = true
    var birthRate: Float = 0
    var lifetime = Varying()
    var longitude: CGFloat = 0
    var cone: CGFloat = 0
    var velocity = Varying()
    var acceleration = CGVector.zero
    var scale = Varying(mean: 1)
    var spin = Varying()
    var color = CGColor.Components(red: 1, green: 1, blue: 1, alpha: 1)
    var ranges = SIMD4<Float>.zero
    var speeds = SIMD4<Float>.zero
    var image: CGImage?
    var contentsScale: CGFloat = 1
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
  }

  /// From when on the layer multiplies all rates by a number.
  struct Rate: Hashable, Sendable {
    var start: CFTimeInterval
    var rate: Float
  }

  var cells: [Cell] = []
  var rates = [Rate(start: 0, rate: 1)]
  var lifetime: Float = 1
  var position = CGPoint.zero
  var size = CGSize.zero
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var seed: UInt32 = 0

  /// How many changes of the rate are remembered: particles of earlier ones are gone.
  private static let rememberedRates = 16

  /// The rates after a change.
  func rates(with rate: Float, at time: CFTimeInterval) -> [Rate] {
    Array((rates + [Rate(start: time, rate: rate)]).suffix(Self.rememberedRates))
  }

  /// What the particles look like at a time of the layer.
  func commands(at time: CFTimeInterval) -> [DrawingCommand] {
    var born: [(age: CFTimeInterval, command: DrawingCommand)] = []
    for (index, cell) in cells.enumerated() where cell.isEnabled && cell.image != nil {
      for (number, rate) in rates.enumerated() {
        let end = rates.indices.contains(number + 1) ? rates[number + 1].start : .infinity
        born += particles(of: cell, index, rate, until: end, at: time)
      }
    }
    switch renderMode {
    case .oldestFirst: born.sort { $0.age > $1.age }
    case .oldestLast: born.sort { $0.age < $1.age }
    default: break
    }
    let commands = born.map(\.command)
    guard renderMode == .additive, !commands.isEmpty else { return commands }
    return commands.map { command in
      var group = DrawingGroup([command])
      group.blend = .plusLighter
      return .group(group)
    }
  }

  private func particles(
    of cell: Cell, _ index: Int, _ rate: Rate, until end: CFTimeInterval, at time: CFTimeInterval
  ) -> [(age: CFTimeInterval, command: DrawingCommand)] {
    let perSecond = CFTimeInterval(cell.birthRate * rate.rate)
    let longest = CFTimeInterval((cell.lifetime.mean + cell.lifetime.range / 2) * lifetime)
    guard perSecond > 0, longest > 0 else { return [] }
    let start = max(rate.start, cell.beginTime)
    let over = cell.duration > 0 ? min(end, cell.beginTime + cell.duration) : end
    let first = max(0, ((time - longest - start) * perSecond).rounded(.up))
    let last = (min(time, over) - start) * perSecond
    guard first <= last else { return [] }
    return (Int(first)...Int(last)).compactMap { number in
      let birth = start + CFTimeInterval(number) / perSecond
      guard birth < over else { return nil }
      var chances = Chances(seed, index, rate.start, number)
      return particle(cell, age: time - birth, &chances).map { (time - birth, $0) }
    }
  }

  private func particle(
    _ cell: Cell, age: CFTimeInterval, _ chances: inout Chances
  ) -> DrawingCommand? {
    guard let image = cell.image else { return nil }
    let lasts = CFTimeInterval(cell.lifetime.value(chances.next()) * lifetime)
    let birthplace = place(&chances)
    guard age >= 0, age < lasts else { return nil }
    let t = CGFloat(age)
    let direction = cell.longitude + cell.cone * CGFloat(chances.next())
    let speed = CGFloat(cell.velocity.value(chances.next()) * velocity)
    let x = birthplace.x + speed * cos(direction) * t + cell.acceleration.dx * t * t / 2
    let y = birthplace.y + speed * sin(direction) * t + cell.acceleration.dy * t * t / 2
    let size = CGFloat((cell.scale.value(chances.next()) + cell.scale.speed * Float(age)) * scale)
    guard size > 0, cell.contentsScale > 0 else { return nil }
    let angle = CGFloat(cell.spin.value(chances.next()) * spin) * t
    let color = color(of: cell, Float(age), &chances)
    let factor = size * image.scale / cell.contentsScale
    let (width, height) = (image.size.width * factor, image.size.height * factor)
    let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    var group = DrawingGroup([.image(image, rect)])
    group.transform = CGAffineTransform(rotationAngle: angle).concatenating(
      CGAffineTransform(translationX: x, y: y))
    group.opacity = color.alpha
    guard group.opacity > 0 else { return nil }
    if color.red < 1 || color.green < 1 || color.blue < 1 {
      group.tint = color
      group.tint?.alpha = 1
    }
    return .group(group)
  }

  private func color(
    of cell: Cell, _ age: Float, _ chances: inout Chances
  ) -> CGColor.Components {
    let random = SIMD4(chances.next(), chances.next(), chances.next(), chances.next())
    let added = cell.ranges * random + cell.speeds * age
    func part(_ number: CGFloat, _ more: Float) -> CGFloat {
      min(1, max(0, number + CGFloat(more)))
    }
    return CGColor.Components(
      red: part(cell.color.red, added.x), green: part(cell.color.green, added.y),
      blue: part(cell.color.blue, added.z), alpha: part(cell.color.alpha, added.w))
  }

  /// Where a particle comes.
  private func place(_ chances: inout Chances) -> CGPoint {
    let (across, down) = (CGFloat(chances.next()), CGFloat(chances.next()))
    let isInside = mode == .volume || mode == .surface
    switch shape {
    case .line: return CGPoint(x: position.x + across * size.width, y: position.y)
    case .rectangle, .cuboid:
      var (x, y) = (across, down)
      if !isInside {
        // One of the four sides, by where the point would have been.
        if abs(x) > abs(y) { x = x < 0 ? -0.5 : 0.5 } else { y = y < 0 ? -0.5 : 0.5 }
      }
      return CGPoint(x: position.x + x * size.width, y: position.y + y * size.height)
    case .circle, .sphere:
      let angle = across * 2 * .pi
      let reach = isInside ? (down + 0.5).squareRoot() : 1
      let radius = size.width * reach
      return CGPoint(x: position.x + cos(angle) * radius, y: position.y + sin(angle) * radius)
    default: return position
    }
  }
}

/// Random numbers that are the same for the same particle.
private struct Chances {
  private var state: UInt64

  init(_ seed: UInt32, _ cell: Int, _ start: CFTimeInterval, _ number: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    for part in [UInt64(cell) &+ 1, start.bitPattern, UInt64(number)] {
      state = (state ^ part) &* 0xBF58_476D_1CE4_E5B9
      state ^= state >> 31
    }
  }

  /// From -0.5 to 0.5: SplitMix64 by Sebastiano Vigna, which is in the public domain.
  mutating func next() -> Float {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    number ^= number >> 31
    return Float(number >> 40) / Float(1 << 24) - 0.5
  }
}

extension CALayer {
  /// The particles that a layer shows at a time of the main loop.
  func particles(in appearance: Appearance, at time: CFTimeInterval) -> [DrawingCommand] {
    guard let emission = appearance.emission, !emission.cells.isEmpty else { return [] }
    return emission.commands(at: localTime(fromRoot: time))
  }
}
