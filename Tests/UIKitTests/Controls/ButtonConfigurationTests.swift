import Foundation
import Simulator
import Testing
import UIKit

@Suite("The configuration of a button")
@MainActor
struct ButtonConfigurationTests {
  private let device = Device(era: .iOS18)

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    UISystem.current = device.system
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    button.layoutIfNeeded()
    return button
  }

  private func plate(of button: UIButton) -> UIView? { button.subviews.first?.subviews.first }

  @Test("has one text, with attributes or without")
  func attributedTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      "Go", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 30)]))
    #expect(configuration.title == "Go")
    #expect(button(configuration).titleLabel?.font.pointSize == 30)
    configuration.title = "Stop"
    #expect(configuration.attributedTitle == AttributedString("Stop"))
    #expect(button(configuration).titleLabel?.font.pointSize == 17)
  }

  @Test("makes other attributes of those of the title")
  func transformer() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      given in
      var changed = given
      changed.font = .systemFont(ofSize: (given.font?.pointSize ?? 0) * 2)
      changed.foregroundColor = .systemPink
      return changed
    }
    let label = button(configuration).titleLabel
    #expect(label?.font.pointSize == 34 && label?.textColor == .systemPink)
    #expect(label?.text == "Go")
  }

  @Test("has a subtitle below its title, as far as is said, on the side that is said")
  func subtitle() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A long title"
    configuration.subtitle = "short"
    configuration.titlePadding = 6
    let leading = button(configuration)
    let (title, subtitle) = (
      try #require(leading.titleLabel), try #require(leading.subtitleLabel)
    )
    #expect(subtitle.text == "short" && subtitle.font.pointSize < title.font.pointSize)
    #expect(abs(subtitle.frame.minY - title.frame.maxY - 6) < 0.5)
    #expect(abs(subtitle.frame.minX - title.frame.minX) < 0.5)
    configuration.titleAlignment = .center
    let centered = button(configuration)
    let middle = try #require(centered.subtitleLabel).frame.midX
    #expect(abs(middle - title.frame.midX) < 0.5)
    configuration.titleAlignment = .trailing
    let trailing = button(configuration)
    let end = try #require(trailing.subtitleLabel).frame.maxX
    #expect(abs(end - title.frame.maxX) < 0.5)
    configuration.subtitle = nil
    #expect(button(configuration).subtitleLabel == nil)
    #expect(leading.intrinsicContentSize.height > button(configuration).intrinsicContentSize.height)
  }

  @Test("shows activity in the place of the picture")
  func activity() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = UIImage(systemName: "xmark")
    let still = button(configuration)
    configuration.showsActivityIndicator = true
    let busy = button(configuration)
    let spinner = try #require(busy.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    let title = try #require(busy.titleLabel)
    // Both are placed at whole pixels.
    #expect(spinner.isAnimating && spinner.frame.maxX <= title.frame.minX + 0.5)
    #expect(busy.imageView?.superview == nil && still.imageView?.superview === still)
    busy.configuration?.showsActivityIndicator = false
    #expect(spinner.superview == nil && busy.imageView?.superview === busy)
  }

  @Test("says more about the background than its style does")
  func background() {
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColor = .systemPink
    configuration.background.strokeColor = .black
    configuration.background.strokeWidth = 2
    configuration.background.cornerRadius = 11
    let made = button(configuration)
    #expect(plate(of: made)?.backgroundColor == .systemPink)
    #expect(plate(of: made)?.layer.borderWidth == 2 && plate(of: made)?.layer.cornerRadius == 11)
    made.configuration?.cornerStyle = .capsule
    made.layoutIfNeeded()
    #expect(plate(of: made)?.layer.cornerRadius == 40)
    #expect(made.backgroundColor == nil)
    made.configuration = nil
    #expect(plate(of: made) == nil)
  }

  @Test("leaves the button's own background color alone")
  func ownColor() {
    let made = button(.plain())
    made.backgroundColor = .systemTeal
    made.setNeedsUpdateConfiguration()
    made.configuration?.title = "Go"
    #expect(made.backgroundColor == .systemTeal)
  }

  @Test("follows the state, unless it is told not to")
  func states() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let made = button(configuration)
    let usual = plate(of: made)?.backgroundColor
    made.isEnabled = false
    #expect(made.currentTitleColor == .tertiaryLabel && plate(of: made)?.backgroundColor != usual)
    made.automaticallyUpdatesConfiguration = false
    #expect(made.currentTitleColor == .white && plate(of: made)?.backgroundColor == usual)
    made.configuration = configuration.updated(for: made)
    #expect(made.currentTitleColor == .tertiaryLabel)
  }

  @Test("shows that the button is selected, if it may")
  func selection() {
    let made = button(.plain())
    #expect(plate(of: made)?.backgroundColor == .clear)
    made.isSelected = true
    #expect(plate(of: made)?.backgroundColor != .clear)
    made.configuration?.automaticallyUpdateForSelection = false
    #expect(plate(of: made)?.backgroundColor == .clear)
  }

  @Test("has room for its size, until another one is said")
  func insets() {
    var configuration = UIButton.Configuration.plain()
    let medium = configuration.contentInsets
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading > medium.leading)
    configuration.contentInsets = .zero
    configuration.buttonSize = .small
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    configuration.buttonSize = .medium
    #expect(configuration.contentInsets == medium && configuration == .plain())
  }

  @Test("breaks a long title into lines, or not")
  func lines() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "As many words as there are in a title that is very long"
    let made = button(configuration)
    let broken = made.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(broken.width <= 100 && broken.height > 2 * made.intrinsicContentSize.height)
    made.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(
      made.sizeThatFits(CGSize(width: 100, height: 0)).height == made.intrinsicContentSize.height)
  }

  @Test("destroys in red")
  func role() {
    let made = button(.plain())
    made.role = .destructive
    #expect(made.currentTitleColor == .systemRed)
  }
}
