import Foundation

/// One way to do something, to be measured.
package struct Contender {
  let name: String
  /// Does the work so many times and says how long one of them took, in nanoseconds.
  let measure: (_ count: Int) -> Double

  /// A contender whose time is that of a closure, divided by the count.
  package init(_ name: String, work: @escaping (_ count: Int) -> Void) {
    self.name = name
    measure = { count in
      let start = nanoseconds()
      work(count)
      return (nanoseconds() - start) / Double(count)
    }
  }
}

/// What came of the rounds of a comparison.
package struct Comparison {
  /// The medians, in nanoseconds, in the order of the contenders.
  package let medians: [Double]
  /// Of the first contender to each: the median of the ratios of the rounds.
  package let ratios: [Double]

  /// Measures all contenders in each round, so that what slows the machine down slows all of them.
  ///
  /// - Parameter count: How often a round does the work.
  package init(_ contenders: [Contender], count: Int, rounds: Int) {
    for contender in contenders { _ = contender.measure(max(1, count / 10)) }
    let times = (0..<rounds).map { _ in contenders.map { $0.measure(count) } }
    medians = contenders.indices.map { index in Self.median(times.map { $0[index] }) }
    ratios = contenders.indices.map { index in Self.median(times.map { $0[0] / $0[index] }) }
  }

  /// The middle one of some values; of an even number, the upper one of the two.
  package static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
  }
}

/// The time of a clock that never goes back, in nanoseconds.
package func nanoseconds() -> Double {
  Double(DispatchTime.now().uptimeNanoseconds)
}
