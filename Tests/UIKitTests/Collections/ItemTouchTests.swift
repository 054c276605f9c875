import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("A finger on an item of a collection that has nothing to scroll")
@MainActor
struct ItemTouchTests {
  private let bench = CollectionBench(items: [["a", "b", "c"]])
  private let inside = CGPoint(x: 50, y: 20)
  private let outside = CGPoint(x: 50, y: 300)

  private var isHighlighted: Bool {
    bench.collection.cellForItem(at: CollectionBench.path(0))?.isHighlighted ?? false
  }

  @Test("selects nothing where it is lifted elsewhere")
  func away() {
    bench.device.touchDown(at: inside)
    bench.device.advance(by: 0.2)
    #expect(isHighlighted)
    bench.device.touchMove(to: outside)
    #expect(!isHighlighted)
    #expect(bench.takeReports().last == "didUnhighlight 0.0")
    bench.device.touchUp(at: outside)
    bench.device.advance(by: 0.1)
    #expect(bench.takeReports().isEmpty)
    #expect(bench.collection.indexPathsForSelectedItems == [])
  }

  @Test("highlights the item again when it comes back, and selects it")
  func back() {
    bench.device.touchDown(at: inside)
    bench.device.advance(by: 0.2)
    bench.device.touchMove(to: outside)
    _ = bench.takeReports()
    bench.device.touchMove(to: inside)
    #expect(isHighlighted)
    bench.device.touchUp(at: inside)
    bench.device.advance(by: 0.1)
    #expect(!isHighlighted)
    #expect(
      bench.takeReports() == [
        "didHighlight 0.0", "shouldSelect 0.0", "didSelect 0.0", "didUnhighlight 0.0",
      ])
  }

  @Test("that has left an item and is lifted does not keep others from being touched")
  func next() {
    bench.device.touchDown(at: inside)
    bench.device.advance(by: 0.2)
    bench.device.touchMove(to: outside)
    bench.device.cancelTouches()
    bench.device.tap(at: CGPoint(x: 160, y: 20))
    #expect(bench.collection.indexPathsForSelectedItems == [CollectionBench.path(1)])
  }
}
