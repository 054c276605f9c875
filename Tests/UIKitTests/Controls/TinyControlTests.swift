import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("A view with less room than its margins take")
@MainActor
struct TinyControlTests {
  private func field() -> UIView {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "text"
    return field
  }

  private func segments() -> UIView {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    return segments
  }

  private func tabs() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    return tabs
  }

  private func isFinite(_ view: UIView) -> Bool {
    let (bounds, center) = (view.bounds, view.center)
    return [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y]
      .allSatisfy(\.isFinite) && view.subviews.allSatisfy(isFinite)
  }

  @Test(
    "is laid out there, and anew when it has got more",
    arguments: [Era.iOS9, .iOS13, .iOS26], [Screen.phone, .tablet])
  func grows(era: Era, screen: Screen) {
    let device = Device(era: era, screen: screen)
    device.launch { UIViewController() }
    let pages = [tabs(), UIColorPickerViewController()]
    let views = [field(), UISearchBar(), segments(), UIColorWell()] + pages.compactMap(\.view)
    for size in [CGSize.zero, CGSize(width: 3, height: 3), CGSize(width: 300, height: 200)] {
      device.perform {
        for view in views {
          view.frame.size = size
          device.window.rootViewController?.view.addSubview(view)
        }
      }
      _ = device.settle(limit: 1)
      #expect(views.allSatisfy(isFinite))
    }
    #expect(device.crash == nil)
  }
}
