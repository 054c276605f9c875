import CCairo
import CoreGraphics
import Foundation
import QuartzCore

// Text: masks of glyphs where the text is upright, filled outlines where it is turned or skewed.
extension Canvas {
  func draw(_ line: TextLine, _ state: DrawingState) {
    let item = DisplayItem.text(line)
    guard state.deviceRect(item.bounds).intersects(state.shown) else { return }
    guard line.color.alpha > 0 else { return }
    let text = renderer.texts.shape(
      line.string, size: line.fontSize, weight: line.weight.rawValue)
    if state.isUpright, state.transform.a == state.transform.d, line.slant == 0 {
      drawMasks(of: text, line, state)
    } else {
      fillOutlines(of: text, line, state)
    }
  }

  private func drawMasks(of text: ShapedText, _ line: TextLine, _ state: DrawingState) {
    if text.hasColors { drawPictures(of: text, line, state) }
    let masks = placedMasks(of: text, line, state)
    if !state.isCutByContext, let target = PixelTarget(of: context) {
      target.mix(line.color.pixel(opacity: state.opacity), through: masks, within: state.shown)
      return
    }
    setSource(line.color, opacity: state.opacity)
    for (mask, x, y) in masks {
      cairo_mask_surface(context, mask.surface, x + mask.x, y + mask.y)
    }
  }

  /// The glyphs of a line that have ink and are seen, and where their origins go, in pixels.
  private func placedMasks(
    of text: ShapedText, _ line: TextLine, _ state: DrawingState
  ) -> [CoverageSurface.Placed] {
    let scale = state.transform.a
    let start = line.origin.applying(state.transform)
    // A baseline on whole pixels keeps the feet of all letters equally sharp.
    let baseline = start.y.rounded()
    var masks: [CoverageSurface.Placed] = []
    masks.reserveCapacity(text.glyphs.count)
    for (index, glyph) in text.glyphs.enumerated() {
      guard !glyph.isColored else { continue }
      let x = glyph.x + line.kern * CGFloat(index)
      let quarters = ((start.x + x * scale) * CGFloat(GlyphCache.phases)).rounded()
      let column = (quarters / CGFloat(GlyphCache.phases)).rounded(.down)
      let phase = Int(quarters - column * CGFloat(GlyphCache.phases))
      let row = baseline + (glyph.y * scale).rounded()
      guard
        let mask = renderer.glyphs.mask(for: glyph, size: line.fontSize * scale, phase: phase),
        column + mask.x < state.shown.maxX, column + mask.x + CGFloat(mask.width) > state.shown.minX
      else { continue }
      masks.append((mask, column, row))
    }
    return masks
  }

  /// Draws the glyphs that have colors of their own, of which a text takes the opacity of its color only.
  private func drawPictures(of text: ShapedText, _ line: TextLine, _ state: DrawingState) {
    let transform = line.lean.concatenating(state.transform)
    let scale = state.scale
    for (index, glyph) in text.glyphs.enumerated() where glyph.isColored {
      guard let picture = renderer.glyphs.picture(of: glyph, size: line.fontSize * scale) else {
        continue
      }
      let start = CGPoint(
        x: line.origin.x + glyph.x + line.kern * CGFloat(index), y: line.origin.y + glyph.y
      ).applying(transform)
      cairo_save(context)
      var matrix = cairo_matrix_t(
        xx: transform.a / scale, yx: transform.b / scale, xy: transform.c / scale,
        yy: transform.d / scale, x0: state.isUpright ? start.x.rounded() : start.x,
        y0: state.isUpright ? start.y.rounded() : start.y)
      if !state.isCutByContext {
        appendRectangle(state.shown)
        cairo_clip(context)
      }
      cairo_transform(context, &matrix)
      cairo_set_source_surface(context, picture.surface, picture.x, picture.y)
      cairo_paint_with_alpha(context, state.opacity * line.color.alpha)
      cairo_restore(context)
    }
  }

  private func fillOutlines(of text: ShapedText, _ line: TextLine, _ state: DrawingState) {
    if text.hasColors { drawPictures(of: text, line, state) }
    setSource(line.color, opacity: state.opacity)
    let transform = line.lean.concatenating(state.transform)
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c,
      yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_save(context)
    cairo_set_matrix(context, &matrix)
    for (index, glyph) in text.glyphs.enumerated() where !glyph.isColored {
      let point = CGPoint(
        x: line.origin.x + glyph.x + line.kern * CGFloat(index), y: line.origin.y + glyph.y)
      renderer.glyphs.appendOutline(
        of: glyph.index, face: glyph.face, size: line.fontSize, at: point, to: context)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    cairo_restore(context)
  }
}

extension TextLine {
  /// Moves what is above the baseline to the right, and what is below it to the left.
  fileprivate var lean: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: slant * origin.y, ty: 0)
  }
}
