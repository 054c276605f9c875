import Foundation

/// Pixels into which recorded commands are drawn.
///
/// It is for pictures that an app asks for as data. What the laboratory films is drawn by others, with
/// letters and finer edges.
struct Raster {
  /// Red, green, blue and opacity from 0 to 1, the colors multiplied by the opacity.
  typealias Pixel = SIMD4<Float>

  let width: Int
  let height: Int
  private(set) var pixels: [Pixel]

  /// Makes a transparent picture.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Makes a picture of pixels.
  init(_ image: PixelImage) {
    width = image.width
    height = image.height
    pixels = image.pixels.map(Pixel.init(packed:))
  }

  /// The pixels in 8 bits a number.
  var pixelImage: PixelImage {
    PixelImage(
      width: width, height: height,
      pixels: pixels.map { pixel in
        func byte(_ number: Float) -> UInt32 { UInt32((min(1, max(0, number)) * 255).rounded()) }
        return byte(pixel.w) << 24 | byte(pixel.x) << 16 | byte(pixel.y) << 8 | byte(pixel.z)
      })
  }

  /// Draws commands.
  ///
  /// - Parameters:
  ///   - commands: What to draw, back to front.
  ///   - transform: From their coordinates to pixels.
  ///   - clip: Where they show; nil for everywhere.
  mutating func draw(
    _ commands: [DrawingCommand], _ transform: CGAffineTransform, clip: Coverage? = nil
  ) {
    for command in commands { draw(command, transform, clip) }
  }

  private mutating func draw(
    _ command: DrawingCommand, _ transform: CGAffineTransform, _ clip: Coverage?
  ) {
    switch command {
    case .fill(let path, let rule, let color):
      paint(coverage(Outline.polygons(path.applying(transform)), rule), clip, with: color)
    case .stroke(let path, let pen, let color):
      let shapes = StrokeOutline(pen).polygons(along: path)
      let placed = shapes.map { $0.map { $0.applying(transform) } }
      paint(coverage(placed, .winding), clip, with: color)
    case .text(let line):
      let bars = Outline.polygons(line.bars.applying(transform))
      paint(coverage(bars, .winding), clip, with: line.color)
    case .image(let image, let rect):
      draw(image, in: rect, transform, clip)
    case .pixels(let image, let rect):
      draw(image, in: rect, transform, clip)
    case .gradient(let gradient):
      draw(gradient, transform, clip)
    case .layers(let layers):
      draw(layers.record.commands, transform, clip: clip)
    case .group(let group):
      draw(group, transform, clip)
    }
  }

  // MARK: Pictures and gradients

  private mutating func draw(
    _ image: CGImage, in rect: CGRect, _ transform: CGAffineTransform, _ clip: Coverage?
  ) {
    let size = image.size
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    var group = DrawingGroup(image.commands)
    group.transform = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    let frame = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
    group.clip = DrawingGroup.Clip(frame.segments, .winding)
    group.isIsolated = image.commands.contains(where: \.mixes)
    draw(group, transform, clip)
  }

  private mutating func draw(
    _ image: PixelImage, in rect: CGRect, _ transform: CGAffineTransform, _ clip: Coverage?
  ) {
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0,
      transform.a * transform.d != transform.b * transform.c
    else { return }
    let back = transform.inverted()
    let outline = CGPath(rect: rect, transform: nil).segments.applying(transform)
    paint(coverage(Outline.polygons(outline), .winding), clip) { x, y in
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
      let column = Int((point.x - rect.minX) / rect.width * CGFloat(image.width))
      let row = Int((point.y - rect.minY) / rect.height * CGFloat(image.height))
      let place = min(image.height - 1, max(0, row)) * image.width
      return Pixel(packed: image.pixels[place + min(image.width - 1, max(0, column))])
    }
  }

