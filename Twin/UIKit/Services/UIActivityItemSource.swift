public import Foundation

/// Makes what is shared when it is known with what, instead of beforehand.
///
/// Source: Apple's documentation of `UIActivityItemSource`. Differs from UIKit: sources are not asked for
/// subjects, types of data and previews, which only the system's own activities use.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the item while activities are offered: of the item's type, with any content.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// The item for the activity that was chosen; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
