import Foundation
import Testing
import UIKit

@Suite("The class of index paths")
struct IndexPathClassTests {
  @Test("has a section, a row and an item, as the value has")
  func parts() {
    let path = IndexPath(row: 3, section: 2) as NSIndexPath
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    #expect(NSIndexPath(row: 3, section: 2) == path && NSIndexPath(item: 3, section: 2) == path)
  }
}
