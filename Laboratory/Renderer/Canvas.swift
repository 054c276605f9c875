import CCairo
import CoreGraphics
import Foundation
import QuartzCore

/// Draws items with a Cairo context whose units are pixels.
///
/// Cairo's own transform stays the identity; points become pixels here, so that edges can be put on
/// whole pixels.
struct Canvas {
  let context: OpaquePointer
  let renderer: Renderer
  /// What need not be drawn because something lies in front of it; nil for the parts of an item.
  var covers: Covers?

  /// Covers everything with one colour.
  func paint(_ color: DisplayColor) {
    guard color.alpha > 0 else { return }
    setSource(color, opacity: 1)
    cairo_paint(context)
  }

  /// Draws items, back to front.
  func draw(_ items: [DisplayItem], _ state: DrawingState) {
    for item in items {
      if let covers {
        covers.draw(state) { draw(item, $0) }
      } else {
        draw(item, state)
      }
    }
  }

  /// The same canvas for what is not among the numbered items of the picture.
  private var uncovered: Canvas { Canvas(context: context, renderer: renderer) }

  private func draw(_ item: DisplayItem, _ state: DrawingState) {
    guard state.opacity > 0 else { return }
    switch item {
    case .fill(let shape, let paint):
      fill(shape, paint, state)
    case .border(let shape, let width, let color):
      drawBorder(of: shape, width: width, color, state)
    case .stroke(let path, let stroke):
      draw(path, stroke, state)
    case .shadow(let shape, let shadow):
      drawShadow(of: shape, shadow, state)
    case .backdrop(let shape, let backdrop):
      drawBackdrop(in: shape, backdrop, state)
    case .contrasting(let shape):
      fill(shape, .color(.standingOut(from: brightness(behind: shape, state))), state)
    case .text(let line):
      draw(line, state)
    case .group(let group):
      draw(group, state)
    case .inSpace(let group, let projection):
      draw(group, seenBy: projection, state)
    case .dissolve(let old, let new, let fraction):
      drawMixed(old, new, fraction, state)
    }
  }

  // MARK: - Groups

  private func draw(_ group: DisplayGroup, _ outer: DrawingState) {
    guard group.opacity > 0, !group.items.isEmpty else { return }
    var state = outer
    state.transform = group.transform.concatenating(outer.transform)
    if let clip = group.clip {
      state.cut(to: clip)
    }
    guard !state.shown.isEmpty else { return }
    // Nothing of the context's own changes.
    if state.visible == outer.visible, group.clip.map(state.isUprightRectangle) ?? true,
      group.opacity >= 1, group.mask.isEmpty, !group.isSeparate
    {
      return draw(group.items, state)
    }

    cairo_save(context)
    defer { cairo_restore(context) }
    // A clip with slanted or round edges cuts the finished picture: cutting each item by itself
    // would let the lower ones shine through at the edge, and is slow. But what blurs what is behind it has
    // to be where that is.
    let cutsItems =
      (group.clip.map(state.isUprightRectangle) ?? true)
      || group.items.contains(where: \.isSeenThrough)
    if let clip = group.clip, cutsItems {
      cut(to: clip, state)
      if !state.isUprightRectangle(clip) { state.isCutByContext = true }
    }

    if cutsItems, group.opacity >= 1, group.mask.isEmpty, !group.isSeparate {
      draw(group.items, state)
    } else if cutsItems, group.mask.isEmpty, !group.isSeparate, group.items.count == 1,
      group.items[0].isSingleMark
    {
      state.opacity *= group.opacity
      draw(group.items, state)
    } else if group.opacity >= 1, group.mask.isEmpty, !group.isSeparate,
      case .rectangle(let rectangle) = group.clip, draw(group.items, cutTo: rectangle, state)
    {
      return  // Drawn where it belongs.
    } else {
      drawTogether(group, state, clip: cutsItems ? nil : group.clip)
    }
  }

  func cut(to clip: DisplayShape, _ state: DrawingState) {
    appendPath(of: clip, state)
    setFillRule(of: clip)
    cairo_clip(context)
  }

  /// Draws the items into a picture of their own, then that picture.
  private func drawTogether(
    _ group: DisplayGroup, _ outer: DrawingState, clip: DisplayShape?
  ) {
    var state = outer
    let opacity = outer.opacity * group.opacity
    state.opacity = 1
    state.isCutByContext = false
    var bounds = deviceBounds(of: group.items, state)
    if let shadow = group.shadow { bounds = bounds.union(shadow.bounds(of: bounds, state)) }
    state.cut(to: bounds.integral)
    guard !state.shown.isEmpty else { return }
    appendRectangle(state.visible)
    cairo_clip(context)

    cairo_push_group(context)
    draw(group.items, state)
    if !group.mask.isEmpty { keepOnly(group.mask, state) }
    let picture = cairo_pop_group(context)
    if let clip { cut(to: clip, state) }
    cairo_set_operator(context, group.blend.cairoOperator)
    if let shadow = group.shadow { drawShadow(of: group, shadow, opacity, state) }
    cairo_set_source(context, picture)
    cairo_pattern_destroy(picture)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Adds two pictures, each faded: where both are opaque, so is the sum.
  private func drawMixed(
    _ old: [DisplayItem], _ new: [DisplayItem], _ fraction: CGFloat, _ outer: DrawingState
  ) {
    var state = outer
    state.opacity = 1
    state.isCutByContext = false
    state.cut(to: deviceBounds(of: old + new, state).integral)
    guard !state.shown.isEmpty else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    appendRectangle(state.visible)
    cairo_clip(context)
    cairo_push_group(context)
    for (items, share) in [(old, 1 - fraction), (new, fraction)] {
      cairo_push_group(context)
      uncovered.draw(items, state)
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, CAIRO_OPERATOR_ADD)
      cairo_paint_with_alpha(context, share)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, outer.opacity)
  }

  /// Removes what was drawn into the present group wherever a mask is not opaque.
  private func keepOnly(_ mask: [DisplayItem], _ state: DrawingState) {
    cairo_push_group(context)
    uncovered.draw(mask, state)
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// A rectangle of pixels outside which the items leave no mark.
  private func deviceBounds(of items: [DisplayItem], _ state: DrawingState) -> CGRect {
    // One pixel more: snapping may move an edge by half a pixel, and hairlines are widened.
    items.reduce(CGRect.null) { $0.union(state.deviceRect($1.bounds)) }.insetBy(dx: -1, dy: -1)
  }

  // MARK: - Colours

  func setSource(_ color: DisplayColor, opacity: CGFloat) {
    cairo_set_source_rgba(
      context, color.red, color.green, color.blue, color.alpha * opacity)
  }
}

extension DisplayItem {
  /// Whether fading the item's colour is the same as fading its picture.
  var isSingleMark: Bool {
    switch self {
    case .fill, .border, .stroke, .shadow, .backdrop, .contrasting: true
    // Glyphs may overlap, a group may hold anything.
    case .text, .group, .inSpace, .dissolve: false
    }
  }
}
