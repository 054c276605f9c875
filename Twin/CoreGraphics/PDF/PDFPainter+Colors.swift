import Foundation

/// Gradients and pictures.
extension PDFPainter {
  // MARK: Pictures

  /// Draws a picture by what was drawn into it.
  mutating func draw(_ image: CGImage, in rect: CGRect, _ file: inout PDFFile) {
    let size = image.size
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    let transform = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    let frame = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil).segments
    inState { painter in
      painter.write("\(PDFNumber.matrix(transform)) cm")
      painter.trace(frame)
      painter.write("W n")
      painter.draw(image.commands, in: &file)
    }
  }

  /// Draws pixels; those of a picture that is colored have that color.
  mutating func draw(_ image: PixelImage, in rect: CGRect, _ file: inout PDFFile) {
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return }
    var (colors, alphas): ([UInt8], [UInt8]) = ([], [])
    colors.reserveCapacity(image.pixels.count * 3)
    for pixel in image.pixels {
      let alpha = pixel >> 24
      alphas.append(UInt8(alpha))
      for shift in [16, 8, 0] as [UInt32] {
        let number = pixel >> shift & 0xFF
        colors.append(alpha == 0 ? 0 : UInt8(min(255, (number * 255 + alpha / 2) / alpha)))
      }
    }
    if let tint {
      let parts = [tint.red, tint.green, tint.blue].map { UInt8(min(1, max(0, $0)) * 255) }
      colors = (0..<image.pixels.count).flatMap { _ in parts }
    }
    let size = "/Type /XObject /Subtype /Image /Width \(image.width) /Height \(image.height) "
    var mask = ""
    if alphas.contains(where: { $0 < 255 }) {
      let object = file.add(
        stream: Self.zlib(alphas, width: image.width),
        size + "/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode ")
      mask = "/SMask \(object) 0 R "
    }
    let object = file.add(
      stream: Self.zlib(colors, width: image.width * 3),
      size + "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode \(mask)")
    inState(opacity: tint?.alpha ?? 1) { painter in
      // A picture is one unit wide and high, with its first row at the top, where y points up.
      let place = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY)
      painter.write("\(PDFNumber.matrix(place)) cm")
      painter.write("/\(painter.name("XObject", "X", "\(object) 0 R")) Do")
    }
  }

  private static func zlib(_ bytes: [UInt8], width: Int) -> Data {
    var data = Data([0x78, 0x01])
    data.append(contentsOf: Deflater.deflate(bytes, distances: [1, 3, width]))
    let sum = Checksums.adler(bytes)
    for shift in [24, 16, 8, 0] as [UInt32] { data.append(UInt8(sum >> shift & 0xFF)) }
    return data
  }

  // MARK: Gradients

  /// Draws a gradient wherever the clip lets it show.
  mutating func draw(_ gradient: DrawingGradient, _ file: inout PDFFile) {
    let reach = GradientReach(gradient.stops)
    guard !reach.stops.isEmpty else { return }
    let colors = reach.stops.map { ($0.location, PDFPainter.parts(shown($0.color))) }
    let alphas = reach.stops.map { ($0.location, [shown($0.color).alpha]) }
    write("q")
    if alphas.contains(where: { $0.1[0] < 1 }) {
      var mask = PDFPainter(bounds: bounds)
      mask.paint(gradient.spread, alphas, space: "DeviceGray", reach)
      let form = mask.form(&file, space: "DeviceGray")
      let state = "<< /SMask << /Type /Mask /S /Luminosity /G \(form) 0 R >> >>"
      write("/\(name("ExtGState", "G", state)) gs")
    }
    paint(gradient.spread, colors, space: "DeviceRGB", reach)
    write("Q")
  }

  private static func parts(_ color: CGColor.Components) -> [CGFloat] {
    [color.red, color.green, color.blue].map { min(1, max(0, $0)) }
  }

  private mutating func paint(
    _ spread: DrawingGradient.Spread, _ stops: [(CGFloat, [CGFloat])], space: String,
    _ reach: GradientReach
  ) {
    let (kind, coordinates): (Int, [CGFloat]) =
      switch spread {
      case .linear(let start, let end): (2, [start.x, start.y, end.x, end.y])
      case .radial(let center, let radius, let endCenter, let endRadius):
        (3, [center.x, center.y, radius, endCenter.x, endCenter.y, endRadius])
      }
    let shading =
      "<< /ShadingType \(kind) /ColorSpace /\(space) /Coords [\(PDFNumber.list(coordinates))] "
      + "/Extend [\(reach.goesBefore) \(reach.goesAfter)] /Function \(Self.function(stops)) >>"
    write("/\(name("Shading", "S", shading)) sh")
  }

  /// The colors from 0 to 1 as a function.
  private static func function(_ stops: [(CGFloat, [CGFloat])]) -> String {
    var stops = stops
    if let first = stops.first, first.0 > 0 { stops.insert((0, first.1), at: 0) }
    if let last = stops.last, last.0 < 1 { stops.append((1, last.1)) }
    let pieces = zip(stops, stops.dropFirst()).filter { $0.0.0 < $0.1.0 }
    let functions = pieces.map { start, end in
      "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(PDFNumber.list(start.1))] "
        + "/C1 [\(PDFNumber.list(end.1))] >>"
    }
    guard functions.count > 1 else { return functions.first ?? "<< /FunctionType 2 /N 1 >>" }
    let bounds = PDFNumber.list(pieces.dropLast().map(\.1.0))
    let encode = pieces.map { _ in "0 1" }.joined(separator: " ")
    return "<< /FunctionType 3 /Domain [0 1] /Functions [\(functions.joined(separator: " "))] "
      + "/Bounds [\(bounds)] /Encode [\(encode)] >>"
  }
}

/// The colors of a gradient without those that only say that it ends.
private struct GradientReach {
  var stops: [DrawingGradient.Stop]
  var goesBefore = true
  var goesAfter = true

  init(_ stops: [DrawingGradient.Stop]) {
    self.stops = stops
    if stops.count > 2, stops[0].color.alpha == 0, stops[0].location == stops[1].location {
      self.stops.removeFirst()
      goesBefore = false
    }
    let count = self.stops.count
    if count > 2, self.stops[count - 1].color.alpha == 0,
      self.stops[count - 1].location == self.stops[count - 2].location
    {
      self.stops.removeLast()
      goesAfter = false
    }
  }
}
