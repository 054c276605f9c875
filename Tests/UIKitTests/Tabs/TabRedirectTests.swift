import Foundation
import Simulator
import Testing
import UIKit

@Suite("A tab's page that selects another one")
@MainActor
struct TabRedirectTests {
  private let bench = PresentationBench()
  private let tabs = UITabBarController()

  private func launched() -> [BenchPage] {
    let pages = ["1", "2", "3"].map { bench.page($0) }
    tabs.viewControllers = pages
    bench.device.perform { bench.device.window.rootViewController = tabs }
    bench.settle()
    _ = bench.takeNotes()
    return pages
  }

  @Test(
    "as it is about to appear goes again, and the other one is as it was, or comes",
    arguments: [0, 2])
  func appearing(other: Int) {
    let pages = launched()
    pages[1].onWillAppear = { [tabs] in tabs.selectedIndex = other }
    bench.device.perform { tabs.selectedIndex = 1 }
    bench.settle()
    #expect(tabs.selectedIndex == other)
    #expect(pages.map { $0.view.window != nil } == [other == 0, false, other == 2])
    let second = [
      "2.viewWillAppear(false)", "2.viewWillDisappear(false)", "2.viewDidDisappear(false)",
    ]
    let notes = bench.takeNotes()
    #expect(notes.filter { $0.hasPrefix("2") } == second)
    #expect(
      notes.filter { $0.hasPrefix("1") }
        == (other == 0 ? [] : ["1.viewWillDisappear(false)", "1.viewDidDisappear(false)"]))
    bench.device.perform { tabs.selectedIndex = 1 - other / 2 }
    bench.settle()
    #expect(bench.device.log.isEmpty)
  }

  @Test("when it has appeared does so by a change of its own")
  func appeared() {
    let pages = launched()
    pages[1].onDidAppear = { [tabs] in tabs.selectedIndex = 0 }
    bench.device.perform { tabs.selectedIndex = 1 }
    bench.settle()
    #expect(pages.map { $0.viewIfLoaded?.window != nil } == [true, false, false])
    #expect(bench.device.log.isEmpty)
  }
}
