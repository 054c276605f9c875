import Foundation

/// What a person can choose beside the buttons of a bar, and the button for it.
final class ItemOverflow {
  let elements: UIDeferredMenuElement
  let button: UIBarButtonItem

  init(_ elements: UIDeferredMenuElement) {
    self.elements = elements
    // Pictures of iOS 16 and iOS 26: three dots, in a circle unless they lie on glass.
    let isOnGlass = UISystem.current.behaviour.hasGlassBars
    button = UIBarButtonItem(
      image: UIImage(systemName: isOnGlass ? "ellipsis" : "ellipsis.circle"),
      menu: UIMenu(children: [elements]))
    button.accessibilityLabel = "More"
  }
}
