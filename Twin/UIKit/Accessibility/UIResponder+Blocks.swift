// Blocks that are asked in place of what was set, and before it.
//
// Source: Apple, iOS 17, "accessibilityLabelBlock" and the others; tests of AccessibilitySnapshot
// (`AccessibilityAccessorTests`), which read the properties while both are there.
// Differs from UIKit: declared for responders, and not for every object; see `accessibilityPerformEscape()`.

extension UIResponder {
  /// What a block says if the app has given one, and else something else.
  final func told<Value>(
    _ block: KeyPath<AccessibilityBlocks, (() -> Value)?>, else usual: @autoclosure () -> Value
  ) -> Value {
    if let block = ownAccessibility?.blocks[keyPath: block] { block() } else { usual() }
  }

  /// Says whether assistive technologies treat the object as one thing.
  public final var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { ownAccessibility?.blocks.isElement }
    set { accessibilityFacts.blocks.isElement = newValue }
  }

  /// Says what the object is called.
  public final var accessibilityLabelBlock: AXStringReturnBlock? {
    get { ownAccessibility?.blocks.label }
    set { accessibilityFacts.blocks.label = newValue }
  }

  /// Says the value that the object has now.
  public final var accessibilityValueBlock: AXStringReturnBlock? {
    get { ownAccessibility?.blocks.value }
    set { accessibilityFacts.blocks.value = newValue }
  }

  /// Says what comes of using the object.
  public final var accessibilityHintBlock: AXStringReturnBlock? {
    get { ownAccessibility?.blocks.hint }
    set { accessibilityFacts.blocks.hint = newValue }
  }

  /// Says what kind of thing the object is.
  public final var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { ownAccessibility?.blocks.traits }
    set { accessibilityFacts.blocks.traits = newValue }
  }

  /// Says the name by which tests find the object.
  public final var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { ownAccessibility?.blocks.identifier }
    set { accessibilityFacts.blocks.identifier = newValue }
  }

  /// Says the language in which texts are spoken.
  public final var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { ownAccessibility?.blocks.language }
    set { accessibilityFacts.blocks.language = newValue }
  }

  /// Says what a person may say to name the object.
  public final var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { ownAccessibility?.blocks.inputLabels }
    set { accessibilityFacts.blocks.inputLabels = newValue }
  }

  /// Says the elements inside, in their order.
  public final var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { ownAccessibility?.blocks.elements }
    set { accessibilityFacts.blocks.elements = newValue }
  }

  /// Says whether the elements inside are left out.
  public final var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { ownAccessibility?.blocks.areElementsHidden }
    set { accessibilityFacts.blocks.areElementsHidden = newValue }
  }

  /// Says whether all elements beside the object are left out.
  public final var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { ownAccessibility?.blocks.isModal }
    set { accessibilityFacts.blocks.isModal = newValue }
  }

  /// Says whether the elements inside are gone through together.
  public final var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { ownAccessibility?.blocks.groupsChildren }
    set { accessibilityFacts.blocks.groupsChildren = newValue }
  }

  /// Says whether the object answers to a person.
  public final var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { ownAccessibility?.blocks.responds }
    set { accessibilityFacts.blocks.responds = newValue }
  }

  /// Says what elements inside are to each other. Nobody asks it, as tests of AccessibilitySnapshot say of UIKit.
  public final var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { ownAccessibility?.blocks.containerType }
    set { accessibilityFacts.blocks.containerType = newValue }
  }

  /// Says how one goes through the elements inside.
  public final var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { ownAccessibility?.blocks.navigationStyle }
    set { accessibilityFacts.blocks.navigationStyle = newValue }
  }

  /// Says the rectangle on the screen, in points.
  public final var accessibilityFrameBlock: AXRectReturnBlock? {
    get { ownAccessibility?.blocks.frame }
    set { accessibilityFacts.blocks.frame = newValue }
  }

  /// Says where the object is tapped, on the screen, in points.
  public final var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { ownAccessibility?.blocks.activationPoint }
    set { accessibilityFacts.blocks.activationPoint = newValue }
  }

  /// Says the outline on the screen, in points.
  public final var accessibilityPathBlock: AXPathReturnBlock? {
    get { ownAccessibility?.blocks.path }
    set { accessibilityFacts.blocks.path = newValue }
  }

  /// Says what else can be done with the object.
  public final var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { ownAccessibility?.blocks.actions }
    set { accessibilityFacts.blocks.actions = newValue }
  }

  /// Uses the object, and says whether anything came of it.
  public final var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { ownAccessibility?.blocks.activate }
    set { accessibilityFacts.blocks.activate = newValue }
  }

  /// Makes the value greater.
  public final var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { ownAccessibility?.blocks.increment }
    set { accessibilityFacts.blocks.increment = newValue }
  }

  /// Makes the value less.
  public final var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { ownAccessibility?.blocks.decrement }
    set { accessibilityFacts.blocks.decrement = newValue }
  }

  /// Goes back or dismisses, and says whether anything came of it.
  public final var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { ownAccessibility?.blocks.escape }
    set { accessibilityFacts.blocks.escape = newValue }
  }

  /// Does what matters most, and says whether anything came of it.
  public final var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { ownAccessibility?.blocks.magicTap }
    set { accessibilityFacts.blocks.magicTap = newValue }
  }
}
