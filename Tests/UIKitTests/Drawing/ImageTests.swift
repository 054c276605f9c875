import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A picture")
@MainActor
struct ImageTests {
  private func picture(_ width: CGFloat = 20, _ height: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  @Test("by name is there only if it is known")
  func names() {
    #expect(UIImage(systemName: "chevron.left")?.isSymbolImage == true)
    #expect(UIImage(systemName: "gearshape.fill")?.size.width ?? 0 > 0)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(named: "anything") == nil)
    #expect(UIImage.animatedImageNamed("anything", duration: 1) == nil)
    #expect(
      UIImage.animatedResizableImageNamed("anything", capInsets: .zero, duration: 1) == nil)
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test("has a name for tests and one for people who do not see it, and is the same with them")
  func accessibility() {
    let image = picture()
    #expect(image.accessibilityLabel == nil && image.accessibilityIdentifier == nil)
    image.accessibilityLabel = "A square"
    (image as any UIAccessibilityIdentification).accessibilityIdentifier = "square"
    #expect(image.accessibilityLabel == "A square" && image.accessibilityIdentifier == "square")
    #expect(image == picture())
    #expect(image.withRenderingMode(.alwaysTemplate).accessibilityLabel == nil)
  }

  @Test("is turned by its orientation, and its size with it")
  func orientation() throws {
    _ = Device(era: .iOS18)
    let picture = try #require(picture().cgImage)
    for (orientation, corner) in [
      (UIImage.Orientation.up, CGPoint(x: 0, y: 0)), (.down, CGPoint(x: 20, y: 10)),
      (.left, CGPoint(x: 0, y: 20)), (.right, CGPoint(x: 10, y: 0)),
      (.upMirrored, CGPoint(x: 20, y: 0)), (.leftMirrored, CGPoint(x: 10, y: 20)),
    ] {
      let image = UIImage(cgImage: picture, scale: 3, orientation: orientation)
      let isSideways = [.left, .right, .leftMirrored].contains(orientation)
      #expect(
        image.size == (isSideways ? CGSize(width: 10, height: 20) : CGSize(width: 20, height: 10)))
      #expect(image.withHorizontallyFlippedOrientation().size == image.size)
      guard orientation != .up, case .group(let group)? = image.picture(tint: .red)?.commands.first
      else { continue }
      #expect(CGPoint.zero.applying(group.transform) == corner)
    }
  }

  @Test("has the tint of what shows it if it is a template, and its own colors otherwise")
  func tint() throws {
    let device = Device(era: .iOS18)
    let view = UIImageView(image: picture())
    device.window.addSubview(view)
    view.tintColor = .red
    func tint() -> CGColor.Components? {
      guard case .group(let group)? = view.layer.shownContents?.image?.commands.first else {
        return nil
      }
      return group.tint
    }
    #expect(tint() == nil)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(tint() == UIColor.red.cgColor.rgba)
    view.tintColor = .systemBlue
    #expect(tint() == UIColor(hex: 0x007AFF).cgColor.rgba)
    device.interfaceStyle = .dark
    #expect(tint() == UIColor(hex: 0x0A84FF).cgColor.rgba)
    view.image = picture().withTintColor(.green)
    #expect(tint() == UIColor.green.cgColor.rgba)
  }

  @Test("gives its view a size, and the other picture shows while that is highlighted")
  func view() {
    _ = Device(era: .iOS18)
    let (image, other) = (picture(), picture(8, 8))
    let view = UIImageView(image: image, highlightedImage: other)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == image.size)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.layer.contents as? CGImage === image.cgImage)
    #expect(view.layer.contentsScale == 3)
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage === other.cgImage)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UIImageView().bounds.size == .zero)
  }

  @Test("lies in its view where the content mode says, edges as they are seen")
  func modes() {
    _ = Device(era: .iOS18)
    let view = UIImageView(image: picture())
    view.bounds.size = CGSize(width: 100, height: 100)
    for (mode, place) in [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
      (.top, CGRect(x: 40, y: 0, width: 20, height: 10)),
      (.bottom, CGRect(x: 40, y: 90, width: 20, height: 10)),
      (.left, CGRect(x: 0, y: 45, width: 20, height: 10)),
      (.right, CGRect(x: 80, y: 45, width: 20, height: 10)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.topRight, CGRect(x: 80, y: 0, width: 20, height: 10)),
      (.bottomLeft, CGRect(x: 0, y: 90, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 80, y: 90, width: 20, height: 10)),
    ] {
      view.contentMode = mode
      let layer = view.layer
      #expect(layer.shownContents?.place(in: layer.bounds, scale: layer.contentsScale) == place)
    }
  }

  @Test("is drawn in the format of the screen, by its older name, too")
  func usualFormat() {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == UIGraphicsImageRendererFormat.preferred().scale && !format.opaque)
  }
}
