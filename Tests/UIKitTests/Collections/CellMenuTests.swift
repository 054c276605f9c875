import Simulator
import Testing
import UIKit

@Suite("A list's cell with a menu")
@MainActor
struct CellMenuTests {
  /// Source: Apple's page of `UICellAccessoryPopUpMenu`: a tap anywhere in the cell presents the menu.
  @Test("opens it wherever it is tapped, and tells what was chosen")
  func choice() throws {
    var chosen: [String] = []
    let menu = UIMenu(
      options: .singleSelection,
      children: ["Small", "Large"].map { title in
        UIAction(title: title) { _ in chosen.append("did \(title)") }
      })
    let bench = ListBench(
      UICollectionLayoutListConfiguration(appearance: .plain), sections: [["Size"]]
    ) { cell, _ in
      cell.accessories = [
        .popUpMenu(menu) { chosen += $0.selectedElements.map { "on \($0.title)" } }
      ]
    }
    #expect(menu.selectedElements.map(\.title) == ["Small"])
    bench.device.tap(on: try #require(bench.device.find(text: "Size").first))
    _ = bench.device.settle(limit: 2)
    bench.device.tap(on: try #require(bench.device.find(text: "Large").first))
    _ = bench.device.settle(limit: 2)
    #expect(chosen == ["did Large", "on Large"])
    #expect(bench.device.find(text: "Small").isEmpty)
    #expect(
      UICellAccessory.popUpMenu(UIMenu()).accessoryType == .popUpMenu)
  }
}
