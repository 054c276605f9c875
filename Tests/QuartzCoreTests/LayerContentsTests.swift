import CoreGraphics
import QuartzCore
import Testing

@Suite("The contents of a layer")
@MainActor
struct LayerContentsTests {
  /// A picture of 40 by 20 points, at 2 pixels a point, in a layer of 100 by 100 points at (10, 10).
  private func place(_ gravity: CALayerContentsGravity, contentsScale: CGFloat = 2) -> CGRect? {
    Stage().activate()
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
    layer.contents = CGImage([], size: CGSize(width: 40, height: 20), scale: 2)
    layer.contentsGravity = gravity
    layer.contentsScale = contentsScale
    return layer.shownContents?.place(in: layer.bounds, scale: layer.contentsScale)
  }

  @Test(
    "lie where the gravity says, whose top is the greatest y",
    arguments: [
      (.resize, CGRect(x: 10, y: 10, width: 100, height: 100)),
      (.resizeAspect, CGRect(x: 10, y: 35, width: 100, height: 50)),
      (.resizeAspectFill, CGRect(x: -40, y: 10, width: 200, height: 100)),
      (.center, CGRect(x: 40, y: 50, width: 40, height: 20)),
      (.top, CGRect(x: 40, y: 90, width: 40, height: 20)),
      (.bottom, CGRect(x: 40, y: 10, width: 40, height: 20)),
      (.left, CGRect(x: 10, y: 50, width: 40, height: 20)),
      (.right, CGRect(x: 70, y: 50, width: 40, height: 20)),
      (.topLeft, CGRect(x: 10, y: 90, width: 40, height: 20)),
      (.topRight, CGRect(x: 70, y: 90, width: 40, height: 20)),
      (.bottomLeft, CGRect(x: 10, y: 10, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 70, y: 10, width: 40, height: 20)),
    ] as [(CALayerContentsGravity, CGRect)])
  func gravity(_ gravity: CALayerContentsGravity, _ place: CGRect) {
    #expect(self.place(gravity) == place)
  }

  @Test("have as many pixels to a point as the layer says, unless they are stretched")
  func scale() {
    #expect(place(.topLeft, contentsScale: 1)?.size == CGSize(width: 80, height: 40))
    #expect(place(.resize, contentsScale: 1)?.size == CGSize(width: 100, height: 100))
  }

  @Test("are what was set, even if nothing of it shows")
  func anything() {
    Stage().activate()
    let layer = CALayer()
    #expect(layer.contents == nil)
    #expect(layer.contentsGravity == .resize)
    layer.contents = "text"
    #expect(layer.contents as? String == "text")
    #expect(layer.shownContents?.image == nil)
    layer.contents = nil
    #expect(layer.shownContents == nil)
  }
}
