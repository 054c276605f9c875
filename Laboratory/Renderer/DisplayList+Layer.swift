import CoreGraphics
package import Foundation
package import QuartzCore

extension DisplayList {
  /// What a layer and its sublayers show at a time, running animations included.
  ///
  /// - Parameters:
  ///   - layer: The topmost layer; its own position counts, so that a window lies where it is.
  ///   - time: On the main loop's clock, in seconds.
  ///   - size: The area to draw, from the origin of the layer's surroundings. `nil`: the layer's
  ///     own frame size.
  package init(of layer: CALayer, at time: TimeInterval, size: CGSize? = nil) {
    let picture = layer.picture(at: time)
    self.init(
      size: size ?? picture.appearance.bounds.size, items: LayerReader.items(of: picture))
  }
}

extension DisplayList {
  /// What recorded layers look like.
  static func items(of layers: RecordedLayers) -> [DisplayItem] {
    guard let snapshot = layers.record as? LayerSnapshot else { return [] }
    return LayerReader.items(of: snapshot.picture)
  }
}

/// Turns pictures of layers into items.
private enum LayerReader {
  /// A layer as at most one group.
  static func items(of picture: LayerPicture) -> [DisplayItem] {
    group(of: picture, within: nil).map { [.group($0)] } ?? []
  }

  /// What a layer shows; nil if that is nothing.
  ///
  /// - Parameter parent: What is done to all sublayers of its superlayer, if anything.
  private static func group(
    of picture: LayerPicture, within parent: CATransform3D?
  ) -> DisplayGroup? {
    let appearance = picture.appearance
    guard !appearance.isHidden, appearance.opacity > 0 else { return nil }
    var group = picture.passage.map { passage($0, of: picture) } ?? content(of: picture)
    guard !group.items.isEmpty else { return nil }
    let projection = PlaneProjection(place(of: appearance, within: parent))
    if !appearance.isDoubleSided, projection.turnsAway(appearance.bounds) { return nil }
    if let flat = projection.flat {
      group.transform = flat
    } else {
      group = DisplayGroup(items: [.inSpace(group, projection)])
    }
    group.opacity = CGFloat(min(1, appearance.opacity))
    return group
  }

  /// Everything that a layer shows, in its own coordinates; no items if that is nothing.
  private static func content(of picture: LayerPicture) -> DisplayGroup {
    let appearance = picture.appearance
    var group = DisplayGroup(items: [])
    let outline = outline(of: appearance)
    // What is cut to the bounds has no shadow: the shadow would lie outside.
    if !appearance.masksToBounds { addShadow(of: appearance, outline, to: &group.items) }
    if appearance.masksToBounds {
      var inside: [DisplayItem] = []
      addContent(of: picture, to: &inside)
      let isCut = needsClip(appearance, inside, outline)
      if isCut { group.clip = .rectangle(outline) }
      // Inside a clip the corners are already round; rounding twice would thin their edges.
      addBackground(
        of: picture, isCut ? RoundedRectangle(outline.rect) : outline, to: &group.items)
      group.items += inside
    } else {
      addBackground(of: picture, outline, to: &group.items)
      addContent(of: picture, to: &group.items)
    }
    if appearance.borderWidth > 0, let color = appearance.borderColor {
      group.items.append(.border(.rectangle(outline), width: appearance.borderWidth, color))
    }
    if let mask = picture.mask, !group.items.isEmpty {
      group.mask = items(of: mask)
      if group.mask.isEmpty { group.items = [] }
    }
    return group
  }

  /// What lies between a layer's background and its border.
  private static func addContent(of picture: LayerPicture, to items: inout [DisplayItem]) {
    for command in picture.contentCommands { items.append(DisplayItem(command)) }
    for command in picture.drawings { items.append(DisplayItem(command)) }
    addSublayers(of: picture, to: &items)
  }

