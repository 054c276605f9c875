import Foundation
import Simulator
import Testing
import UIKit

@Suite("A navigation bar in a sheet")
@MainActor
struct SheetBarTests {
  private let bench: PresentationBench
  private let page = UIViewController()
  private let navigation: UINavigationController

  private init() {
    bench = PresentationBench()
    page.title = "Page"
    navigation = UINavigationController(rootViewController: page)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  @Test("is higher than elsewhere, and the page's safe area with it")
  func height() {
    bench.present(navigation)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
    #expect(page.view.safeAreaInsets.top == 56)
    #expect(bar.sizeThatFits(.zero).height == 56)
  }

  @Test("is so below a large title, too")
  func largeTitle() {
    bar.prefersLargeTitles = true
    bench.present(navigation)
    #expect(bar.frame.height == 108)
  }

  @Test("is so in other containers, and while pages come and go")
  func nested() {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    bench.present(tabs)
    let upper = UIViewController()
    bench.device.perform { navigation.pushViewController(upper, animated: true) }
    bench.device.advance(by: 0.1)
    #expect(bar.frame.height == 56)
    bench.settle()
    #expect(bar.frame.height == 56 && upper.view.safeAreaInsets.top == 56)
  }

  @Test(
    "is as high as ever where the page covers the screen",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func fullScreen(style: UIModalPresentationStyle) {
    navigation.modalPresentationStyle = style
    bench.present(navigation)
    #expect(bar.frame.height == 44)
  }

  @Test("is as high as ever before iOS 13, where sheets cover the screen")
  func formerly() {
    let bench = PresentationBench(.iOS9)
    let navigation = UINavigationController(rootViewController: bench.page("Page"))
    navigation.modalPresentationStyle = .pageSheet
    bench.present(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("is low on a phone on its side, which sheets cover, and high again after that")
  func rotation() {
    bench.present(navigation)
    bench.device.rotate(to: .landscapeLeft)
    bench.settle()
    #expect(bar.frame.height == 32)
    bench.device.rotate(to: .portrait)
    bench.settle()
    #expect(bar.frame.height == 56)
  }
}
