import Foundation
import Simulator
import Testing
import UIKit

// Source: Apple, "Event Handling Guide for iOS": without a requirement to fail, "you should expect to receive single tap
// actions before double tap actions, even when the user double taps".
@Suite("A single and a double tap on one view")
@MainActor
struct TapCountTests {
  private let bench = TouchBench()
  private let single = UITapGestureRecognizer()
  private let double = UITapGestureRecognizer()

  private func tapTwice() -> [String] {
    let view = bench.add("view", CGRect(x: 0, y: 100, width: 390, height: 400))
    double.numberOfTapsRequired = 2
    bench.watch("single", single, on: view)
    bench.watch("double", double, on: view)
    for _ in 0..<2 {
      bench.device.tap(on: view)
      bench.device.advance(by: 0.1)
    }
    _ = bench.device.settle(limit: 2)
    return bench.takeReports().filter { !$0.hasPrefix("view") }
  }

  @Test("are both recognized, the single one first")
  func both() {
    #expect(tapTwice() == ["single ended", "double ended"])
  }

  @Test("exclude each other if the single one waits")
  func waiting() {
    single.require(toFail: double)
    #expect(tapTwice() == ["double ended"])
  }

  @Test("leave each other a chance by the number of taps alone")
  func prevention() {
    double.numberOfTapsRequired = 2
    #expect(!single.canPrevent(double))
    #expect(double.canPrevent(single))
    #expect(single.canPrevent(UITapGestureRecognizer()))
    #expect(single.canPrevent(UIPanGestureRecognizer()))
  }
}
