public import Foundation

/// Something that is added to a view and works there.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to. To be weak.
  var view: UIView? { get }

  /// Tells that it is about to be added to a view, or taken away for nil.
  func willMove(to view: UIView?)

  /// Tells that it was added to a view, or taken away for nil.
  func didMove(to view: UIView?)
}

extension UIView {
  private final class Interactions {
    var list: [any UIInteraction] = []
  }

  /// What was added to the view, oldest first.
  public final var interactions: [any UIInteraction] {
    get { (attachments[ObjectIdentifier(Interactions.self)] as? Interactions)?.list ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  func take(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    change { $0.append(interaction) }
    interaction.didMove(to: self)
  }

  func drop(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    change { list in list.removeAll { $0 === interaction } }
    interaction.didMove(to: nil)
  }

  private func change(_ change: (inout [any UIInteraction]) -> Void) {
    let key = ObjectIdentifier(Interactions.self)
    let interactions = attachments[key] as? Interactions ?? Interactions()
    attachments[key] = interactions
    change(&interactions.list)
  }
}
