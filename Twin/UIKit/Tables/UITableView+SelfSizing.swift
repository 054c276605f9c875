import Foundation

/// How cells become higher or lower that say themselves how high they are.
extension UITableView {
  /// What has a cell measured again.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing that the cell does.
    case disabled = 0
    /// `invalidateIntrinsicContentSize()` of the cell, and another content configuration.
    case enabled = 1
    /// The same. Differs from UIKit: constraints inside the cell that change do not count by themselves.
    case enabledIncludingConstraints = 2
  }

  final class SelfSizing {
    var mode = SelfSizingInvalidation.enabled
    var followsReadableWidth = false
  }

  var selfSizing: SelfSizing? {
    attachments[ObjectIdentifier(SelfSizing.self)] as? SelfSizing
  }

  func changeSelfSizing(_ change: (SelfSizing) -> Void) {
    let settings = selfSizing ?? SelfSizing()
    change(settings)
    attachments[ObjectIdentifier(SelfSizing.self)] = settings
  }

  /// What has a cell measured again; `enabled` unless set.
  public final var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
    get { selfSizing?.mode ?? .enabled }
    set { changeSelfSizing { $0.mode = newValue } }
  }

  /// A cell says that it wants another height.
  func sizeDidChange(in cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled else { return }
    contentDidChange(in: cell)
  }
}
