import Foundation

/// What a button shows in each state, besides title and picture, and how pictures are dimmed.
///
/// Without a configuration only, as at Apple: "This property is ignored when using UIButtonConfiguration".
extension UIButton {
  var shownSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
  }

  /// How much of the picture shows.
  ///
  /// Assumed: half, under a finger and without touches; Apple publishes neither number, and darkens under a
  /// finger.
  var imageDimming: CGFloat {
    guard configuration == nil else { return 1 }
    if !isEnabled { return adjustsImageWhenDisabled && !hasOwnImage ? 0.5 : 1 }
    guard isHighlighted, buttonType != .system else { return 1 }
    return adjustsImageWhenHighlighted && !hasOwnImage ? 0.5 : 1
  }

  private var hasOwnImage: Bool { image(for: state) != image(for: .normal) }

  // MARK: Pointer

  /// Whether a pointer over the button has a style.
  var hasPointer: Bool { settings.pointer != nil }

  /// Gives a pointer over the button a style, or none.
  func setPointer(_ isEnabled: Bool) {
    guard isEnabled != hasPointer else { return }
    if isEnabled {
      let delegate = ButtonPointer(self)
      let interaction = UIPointerInteraction(delegate: delegate)
      settings.pointer = (interaction, delegate)
      addInteraction(interaction)
    } else {
      settings.pointer.map { removeInteraction($0.interaction) }
      settings.pointer = nil
    }
  }

  /// Makes the style of a pointer that is over a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
}

/// Asks a button for the style of a pointer over it.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private weak var button: UIButton?

  init(_ button: UIButton) {
    self.button = button
    super.init()
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame)
    return button.pointerStyleProvider?(button, effect, shape)
      ?? UIPointerStyle(effect: effect)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    button?.setNeedsUpdateConfiguration()
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    button?.setNeedsUpdateConfiguration()
  }
}
