package import CoreGraphics
import Foundation
import QuartzCore

extension DisplayItem {
  /// What a recorded drawing looks like.
  package init(_ command: DrawingCommand) {
    switch command {
    case .text(let line):
      self = .text(line)
    case .fill(let path, let rule, let color):
      self = .fill(.path(DisplayPath(path, fillRule: rule)), .color(color))
    case .stroke(let path, let pen, let color):
      self = .stroke(DisplayPath(path), DisplayStroke(pen, color))
    case .image(let image, let rect):
      self = .group(DisplayGroup(image, in: rect))
    case .pixels(let image, let rect):
      self = .fill(.rectangle(rect), .pixels(image, rect))
    case .gradient(let gradient):
      self = .fill(.rectangle(DisplayGroup.everywhere), DisplayPaint(gradient))
    case .layers(let layers):
      self = .group(items: DisplayList.items(of: layers))
    case .group(let group):
      self = .group(DisplayGroup(group))
    }
  }
}

extension DisplayGroup {
  /// A picture, stretched to a rectangle and cut off at its edges.
  package init(_ image: CGImage, in rect: CGRect) {
    let size = image.size
    // A transform that takes an area away cannot be drawn with.
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else {
      self.init(items: [])
      return
    }
    self.init(
      transform: CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY),
      clip: .rectangle(CGRect(origin: .zero, size: size)),
      items: image.commands.map(DisplayItem.init))
    isIsolated = image.commands.contains(where: \.mixes)
  }

  /// Recorded commands together.
  fileprivate init(_ group: DrawingGroup) {
    let transform = group.transform
    let isFlat = transform.a * transform.d == transform.b * transform.c
    let items = isFlat ? [] : group.commands.map(DisplayItem.init)
    self.init(
      transform: isFlat ? .identity : transform, opacity: group.opacity,
      clip: group.clip.map { .path(DisplayPath($0.path, fillRule: $0.rule)) }, items: items)
    if let mask = group.mask {
      self.mask = mask.map(DisplayItem.init)
      if self.mask.isEmpty { self.items = [] }
    }
    blend = group.blend
    isIsolated = group.isIsolated
    shadow = group.shadow.map {
      DisplayShadow($0.color, offset: $0.offset, radius: $0.radius)
    }
    guard let tint = group.tint else { return }
    // The commands' opacity cuts their shape out of one color.
    mask = items
    self.items = [.fill(.rectangle(Self.everywhere), .color(tint))]
  }

  /// A rectangle around everything that is ever drawn, in points.
  fileprivate static let everywhere = CGRect(x: -5_000, y: -5_000, width: 10_000, height: 10_000)
}

extension DisplayStroke {
  /// The line of a pen.
  fileprivate init(_ pen: DrawingPen, _ color: DisplayColor) {
    self.init(
      color, width: pen.width, cap: pen.cap, join: pen.join, dashes: pen.dashes,
      dashPhase: pen.dashPhase)
  }
}

extension DisplayPaint {
  /// The paint of a gradient.
  fileprivate init(_ gradient: DrawingGradient) {
    let stops = gradient.stops.map { LinearGradient.Stop($0.location, $0.color) }
    switch gradient.spread {
    case .linear(let start, let end):
      self = .linearGradient(LinearGradient(from: start, to: end, stops: stops))
    case .radial(let center, let radius, let endCenter, let endRadius):
      self = .radialGradient(
        RadialGradient(
          startCenter: center, startRadius: radius, endCenter: endCenter, endRadius: endRadius,
          stops: stops))
    }
  }
}
