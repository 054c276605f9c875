import Foundation

/// Turns what was drawn into what a page of a file says.
///
/// - `+Colors`: gradients and pictures of pixels.
///
/// Differs from Core Graphics: no shadows; text is in Helvetica, as wide as it was drawn; of the ways of mixing those
/// that the format has.
struct PDFPainter {
  /// Where things may be, in the coordinates in which they are drawn.
  let bounds: CGRect
  private(set) var content = Data()
  /// Kinds of resources, each by its name in the page.
  private var named: [String: [String: String]] = [:]
  /// The color that everything has instead of its own.
  var tint: CGColor.Components?

  init(bounds: CGRect) {
    self.bounds = bounds
  }

  mutating func write(_ line: String) {
    content.append(Data((line + "\n").utf8))
  }

  /// The resources, as an entry of a page.
  var resources: String {
    let kinds = named.sorted { $0.key < $1.key }.map { kind, entries in
      let texts = entries.sorted { $0.key < $1.key }.map { "/\($0.key) \($0.value)" }
      return "/\(kind) << \(texts.joined(separator: " ")) >>"
    }
    return "<< \(kinds.joined(separator: " ")) >>"
  }

  /// The name of a resource, which has one from then on.
  mutating func name(_ kind: String, _ prefix: String, _ value: String) -> String {
    let entries = named[kind] ?? [:]
    if let known = entries.first(where: { $0.value == value }) { return known.key }
    let name = "\(prefix)\(entries.count + 1)"
    named[kind, default: [:]][name] = value
    return name
  }

  // MARK: Commands

  mutating func draw(_ commands: [DrawingCommand], in file: inout PDFFile) {
    for command in commands { draw(command, in: &file) }
  }

  private mutating func draw(_ command: DrawingCommand, in file: inout PDFFile) {
    switch command {
    case .fill(let path, let rule, let color):
      guard !path.isEmpty else { return }
      inState(opacity: shown(color).alpha) { painter in
        painter.write("\(Self.numbers(painter.shown(color))) rg")
        painter.trace(path)
        painter.write(rule == .winding ? "f" : "f*")
      }
    case .stroke(let path, let pen, let color):
      inState(opacity: shown(color).alpha) { painter in
        painter.write("\(Self.numbers(painter.shown(color))) RG")
        painter.use(pen)
        painter.trace(path)
        painter.write("S")
      }
    case .text(let line): draw(line, in: file)
    case .image(let image, let rect): draw(image, in: rect, &file)
    case .pixels(let image, let rect): draw(image, in: rect, &file)
    case .gradient(let gradient): draw(gradient, &file)
    case .layers(let layers): draw(layers.record.commands, in: &file)
    case .group(let group): draw(group, &file)
    }
  }

  func shown(_ color: CGColor.Components) -> CGColor.Components {
    guard var tint else { return color }
    tint.alpha *= color.alpha
    return tint
  }

  static func numbers(_ color: CGColor.Components) -> String {
    PDFNumber.list([color.red, color.green, color.blue].map { min(1, max(0, $0)) })
  }

  /// Does something with the state of now, and goes back to it.
  mutating func inState(opacity: CGFloat = 1, _ draw: (inout PDFPainter) -> Void) {
    write("q")
    if opacity < 1 {
      let alpha = PDFNumber.text(max(0, opacity))
      write("/\(name("ExtGState", "G", "<< /ca \(alpha) /CA \(alpha) >>")) gs")
    }
    draw(&self)
    write("Q")
  }

  private mutating func use(_ pen: DrawingPen) {
    let cap =
      switch pen.cap {
      case .butt: 0
      case .round: 1
      case .square: 2
      }
    let join =
      switch pen.join {
      case .miter: 0
      case .round: 1
      case .bevel: 2
      }
    write("\(PDFNumber.text(pen.width)) w \(cap) J \(join) j")
    write("\(PDFNumber.text(max(1, pen.miterLimit))) M")
    guard !pen.dashes.isEmpty, pen.dashes.contains(where: { $0 > 0 }) else { return }
    write("[\(PDFNumber.list(pen.dashes))] \(PDFNumber.text(pen.dashPhase)) d")
  }

