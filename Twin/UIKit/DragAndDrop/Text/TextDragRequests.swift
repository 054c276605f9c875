import Foundation

/// What a text's delegate is told before text is dragged.
final class TextDragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let existingItems: [UIDragItem]
  let dragSession: any UIDragSession
  var isSelected: Bool { true }

  init(_ range: UITextRange, _ suggested: UIDragItem, _ session: any UIDragSession) {
    dragRange = range
    suggestedItems = [suggested]
    existingItems = session.items
    dragSession = session
    super.init()
  }
}

/// What a text's delegate is told of a drag over the text.
final class TextDropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let isSameView: Bool
  let dropSession: any UIDropSession

  init(_ position: UITextPosition, isOwn: Bool, _ session: any UIDropSession) {
    dropPosition = position
    isSameView = isOwn
    dropSession = session
    super.init()
  }

  var suggestedProposal: UITextDropProposal {
    UITextDropProposal(operation: isSameView && dropSession.allowsMoveOperation ? .move : .copy)
  }
}
