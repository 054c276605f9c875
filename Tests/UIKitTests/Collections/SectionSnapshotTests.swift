import Simulator
import Testing
import UIKit

@Suite("A section's snapshot")
@MainActor
struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func fruit() -> Outline {
    var outline = Outline()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test("holds items in items, and shows those in what is expanded")
  func visible() {
    var outline = fruit()
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(outline.rootItems == ["fruit", "nuts"])
    #expect(outline.visibleItems == ["fruit", "nuts"])
    outline.expand(["apple"])
    #expect(outline.visibleItems == ["fruit", "nuts"])
    #expect(!outline.isVisible("red"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(outline.isVisible("red"))
    outline.collapse(["apple"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "nuts"])
    #expect(outline.isExpanded("fruit") && !outline.isExpanded("apple"))
  }

  @Test("knows where its items are")
  func places() {
    let outline = fruit()
    #expect(outline.level(of: "fruit") == 0)
    #expect(outline.level(of: "green") == 2)
    #expect(outline.parent(of: "green") == "apple")
    #expect(outline.parent(of: "nuts") == nil)
    #expect(outline.index(of: "pear") == 4)
    #expect(outline.index(of: "kiwi") == nil)
    #expect(outline.contains("red") && !outline.contains("kiwi"))
  }

  @Test("is changed item by item")
  func changes() {
    var outline = fruit()
    outline.insert(["grape"], before: "pear")
    outline.insert(["plum"], after: "pear")
    outline.insert(["seeds"], before: "fruit")
    #expect(
      outline.items == [
        "seeds", "fruit", "apple", "red", "green", "grape", "pear", "plum", "nuts",
      ])
    outline.delete(["apple", "kiwi"])
    #expect(outline.items == ["seeds", "fruit", "grape", "pear", "plum", "nuts"])
    #expect(!outline.contains("red"))
    var others = Outline()
    others.append(["fig"])
    others.append(["dried"], to: "fig")
    outline.replace(childrenOf: "fruit", using: others)
    #expect(outline.items == ["seeds", "fruit", "fig", "dried", "nuts"])
    #expect(outline.snapshot(of: "fruit").items == ["fig", "dried"])
    #expect(outline.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])
    outline.deleteAll()
    #expect(outline.items == [])
  }

  @Test("raises an exception for an item that is there already")
  func twice() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    var outline = fruit()
    device.perform { outline.append(["red"]) }
    #expect(
      device.crash?.reason
        == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    red\n)}"
    )
  }

  private func bench(_ style: UICellAccessory.OutlineDisclosureOptions.Style = .cell) -> ListBench {
    let bench = ListBench(
      UICollectionLayoutListConfiguration(appearance: .plain), sections: [[]]
    ) { cell, text in
      cell.accessories =
        ["fruit", "apple"].contains(text) ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    bench.device.perform { bench.data.apply(fruit(), to: 0, animatingDifferences: false) }
    bench.device.advance(by: 0)
    return bench
  }

  @Test("shows in a collection, and a tap on its arrow shows and hides what is in an item")
  func expands() {
    let bench = bench()
    #expect(bench.texts == ["fruit", "nuts"])
    bench.device.tap(at: CGPoint(x: 272, y: 22))
    #expect(bench.device.settle(limit: 5))
    #expect(bench.texts == ["fruit", "apple", "pear", "nuts"])
    #expect((0...3).map { bench.cell($0)?.indentationLevel } == [0, 1, 1, 0])
    #expect(bench.cell(0)?.configurationState.isExpanded == true)
    #expect(bench.data.snapshot(for: 0).isExpanded("fruit"))
    #expect(bench.data.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "nuts"])
    bench.device.tap(at: CGPoint(x: 272, y: 22))
    #expect(bench.device.settle(limit: 5))
    #expect(bench.texts == ["fruit", "nuts"])
    #expect(bench.cell(0)?.configurationState.isExpanded == false)
  }

  @Test("shows and hides what is in a header where that is tapped anywhere, and selects nothing")
  func headers() {
    for (style, texts) in [
      (.header, ["fruit", "apple", "pear", "nuts"]), (.cell, ["fruit", "nuts"]),
    ] as [(UICellAccessory.OutlineDisclosureOptions.Style, [String])] {
      let bench = bench(style)
      bench.device.tap(at: CGPoint(x: 100, y: 22))
      #expect(bench.device.settle(limit: 5))
      #expect(bench.texts == texts)
      #expect((bench.cell(0)?.isSelected == true) == (style == .cell))
    }
  }

  @Test("asks the app before it expands an item, and what is in it")
  func handlers() {
    let bench = bench()
    var heard: [String] = []
    var handlers = UICollectionViewDiffableDataSource<Int, String>.SectionSnapshotHandlers<String>()
    handlers.shouldExpandItem = {
      heard.append("should \($0)")
      return heard.count > 1
    }
    handlers.willExpandItem = { heard.append("will \($0)") }
    handlers.snapshotForExpandingParent = { item, former in
      var outline = Outline()
      outline.append([item + "!"] + former.rootItems)
      return outline
    }
    bench.data.sectionSnapshotHandlers = handlers
    bench.device.tap(at: CGPoint(x: 272, y: 22))
    #expect(bench.texts == ["fruit", "nuts"])
    bench.device.tap(at: CGPoint(x: 272, y: 22))
    #expect(bench.device.settle(limit: 5))
    #expect(heard == ["should fruit", "should fruit", "will fruit"])
    #expect(bench.texts == ["fruit", "fruit!", "apple", "pear", "nuts"])
  }
}
