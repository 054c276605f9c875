import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("A page over the page that defines the context")
@MainActor
struct ContextPresentationTests {
  @Test("goes and comes back with that page, when others are pushed over it and popped")
  func pushAndPop() {
    let bench = PresentationBench()
    let (below, over) = (bench.page("Below"), bench.page("Over"))
    below.definesPresentationContext = true
    over.modalPresentationStyle = .overCurrentContext
    let navigation = UINavigationController(rootViewController: below)
    bench.device.perform { bench.device.window.rootViewController = navigation }
    bench.settle()
    bench.device.perform { below.present(over, animated: true) }
    bench.settle()
    func noted() -> [String] { bench.takeNotes().filter { $0.hasPrefix("Over") } }
    _ = noted()
    bench.device.perform { navigation.pushViewController(bench.page("Top"), animated: true) }
    bench.settle()
    #expect(over.view.window == nil && noted().last?.hasPrefix("Over.viewDidDisappear") == true)
    bench.device.perform { navigation.popViewController(animated: true) }
    bench.settle()
    #expect(over.view.window != nil)
    #expect(noted().contains { $0.hasPrefix("Over.viewDidAppear") })
    #expect(bench.device.viewHit(at: CGPoint(x: 195, y: 400))?.isDescendant(of: over.view) == true)
    bench.device.perform { below.dismiss(animated: true) }
    bench.settle()
    #expect(noted().last?.hasPrefix("Over.viewDidDisappear") == true)
    #expect(below.presentedViewController == nil && over.view.window == nil)
  }

  @Test("goes and comes back with its tab")
  func tabs() {
    let bench = PresentationBench()
    let over = bench.page("Over")
    over.modalPresentationStyle = .overCurrentContext
    let navigation = UINavigationController(rootViewController: bench.page("Below"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, bench.page("Other")]
    bench.device.perform { bench.device.window.rootViewController = tabs }
    bench.settle()
    bench.device.perform { navigation.topViewController?.present(over, animated: true) }
    bench.settle()
    func noted() -> [String] { bench.takeNotes().filter { $0.hasPrefix("Over") } }
    _ = noted()
    bench.device.perform { tabs.selectedIndex = 1 }
    bench.settle()
    #expect(over.view.window == nil && noted().last?.hasPrefix("Over.viewDidDisappear") == true)
    #expect(over.presentingViewController === navigation)
    bench.device.perform { tabs.selectedIndex = 0 }
    bench.settle()
    #expect(over.view.window != nil && noted().last?.hasPrefix("Over.viewDidAppear") == true)
    #expect(bench.device.viewHit(at: CGPoint(x: 195, y: 400))?.isDescendant(of: over.view) == true)
    bench.device.perform { over.dismiss(animated: true) }
    bench.settle()
    #expect(navigation.presentedViewController == nil && over.view.window == nil)
  }

  @Test(
    "lies over it also when the screen has turned, where constraints give that page another place")
  func turned() {
    let bench = PresentationBench()
    let (drawer, over) = (bench.page("Drawer"), bench.page("Over"))
    drawer.definesPresentationContext = true
    over.modalPresentationStyle = .overCurrentContext
    bench.device.perform {
      bench.root.addChild(drawer)
      let (view, outer): (UIView, UIView) = (drawer.view, bench.root.view)
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: 250),
      ])
      drawer.didMove(toParent: bench.root)
    }
    bench.device.perform { drawer.present(over, animated: true) }
    bench.settle()
    func place() -> CGRect { over.view.convert(over.view.bounds, to: nil) }
    #expect(place() == CGRect(x: 0, y: 594, width: 390, height: 250))
    bench.device.rotate(to: .landscapeLeft)
    bench.settle()
    #expect(place() == CGRect(x: 0, y: 140, width: 844, height: 250))
    bench.device.rotate(to: .portrait)
    bench.settle()
    #expect(place() == CGRect(x: 0, y: 594, width: 390, height: 250))
  }
}
