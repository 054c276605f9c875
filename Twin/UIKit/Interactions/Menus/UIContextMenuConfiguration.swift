public import Foundation

/// Makes a preview of what a menu is for.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu of what the system would suggest.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// How a menu comes up, and with what.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private let ownIdentifier: any NSCopying
  /// Makes the preview; nil for a picture of the view.
  package let previewProvider: UIContextMenuContentPreviewProvider?
  /// Makes the menu.
  package let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: Tells it from others; a unique one if none is given.
  ///   - previewProvider: Makes the preview; nil for a picture of the view.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    ownIdentifier =
      identifier ?? NSString(string: UISystem.current.makeIdentifier("com.apple.UIKit.contextMenu"))
    super.init()
  }

  /// Tells the configuration from others.
  open var identifier: any NSCopying { ownIdentifier }

  /// In which order the elements of the menu are.
  ///
  /// Differs from UIKit: kept and otherwise ignored; the first element is always on top.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// What else the menu is about; empty for nothing else.
  ///
  /// Differs from UIKit: kept and otherwise ignored; one preview shows.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The number in the corner of the preview; 0 for that of the items.
  ///
  /// Differs from UIKit: kept and otherwise ignored.
  open var badgeCount = 0

  /// In which order the elements of a menu are.
  nonisolated public enum ElementOrder: Int, Sendable {
    /// As it fits the place where the menu is.
    case automatic = 0
    /// The first element is nearest to the finger.
    case priority = 1
    /// The first element is on top.
    case fixed = 2
  }
}