  private mutating func draw(
    _ gradient: DrawingGradient, _ transform: CGAffineTransform, _ clip: Coverage?
  ) {
    let back = transform.inverted()
    paint(clip ?? Coverage(full: width, height), nil) { x, y in
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
      return gradient.place(of: point).map { Pixel(gradient.color(at: $0)) } ?? .zero
    }
  }

  // MARK: Groups

  private mutating func draw(
    _ group: DrawingGroup, _ outer: CGAffineTransform, _ outerClip: Coverage?
  ) {
    let transform = group.transform.concatenating(outer)
    var clip = outerClip
    if let path = group.clip {
      let cut = coverage(Outline.polygons(path.path.applying(transform)), path.rule)
      clip = outerClip.map(cut.intersected) ?? cut
    }
    let isPlain =
      group.opacity >= 1 && group.mask == nil && group.blend == .normal && group.shadow == nil
      && !group.isIsolated && group.tint == nil
    guard !isPlain else { return draw(group.commands, transform, clip: clip) }
    var picture = Raster(width: width, height: height)
    picture.draw(group.commands, transform)
    if let tint = group.tint { picture.color(with: tint) }
    if let commands = group.mask {
      var mask = Raster(width: width, height: height)
      mask.draw(commands, transform)
      picture.multiply(by: mask)
    }
    if let shadow = group.shadow {
      // Neither turns nor grows with what is drawn, but for the pixels in a point.
      let scale = abs(outer.a * outer.d - outer.b * outer.c).squareRoot()
      lay(picture.shadow(shadow, scale: scale), group.opacity, clip, group.blend)
    }
    let whole = group.blend == .normal ? nil : pictureArea(of: group.commands, transform)
    lay(picture, group.opacity, clip, group.blend, touching: whole)
  }

  /// Where a command is a picture, which touches all of its rectangle, also where it is clear; nil for others.
  ///
  /// Source: https://github.com/onevcat/Kingfisher, whose overlay draws a picture with `destinationIn`, which leaves
  /// nothing where it is clear.
  private func pictureArea(
    of commands: [DrawingCommand], _ transform: CGAffineTransform
  ) -> Coverage? {
    guard commands.count == 1 else { return nil }
    switch commands[0] {
    case .image(_, let rect), .pixels(_, let rect):
      let outline = CGPath(rect: rect, transform: nil).segments.applying(transform)
      return coverage(Outline.polygons(outline), .winding)
    case .group(let group):
      let inner = group.transform.concatenating(transform)
      guard let area = pictureArea(of: group.commands, inner) else { return nil }
      guard let clip = group.clip else { return area }
      return area.intersected(coverage(Outline.polygons(clip.path.applying(inner)), clip.rule))
    case .fill, .stroke, .text, .gradient, .layers: return nil
    }
  }

  /// Puts a picture on this one.
  ///
  /// - Parameter touched: What counts as drawn even where the picture is clear.
  private mutating func lay(
    _ picture: Raster, _ opacity: CGFloat, _ clip: Coverage?, _ blend: CGBlendMode,
    touching touched: Coverage? = nil
  ) {
    let faded = Float(min(1, max(0, opacity)))
    let area = clip ?? Coverage(full: width, height)
    let limitsToSource = blend != .normal
    for y in area.rows {
      for x in area.columns {
        let covered = area[x, y]
        let source = picture.pixels[y * width + x]
        // What a shape does not touch keeps what it has, also where the formula would take it away.
        guard covered > 0,
          !limitsToSource || source.w > 0 || touched.map({ $0[x, y] > 0 }) == true
        else { continue }
        let place = y * width + x
        let mixed = blend.mix(source * faded, with: pixels[place])
        pixels[place] = mixed * covered + pixels[place] * (1 - covered)
      }
    }
  }

  private mutating func color(with tint: CGColor.Components) {
    let color = Pixel(tint)
    for index in pixels.indices { pixels[index] = color * pixels[index].w }
  }

  private mutating func multiply(by mask: Raster) {
    for index in pixels.indices { pixels[index] *= mask.pixels[index].w }
  }