  /// Whether a layer's bounds cut anything off. Round corners are cut from a picture of its own, which takes
  /// as long as all the rest of a card; where nothing lies in the corners, the background alone is round.
  private static func needsClip(
    _ appearance: CALayer.Appearance, _ inside: [DisplayItem], _ outline: RoundedRectangle
  ) -> Bool {
    guard outline.effectiveRadius > 0, appearance.borderWidth == 0, appearance.shape == nil else {
      return true
    }
    return !inside.allSatisfy { $0.isClearOfCorners(of: outline) }
  }

  /// What a transition makes of a layer's old and new content.
  private static func passage(_ passage: LayerPassage, of picture: LayerPicture) -> DisplayGroup {
    let new = placed(content(of: picture), passage.newPlace, passage.isDissolve)
    var old: [DisplayItem] = []
    if let before = passage.old {
      var place = passage.oldPlace
      place.offset.x += picture.appearance.bounds.minX - before.appearance.bounds.minX
      place.offset.y += picture.appearance.bounds.minY - before.appearance.bounds.minY
      // It may have been in a transition itself.
      let content = before.passage.map { self.passage($0, of: before) } ?? content(of: before)
      old = placed(content, place, passage.isDissolve)
    }
    if passage.isDissolve {
      return DisplayGroup(
        items: [.dissolve(from: old, to: new, fraction: passage.newPlace.opacity)])
    }
    return DisplayGroup(items: passage.isOldInFront ? new + old : old + new)
  }

  private static func placed(
    _ content: DisplayGroup, _ place: LayerPassage.Place, _ isDissolve: Bool
  ) -> [DisplayItem] {
    guard !content.items.isEmpty else { return [] }
    var group = content
    group.transform = CGAffineTransform(translationX: place.offset.x, y: place.offset.y)
    if let turn = place.turn { group = DisplayGroup(items: [.inSpace(group, turn)]) }
    if !isDissolve { group.opacity = place.opacity }
    return [.group(group)]
  }

  /// Sublayers from the farthest to the nearest; at the same depth, in their order.
  private static func addSublayers(of picture: LayerPicture, to items: inout [DisplayItem]) {
    let transform = picture.appearance.transformOfSublayers
    guard let copies = picture.copies else {
      let parent = CATransform3DIsIdentity(transform) ? nil : transform
      return add(
        picture.sublayers, within: parent, isWhole: picture.appearance.opacity >= 1, to: &items)
    }
    for copy in copies {
      var copied: [DisplayItem] = []
      let parent = CATransform3DConcat(copy.transform, transform)
      add(copy.sublayers, within: parent, isWhole: false, to: &copied)
      items += self.copied(copied, copy)
    }
  }

  /// A copy that a replicator makes, in its color.
  private static func copied(_ items: [DisplayItem], _ copy: LayerPicture.Copy) -> [DisplayItem] {
    guard !items.isEmpty, copy.color.alpha > 0 else { return [] }
    let tinted = DrawingGroup([]).multiplied(by: copy.color)
    var group = DisplayGroup(opacity: copy.color.alpha, items: items)
    if !tinted.commands.isEmpty {
      group.isIsolated = true
      group.mask = items
      group.items += tinted.commands.map(DisplayItem.init)
    }
    return [.group(group)]
  }

  /// Adds layers.
  ///
  /// - Parameter isWhole: Whether what is added is not faded together: then a layer that does nothing to what
  ///   it shows needs no group.
  private static func add(
    _ sublayers: [LayerPicture], within transform: CATransform3D?, isWhole: Bool,
    to items: inout [DisplayItem]
  ) {
    guard !sublayers.isEmpty else { return }
    var shown = sublayers
    // Nearly all layers are in one plane: depths are kept only where they are needed.
    if sublayers.contains(where: { depth(of: $0.appearance, within: transform) != 0 }) {
      let depths = sublayers.map { depth(of: $0.appearance, within: transform) }
      shown = sublayers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
        .map { sublayers[$0] }
    }
    for layer in shown {
      guard let group = group(of: layer, within: transform) else { continue }
      if isWhole, group.isPlain {
        items += group.items
      } else {
        items.append(.group(group))
      }
    }
  }

