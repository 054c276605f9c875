public import Foundation

/// What comes of a drop.
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the things go back.
  case cancel = 0
  /// Nothing, although it might be expected; the things go back.
  case forbidden = 1
  /// What is dropped is there twice.
  case copy = 2
  /// What is dropped is here now, and no longer where it was.
  case move = 3
}

/// What a view would do with what is over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  private let ownOperation: UIDropOperation

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    ownOperation = operation
    super.init()
  }

  /// What comes of the drop.
  open var operation: UIDropOperation { ownOperation }

  /// Whether the point to aim at is above the finger, as for text. Differs from UIKit: it is always under it.
  open var isPrecise = false

  /// Whether what is under the finger keeps its size. Differs from UIKit: it always does.
  open var prefersFullSizePreview = false

  /// A proposal of the same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { taking(into: UIDropProposal(operation: operation)) }
  }

  /// Gives a copy all but the operation.
  final func taking<Proposal: UIDropProposal>(into copy: Proposal) -> Proposal {
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
