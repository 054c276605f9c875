import Measuring
import UIKit

/// All figures of the twin, in the order of the table.
struct TwinReport {
  private let rounds: Int
  private let isQuick: Bool
  private(set) var figures: [Figure] = []

  init(rounds: Int, isQuick: Bool) {
    self.rounds = rounds
    self.isQuick = isQuick
  }

  mutating func measureAll(progress: (String) -> Void) throws {
    progress("animated pushes")
    navigation()
    progress("touches")
    touches()
    progress("pages")
    pages()
    #if PICTURES
      progress("frames")
      try frames()
    #endif
  }

  mutating func note(
    _ work: String, _ value: Double, _ unit: String, atMost target: Double? = nil
  ) {
    figures.append(Figure(work: work, value: value, unit: unit, target: target))
  }

  private func count(_ full: Int) -> Int { isQuick ? max(2, full / 10) : full }

  private mutating func navigation() {
    let (bare, guarded) = (NavigationStage(isGuarded: false), NavigationStage(isGuarded: true))
    let loop = BareLoop()
    let comparison = Comparison(
      [
        Contender("bare", work: bare.pushAndPop), Contender("guarded", work: guarded.pushAndPop),
        Contender("loop") { loop.passTransitions(2 * $0) },
      ], count: count(300), rounds: rounds)
    let work = "animated push or pop, all frames"
    // Of a push and a pop.
    note(work, comparison.medians[0] / 2_000, "microseconds", atMost: 40)
    note(work, comparison.ratios[2], "x a bare virtual loop")
    note("\(work), guarded", 1 / comparison.ratios[1], "x bare UIKit", atMost: 1.05)
    tables()
  }

  /// What the guard costs where a page has something on it.
  private mutating func tables() {
    let stages = [false, true].map {
      NavigationStage(isGuarded: $0, makePage: NavigationStage.tablePage)
    }
    let comparison = Comparison(
      [
        Contender("bare", work: stages[0].pushAndPop),
        Contender("guarded", work: stages[1].pushAndPop),
      ], count: count(50), rounds: rounds)
    let work = "the same, a page with a table"
    note(work, comparison.medians[0] / 2_000, "microseconds")
    note("\(work), guarded", 1 / comparison.ratios[1], "x bare UIKit", atMost: 1.05)
  }

  private mutating func touches() {
    let stage = TouchStage()
    let comparison = Comparison(
      [Contender("touch", work: stage.touch)], count: count(2_000), rounds: rounds)
    // Down and up.
    note("touch in a tree of 1000 views", comparison.medians[0] / 2_000, "microseconds", atMost: 20)
  }

  private mutating func pages() {
    let empty = bytesOfPage {
      let page = UIViewController()
      page.title = "Page"
      return page
    }
    note("page on the stack: controller, view, item", empty, "bytes a page", atMost: 1_600)
    let labelled = bytesOfPage { NavigationStage.page("Page") }
    note("the same with a label", labelled, "bytes a page")
  }

  private func bytesOfPage(_ makePage: @escaping () -> UIViewController) -> Double {
    let stage = NavigationStage(isGuarded: false)
    let pages = count(1_000)
    stage.push(10, makePage)
    let before = Heap.bytesInUse
    stage.push(pages, makePage)
    return Double(Heap.bytesInUse - before) / Double(pages)
  }
}
