package import CoreGraphics

extension LayerPicture {
  /// What the layer and its sublayers show, in the coordinates of the superlayer; without shadows,
  /// transitions and depth.
  var commands: [DrawingCommand] {
    guard !appearance.isHidden, appearance.opacity > 0 else { return [] }
    let inside = background + contentCommands + drawings + sublayerCommands
    var group = DrawingGroup(inside + border)
    if appearance.masksToBounds { group.clip = DrawingGroup.Clip(outline, .winding) }
    group.opacity = CGFloat(min(1, appearance.opacity))
    group.transform = CATransform3DGetAffineTransform(appearance.transformToSuperlayer)
    guard !group.commands.isEmpty else { return [] }
    guard let mask else { return [.group(group)] }
    // A mask lies in the coordinates of what it masks.
    var masked = DrawingGroup(group.commands)
    masked.clip = group.clip
    masked.mask = mask.commands
    group.clip = nil
    group.commands = [.group(masked)]
    return [.group(group)]
  }

  private var outline: [CGPath.Segment] {
    let bounds = appearance.bounds
    let radius = max(0, min(appearance.cornerRadius, min(bounds.width, bounds.height) / 2))
    guard radius > 0 else { return CGPath(rect: bounds, transform: nil).segments }
    let path = CGMutablePath()
    let corners: [(CACornerMask, CGPoint, CGPoint)] = [
      (.layerMinXMinYCorner, CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: 0, y: -1)),
      (.layerMaxXMinYCorner, CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: 1, y: 0)),
      (.layerMaxXMaxYCorner, CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: 0, y: 1)),
      (.layerMinXMaxYCorner, CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: -1, y: 0)),
    ]
    for (corner, point, arriving) in corners {
      guard appearance.maskedCorners.contains(corner) else {
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
        continue
      }
      // On the way round, each side is left a quarter turn to the right of how it was come to.
      let start = CGPoint(x: point.x - arriving.x * radius, y: point.y - arriving.y * radius)
      let end = CGPoint(x: point.x - arriving.y * radius, y: point.y + arriving.x * radius)
      if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
      path.addQuadCurve(to: end, control: point)
    }
    path.closeSubpath()
    return path.segments
  }

  /// What fills the background with pictures side by side; nil for a color.
  package var patternFill: DrawingCommand? {
    guard let pattern = appearance.pattern, let color = appearance.backgroundColor else {
      return nil
    }
    return pattern.filling(outline, .winding, opacity: color.alpha)
  }

  /// Background, gradient and shape, back to front.
  private var background: [DrawingCommand] {
    var commands: [DrawingCommand] = []
    if let color = appearance.backgroundColor, color.alpha > 0 {
      commands.append(patternFill ?? .fill(outline, .winding, color))
    }
    if let gradient = appearance.gradient, !gradient.colors.isEmpty {
      var group = DrawingGroup([.gradient(DrawingGradient(gradient, in: appearance.bounds))])
      group.clip = DrawingGroup.Clip(outline, .winding)
      commands.append(.group(group))
    }
    if let shape = appearance.shape, let path = shape.path {
      if let color = shape.fillColor, color.alpha > 0 {
        commands.append(.fill(path, shape.fillRule == .evenOdd ? .evenOdd : .winding, color))
      }
      if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
        commands.append(.stroke(path, DrawingPen(shape), color))
      }
    }
    return commands
  }

  /// The picture in front of the background; what lies outside its `contentsCenter` keeps its size.
  package var contentCommands: [DrawingCommand] {
    guard let contents, let image = contents.image else { return [] }
    let place = contents.place(in: appearance.bounds, scale: layer.contentsScale)
    guard !place.isNull else { return [] }
    let center = layer.contentsCenter
    let isWhole = center == CGRect(x: 0, y: 0, width: 1, height: 1)
    guard !isWhole, contents.gravity.resizes, layer.contentsScale > 0 else {
      return [.image(image, place)]
    }
    let factor = image.scale / layer.contentsScale
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let caps = PictureCaps(
      top: size.height * center.minY, left: size.width * center.minX,
      bottom: size.height * (1 - center.maxY), right: size.width * (1 - center.maxX))
    return image.parts(in: place, size: size, caps: caps)
  }

  private var sublayerCommands: [DrawingCommand] {
    guard let copies else { return commands(of: sublayers) }
    return copies.map { copy in
      var group = DrawingGroup(commands(of: copy.sublayers))
      group.transform = CATransform3DGetAffineTransform(copy.transform)
      return .group(group.multiplied(by: copy.color))
    }
  }

  private func commands(of sublayers: [LayerPicture]) -> [DrawingCommand] {
    let ordered = sublayers.enumerated().sorted {
      ($0.element.appearance.zPosition, $0.offset) < ($1.element.appearance.zPosition, $1.offset)
    }
    let shown = ordered.flatMap(\.element.commands)
    let transform = CATransform3DGetAffineTransform(appearance.transformOfSublayers)
    guard !transform.isIdentity, !shown.isEmpty else { return shown }
    var group = DrawingGroup(shown)
    group.transform = transform
    return [.group(group)]
  }

  /// A line inside the edge: the inner half of one twice as wide.
  private var border: [DrawingCommand] {
    guard appearance.borderWidth > 0, let color = appearance.borderColor, color.alpha > 0 else {
      return []
    }
    var pen = DrawingPen()
    pen.width = appearance.borderWidth * 2
    var group = DrawingGroup([.stroke(outline, pen, color)])
    group.clip = DrawingGroup.Clip(outline, .winding)
    return [.group(group)]
  }
}

extension DrawingPen {
  /// The line of a shape layer.
  fileprivate init(_ shape: CALayer.Appearance.Shape) {
    self.init()
    width = shape.lineWidth
    cap = shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt
    join = shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter
    dashes = (shape.lineDashPattern ?? []).map { CGFloat($0) }
    dashPhase = shape.lineDashPhase
    miterLimit = shape.miterLimit
  }
}

extension DrawingGradient {
  /// The gradient of a layer with these bounds; one that spreads from a point does so along its line.
  fileprivate init(_ gradient: CALayer.Appearance.Gradient, in bounds: CGRect) {
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let last = max(1, gradient.colors.count - 1)
    let stops = gradient.colors.enumerated().map { index, color in
      let given = gradient.locations.flatMap { index < $0.count ? $0[index] : nil }
      return Stop(CGFloat(given ?? Double(index) / Double(last)), color)
    }
    self.init(
      spread: .linear(point(gradient.startPoint), point(gradient.endPoint)),
      stops: stops.sorted { $0.location < $1.location })
  }
}
