import Testing
import UIKit

@Suite("Names for numbers")
struct NumberNameTests {
  @Test("have the order of their numbers: priorities")
  func orderPriorities() {
    #expect(UILayoutPriority.defaultHigh < .required)
    #expect(UILayoutPriority.required - 1 >= .defaultHigh)
    #expect([.defaultLow, .fittingSizeLevel, .required].min() == UILayoutPriority.fittingSizeLevel)
  }

  @Test("have the order of their numbers: levels of windows")
  func orderLevels() {
    let levels: [UIWindow.Level] = [.normal, .alert, .statusBar]
    #expect(levels.max() == .alert)
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect(!(UIWindow.Level.normal > .normal))
  }

  @Test("have the order of their numbers: weights and widths of fonts")
  func orderFonts() {
    #expect(UIFont.Weight.bold >= .semibold)
    #expect(UIFont.Weight.light < .regular)
    #expect(UIFont.Width.compressed < .expanded)
  }
}
