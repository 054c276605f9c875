public import Foundation

extension UITableViewDataSource {
  /// Lets `dataSource.tableView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var tableView: UITableViewDataSourceCalls? {
    UITableViewDataSourceCalls(target: self)
  }
}

/// The optional methods of a data source, called through `?`.
@preconcurrency @MainActor
public struct UITableViewDataSourceCalls {
  let target: any UITableViewDataSource

  /// The title above a section; none unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    target.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The title below a section; none unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    target.tableView(tableView, titleForFooterInSection: section)
  }

  /// Whether a row can be edited; every row unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Whether a row can be moved.
  public func callAsFunction(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// A person has chosen to delete or insert a row: the data follow, and then the table is told.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// The section to which a title at the side leads.
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  /// A person has moved a row: the data follow.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension UITableViewDataSource {
  /// Lets `dataSource.numberOfSections?(in:)` compile, which Objective-C's optional methods need.
  public var numberOfSections: UITableViewDataSourceNumberOfSectionsCalls? {
    UITableViewDataSourceNumberOfSectionsCalls(target: self)
  }
}

/// The optional method of a data source, called through `?`.
@preconcurrency @MainActor
public struct UITableViewDataSourceNumberOfSectionsCalls {
  let target: any UITableViewDataSource

  /// How many sections there are; 1 unless implemented.
  public func callAsFunction(
    in tableView: UITableView
  ) -> Int {
    target.numberOfSections(in: tableView)
  }
}

extension UITableViewDataSource {
  /// Lets `dataSource.sectionIndexTitles?(for:)` compile, which Objective-C's optional methods need.
  public var sectionIndexTitles: UITableViewDataSourceSectionIndexTitlesCalls? {
    UITableViewDataSourceSectionIndexTitlesCalls(target: self)
  }
}

/// The optional method of a data source, called through `?`.
@preconcurrency @MainActor
public struct UITableViewDataSourceSectionIndexTitlesCalls {
  let target: any UITableViewDataSource

  /// The titles at the side that lead to sections; none unless implemented.
  public func callAsFunction(
    for tableView: UITableView
  ) -> [String]? {
    target.sectionIndexTitles(for: tableView)
  }
}

extension UITableViewDelegate {
  /// Lets `delegate.tableView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var tableView: UITableViewDelegateCalls? {
    UITableViewDelegateCalls(target: self)
  }

  /// Lets `delegate.tableViewDidEndMultipleSelectionInteraction?(...)` compile.
  public var tableViewDidEndMultipleSelectionInteraction: UIOptionalCalls<UITableView, Void>? {
    UIOptionalCalls { self.tableViewDidEndMultipleSelectionInteraction($0) }
  }

  /// Lets `delegate.indexPathForPreferredFocusedView?(in:)` compile, which Objective-C's optional methods need.
  public var indexPathForPreferredFocusedView: UITableViewFocusCalls? {
    UITableViewFocusCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UITableViewDelegateCalls {
  let target: any UITableViewDelegate

  /// A cell is about to be shown.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// A cell is shown no longer.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// How high a row is.
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    target.tableView(tableView, heightForRowAt: indexPath)
  }

  /// How high a section's header is.
  public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    target.tableView(tableView, heightForHeaderInSection: section)
  }

  /// How high a section's footer is.
  public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    target.tableView(tableView, heightForFooterInSection: section)
  }

  /// How high a row is likely to be.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    target.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// What is above a section.
  public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    target.tableView(tableView, viewForHeaderInSection: section)
  }

  /// What is below a section.
  public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    target.tableView(tableView, viewForFooterInSection: section)
  }

  /// Whether a finger highlights a row, and so can select it.
  public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// A finger has highlighted a row.
  public func callAsFunction(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// A row is no longer highlighted.
  public func callAsFunction(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// The row that a tap selects: the tapped one, another one or none.
  public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    target.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// The row that a tap deselects: the selected one, another one or none.
  public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    target.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Whether a drag that pauses over a row opens it.
  public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }

  /// A tap has selected a row.
  public func callAsFunction(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Whether the focus can come here.
  public func callAsFunction(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Whether the focus may move.
  public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    target.tableView(tableView, shouldUpdateFocusIn: context)
  }

  /// The focus has moved.
  public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    target.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
  }

  /// Whether what gets the focus is selected.
  public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  /// Whether a tap may also do what a row is for.
  public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// What a row is for is to be done.
  public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// Whether two fingers may select rows; as editing says unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Two fingers begin to select rows.
  public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// A tap has deselected a row.
  public func callAsFunction(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// A header has come.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// A footer has come.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    target.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// A header has gone.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// A footer has gone.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// How high a header is likely to be. Differs from UIKit: headers are always measured.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    target.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// How high a footer is likely to be. Differs from UIKit: footers are always measured.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    target.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// A person tapped the button for details.
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// How a row is edited; it is deleted unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    target.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// The text of the button that confirms.
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// What a swipe from the beginning of a row offers.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// What a swipe from the end of a row offers.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The buttons beside a row that is swiped.
  public func callAsFunction(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    target.tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// Whether a row's content makes room for the sign of editing.
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// A swipe over a row begins to edit it.
  public func callAsFunction(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// A row that was swiped is edited no longer.
  public func callAsFunction(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) {
    target.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Where a row that a person moves may go.
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// The menu of a row that is pressed for a while.
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// How many steps a row's content is indented; the cell's own unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    target.tableView(tableView, indentationLevelForRowAt: indexPath)
  }
}
