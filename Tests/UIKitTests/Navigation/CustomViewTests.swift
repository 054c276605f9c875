import Foundation
import Simulator
import Testing
import UIKit

@Suite("A view of the app's in a bar")
@MainActor
struct CustomViewTests {
  private let device = Device(era: .iOS18)
  private let page = UIViewController()

  @Test("keeps the size of its frame; without one it is as large as its content, also later")
  func sizes() {
    UISystem.current = device.system
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
    let wide = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let plain = UIButton(type: .system)
    let stack = UIStackView(arrangedSubviews: [UISwitch(), UISwitch()])
    let fixed = UIView()
    fixed.translatesAutoresizingMaskIntoConstraints = false
    fixed.widthAnchor.constraint(equalToConstant: 33).isActive = true
    fixed.heightAnchor.constraint(equalToConstant: 22).isActive = true
    plain.setTitle("Go", for: .normal)
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: wide)
    page.navigationItem.rightBarButtonItems = [plain, fixed].map(UIBarButtonItem.init(customView:))
    page.toolbarItems = [field, stack].map(UIBarButtonItem.init(customView:))
    let page = page
    device.launch {
      let navigation = UINavigationController(rootViewController: page)
      navigation.setToolbarHidden(false, animated: false)
      return navigation
    }
    _ = device.settle(limit: 2)
    #expect(field.frame.size == CGSize(width: 150, height: 30))
    #expect(wide.frame.size == CGSize(width: 60, height: 40))
    #expect(fixed.frame.size == CGSize(width: 33, height: 22) && stack.frame.width > 90)
    let narrow = plain.frame.width
    device.perform {
      plain.setTitle("Go further", for: .normal)
      page.navigationController?.navigationBar.subviews.forEach { $0.setNeedsLayout() }
    }
    _ = device.settle(limit: 2)
    #expect(narrow > 10 && plain.frame.width > narrow + 20)
  }

  /// Where a page's view in the title's place is, in the bar.
  private func titlePlace(of view: UIView) -> CGRect {
    let page = page
    page.navigationItem.titleView = view
    device.launch { UINavigationController(rootViewController: page) }
    _ = device.settle(limit: 2)
    return view.convert(view.bounds, to: page.navigationController?.navigationBar)
  }

  @Test("has in the title's place the size that its content wants, as far as there is room")
  func expanded() {
    final class Expanded: UIView {
      override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
    }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
    #expect(titlePlace(of: Expanded()) == CGRect(x: 16, y: 0, width: 310, height: 44))
  }

  @Test("has in the title's place the size of its parts, as a stack of two lines has")
  func stack() {
    let labels = ["Title", "A longer subtitle"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    let place = titlePlace(of: stack)
    #expect(abs(place.width - labels[1].intrinsicContentSize.width) < 0.5)
    #expect(abs(place.midX - 195) < 0.5)
    #expect(place.height > 40 && place.height < 42)
    device.perform { labels[0].text = "A title that has become longer" }
    _ = device.settle(limit: 2)
    #expect(abs(stack.frame.width - labels[0].intrinsicContentSize.width) < 0.5)
    #expect(abs(stack.frame.midX - 195) < 0.5)
  }

  @Test("has in the title's place the size that its constraints say")
  func constrained() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 120).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(titlePlace(of: view) == CGRect(x: 135, y: 12, width: 120, height: 20))
  }
}
