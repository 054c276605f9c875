import Foundation

/// How the items of bars print.
///
/// Source: the descriptions that apps log, as `<UINavigationItem: 0x7f7c> title='hh' style=navigator backBarButtonItem=0x7f7c`,
/// `<UIBarButtonItem: 0x7f7c> target=0x7f7c action=customEvent title='Back'` and
/// `<UITabBarItem: 0x7fea> title='UIKit' image=<UIImage:0x6000 …> selected`.
enum ItemText {
  static func describe(_ item: UINavigationItem) -> String {
    let styles: [UINavigationItem.ItemStyle: String] = [.browser: "browser", .editor: "editor"]
    return text(
      item,
      [
        item.title.map { "title='\($0)'" },
        item.titleView.map { "titleView=\(ObjectText.address(of: $0))" },
        "style=\(styles[item.style] ?? "navigator")",
        list(item.leftBarButtonItems).map { "leftBarButtonItems=\($0)" },
        list(item.rightBarButtonItems).map { "rightBarButtonItems=\($0)" },
        item.backBarButtonItem.map { "backBarButtonItem=\(ObjectText.address(of: $0))" },
        item.searchController.map { "searchController=\(ObjectText.address(of: $0))" },
        item.searchController != nil && item.hidesSearchBarWhenScrolling
          ? "hidesSearchBarWhenScrolling" : nil,
      ])
  }

  static func describe(_ item: UIBarButtonItem) -> String {
    text(
      item,
      [
        item.customView.map { "view=\(ObjectText.address(of: $0))" },
        item.target.map { "target=\(ObjectText.address(of: $0))" },
        item.action.map { "action=\($0)" },
        item.tintColor.map { "tintColor=\($0)" },
        item.title.map { "title='\($0)'" },
        item.image.map { "image=\($0)" },
      ])
  }

  /// Differs from UIKit: that it is selected is left out.
  static func describe(_ item: UITabBarItem) -> String {
    text(
      item,
      [
        item.title.map { "title='\($0)'" },
        item.image.map { "image=\($0)" },
      ])
  }

  /// Differs from UIKit: the address is that of the first item, since an array has none.
  private static func list(_ items: [UIBarButtonItem]?) -> String? {
    items?.first.map { ObjectText.address(of: $0) }
  }

  private static func text(_ item: AnyObject, _ facts: [String?]) -> String {
    ([ObjectText.name(item)] + facts.compactMap { $0 }).joined(separator: " ")
  }
}
