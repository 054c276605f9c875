import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("A picture that follows the text sizes for accessibility")
@MainActor
struct AdjustedPictureTests {
  private let device = Device(era: .iOS18)

  private var square: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill(.zero) }
  }

  private func show<Content: UIView>(_ content: Content) -> Content {
    device.launch {
      let page = UIViewController()
      content.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: page.view.topAnchor),
        content.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      ])
      return page
    }
    return content
  }

  @Test("is larger with them, and with them only", arguments: [false, true])
  func pictures(follows: Bool) {
    let view = show(UIImageView(image: square))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = follows
    device.contentSizeCategory = .extraExtraExtraLarge
    device.advance(by: 0)
    #expect(view.frame.size == CGSize(width: 20, height: 10))
    device.contentSizeCategory = .accessibilityExtraLarge
    device.advance(by: 0)
    #expect(
      (view.frame.width > 35 && abs(view.frame.height - view.frame.width / 2) < 0.5) == follows)
    #expect(view.sizeThatFits(.zero) == view.frame.size)
    device.contentSizeCategory = .large
    device.advance(by: 0)
    #expect(view.frame.size == CGSize(width: 20, height: 10))
  }

  @Test("makes its button larger")
  func buttons() {
    let button = show(UIButton())
    device.perform {
      button.setImage(square, for: .normal)
      button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    }
    device.advance(by: 0)
    #expect(button.imageView?.frame.size == CGSize(width: 20, height: 10))
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.advance(by: 0)
    #expect((button.imageView?.frame.width ?? 0) > 50)
    #expect(button.frame.width > 50)
  }
}
