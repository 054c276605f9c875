import Foundation
import Testing
import UIKit

@Suite("The outermost item on a side")
@MainActor
struct OutermostItemTests {
  private let item = UINavigationItem()
  private let items = ["1", "2", "3"].map { UIBarButtonItem(title: $0) }

  private func titles(_ items: [UIBarButtonItem]?) -> [String]? { items?.map { $0.title ?? "" } }

  @Test("is replaced by itself; the others stay")
  func replaced() {
    (item.leftBarButtonItems, item.rightBarButtonItems) = (items, items)
    item.leftBarButtonItem = UIBarButtonItem(title: "New")
    item.setRightBarButton(UIBarButtonItem(title: "New"), animated: false)
    #expect(titles(item.leftBarButtonItems) == ["New", "2", "3"])
    #expect(titles(item.rightBarButtonItems) == ["New", "2", "3"])
  }

  @Test("goes by itself; the next one is the outermost then")
  func removed() {
    item.leftBarButtonItems = [items[0], items[1]]
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItem === items[1])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test("comes to the front if it is there already")
  func moved() {
    item.rightBarButtonItems = items
    item.rightBarButtonItem = items[2]
    #expect(titles(item.rightBarButtonItems) == ["3", "1", "2"])
    item.rightBarButtonItem = items[2]
    #expect(titles(item.rightBarButtonItems) == ["3", "1", "2"])
  }
}