  /// How near the middle of a layer is, compared with others of its superlayer, in points.
  ///
  /// Assumed: what is nearer hides what is farther as a whole, also where the two meet.
  private static func depth(
    of appearance: CALayer.Appearance, within parent: CATransform3D?
  ) -> CGFloat {
    guard appearance.isTransformed || parent != nil else {
      return appearance.zPosition - appearance.anchorPointZ
    }
    let place = place(of: appearance, within: parent)
    return appearance.bounds.midX * place.m13 + appearance.bounds.midY * place.m23 + place.m43
  }

  private static func place(
    of appearance: CALayer.Appearance, within parent: CATransform3D?
  ) -> CATransform3D {
    let place = appearance.transformToSuperlayer
    return parent.map { CATransform3DConcat(place, $0) } ?? place
  }

  // MARK: - Parts of one layer

  private static func outline(of appearance: CALayer.Appearance) -> RoundedRectangle {
    RoundedRectangle(
      appearance.bounds, cornerRadius: appearance.cornerRadius,
      corners: RoundedRectangle.Corners(rawValue: Int(appearance.maskedCorners.rawValue)))
  }

  /// What is done to what lies behind, background, gradient and shape, back to front.
  private static func addBackground(
    of picture: LayerPicture, _ outline: RoundedRectangle, to items: inout [DisplayItem]
  ) {
    let appearance = picture.appearance
    addBackdrop(of: appearance, outline, to: &items)
    if let tiles = picture.patternFill {
      items.append(DisplayItem(tiles))
    } else if let color = appearance.backgroundColor, color.alpha > 0 {
      items.append(.fill(.rectangle(outline), .color(color)))
    }
    if let gradient = appearance.gradient, !gradient.colors.isEmpty {
      items.append(
        .fill(
          .rectangle(outline), DisplayPaint(gradient, in: appearance.bounds)))
    }
    if let shape = appearance.shape, let segments = shape.path {
      let path = DisplayPath(segments, fillRule: shape.fillRule == .evenOdd ? .evenOdd : .winding)
      if let color = shape.fillColor, color.alpha > 0 {
        items.append(.fill(.path(path), .color(color)))
      }
      if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
        let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
        let line =
          isWhole
          ? path
          : DisplayPath(
            CGPath(segments: segments).trimmed(from: shape.strokeStart, to: shape.strokeEnd))
        items.append(.stroke(line, DisplayStroke(shape, color)))
      }
    }
  }

  /// What lies behind is not seen through an opaque color.
  private static func addBackdrop(
    of appearance: CALayer.Appearance, _ outline: RoundedRectangle, to items: inout [DisplayItem]
  ) {
    guard let backdrop = appearance.backdrop, (appearance.backgroundColor?.alpha ?? 0) < 1 else {
      return
    }
    items.append(
      .backdrop(
        .rectangle(outline),
        DisplayBackdrop(radius: backdrop.radius, saturation: backdrop.saturation)))
  }

  /// The shadow falls from the shadow path or else from the background.
  private static func addShadow(
    of appearance: CALayer.Appearance, _ outline: RoundedRectangle, to items: inout [DisplayItem]
  ) {
    guard appearance.shadowOpacity > 0, let color = appearance.shadowColor else { return }
    let shape: DisplayShape
    var opacity = CGFloat(min(1, appearance.shadowOpacity))
    if let path = appearance.shadowPath {
      shape = .path(DisplayPath(path))
    } else if let background = appearance.backgroundColor, background.alpha > 0 {
      shape = .rectangle(outline)
      opacity *= background.alpha
    } else {
      return
    }
    items.append(
      .shadow(
        shape,
        DisplayShadow(
          color.faded(by: opacity), offset: appearance.shadowOffset,
          radius: appearance.shadowRadius)))
  }
}

extension DisplayStroke {
  /// The stroke of a shape layer.
  fileprivate init(_ shape: CALayer.Appearance.Shape, _ color: DisplayColor) {
    self.init(
      color, width: shape.lineWidth,
      cap: shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt,
      join: shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter,
      dashes: (shape.lineDashPattern ?? []).map { CGFloat($0) }, dashPhase: shape.lineDashPhase)
  }
}
