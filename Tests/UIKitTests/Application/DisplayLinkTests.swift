import Foundation
import Simulator
import Testing
import UIKit

@Suite("A display link with a target")
@MainActor
struct DisplayLinkTests {
  private let device = Device(era: .iOS18)

  @Test("calls its method sixty times a second, until it is invalidated")
  func ticks() {
    UISystem.current = device.system
    let target = Target()
    let link = CADisplayLink(target: target, selector: "step:")
    link.add(to: .main, forMode: .common)
    device.advance(by: 0.5)
    #expect(target.times.count == 30)
    #expect(target.selectors == ["step:"])
    #expect(abs((target.times.first ?? 0) - link.duration) < 0.000_001)
    link.isPaused = true
    device.advance(by: 0.5)
    #expect(target.times.count == 30)
    link.isPaused = false
    device.advance(by: 0.1)
    #expect(target.times.count == 36)
    link.invalidate()
    device.advance(by: 0.5)
    #expect(target.times.count == 36)
  }

  @Test("can be made by the screen")
  func screen() throws {
    UISystem.current = device.system
    let target = Target()
    let link = try #require(UIScreen.main.displayLink(withTarget: target, selector: "step:"))
    link.add(to: .main, forMode: .common)
    device.advance(by: 0.5)
    #expect(target.times.count == 30)
    link.invalidate()
  }

  /// Source: Apple, "invalidate()": "The display link also releases the target."
  @Test("retains it until it is invalidated, though the link is kept")
  func retains() {
    UISystem.current = device.system
    weak var gone: Target?
    var link: CADisplayLink?
    do {
      let target = Target()
      gone = target
      link = CADisplayLink(target: target, selector: "step:")
      link?.add(to: .main, forMode: .common)
    }
    #expect(gone != nil)
    link?.invalidate()
    device.advance(by: 0.1)
    #expect(gone == nil && link != nil)
  }

  @Test("calls nothing of a target that performs no methods by name")
  func silent() {
    UISystem.current = device.system
    let link = CADisplayLink(target: NSObject(), selector: "step:")
    link.add(to: .main, forMode: .common)
    device.advance(by: 0.1)
    #expect(link.timestamp > 0)
    #expect(device.crash == nil)
    link.invalidate()
  }

  private final class Target: SelectorPerforming {
    var times: [CFTimeInterval] = []
    var selectors: Set<Selector> = []

    func performMethod(_ selector: Selector, with object: Any?) -> Bool {
      selectors.insert(selector)
      if let link = object as? CADisplayLink { times.append(link.timestamp) }
      return true
    }
  }
}
