import Foundation
import Simulator
import Testing
import UIKit

/// Source: the source code and tests of AccessibilitySnapshot; the rest as tests of interfaces read it.
@Suite("What a control says to assistive technologies")
@MainActor
struct ControlAccessibilityTests {
  private let device = Device(era: .iOS18)

  @Test("is whether a switch is on")
  func toggles() {
    UISystem.current = device.system
    let toggle = UISwitch()
    #expect(toggle.isAccessibilityElement && toggle.accessibilityValue == "0")
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits == [.button, .toggleButton])
    toggle.accessibilityValue = "lit"
    #expect(toggle.accessibilityValue == "lit")
  }

  @Test("is the share of a slider, which is tapped on its knob")
  func sliders() {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    slider.maximumValue = 8
    slider.value = 2
    device.launch { UIViewController() }
    device.perform { device.window.rootViewController?.view.addSubview(slider) }
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 2)
    let middle = CGPoint(x: 20 + knob.midX, y: 100 + knob.midY)
    #expect(slider.accessibilityActivationPoint == middle)
  }

  @Test("is the page, the progress, or that it runs")
  func progress() {
    UISystem.current = device.system
    let dots = UIPageControl()
    (dots.numberOfPages, dots.currentPage) = (3, 1)
    #expect(dots.accessibilityValue == "page 2 of 3")
    #expect(dots.accessibilityTraits == [.adjustable, .updatesFrequently])
    let bar = UIProgressView()
    bar.progress = 0.5
    #expect(bar.isAccessibilityElement && bar.accessibilityLabel == "Progress")
    #expect(bar.accessibilityValue == "50%" && bar.accessibilityTraits == .updatesFrequently)
    let spinner = UIActivityIndicatorView()
    #expect(spinner.accessibilityLabel == "Progress halted")
    spinner.startAnimating()
    #expect(spinner.accessibilityLabel == "In progress" && spinner.accessibilityValue == "1")
  }

  @Test("are the parts of a segmented control and of a stepper, which are no elements themselves")
  func parts() throws {
    UISystem.current = device.system
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    segments.selectedSegmentIndex = 1
    #expect(!segments.isAccessibilityElement)
    let parts = try #require(segments.accessibilityElements as? [UIAccessibilityElement])
    #expect(parts.map(\.accessibilityLabel) == ["Day", "Week"])
    #expect(parts.map(\.accessibilityTraits) == [.button, [.button, .selected]])
    #expect(parts[1].accessibilityFrameInContainerSpace.minX == 100)
    #expect(segments.index(ofAccessibilityElement: parts[1]) == 1)
    #expect(segments.accessibilityElementCount() == 2)
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.accessibilityElement(at: 0) as? UIAccessibilityElement === parts[1])
    #expect(parts[0].accessibilityLabel == nil)
    let stepper = UIStepper()
    let halves = try #require(stepper.accessibilityElements as? [UIAccessibilityElement])
    #expect(!stepper.isAccessibilityElement)
    #expect(halves.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(halves.map(\.accessibilityTraits) == [[.button, .notEnabled], .button])
    stepper.value = 1
    #expect(halves[0].accessibilityTraits == .button)
  }

  @Test("is the text of a field, or its placeholder")
  func fields() {
    UISystem.current = device.system
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityLabel == nil && field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    #expect(field.accessibilityTraits == UIAccessibilityTraits(rawValue: 1 << 18))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.accessibilityTraits == UIAccessibilityTraits(rawValue: 1 << 18 | 1 << 21))
    let area = UITextView()
    area.text = "Dear all"
    #expect(area.isAccessibilityElement && area.accessibilityValue == "Dear all")
    #expect(area.accessibilityTraits == UIAccessibilityTraits(rawValue: 1 << 18 | 1 << 47))
    area.isScrollEnabled = false
    #expect(area.accessibilityTraits == UIAccessibilityTraits(rawValue: 1 << 18))
    area.isEditable = false
    #expect(area.accessibilityTraits == .staticText)
    let search = UISearchBar()
    #expect(search.searchTextField.accessibilityTraits.contains(.searchField))
  }

  @Test("is what buttons of bars, tabs and alerts show, with the names that tests know them by")
  func bars() throws {
    let page = UIViewController()
    page.title = "List"
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "edit"
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    navigation.tabBarItem.accessibilityIdentifier = "home"
    device.launch { tabs }
    let next = UIViewController()
    next.navigationItem.rightBarButtonItem = item
    device.perform { navigation.pushViewController(next, animated: false) }
    _ = device.settle(limit: 2)
    func elements(in view: UIView) -> [UIView] {
      view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements)
    }
    let bar = elements(in: navigation.navigationBar)
    let edit = try #require(bar.first { $0.accessibilityLabel == "Edit" })
    #expect(edit.accessibilityTraits == .button && edit.accessibilityIdentifier == "edit")
    let back = try #require(bar.first { $0.accessibilityLabel == "List" })
    #expect(back.accessibilityTraits == UIAccessibilityTraits(rawValue: 1 << 27 | 1))
    let tab = try #require(elements(in: tabs.tabBar).first)
    #expect(tab.accessibilityLabel == "Home" && tab.accessibilityIdentifier == "home")
    #expect(tab.accessibilityTraits == UIAccessibilityTraits(rawValue: 1 << 28 | 1 << 3 | 1))
    next.title = "Next"
    let title = try #require(
      elements(in: navigation.navigationBar).first { $0.accessibilityLabel == "Next" })
    #expect(title.accessibilityTraits == [.staticText, .header])
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Leave", style: .default))
    device.perform { next.present(alert, animated: false) }
    let leave = try #require(elements(in: alert.view).first { $0.accessibilityLabel == "Leave" })
    #expect(leave.accessibilityTraits == .button)
  }

  @Test("is what items of bars say besides, on the buttons that show them")
  func itemsOfBars() throws {
    let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
    item.accessibilityHint = "Changes the order"
    item.accessibilityValue = "By name"
    item.accessibilityTraits = .startsMediaSession
    #expect(!item.isAccessibilityElement)
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    device.launch { navigation }
    let button = try #require(item.value(forKey: "view") as? UIView)
    #expect(button.accessibilityHint == "Changes the order")
    #expect(button.accessibilityValue == "By name")
    #expect(button.accessibilityTraits == [.button, .startsMediaSession])
  }

  @Test("goes up and down by a tenth of a slider, and by a page, of which targets hear")
  func steps() {
    UISystem.current = device.system
    var heard = 0
    let slider = UISlider()
    slider.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    (slider.maximumValue, slider.value) = (200, 30)
    slider.accessibilityIncrement()
    #expect(slider.value == 50 && heard == 1)
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 0 && heard == 4)
    slider.accessibilityIncrementBlock = { heard = 100 }
    slider.accessibilityIncrement()
    #expect(slider.value == 0 && heard == 100)
    let dots = UIPageControl()
    dots.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    dots.numberOfPages = 2
    dots.accessibilityIncrement()
    dots.accessibilityIncrement()
    #expect(dots.currentPage == 1 && heard == 101)
    dots.accessibilityDecrement()
    #expect(dots.currentPage == 0 && heard == 102)
  }

  @Test("is the texts of a row, whose parts are elements all the same")
  func rows() {
    UISystem.current = device.system
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.accessibilityLabel == nil)
    cell.textLabel?.text = "Berlin"
    cell.detailTextLabel?.text = "Rain"
    #expect(cell.accessibilityLabel == "Berlin, Rain" && !cell.isAccessibilityElement)
    cell.detailTextLabel?.isHidden = true
    #expect(cell.accessibilityLabel == "Berlin")
    cell.accessibilityLabel = "The city"
    #expect(cell.accessibilityLabel == "The city")
  }

  @Test("says of a cell that it is selected")
  func selectedCells() {
    UISystem.current = device.system
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(row.accessibilityTraits == .none)
    row.isSelected = true
    #expect(row.accessibilityTraits == .selected)
    row.accessibilityTraits = .button
    #expect(row.accessibilityTraits == .button)
    let item = UICollectionViewCell(frame: .zero)
    item.isSelected = true
    #expect(item.accessibilityTraits == .selected)
    item.isSelected = false
    #expect(item.accessibilityTraits == .none)
  }

  @Test("are the cells and headers of a table of data, and no headers if the app says none")
  func dataTables() {
    final class Cell: NSObject, UIAccessibilityContainerDataTableCell {
      func accessibilityRowRange() -> NSRange { NSRange(location: 1, length: 1) }
      func accessibilityColumnRange() -> NSRange { NSRange(location: 0, length: 2) }
    }
    final class Sheet: NSObject, UIAccessibilityContainerDataTable {
      let cell = Cell()
      func accessibilityRowCount() -> Int { 2 }
      func accessibilityColumnCount() -> Int { 2 }
      func accessibilityDataTableCellElement(forRow row: Int, column: Int)
        -> (any UIAccessibilityContainerDataTableCell)?
      { row == 1 ? cell : nil }
      func accessibilityHeaderElements(forColumn column: Int)
        -> [any UIAccessibilityContainerDataTableCell]?
      { [cell] }
    }
    UISystem.current = device.system
    let table: any UIAccessibilityContainerDataTable = Sheet()
    let cell = table.accessibilityDataTableCellElement(forRow: 1, column: 1)
    #expect(cell?.accessibilityColumnRange().length == 2)
    #expect(table.accessibilityHeaderElements?(forColumn: 0)?.count == 1)
    #expect(table.accessibilityHeaderElements?(forRow: 0) == nil)
    #expect(table.accessibilityHeaderElements(forRow: 0) == nil)
  }
}
