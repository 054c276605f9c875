import Foundation

/// What a button shows in each state, besides title and picture, and how pictures are dimmed.
///
/// Without a configuration only, as at Apple: "This property is ignored when using UIButtonConfiguration".
extension UIButton {
  /// Sets the color of the title's shadow in a state.
  ///
  /// Differs from UIKit: kept and given back; the label draws no shadow of its own.
  public final func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    settings.shadowColors[state] = color
    updateLook()
  }

  /// The color of the title's shadow that was set for a state; the normal one if none was.
  public final func titleShadowColor(for state: UIControl.State) -> UIColor? {
    settings.shadowColors[state] ?? settings.shadowColors[.normal]
  }

  /// The color of the title's shadow that counts now.
  public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Sets what is said about a symbol that shows in a state.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    settings.symbolConfigurations[state] = configuration
    updateLook()
  }

  /// What was said about a symbol that shows in a state; the normal one if nothing was.
  public final func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    settings.symbolConfigurations[state] ?? settings.symbolConfigurations[.normal]
  }

  /// What is said about the symbol that shows.
  public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  var shownSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
  }

  /// Whether the picture is darker while a finger is on the button, if the state has no picture of its own.
  public final var adjustsImageWhenHighlighted: Bool {
    get { settings.adjustsImageWhenHighlighted }
    set {
      settings.adjustsImageWhenHighlighted = newValue
      updateLook()
    }
  }

  /// Whether the picture is paler while the button takes no touches, if the state has no picture of its own.
  public final var adjustsImageWhenDisabled: Bool {
    get { settings.adjustsImageWhenDisabled }
    set {
      settings.adjustsImageWhenDisabled = newValue
      updateLook()
    }
  }

  /// Whether the button glows under a finger. Differs from UIKit: kept and otherwise ignored.
  public final var showsTouchWhenHighlighted: Bool {
    get { settings.showsTouchWhenHighlighted }
    set { settings.showsTouchWhenHighlighted = newValue }
  }

  /// Whether the shadow of the title goes to the other side under a finger. Differs from UIKit: kept and
  /// otherwise ignored.
  public final var reversesTitleShadowWhenHighlighted: Bool {
    get { settings.reversesTitleShadowWhenHighlighted }
    set { settings.reversesTitleShadowWhenHighlighted = newValue }
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

  /// Makes the style of a pointer that is over a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?

  /// Whether a pointer over the button has a style of the button's.
  public final var isPointerInteractionEnabled: Bool {
    get { settings.pointer != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if newValue {
        let delegate = ButtonPointer(self)
        let interaction = UIPointerInteraction(delegate: delegate)
        settings.pointer = (interaction, delegate)
        addInteraction(interaction)
      } else {
        settings.pointer.map { removeInteraction($0.interaction) }
        settings.pointer = nil
      }
    }
  }

  /// Makes the style of a pointer over the button; setting one turns the pointer's style on.
  public final var pointerStyleProvider: PointerStyleProvider? {
    get { settings.pointerStyleProvider }
    set {
      settings.pointerStyleProvider = newValue
      if newValue != nil { isPointerInteractionEnabled = true }
    }
  }
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
}
