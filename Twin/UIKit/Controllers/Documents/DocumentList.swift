import Foundation
import UniformTypeIdentifiers

/// The list of documents.
final class DocumentList: UITableViewController {
  var documents: [URL] = [] {
    didSet {
      if isViewLoaded, documents != oldValue { tableView.reloadData() }
    }
  }
  var types: [String] = []
  var onPick: () -> Void = {}
  /// What can be chosen from a document's menu.
  var actions: (URL) -> [UIAction] = { _ in [] }

  var selection: [URL] {
    (tableView.indexPathsForSelectedRows ?? []).sorted().map { documents[$0.row] }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    documents.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    let document = documents[indexPath.row]
    content.text = document.lastPathComponent
    if !document.isOf(types) { content.textProperties.color = .tertiaryLabel }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    documents[indexPath.row].isOf(types) ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick()
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let actions = actions(documents[indexPath.row])
    guard !actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
  }
}

extension URL {
  /// Whether this is a file of one of some types, or of a kind of one.
  func isOf(_ types: [String]) -> Bool {
    let type = UTType(filenameExtension: pathExtension) ?? .data
    return types.contains { UTType.conforms(type.identifier, to: $0) }
  }
}
