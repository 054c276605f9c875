import Foundation
import Simulator
import Testing
import UIKit

@Suite("A configured button")
@MainActor
struct ButtonContentTests {
  private let device = Device(era: .iOS18)

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    UISystem.current = device.system
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Next"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in
    }
    configuration.contentInsets = .zero
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.layoutIfNeeded()
    return button
  }

  @Test("has its picture before the title, with the room that is said")
  func leading() throws {
    let button = button { $0.imagePadding = 8 }
    let (title, picture) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(picture.frame.size == CGSize(width: 20, height: 30))
    #expect(abs(title.frame.minX - picture.frame.maxX - 8) < 0.5)
    #expect(button.intrinsicContentSize.width == title.bounds.width + 28)
    #expect(button.intrinsicContentSize.height == 30)
  }

  @Test("has a smaller text below its title, and room for both")
  func subtitle() throws {
    let plain = button { $0.image = nil }
    #expect(plain.subtitleLabel == nil)
    let both = button {
      $0.image = nil
      $0.subtitle = "and a longer text"
      $0.titlePadding = 5
    }
    let (title, smaller) = (try #require(both.titleLabel), try #require(both.subtitleLabel))
    #expect(smaller.text == "and a longer text" && smaller.textColor == .white)
    #expect(smaller.font.pointSize < title.font.pointSize)
    #expect(abs(smaller.frame.minY - title.frame.maxY - 5) < 0.5)
    #expect(abs(title.frame.minX - smaller.frame.minX) < 0.5)
    let size = both.intrinsicContentSize
    #expect(abs(size.width - smaller.bounds.width) < 0.01)
    #expect(abs(size.height - title.bounds.height - 5 - smaller.bounds.height) < 0.01)
    both.configuration?.titleAlignment = .center
    both.layoutIfNeeded()
    #expect(abs(title.center.x - smaller.center.x) < 0.5)
    both.configuration?.titleAlignment = .trailing
    both.layoutIfNeeded()
    #expect(abs(title.frame.maxX - smaller.frame.maxX) < 0.5)
    both.configuration?.subtitle = nil
    #expect(both.subtitleLabel == nil && smaller.superview == nil)
    #expect(both.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test("has its picture in the color of its title, also with a border")
  func color() throws {
    let filled = button { _ in }
    #expect(filled.imageView?.tintColor == .white && filled.currentTitleColor == .white)
    let bordered = button { configuration in
      let image = configuration.image
      configuration = .bordered()
      configuration.image = image
    }
    #expect(bordered.imageView?.tintColor == bordered.tintColor)
    func ground(_ button: UIButton) -> UIColor? {
      button.subviews.first?.subviews.first?.backgroundColor
    }
    #expect(ground(filled) == filled.tintColor)
    #expect(ground(bordered) != nil && ground(bordered) != ground(filled))
    #expect(UIButton.Configuration.borderedProminent() == .filled())
    #expect(UIButton.Configuration.borderedTinted() == .tinted())
    #expect(UIButton.Configuration.borderless() == .plain())
  }

  @Test("has its picture on the side that is said")
  func placement() throws {
    let after = button { $0.imagePlacement = .trailing }
    #expect(try #require(after.imageView).frame.minX > #require(after.titleLabel).frame.minX)
    let above = button {
      $0.imagePlacement = .top
      $0.imagePadding = 4
    }
    let (title, picture) = (try #require(above.titleLabel), try #require(above.imageView))
    #expect(abs(title.frame.minY - picture.frame.maxY - 4) < 0.5)
    #expect(abs(title.frame.midX - picture.frame.midX) < 0.5)
    #expect(above.intrinsicContentSize.height == 34 + title.bounds.height)
    let below = button { $0.imagePlacement = .bottom }
    #expect(try #require(below.imageView).frame.minY > #require(below.titleLabel).frame.minY)
  }

  @Test("is looked at anew by its handler before the next layout after changes of state")
  func handler() {
    let button = button { _ in }
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    #expect(states.isEmpty)
    button.layoutIfNeeded()
    #expect(states == [.normal] && button.currentTitle == "On")
    button.isHighlighted = true
    button.isEnabled = false
    button.isHighlighted = false
    #expect(states.count == 1 && button.currentTitle == "On")
    button.layoutIfNeeded()
    #expect(states == [.normal, .disabled] && button.currentTitle == "Off")
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(states.count == 3)
    button.layoutIfNeeded()
    #expect(states.count == 3)
    button.configuration?.baseForegroundColor = .red
    #expect(button.intrinsicContentSize.width > 0 && states.count == 4)
  }

  private final class OwnButton: UIButton {
    var updates = 0

    override func updateConfiguration() {
      updates += 1
      configuration?.title = isSelected ? "Yes" : "No"
    }
  }

  @Test("may look at itself, before its handler does")
  func ownUpdate() {
    let button = OwnButton(configuration: .plain())
    button.layoutIfNeeded()
    #expect(button.updates == 1)
    #expect(button.currentTitle == "No")
    var titles: [String?] = []
    button.configurationUpdateHandler = { titles.append($0.currentTitle) }
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.updates == 2)
    #expect(titles == ["Yes"])
  }

  @Test("is as high as a line of 17 points and 7 points above and below")
  func configuredHeight() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let height = UIButton(configuration: configuration).intrinsicContentSize.height
    #expect(height.rounded(.up) == 35 && height > 34)
  }
}
