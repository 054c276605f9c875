import Simulator
import Testing
import UIKit

@Suite("Of several gesture recognizers")
@MainActor
struct GestureArbiterTests {
  @Test("the winner still has its state in its action after the others have failed")
  func winnerKeepsState() {
    let bench = TouchBench()
    let inner = bench.add("inner", CGRect(x: 0, y: 100, width: 200, height: 200))
    bench.watch("tap", UITapGestureRecognizer(), on: inner)
    bench.watch("other tap", UITapGestureRecognizer(), on: bench.view)
    bench.device.tap(at: CGPoint(x: 50, y: 150))
    #expect(bench.reports.filter { $0.contains("tap") } == ["tap ended"])
  }

  @Test("none acts after a crash in an action")
  func crash() {
    let bench = TouchBench()
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in UISystem.current.raise("NSGenericException", "test") }
    bench.watch("tap", tap, on: bench.view)
    bench.device.tap(at: CGPoint(x: 50, y: 150))
    #expect(bench.device.crash?.reason == "test")
    #expect(bench.reports.isEmpty)
  }
}
