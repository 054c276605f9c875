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
    #expect(bordered.backgroundColor != nil && bordered.backgroundColor != filled.backgroundColor)
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

  @Test("is looked at anew by its handler at each change of state")
  func handler() {
    let button = button { _ in }
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    #expect(states == [.normal] && button.currentTitle == "On")
    button.isEnabled = false
    #expect(states == [.normal, .disabled] && button.currentTitle == "Off")
    button.setNeedsUpdateConfiguration()
    #expect(states.count == 3)
  }
}
