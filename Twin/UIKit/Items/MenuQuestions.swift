import CoreGraphics
import Foundation

/// A table or a collection, whose delegate knows of the menus of items.
@MainActor
protocol MenuHost: UIView {
  /// The menu for a point; nil for none.
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
  /// The cell at a point whose delegate offers actions as edit menus do, and the actions; nil for none.
  func editMenu(at point: CGPoint) -> (cell: UIView, entries: [EditMenuEntry])?
  /// The cell at a point.
  func menuCell(at point: CGPoint) -> UIView?
  /// What is lifted out of its place; nil for the cell.
  func menuHighlight(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// Where it goes back to; nil for the cell.
  func menuDismissal(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// The preview was tapped.
  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu comes.
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu goes.
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// Asks for the menus of the items of a table or a collection, and passes on what becomes of them.
final class MenuQuestions: NSObject, UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private weak var host: (any MenuHost)?
  private weak var cell: UIView?

  /// Makes the items of a host show their menus.
  func attach(to host: any MenuHost) {
    guard self.host == nil else { return }
    self.host = host
    host.addInteraction(interaction)
    interaction.pressWithoutMenu = { [weak host] point in
      guard let (cell, entries) = host?.editMenu(at: point) else { return nil }
      return { UIMenuController.shared.showMenu(from: cell, offering: entries) }
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    cell = host?.menuCell(at: location)
    return host?.menuConfiguration(at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    host?.menuHighlight(configuration) ?? cell.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { host?.menuDismissal(configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    host?.menuWillPerformPreviewAction(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host?.menuWillDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host?.menuWillEnd(configuration, animator)
  }
}
