import Foundation
import Simulator
import Testing
import UIKit

@Suite("A second tap on the selected tab")
@MainActor
struct TabRetapTests {
  @Test("goes back to the root, animated", arguments: Era.withSwipe)
  func popsToRoot(era: Era) {
    let bench = TabsBench(era: era)
    for title in ["B", "C"] {
      bench.push(bench.page(title))
      bench.settle()
    }
    bench.tap("Home")
    #expect(bench.stack == ["Home"])
    bench.advance(0.1)
    #expect(bench.navigation.transitionCoordinator?.isAnimated == true)
    bench.settle()
    #expect(bench.pageDrawn == "Home")
    #expect(bench.device.log.isEmpty)
  }

  @Test("does nothing at the root but tell the delegate")
  func atRoot() {
    let bench = TabsBench()
    let delegate = TabsDelegate { bench.note($0) }
    bench.tabs.delegate = delegate
    bench.tap("Home")
    #expect(bench.calls == ["shouldSelect Home", "didSelect Home"])
  }

  @Test("does nothing if the delegate refuses")
  func refused() {
    let bench = TabsBench()
    bench.push(bench.page("B"))
    bench.settle()
    let delegate = TabsDelegate { _ in }
    delegate.refuses = true
    bench.tabs.delegate = delegate
    bench.tap("Home")
    bench.settle()
    #expect(bench.stack == ["Home", "B"])
  }

  @Test("during a push does what the era makes of a pop then")
  func duringPush() {
    let postponing = TabsBench(era: .iOS18)
    postponing.push(postponing.page("B"))
    postponing.advance(0.2)
    postponing.tap("Home")
    #expect(postponing.stack == ["Home", "B"], "the pop waits for the end of the push")
    postponing.settle()
    #expect(postponing.stack == ["Home"])

    let nesting = TabsBench(era: .iOS7)
    nesting.push(nesting.page("B"))
    nesting.advance(0.2)
    nesting.tap("Home")
    nesting.settle()
    #expect(nesting.device.log.contains { $0.text.hasPrefix("nested pop animation") })
  }

  @Test("of a page that is no navigation controller changes nothing")
  func plainPage() {
    let bench = TabsBench()
    bench.tap("About")
    bench.settle()
    bench.clearCalls()
    bench.tap("About")
    #expect(bench.calls == [])
  }
}
