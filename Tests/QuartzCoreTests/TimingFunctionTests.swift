import QuartzCore
import Testing

@Suite("A timing function")
@MainActor
struct TimingFunctionTests {
  /// A point of each curve at parameter 1/2, from the Bernstein form by hand:
  /// x = 3/8 (x1 + x2) + 1/8, and the same for y.
  @Test(
    "passes through the middle of its Bézier curve",
    arguments: [
      (CAMediaTimingFunctionName.linear, 0.5, 0.5),
      (.easeIn, 0.6575, 0.5),
      (.easeOut, 0.3425, 0.5),
      (.easeInEaseOut, 0.5, 0.5),
      (.default, 0.3125, 0.5375),
    ])
  func middle(name: CAMediaTimingFunctionName, x: Double, y: Double) {
    #expect(isClose(CAMediaTimingFunction(name: name).value(at: x), y))
  }

  @Test(
    "begins at 0, ends at 1 and never goes back",
    arguments: [
      CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ])
  func monotone(name: CAMediaTimingFunctionName) {
    let function = CAMediaTimingFunction(name: name)
    let values = (0...200).map { function.value(at: Double($0) / 200) }
    #expect(values.first == 0)
    #expect(values.last == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("may overshoot with control points beyond the unit square")
  func overshoot() {
    let function = CAMediaTimingFunction(controlPoints: 0.5, 1.8, 0.5, 1)
    #expect(function.value(at: 0.5) > 1)
  }

  @Test("gives back its control points")
  func controlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let points = (0..<4).map { index in
      var values: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &values)
      return values
    }
    #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
  }

  @Test("equals another one with the same control points")
  func equality() {
    #expect(
      CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
  }
}
