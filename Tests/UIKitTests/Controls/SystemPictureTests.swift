import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pictures of the system in controls")
@MainActor
struct SystemPictureTests {
  private let device = Device(era: .iOS18)

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
  }

  private func bar(_ item: UIBarButtonItem) throws -> UINavigationBar {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    device.launch { UINavigationController(rootViewController: page) }
    _ = device.settle(limit: 2)
    return try #require(page.navigationController?.navigationBar)
  }

  @Test(
    "stand in bars for what needs no word, and the word is told to those who cannot see",
    arguments: [
      (.add, "plus", "Add"), (.compose, "square.and.pencil", "Compose"),
      (.action, "square.and.arrow.up", "Share"), (.search, "magnifyingglass", "Search"),
      (.refresh, "arrow.clockwise", "Refresh"), (.trash, "trash", "Trash"),
      (.play, "play.fill", "Play"), (.fastForward, "forward.fill", "Fast Forward"),
    ] as [(UIBarButtonItem.SystemItem, String, String)])
  func barItems(item: UIBarButtonItem.SystemItem, symbol: String, label: String) throws {
    UISystem.current = device.system
    let bar = try bar(UIBarButtonItem(systemItem: item))
    let large = UIImage.SymbolConfiguration(scale: .large)
    let image = try #require(UIImage(systemName: symbol, withConfiguration: large))
    let picture = try #require(all(UIImageView.self, in: bar).first { $0.image == image })
    #expect(picture.bounds.width == image.size.width)
    #expect(picture.superview?.accessibilityLabel == label)
    #expect(!all(UILabel.self, in: bar).contains { $0.text == label })
  }

  @Test("are not in bars where UIKit has words, or where an app sets a title")
  func words() throws {
    UISystem.current = device.system
    let edit = try bar(UIBarButtonItem(systemItem: .edit))
    #expect(all(UILabel.self, in: edit).contains { $0.text == "Edit" })
    let own = UIBarButtonItem(systemItem: .add)
    own.title = "New"
    #expect(all(UILabel.self, in: try bar(own)).contains { $0.text == "New" })
  }

  @Test("are a gray cross in a gray disc in a close button")
  func closeButton() throws {
    UISystem.current = device.system
    let button = UIButton(type: .close)
    button.layoutIfNeeded()
    let disc = try #require(button.subviews.first)
    #expect(disc.frame == button.bounds && disc.layer.cornerRadius == 15)
    #expect(disc.backgroundColor == .tertiarySystemFill)
    #expect(button.imageView?.tintColor == .secondaryLabel)
    let cross = try #require(button.imageView?.frame)
    #expect(cross.width < 15 && cross.width == cross.height)
  }

  @Test("keep their form in buttons of a type")
  func form() {
    UISystem.current = device.system
    #expect(UIButton(type: .contactAdd).imageView?.contentMode == .scaleAspectFit)
  }

  @Test("are a magnifying glass before the text of a search field, which has no line")
  func searchField() throws {
    UISystem.current = device.system
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    device.window.addSubview(field)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    let glass = try #require(field.leftView as? UIImageView)
    #expect(glass.image == UIImage(systemName: "magnifyingglass") && glass.superview === field)
    #expect(glass.frame.minX == 8 && glass.frame.midY == 18)
    #expect(field.textRect(forBounds: field.bounds).minX > glass.frame.maxX)
    let ground = try #require(field.subviews.first).layer
    #expect(ground.borderWidth == 0 && ground.cornerRadius == 10)
    let plain = UITextField()
    plain.borderStyle = .roundedRect
    let border = try #require(plain.subviews.first).layer
    #expect(border.borderWidth > 0 && border.cornerRadius == 5)
  }

  @Test("have a shadow where they are knobs, unless a slider's knob is the app's picture")
  func knobs() throws {
    UISystem.current = device.system
    let slider = UISlider()
    let knob = try #require(slider.subviews.first { $0.layer.shadowOpacity > 0 })
    #expect(knob.backgroundColor == .white)
    slider.setThumbImage(UIImage(systemName: "circle"), for: .normal)
    #expect(knob.layer.shadowOpacity == 0)
    #expect(UISwitch().subviews.first?.subviews.first?.layer.shadowOpacity ?? 0 > 0)
  }
}
