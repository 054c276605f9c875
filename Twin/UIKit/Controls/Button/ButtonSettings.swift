import Foundation

/// What a button keeps for the members that are not in the class's own file.
struct ButtonSettings {
  var shadowColors = StateValues<UIColor>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  var adjustsImageWhenHighlighted = true
  var adjustsImageWhenDisabled = true
  var showsTouchWhenHighlighted = false
  var reversesTitleShadowWhenHighlighted = false
  var pointerStyleProvider: UIButton.PointerStyleProvider?
  var pointer: (interaction: UIPointerInteraction, delegate: ButtonPointer)?
  /// The symbol of the button's type.
  var typeSymbol: UIImage?
  /// Whether the configuration has to follow the state before the next layout, or does just now.
  var needsConfiguration = false
  var isUpdatingConfiguration = false
  /// Whether the menu is open that a long press has opened.
  var isHeld = false
  var behavioralStyle = UIBehavioralStyle.automatic
  var menuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
}
