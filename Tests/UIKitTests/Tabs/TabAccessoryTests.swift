import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("The accessory above a tab bar")
@MainActor
struct TabAccessoryTests {
  private let tabs = UITabBarController()
  private let content = UIView()
  private let pages = [UIViewController(), UIViewController()]

  private func launch(_ era: Era) -> Device {
    let device = Device(era: era)
    tabs.viewControllers = [UINavigationController(rootViewController: pages[0]), pages[1]]
    tabs.bottomAccessory = UITabAccessory(contentView: content)
    device.launch { tabs }
    return device
  }

  private var frame: CGRect { content.convert(content.bounds, to: tabs.view) }

  @Test("is above the bar on every tab, and pages know that it covers them")
  func place() {
    let device = launch(.iOS26)
    let bar = tabs.tabBar.frame
    let place = CGRect(x: 21, y: bar.minY - 56, width: bar.width - 42, height: 48)
    #expect(frame == place)
    #expect(pages[0].view.safeAreaInsets.bottom == bar.height + 56)
    device.perform { tabs.selectedIndex = 1 }
    #expect(frame == place)
    #expect(pages[1].view.safeAreaInsets.bottom == bar.height + 56)
    #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
    #expect(pages[1].view.traitCollection.tabAccessoryEnvironment == .unspecified)
    device.perform { tabs.setBottomAccessory(nil, animated: false) }
    #expect(content.window == nil)
    #expect(pages[1].view.safeAreaInsets.bottom == bar.height)
  }

  @Test("counts for nothing in the guide of what the bar does not hide")
  func contentGuide() {
    let device = launch(.iOS26)
    let guide = tabs.contentLayoutGuide
    #expect(guide === tabs.contentLayoutGuide && guide.owningView === tabs.view)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    device.perform {
      tabs.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.widthAnchor.constraint(equalToConstant: 20),
        box.heightAnchor.constraint(equalTo: guide.heightAnchor),
      ])
    }
    let bounds = tabs.view.bounds
    func frame(_ height: CGFloat) -> CGRect {
      CGRect(x: bounds.maxX - 20, y: 0, width: 20, height: height)
    }
    #expect(box.frame == frame(tabs.tabBar.frame.minY))
    device.perform { tabs.setTabBarHidden(true, animated: true) }
    device.advance(by: 0.1)
    let middle = box.layer.presentation()?.frame.maxY ?? 0
    #expect(middle > bounds.maxY - 83 && middle < bounds.maxY)
    #expect(device.settle(limit: 1) && box.frame == frame(bounds.maxY))
    device.perform { tabs.isTabBarHidden = false }
    #expect(box.frame == frame(bounds.maxY - 83))
  }

  @Test("fades in and out if animated")
  func fading() {
    let device = launch(.iOS26)
    let next = UIView()
    let insets = pages[0].view.safeAreaInsets
    device.perform { tabs.setBottomAccessory(UITabAccessory(contentView: next), animated: true) }
    device.advance(by: 0.1)
    let both = [content, next].compactMap { $0.superview?.layer.presentation()?.opacity }
    #expect(both.count == 2 && both.allSatisfy { 0.2...0.8 ~= $0 })
    #expect(device.settle(limit: 1))
    #expect(content.window == nil && next.window != nil && next.superview?.alpha == 1)
    #expect(pages[0].view.safeAreaInsets == insets)
  }

  @Test("takes touches")
  func touches() {
    let device = launch(.iOS26)
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 0, width: 48, height: 48)
    device.perform { content.addSubview(button) }
    device.tap(on: button)
    #expect(taps == 1)
  }

  @Test("is at the lower end of the view while the bar is away")
  func hiding() {
    let device = launch(.iOS26)
    let above = frame
    let bottom = CGRect(x: 21, y: tabs.view.bounds.maxY - 34 - 48, width: above.width, height: 48)
    device.perform { tabs.isTabBarHidden = true }
    #expect(frame == bottom)
    #expect(pages[0].view.safeAreaInsets.bottom == 90)
    device.perform { tabs.isTabBarHidden = false }
    #expect(frame == above)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    device.perform { pages[0].navigationController?.pushViewController(next, animated: true) }
    #expect(device.settle(limit: 3))
    #expect(frame == bottom)
    #expect(next.view.safeAreaInsets.bottom == 90)
    device.perform { _ = pages[0].navigationController?.popViewController(animated: true) }
    #expect(device.settle(limit: 3))
    #expect(frame == above)
  }

  @Test("is not there before iOS 26")
  func before() {
    _ = launch(.iOS18)
    #expect(content.window == nil)
    #expect(tabs.bottomAccessory?.contentView === content)
    #expect(pages[0].view.safeAreaInsets.bottom == tabs.tabBar.frame.height)
  }
}