  /// Says a path; parabolas become cubic curves.
  mutating func trace(_ path: [CGPath.Segment]) {
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    for segment in path {
      switch segment {
      case .move(let point):
        write("\(PDFNumber.list([point.x, point.y])) m")
        (first, current) = (point, point)
      case .line(let point):
        write("\(PDFNumber.list([point.x, point.y])) l")
        current = point
      case .quadCurve(let control, let end):
        func toControl(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        let (first, second) = (toControl(current), toControl(end))
        let numbers = [first.x, first.y, second.x, second.y, end.x, end.y]
        write("\(PDFNumber.list(numbers)) c")
        current = end
      case .curve(let control1, let control2, let end):
        let numbers = [control1.x, control1.y, control2.x, control2.y, end.x, end.y]
        write("\(PDFNumber.list(numbers)) c")
        current = end
      case .close:
        write("h")
        current = first
      }
    }
  }

  // MARK: Text

  private mutating func draw(_ line: TextLine, in file: PDFFile) {
    guard !line.string.isEmpty else { return }
    let letters = PDFLetters(line.string)
    let font = name(
      "Font", "F", "\(file.font(bold: line.weight.rawValue >= 600)) 0 R")
    let natural = letters.width * line.fontSize + line.kern * CGFloat(letters.bytes.count)
    let stretch = natural > 0 && line.width > 0 ? line.width / natural : 1
    // Letters stand upright although y points down.
    let matrix = CGAffineTransform(
      a: 1, b: 0, c: line.slant, d: -1, tx: line.origin.x, ty: line.origin.y)
    inState(opacity: shown(line.color).alpha) { painter in
      painter.write("\(Self.numbers(painter.shown(line.color))) rg")
      painter.write("BT /\(font) \(PDFNumber.text(line.fontSize)) Tf")
      painter.write("\(PDFNumber.text(stretch * 100)) Tz \(PDFNumber.text(line.kern)) Tc")
      painter.write("\(PDFNumber.matrix(matrix)) Tm")
      let shows = "(\(PDFText.escaped(letters.bytes))) Tj"
      painter.write(
        letters.lacksLetters
          ? "/Span << /ActualText \(PDFText.utf16(line.string)) >> BDC \(shows) EMC" : shows)
      painter.write("ET")
    }
  }

  // MARK: Groups

  private mutating func draw(_ group: DrawingGroup, _ file: inout PDFFile) {
    let isPlain =
      group.opacity >= 1 && group.mask == nil && group.blend == .normal && !group.isIsolated
    let former = tint
    if let color = group.tint { tint = tint ?? color }
    defer { tint = former }
    write("q")
    if !group.transform.isIdentity { write("\(PDFNumber.matrix(group.transform)) cm") }
    if let clip = group.clip {
      trace(clip.path)
      write(clip.rule == .winding ? "W n" : "W* n")
    }
    if isPlain {
      draw(group.commands, in: &file)
    } else {
      drawAsOne(group, &file)
    }
    write("Q")
  }

  /// Draws a group as a picture of its own.
  private mutating func drawAsOne(_ group: DrawingGroup, _ file: inout PDFFile) {
    guard group.transform.a * group.transform.d != group.transform.b * group.transform.c else {
      return
    }
    let inside = bounds.applying(group.transform.inverted())
    let alpha = PDFNumber.text(min(1, max(0, group.opacity)))
    var state = "/ca \(alpha) /CA \(alpha) /BM /\(group.blend.nameInPDF)"
    if let mask = group.mask {
      let form = form(of: mask, inside, nil, &file)
      state += " /SMask << /Type /Mask /S /Alpha /G \(form) 0 R >>"
    }
    let form = form(of: group.commands, inside, tint, &file)
    write("/\(name("ExtGState", "G", "<< \(state) >>")) gs")
    write("/\(name("XObject", "X", "\(form) 0 R")) Do")
  }

  /// Commands as an object of their own, mixed with nothing below.
  private func form(
    of commands: [DrawingCommand], _ bounds: CGRect, _ tint: CGColor.Components?,
    _ file: inout PDFFile
  ) -> Int {
    var painter = PDFPainter(bounds: bounds)
    painter.tint = tint
    painter.draw(commands, in: &file)
    return painter.form(&file, space: "DeviceRGB")
  }

  /// What has been drawn, as an object of its own.
  func form(_ file: inout PDFFile, space: String) -> Int {
    file.add(
      stream: content,
      "/Type /XObject /Subtype /Form /BBox \(PDFNumber.box(bounds)) /Resources \(resources) "
        + "/Group << /S /Transparency /CS /\(space) /I true >> ")
  }
}

extension CGBlendMode {
  /// How the format calls it; what it has no name for is drawn as usual.
  fileprivate var nameInPDF: String {
    switch self {
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
      .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter:
      "Normal"
    }
  }
}