  /// The shadow of the picture.
  private func shadow(_ shadow: DrawingShadow, scale: CGFloat) -> Raster {
    var result = Raster(width: width, height: height)
    let (dx, dy) = (
      Int((shadow.offset.width * scale).rounded()), Int((shadow.offset.height * scale).rounded())
    )
    var cover = [Float](repeating: 0, count: width * height)
    for y in max(0, dy)..<max(max(0, dy), min(height, height + dy)) {
      for x in max(0, dx)..<max(max(0, dx), min(width, width + dx)) {
        cover[y * width + x] = pixels[(y - dy) * width + x - dx].w
      }
    }
    // Three means of neighbors come near to a normal distribution of this deviation.
    let reach = Int((shadow.radius * scale * 0.94).rounded())
    for _ in 0..<(reach > 0 ? 3 : 0) {
      cover = Self.blurred(cover, count: height, length: width, step: 1, width, reach)
      cover = Self.blurred(cover, count: width, length: height, step: width, 1, reach)
    }
    let color = Pixel(shadow.color)
    for index in cover.indices { result.pixels[index] = color * cover[index] }
    return result
  }

  private static func blurred(
    _ values: [Float], count: Int, length: Int, step: Int, _ stride: Int, _ reach: Int
  ) -> [Float] {
    var result = values
    let share = 1 / Float(2 * reach + 1)
    for line in 0..<count {
      let start = line * stride
      var sum: Float = 0
      for index in 0..<min(reach, length) { sum += values[start + index * step] }
      for index in 0..<length {
        if index + reach < length { sum += values[start + (index + reach) * step] }
        if index - reach - 1 >= 0 { sum -= values[start + (index - reach - 1) * step] }
        result[start + index * step] = max(0, sum * share)
      }
    }
    return result
  }

  // MARK: Areas

  private func coverage(_ polygons: [[CGPoint]], _ rule: CGPathFillRule) -> Coverage {
    Coverage(of: polygons, rule, within: width, height)
  }

  private mutating func paint(
    _ area: Coverage, _ clip: Coverage?, with color: CGColor.Components
  ) {
    let pixel = Pixel(color)
    paint(area, clip) { _, _ in pixel }
  }

  private mutating func paint(
    _ area: Coverage, _ clip: Coverage?, with color: (Int, Int) -> Pixel
  ) {
    let area = clip.map(area.intersected) ?? area
    for y in area.rows {
      for x in area.columns {
        let covered = area[x, y]
        guard covered > 0 else { continue }
        let drawn = color(x, y) * covered
        pixels[y * width + x] = drawn + pixels[y * width + x] * (1 - drawn.w)
      }
    }
  }
}

extension SIMD4<Float> {
  /// A pixel of 8 bits a number, `0xAARRGGBB`.
  fileprivate init(packed: UInt32) {
    func part(_ shift: UInt32) -> Float { Float(packed >> shift & 0xFF) / 255 }
    self.init(part(16), part(8), part(0), part(24))
  }

  /// A color with its numbers multiplied by its opacity.
  init(_ color: CGColor.Components) {
    let alpha = Float(color.alpha)
    self.init(
      Float(color.red) * alpha, Float(color.green) * alpha, Float(color.blue) * alpha, alpha)
  }
}

extension TextLine {
  /// A bar for each word, as high as small letters are in Inter: 0.546 of the size (its `OS/2` table).
  fileprivate var bars: [CGPath.Segment] {
    guard !string.isEmpty else { return [] }
    let path = CGMutablePath()
    let letter = width / CGFloat(string.count)
    var place = origin.x
    for word in string.split(separator: " ", omittingEmptySubsequences: false) {
      let length = CGFloat(word.count) * letter
      if length > 0 {
        path.addRect(
          CGRect(
            x: place, y: origin.y - 0.546 * fontSize, width: length, height: 0.546 * fontSize))
      }
      place += length + letter
    }
    return path.segments
  }
}
