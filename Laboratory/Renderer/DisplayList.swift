package import CoreGraphics
package import Foundation
package import QuartzCore

/// A picture as a value: what to draw, in order, independent of scale.
///
/// A display list is made from the layers of a window at one moment (`init(of:at:)`) or by hand, can
/// be nested in another one, and can be drawn at any scale, on any thread, as often as one likes.
package struct DisplayList: Hashable, Sendable {
  /// The area that is drawn, in points, from the origin.
  package var size: CGSize
  /// What to draw, back to front.
  package var items: [DisplayItem]

  /// Makes a list of items.
  package init(size: CGSize, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}

/// One thing to draw.
package indirect enum DisplayItem: Hashable, Sendable {
  /// The inside of a shape, painted.
  case fill(DisplayShape, DisplayPaint)
  /// A line inside the edge of a shape, as a layer's border is.
  case border(DisplayShape, width: CGFloat, DisplayColor)
  /// A line along a path, half on each side.
  case stroke(DisplayPath, DisplayStroke)
  /// The blurred shadow of a shape, without the shape itself.
  case shadow(DisplayShape, DisplayShadow)
  /// What was drawn before, blurred, in the place of what is behind a shape.
  case backdrop(DisplayShape, DisplayBackdrop)
  /// A shape in black or white, whichever stands out from what was drawn before, not quite opaque.
  case contrasting(DisplayShape)
  /// One line of text.
  case text(TextLine)
  /// Several items that move, fade or are cut off together.
  case group(DisplayGroup)
  /// Items together that stand in space, as they are seen from the front.
  case inSpace(DisplayGroup, PlaneProjection)
  /// Two pictures, mixed: of the first as much as the fraction, from 0 to 1, leaves over.
  case dissolve(from: [DisplayItem], to: [DisplayItem], fraction: CGFloat)
}

/// Items that share a transform, an opacity, a clip and a mask.
package struct DisplayGroup: Hashable, Sendable {
  /// From the coordinates of the items to those of the group's surroundings.
  package var transform: CGAffineTransform
  /// 0 to 1. Below 1 the items are drawn together first, then faded as one picture.
  package var opacity: CGFloat
  /// Cuts off what lies outside, in the coordinates of the items.
  package var clip: DisplayShape?
  /// Only where these are opaque do the items show. Empty: everywhere.
  package var mask: [DisplayItem]
  /// How the items, as one picture, are mixed with what is below.
  package var blend = CGBlendMode.normal
  /// The shadow that the items cast as one picture.
  package var shadow: DisplayShadow?
  /// Whether the items are a picture of their own, so that nothing in it is mixed with what is below.
  package var isIsolated = false
  /// What to draw, back to front.
  package var items: [DisplayItem]

  /// Makes a group; by default it changes nothing about its items.
  package init(
    transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: DisplayShape? = nil,
    mask: [DisplayItem] = [], items: [DisplayItem]
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.items = items
  }
}

extension DisplayGroup {
  /// Whether the items are drawn as one picture first, whatever opacity and mask are.
  var isSeparate: Bool { isIsolated || shadow != nil || blend != .normal }

  /// Whether the group does nothing to its items.
  var isPlain: Bool {
    opacity >= 1 && clip == nil && mask.isEmpty && !isSeparate && transform.isIdentity
  }
}

extension DisplayItem {
  /// A group, written as an item.
  package static func group(
    transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: DisplayShape? = nil,
    mask: [DisplayItem] = [], items: [DisplayItem]
  ) -> DisplayItem {
    .group(
      DisplayGroup(transform: transform, opacity: opacity, clip: clip, mask: mask, items: items))
  }

  /// Another list as one item: placed, scaled, and cut off at its edges or at a rounded frame.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - origin: Where its top left corner goes.
  ///   - scale: How much larger it is drawn. Text and lines stay sharp.
  ///   - cornerRadius: Radius of the frame it is cut to, in the points of `list`.
  package static func list(
    _ list: DisplayList, at origin: CGPoint, scale: CGFloat = 1, cornerRadius: CGFloat = 0
  ) -> DisplayItem {
    .group(
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y),
      clip: .rectangle(CGRect(origin: .zero, size: list.size), cornerRadius: cornerRadius),
      items: list.items)
  }
}
