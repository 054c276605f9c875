public import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  private let provider: NSItemProvider

  /// Makes a thing to drag of what provides its data.
  public init(itemProvider: NSItemProvider) {
    provider = itemProvider
    super.init()
  }

  /// What provides the data.
  open var itemProvider: NSItemProvider { provider }

  /// Whatever the app wants to find again when the item is dropped in it.
  open var localObject: Any?

  /// Makes what is seen under the finger once the drag has begun; nil for what was lifted.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// How what is dragged looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is dragged comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is seen under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// What shows.
  public let view: UIView
  private let ownParameters: UIDragPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    ownParameters = parameters
    super.init()
  }

  /// Makes a preview of a view as it looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// How it looks.
  open var parameters: UIDragPreviewParameters { ownParameters }
}

/// A view that is lifted to be dragged, or comes down where it is dropped.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The same view for another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
