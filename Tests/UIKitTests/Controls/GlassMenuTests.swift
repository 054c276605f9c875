import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Source of all numbers: github.com/Vercantez/openuikit, `MenuTests`, read off menus of iOS 26.1.
@Suite("A menu of iOS 26")
@MainActor
struct GlassMenuTests {
  private func open(_ menu: UIMenu) -> (Device, MenuView?) {
    let device = Device(era: .iOS26, screen: .islandPhone)
    device.launch { UIViewController() }
    let button = UIButton(frame: CGRect(x: 40, y: 120, width: 100, height: 44))
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    device.window.rootViewController?.view.addSubview(button)
    device.advance(by: 0.1)
    device.tap(at: CGPoint(x: 90, y: 142))
    device.advance(by: 0.5)
    return (device, find(MenuView.self, in: device.window))
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    for subview in view.subviews {
      if let match = subview as? View ?? find(type, in: subview) { return match }
    }
    return nil
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func action(
    _ title: String, _ subtitle: String? = nil, state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, subtitle: subtitle, state: state) { _ in }
  }

  /// Where the panel is, and the middles and starts of texts in it.
  private func shape(
    _ menu: UIMenu
  ) throws -> (panel: CGRect, texts: [String: (start: CGFloat, middle: CGFloat)]) {
    let (device, view) = open(menu)
    let menuView = try #require(view)
    let panel = try #require(menuView.subviews.last)
    var texts: [String: (start: CGFloat, middle: CGFloat)] = [:]
    for label in labels(in: panel) {
      let frame = label.convert(label.bounds, to: panel)
      texts[label.text ?? ""] = (frame.minX, frame.midY)
    }
    withExtendedLifetime(device) {}
    return (panel.frame, texts)
  }

  @Test("covers what opened it, with rows of 42 points and room around them")
  func rows() throws {
    let (panel, texts) = try shape(UIMenu(children: [action("A"), action("B"), action("C")]))
    #expect(panel == CGRect(x: 40, y: 120, width: 250, height: 146))
    #expect(abs((texts["A"]?.middle ?? 0) - 31) < 0.01)
    #expect(abs((texts["C"]?.middle ?? 0) - 115) < 0.01)
    #expect(texts["A"]?.start == 28)
  }

  @Test("has a title, groups and rows with two lines of their own heights")
  func parts() throws {
    let titled = try shape(UIMenu(title: "Actions", children: [action("A"), action("B")]))
    #expect(abs(titled.panel.height - (144 + 1.0 / 3)) < 0.01)
    #expect(abs((titled.texts["A"]?.middle ?? 0) - (50 + 1.0 / 3 + 21)) < 0.01)
    let group = UIMenu(options: .displayInline, children: [action("C")])
    let grouped = try shape(UIMenu(children: [action("A"), action("B"), group]))
    #expect(grouped.panel.height == 167)
    let tall = try shape(UIMenu(children: [action("A", "One"), action("B", "Two")]))
    #expect(tall.panel.height == 136)
  }

  @Test("has a column of marks for all rows where one has a mark")
  func marks() throws {
    let (_, texts) = try shape(UIMenu(children: [action("A"), action("B", state: .on)]))
    #expect(texts["A"]?.start == 40)
    #expect(texts["B"]?.start == 40)
  }

  @Test("chooses nothing with the finger that opened it, where it has not moved")
  func finger() throws {
    var choices = 0
    let device = Device(era: .iOS26, screen: .islandPhone)
    device.launch { UIViewController() }
    let button = UIButton(frame: CGRect(x: 40, y: 120, width: 100, height: 44))
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in choices += 1 }])
    button.showsMenuAsPrimaryAction = true
    device.window.rootViewController?.view.addSubview(button)
    device.advance(by: 0.1)
    device.touchDown(at: CGPoint(x: 90, y: 142))
    device.advance(by: 0.6)
    device.touchMove(to: CGPoint(x: 91, y: 143))
    device.touchUp()
    device.advance(by: 0.5)
    #expect(choices == 0)
    #expect(find(MenuView.self, in: device.window) != nil)
    device.tap(at: CGPoint(x: 90, y: 150))
    device.advance(by: 0.5)
    #expect(choices == 1)
  }
}
