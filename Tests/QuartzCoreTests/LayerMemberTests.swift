import CoreGraphics
import QuartzCore
import Testing

/// Source of the values: Apple's documentation of each property.
@Suite("A layer's choices")
@MainActor
struct LayerMemberTests {
  @Test("are as documented until they are set")
  func defaults() {
    let layer = CALayer()
    #expect(!layer.isOpaque && layer.isDoubleSided && !layer.isGeometryFlipped)
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    #expect(layer.allowsGroupOpacity && !layer.drawsAsynchronously)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
  }

  @Test("are kept, by copies too")
  func kept() {
    Stage().activate()
    let layer = CALayer()
    layer.cornerCurve = .continuous
    layer.shouldRasterize = true
    layer.rasterizationScale = 3
    let copy = CALayer(layer: layer)
    #expect(copy.cornerCurve == .continuous)
    #expect(copy.shouldRasterize && copy.rasterizationScale == 3)
    #expect(CALayer().cornerCurve == .circular)
  }
}
