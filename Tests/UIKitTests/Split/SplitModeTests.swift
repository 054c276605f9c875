import Simulator
import Testing
import UIKit

/// What a change of `preferredDisplayMode` tells the columns and the delegate.
@MainActor
@Suite("A preferred display mode")
struct SplitModeTests {
  private func launched(_ screen: Screen) -> SplitBench {
    let bench = SplitBench(.doubleColumn, screen: screen)
    bench.split.setViewController(bench.page("List"), for: .primary)
    bench.split.setViewController(bench.page("Detail"), for: .secondary)
    bench.launch()
    bench.delegate.reportsModes = true
    _ = bench.takeNotes()
    return bench
  }

  @Test("tells the delegate and the columns that go and come")
  func callbacks() {
    let bench = launched(SplitBench.wide)
    bench.app { bench.split.preferredDisplayMode = .secondaryOnly }
    #expect(bench.split.displayMode == .secondaryOnly)
    #expect(
      bench.takeNotes() == [
        "hide primary", "mode secondaryOnly", "List.viewWillDisappear(false)",
        "List.viewDidDisappear(false)",
      ])
    bench.app { bench.split.preferredDisplayMode = .automatic }
    #expect(bench.split.displayMode == .oneBesideSecondary)
    #expect(
      bench.takeNotes() == [
        "show primary", "mode oneBesideSecondary", "List.viewWillAppear(false)",
        "List.viewDidAppear(false)",
      ])
  }

  @Test("tells nobody if nothing changes, nor on a phone", arguments: [false, true])
  func silence(isPhone: Bool) {
    let bench = launched(isPhone ? .phone : SplitBench.wide)
    bench.app {
      bench.split.preferredDisplayMode = isPhone ? .secondaryOnly : .oneBesideSecondary
    }
    #expect(bench.takeNotes().isEmpty)
  }
}
