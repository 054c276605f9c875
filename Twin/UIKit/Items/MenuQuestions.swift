import CoreGraphics
import Foundation

/// Asks for the menus of the items of a table or a collection.
final class MenuQuestions: NSObject, UIContextMenuInteractionDelegate {
  private var made: UIContextMenuInteraction?
  private var question: (CGPoint) -> UIContextMenuConfiguration? = { _ in nil }

  /// The interaction that asks a question.
  func interaction(
    _ question: @escaping (CGPoint) -> UIContextMenuConfiguration?
  ) -> UIContextMenuInteraction {
    if let made { return made }
    self.question = question
    let interaction = UIContextMenuInteraction(delegate: self)
    made = interaction
    return interaction
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { question(location) }
}
