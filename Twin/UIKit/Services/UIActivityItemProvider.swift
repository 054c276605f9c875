public import Foundation

/// Makes what is shared after an activity was chosen, and not on the main thread.
///
/// Subclasses override ``item``.
///
/// Source: https://developer.apple.com/documentation/uikit/uiactivityitemprovider
///
/// Differs from UIKit: the page waits for the item, and with it the main thread.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable
{
  // Sendable: an operation is; what changes here is set before the operation begins, or by it alone.

  private let placeholder: Any
  private var type: UIActivity.ActivityType?
  private var made: Any?

  /// Makes a provider with something of the item's type that stands for it.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  /// What stands for the item while activities are offered.
  open var placeholderItem: Any? { placeholder }

  /// The activity that was chosen; nil before.
  open var activityType: UIActivity.ActivityType? { type }

  /// What is shared; the placeholder, unless overridden. Not asked for on the main thread.
  open var item: Any { placeholder }

  /// Makes the item.
  open override func main() {
    made = item
  }

  /// The placeholder.
  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }

  /// What the operation makes; nil if it was cancelled.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    if !isFinished {
      type = activityType
      OperationQueue().addOperations([self], waitUntilFinished: true)
    }
    return made
  }
}
