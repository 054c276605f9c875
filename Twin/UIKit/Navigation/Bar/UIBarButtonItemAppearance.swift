public import Foundation

/// What the text of a bar's buttons looks like in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  override init() {
    super.init()
  }

  /// How the title is written; as the system does where nothing is said, in the tint color.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// The picture behind the button.
  open var backgroundImage: UIImage?

  /// How far that picture is moved, in points. Differs from UIKit: kept and otherwise ignored.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func says(sameAs other: UIBarButtonItemStateAppearance) -> Bool {
    titleTextAttributes.say(sameAs: other.titleTextAttributes)
      && titlePositionAdjustment == other.titlePositionAdjustment
      && backgroundImage == other.backgroundImage
      && backgroundImagePositionAdjustment == other.backgroundImagePositionAdjustment
  }

  func adopt(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// What a bar's buttons look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  private let normalLook = UIBarButtonItemStateAppearance()
  private let highlightedLook = UIBarButtonItemStateAppearance()
  private let disabledLook = UIBarButtonItemStateAppearance()
  /// Made when somebody asks.
  private var focusedLook: UIBarButtonItemStateAppearance?

  /// Makes the system's look of plain buttons.
  public required override convenience init() {
    self.init(style: .plain)
  }

  /// Makes the system's look.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// A button that can be used.
  open var normal: UIBarButtonItemStateAppearance { normalLook }
  /// A button under a finger.
  open var highlighted: UIBarButtonItemStateAppearance { highlightedLook }
  /// A button that cannot be used.
  open var disabled: UIBarButtonItemStateAppearance { disabledLook }
  /// A button that has the focus. Differs from UIKit: kept and otherwise ignored, as buttons of bars have none.
  open var focused: UIBarButtonItemStateAppearance {
    let look = focusedLook ?? UIBarButtonItemStateAppearance()
    focusedLook = look
    return look
  }

  /// Looks as the system's buttons do.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    let usual = UIBarButtonItemStateAppearance()
    for look in [normal, highlighted, disabled] { look.adopt(usual) }
    focusedLook = nil
  }

  /// The picture behind a button in a state, and how far its title is moved; those of the normal state where
  /// a state says nothing.
  func look(
    isEnabled: Bool, isHighlighted: Bool
  ) -> (image: UIImage?, titlePositionAdjustment: UIOffset) {
    let own = isEnabled ? (isHighlighted ? highlighted : normal) : disabled
    let shift = own.titlePositionAdjustment
    return (
      own.backgroundImage ?? normal.backgroundImage,
      shift == .zero ? normal.titlePositionAdjustment : shift
    )
  }

  /// How the title is written in a state; as in the normal state where that says nothing.
  ///
  /// Assumed: a button that cannot be used has no other's color.
  func writing(isEnabled: Bool, isHighlighted: Bool) -> BarWriting {
    var usual = normal.titleTextAttributes
    if isEnabled, !isHighlighted { return usual }
    if !isEnabled { usual[.foregroundColor] = nil }
    return usual.merging((isEnabled ? highlighted : disabled).titleTextAttributes) { $1 }
  }

  func says(sameAs other: UIBarButtonItemAppearance) -> Bool {
    normal.says(sameAs: other.normal) && highlighted.says(sameAs: other.highlighted)
      && disabled.says(sameAs: other.disabled)
  }

  /// A look of its own that is equal, as all of UIKit's properties for looks keep.
  var kept: UIBarButtonItemAppearance { copy() }

  /// A look of its own that is equal.
  open func copy(with zone: NSZone? = nil) -> Any { kept }

  /// A look of its own that is equal, of the same class.
  open func copy() -> Self {
    let copy = Self()
    copy.normal.adopt(normal)
    copy.highlighted.adopt(highlighted)
    copy.disabled.adopt(disabled)
    if let focusedLook { copy.focused.adopt(focusedLook) }
    return copy
  }

  /// A look of its own that is equal, for code that knows no more than that it is an object.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { () -> UIBarButtonItemAppearance in kept }
  }
}
