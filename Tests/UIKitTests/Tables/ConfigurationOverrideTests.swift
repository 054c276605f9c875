import Testing
import UIKit

@Suite("A cell's class of the app's own")
@MainActor
struct ConfigurationOverrideTests {
  private final class Row: UITableViewCell {
    var changes = 0

    override var contentConfiguration: (any UIContentConfiguration)? {
      didSet { changes += 1 }
    }

    override func defaultContentConfiguration() -> UIListContentConfiguration {
      .subtitleCell()
    }
  }

  private final class Item: UICollectionViewCell {
    var changes = 0

    override var contentConfiguration: (any UIContentConfiguration)? {
      didSet { changes += 1 }
    }

    override var backgroundConfiguration: UIBackgroundConfiguration? {
      didSet { changes += 1 }
    }
  }

  private final class Title: UITableViewHeaderFooterView {
    override func defaultContentConfiguration() -> UIListContentConfiguration {
      .plainFooter()
    }
  }

  @Test("can override what its configurations are")
  func overrides() {
    let row = Row()
    row.contentConfiguration = row.defaultContentConfiguration()
    #expect(row.changes == 1)
    let item = Item()
    item.contentConfiguration = UIListContentConfiguration.cell()
    item.backgroundConfiguration = .clear()
    #expect(item.changes == 2)
    #expect(Title().defaultContentConfiguration() == .plainFooter())
  }
}
