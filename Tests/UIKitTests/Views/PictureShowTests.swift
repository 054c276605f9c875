import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pictures that a view shows in turn")
@MainActor
struct PictureShowTests {
  private let device = Device(era: .iOS18)
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let pictures: [UIImage]

  init() throws {
    device.launch { UIViewController() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    pictures = [UIColor.red, .green, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { drawing in
        color.setFill()
        drawing.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    device.window.addSubview(view)
  }

  private var shown: Int? {
    pictures.firstIndex { $0.cgImage.map(ObjectIdentifier.init) == contents }
  }

  private var contents: ObjectIdentifier? {
    (view.layer.contents as? CGImage).map(ObjectIdentifier.init)
  }

  @Test("follow each other until the last has been shown as often as is asked for")
  func turns() {
    device.perform {
      view.image = pictures[2]
      view.animationImages = Array(pictures.prefix(2))
      view.animationDuration = 1
      view.animationRepeatCount = 1
    }
    #expect(!view.isAnimating && shown == 2)
    device.perform { view.startAnimating() }
    #expect(view.isAnimating && shown == 0)
    device.advance(by: 0.7)
    #expect(shown == 1)
    device.advance(by: 0.5)
    #expect(!view.isAnimating && shown == 2)
  }

  @Test("stand still when they are stopped, or others are set")
  func stopping() {
    device.perform {
      view.animationImages = pictures
      view.startAnimating()
    }
    #expect(view.isAnimating)
    device.perform { view.stopAnimating() }
    #expect(!view.isAnimating && view.layer.contents == nil)
    device.perform {
      view.startAnimating()
      view.animationImages = nil
    }
    #expect(!view.isAnimating)
  }

  @Test("can be one picture, which begins by itself")
  func animated() {
    UISystem.current = device.system
    let image = UIImage.animatedImage(with: pictures, duration: 3)
    #expect(image?.images == pictures && image?.duration == 3)
    #expect(image?.size == CGSize(width: 2, height: 2))
    #expect(UIImage.animatedImage(with: pictures, duration: 0)?.duration == 0.1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    device.perform { view.image = image }
    #expect(view.isAnimating && shown == 0)
    device.advance(by: 1.5)
    #expect(shown == 1)
    device.perform { view.image = pictures[2] }
    #expect(!view.isAnimating && shown == 2)
  }
}
