import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A picker of colors or fonts")
@MainActor
struct ColorPickerTests {
  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var heard: [String] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { heard.append("\(color == viewController.selectedColor) \(continuously)") }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      heard.append("finish")
    }
  }

  /// An app of iOS 14.
  private final class OldListener: NSObject, UIColorPickerViewControllerDelegate {
    var count = 0

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      count += 1
    }
  }

  private final class Fonts: NSObject, UIFontPickerViewControllerDelegate {
    var heard: [String] = []

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      let descriptor = viewController.selectedFontDescriptor
      heard.append(descriptor.map { UIFont(descriptor: $0, size: 12).familyName } ?? "none")
    }

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      heard.append("cancel")
    }
  }

  private let device = Device(era: .iOS18)

  private func present(_ page: UIViewController) {
    UISystem.current = device.system
    device.launch { UIViewController() }
    device.perform { device.window.rootViewController?.present(page, animated: false) }
    _ = device.settle(limit: 2)
  }

  private func part<Part: UIView>(_ type: Part.Type, of view: UIView) -> Part? {
    for subview in view.subviews {
      if let found = subview as? Part ?? part(type, of: subview) { return found }
    }
    return nil
  }

  @Test("tells of each color under the finger, of the last one again, and of its end")
  func pick() throws {
    let listener = Listener()
    let picker = UIColorPickerViewController()
    picker.delegate = listener
    picker.selectedColor = .red
    present(picker)
    #expect(listener.heard.isEmpty)
    let width = picker.view.bounds.width
    let grid = try #require(
      picker.view.subviews.first { $0.bounds.height > 200 && $0 is UIControl })
    let corner = grid.convert(CGPoint(x: 2, y: 2), to: nil as UIView?)
    device.touchDown(at: corner)
    device.touchUp()
    #expect(picker.selectedColor.cgColor.components?.first == 1)
    #expect(listener.heard == ["true true", "true false"])
    device.swipe(
      from: corner, to: CGPoint(x: corner.x + width * 0.8, y: corner.y), duration: 0.5)
    #expect(listener.heard.count > 5 && listener.heard.last == "true false")
    let opacity = try #require(part(UISlider.self, of: picker.view))
    device.perform {
      opacity.value = 0.5
      opacity.sendActions(for: .valueChanged)
    }
    #expect(abs(picker.selectedColor.cgColor.alpha - 0.5) < 0.01)
    device.perform { picker.dismiss(animated: true) }
    _ = device.settle(limit: 2)
    #expect(listener.heard.last == "finish")
  }

  @Test("without opacity gives opaque colors, and tells apps of iOS 14 by their method")
  func opaque() throws {
    let listener = OldListener()
    let picker = UIColorPickerViewController()
    picker.delegate = listener
    picker.supportsAlpha = false
    picker.selectedColor = UIColor(white: 0, alpha: 0.5)
    present(picker)
    let slider = try #require(part(UISlider.self, of: picker.view))
    #expect(slider.isHidden)
    let grid = try #require(
      picker.view.subviews.first { $0.bounds.height > 200 && $0 is UIControl })
    device.tap(at: grid.convert(CGPoint(x: 2, y: 100), to: nil as UIView?))
    #expect(listener.count == 2 && picker.selectedColor.cgColor.alpha == 1)
  }

  @Test("comes by a tap on a color well, which takes the color")
  func well() throws {
    UISystem.current = device.system
    let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))
    #expect(well.selectedColor == nil && well.intrinsicContentSize.width == 28)
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let page = UIViewController()
    device.launch { page }
    device.perform {
      well.title = "Paint"
      well.selectedColor = .blue
      page.view.addSubview(well)
    }
    #expect(changes == 0)
    device.tap(on: well)
    _ = device.settle(limit: 2)
    let picker = try #require(page.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Paint" && picker.selectedColor == .blue)
    let grid = try #require(
      picker.view.subviews.first { $0.bounds.height > 200 && $0 is UIControl })
    device.tap(at: grid.convert(CGPoint(x: 2, y: 100), to: nil as UIView?))
    #expect(changes == 1 && well.selectedColor == picker.selectedColor)
  }

  @Test("of fonts offers families, or faces, and stays when one is picked")
  func fonts() throws {
    UISystem.current = device.system
    let fonts = Fonts()
    let picker = UIFontPickerViewController()
    picker.delegate = fonts
    present(picker)
    let table = try #require(part(UITableView.self, of: picker.view))
    let first = UIFont.familyNames.sorted()[0]
    #expect(table.visibleCells.first?.textLabel?.text == first)
    device.tap(on: try #require(table.visibleCells.first))
    _ = device.settle(limit: 1)
    #expect(fonts.heard == [first] && picker.presentingViewController != nil)
    #expect(table.visibleCells.first?.accessoryType == .checkmark)
    device.perform { picker.dismiss(animated: false) }
    #expect(fonts.heard == [first])
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.filteredTraits = .traitBold
    let faces = UIFontPickerViewController(configuration: configuration)
    faces.delegate = fonts
    configuration.includeFaces = false
    #expect(faces.configuration.includeFaces)
    present(faces)
    let list = try #require(part(UITableView.self, of: faces.view))
    let names = list.visibleCells.compactMap { $0.textLabel?.text }
    let traits = names.compactMap { UIFont(name: $0, size: 12)?.fontDescriptor.symbolicTraits }
    #expect(!names.isEmpty && traits.count == names.count)
    #expect(traits.allSatisfy { $0.contains(.traitBold) })
    device.perform { faces.dismiss(animated: false) }
    _ = device.settle(limit: 1)
    #expect(fonts.heard == [first, "cancel"])
  }
}
