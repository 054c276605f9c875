import Foundation
import Simulator
import Testing
import UIKit

@Suite("A page's top and bottom guide")
@MainActor
struct LayoutSupportTests {
  @Test("is as long as bars and hardware cover the page, and takes part in constraints")
  func lengths() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    device.launch { navigation }
    let content = UIView()
    device.perform {
      content.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
        content.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      ])
    }
    _ = device.settle(limit: 2)
    let insets = page.view.safeAreaInsets
    #expect(insets.top > navigation.navigationBar.frame.height)
    #expect(page.topLayoutGuide.length == insets.top)
    #expect(page.bottomLayoutGuide.length == insets.bottom)
    #expect(content.frame == page.view.bounds.inset(by: insets))
  }

  @Test("is the same whenever it is asked for, until the page has another view")
  func identity() {
    let page = UIViewController()
    let guide = page.topLayoutGuide
    #expect(page.isViewLoaded)
    #expect(page.topLayoutGuide === guide)
    #expect(page.bottomLayoutGuide !== guide)
    page.view = UIView()
    #expect(page.topLayoutGuide !== guide)
  }
}
