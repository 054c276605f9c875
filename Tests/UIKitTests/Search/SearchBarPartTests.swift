import Simulator
import Testing
import UIKit

@Suite("The parts of a search bar")
@MainActor
struct SearchBarPartTests {
  private let device = Device(era: .iOS18)
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 120))

  private init() {
    UISystem.current = device.system
    let page = UIViewController()
    device.launch { page }
    device.perform { [bar] in page.view.addSubview(bar) }
  }

  private var control: UISegmentedControl? {
    bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first
  }

  @Test("cannot be used while it is not enabled")
  func disabled() {
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    device.tap(on: bar.searchTextField)
    #expect(bar.isEnabled && bar.isFirstResponder)
    device.perform { bar.isEnabled = false }
    #expect(!bar.searchTextField.isEnabled && !bar.isFirstResponder)
    #expect(control?.isEnabled == false)
    device.tap(on: bar.searchTextField)
    #expect(!bar.isFirstResponder)
    device.perform { bar.isEnabled = true }
    device.tap(on: bar.searchTextField)
    #expect(bar.isFirstResponder && control?.isEnabled == true)
  }

  @Test("have a picture behind what is searched, and others between")
  func pictures() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    bar.setScopeBarButtonDividerImage(
      picture, forLeftSegmentState: .normal, rightSegmentState: .selected)
    bar.scopeBarBackgroundImage = picture
    func grounds() -> [UIView] {
      bar.subviews.filter { ($0 as? UIImageView)?.image == picture }
    }
    #expect(grounds().isEmpty && bar.scopeBarBackgroundImage == picture)
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    bar.layoutIfNeeded()
    let (ground, control) = (try #require(grounds().first), try #require(control))
    #expect(ground.frame.contains(control.frame) && ground.frame.width == 390)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        == picture)
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected)
        == picture)
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
        == nil)
    bar.scopeBarBackgroundImage = nil
    #expect(grounds().isEmpty)
  }

  @Test("give the field's buttons above the keyboard as their own")
  func assistant() {
    #expect(bar.inputAssistantItem === bar.searchTextField.inputAssistantItem)
  }

  @Test("have tokens that take the place of texts")
  func tokens() throws {
    let field = bar.searchTextField
    field.text = "red car"
    let token = UISearchToken(icon: nil, text: "Red")
    let start = try #require(field.position(from: field.textualRange.start, offset: 0))
    let end = try #require(field.position(from: start, offset: 4))
    let range = try #require(field.textRange(from: start, to: end))
    field.replaceTextualPortion(of: range, with: token, at: 0)
    #expect(field.text == "car" && field.tokens.map { $0 === token } == [true])
    field.replaceTextualPortion(
      of: field.textualRange, with: UISearchToken(icon: nil, text: "Car"),
      at: field.tokens.count)
    #expect(field.text == "" && field.tokens.count == 2 && field.tokens.first === token)
  }
}
