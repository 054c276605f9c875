import CoreGraphics
import Foundation

/// A row of the sidebar.
final class SidebarCell: UITableViewCell {
  private var item: UITabSidebarItem?
  private var onChange: (UITabSidebarItem) -> Void = { _ in }
  /// What makes the views of accessories, which are for cells of collections.
  private lazy var maker = UICollectionViewListCell(frame: .zero)

  /// Shows an item.
  ///
  /// - Parameter onChange: Called before the item shows in another state.
  func show(_ item: UITabSidebarItem, onChange: @escaping (UITabSidebarItem) -> Void) {
    self.item = item
    self.onChange = onChange
    apply(item)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let item, item.configurationState != state else { return }
    item.follow(state)
    onChange(item)
    apply(item)
  }

  private func apply(_ item: UITabSidebarItem) {
    contentConfiguration = item.contentConfiguration.updated(for: item.configurationState)
    backgroundConfiguration = item.backgroundConfiguration
    let shown = UICellAccessory.shown(of: item.accessories, isEditing: false).trailing
    let views = shown.map { ($0.makeView(in: maker), $0) }
    guard !views.isEmpty else {
      accessoryView = nil
      return
    }
    let row = UIView()
    var x: CGFloat = 0
    let height = views.map { $0.0.bounds.height }.max() ?? 0
    for (view, accessory) in views {
      let width = accessory.width(of: view)
      view.center = CGPoint(x: x + width / 2, y: height / 2)
      row.addSubview(view)
      x += width
    }
    row.frame.size = CGSize(width: x, height: height)
    accessoryView = row
  }
}
