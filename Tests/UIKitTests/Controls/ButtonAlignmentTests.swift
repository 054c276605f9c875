import Foundation
import Simulator
import Testing
import UIKit

/// Source: github.com/flowkey/UIKit-cross-platform, `ButtonContentAlignmentTests` and
/// `ButtonSetTitleColorForStateTests`, which also run on iOS.
@Suite("A button without a configuration")
@MainActor
struct ButtonAlignmentTests {
  private func button(picture: CGSize? = nil) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Short", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 12)
    if let picture {
      button.setImage(UIGraphicsImageRenderer(size: picture).image { _ in }, for: .normal)
    }
    return button
  }

  @Test("has its title exactly at the edges to which it goes")
  func edges() throws {
    _ = Device(era: .iOS18)
    let button = button()
    let label = try #require(button.titleLabel)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(label.frame.origin == .zero)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(label.frame.maxX == 200)
    #expect(label.frame.maxY == 100)
    #expect(label.frame.width == label.frame.width.rounded())
  }

  @Test("takes picture and title to the upper or lower edge each for itself")
  func apart() throws {
    _ = Device(era: .iOS18)
    let button = button(picture: CGSize(width: 40, height: 40))
    let label = try #require(button.titleLabel)
    let picture = try #require(button.imageView)
    button.contentVerticalAlignment = .top
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(label.frame.origin == CGPoint(x: 40, y: 0))
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(picture.frame.maxY == 100)
    #expect(label.frame.maxY == 100)
  }

  @Test("leaves out the middle of a title that is too long")
  func truncation() {
    _ = Device(era: .iOS18)
    #expect(UIButton(type: .system).titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test("colors its label once there is a title")
  func color() {
    _ = Device(era: .iOS18)
    let button = UIButton()
    button.setTitleColor(.blue, for: .normal)
    #expect(button.titleLabel?.textColor != .blue)
    button.setTitle("Title", for: .normal)
    #expect(button.titleLabel?.textColor == .blue)
  }
}
