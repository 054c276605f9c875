import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("What particles are like, by the name of their cell")
@MainActor
struct EmitterKeyPathTests {
  private func emitter() -> CAEmitterLayer {
    Stage().activate()
    let layer = CAEmitterLayer()
    let names = ["smoke", "fire"]
    layer.emitterCells = names.map { name in
      let cell = CAEmitterCell()
      cell.name = name
      cell.birthRate = 10
      return cell
    }
    return layer
  }

  @Test("is read and set by key paths")
  func numbers() {
    let layer = emitter()
    layer.setValue(0, forKeyPath: "emitterCells.fire.birthRate")
    layer.setValue(CGFloat.pi, forKeyPath: "emitterCells.smoke.emissionRange")
    layer.setValue(NSNumber(value: false), forKeyPath: "emitterCells.smoke.enabled")
    let cells = layer.emitterCells ?? []
    #expect(cells.map(\.birthRate) == [10, 0])
    #expect(cells.map(\.emissionRange) == [.pi, 0])
    #expect(cells.map(\.isEnabled) == [false, true])
    let rate = layer.value(forKeyPath: "emitterCells.smoke.birthRate") as? NSNumber
    #expect(rate?.floatValue == 10)
    #expect(layer.value(forKeyPath: "emitterCells.water.birthRate") == nil)
  }

  @Test("may be a color")
  func colors() {
    let layer = emitter()
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.setValue(red, forKeyPath: "emitterCells.smoke.color")
    #expect(layer.emitterCells?.first?.color == red)
  }
}
