import Foundation
import Simulator
import Testing
import UIKit

@Suite("A table in no window")
@MainActor
struct HiddenTableTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let rows = Rows()

  private func lines(_ era: Era, inWindow: Bool = false) -> [String] {
    let device = Device(era: era)
    device.launch { UIViewController() }
    device.perform {
      for _ in 0..<2 {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = rows
        if inWindow { device.window.addSubview(table) }
        table.layoutIfNeeded()
      }
    }
    return device.log.map(\.text)
  }

  @Test("warns once of cells that it lays out, from iOS 13 on", arguments: [Era.iOS13, .iOS26])
  func warns(era: Era) {
    let all = lines(era)
    #expect(all.count == 1)
    #expect(
      all.first?.hasPrefix(
        "Warning once only: UITableView was told to layout its visible cells and other contents without"
          + " being in the view hierarchy (the table view or one of its superviews has not been added to a"
          + " window). ") == true)
    #expect(all.first?.contains("added to a window. Table view: <UITableView: 0x") == true)
  }

  @Test("warns of nothing before, without rows, or in a window")
  func silent() {
    #expect(lines(.iOS9).isEmpty)
    #expect(lines(.iOS18, inWindow: true).isEmpty)
    rows.count = 0
    #expect(lines(.iOS18).isEmpty)
  }
}
