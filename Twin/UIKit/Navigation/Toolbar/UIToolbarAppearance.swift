/// What a toolbar looks like.
open class UIToolbarAppearance: UIBarAppearance {
  private var buttons = UIBarButtonItemAppearance()
  private var doneButtons = UIBarButtonItemAppearance(style: .done)

  /// Makes the system's look.
  public required init() {
    super.init()
  }

  /// Makes a copy of another look.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttons = other.buttons.kept
    doneButtons = other.doneButtons.kept
  }

  /// Plain buttons; a copy is kept.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { buttons = newValue.kept }
  }

  /// Buttons that end something; a copy is kept.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set { doneButtons = newValue.kept }
  }

  /// Buttons that stand out, the name of ``doneButtonAppearance`` since iOS 26; a copy is kept.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  /// A look of its own that is equal.
  var kept: UIToolbarAppearance { UIToolbarAppearance(barAppearance: self) }

  override func says(sameAs other: UIBarAppearance) -> Bool {
    guard let look = other as? UIToolbarAppearance, super.says(sameAs: look) else { return false }
    return buttons.says(sameAs: look.buttons) && doneButtons.says(sameAs: look.doneButtons)
  }
}

/// What the buttons of a toolbar look like; nothing is said by a bar of the system's own look.
struct ToolbarButtonLook {
  private var plain: UIBarButtonItemAppearance?
  private var done: UIBarButtonItemAppearance?

  init(_ look: UIToolbarAppearance?) {
    plain = look?.buttonAppearance
    done = look?.doneButtonAppearance
  }

  /// The look of an item's button.
  subscript(item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
    item.style == .done ? done : plain
  }

  func says(sameAs other: ToolbarButtonLook) -> Bool {
    Self.same(plain, other.plain) && Self.same(done, other.done)
  }

  private static func same(
    _ left: UIBarButtonItemAppearance?, _ right: UIBarButtonItemAppearance?
  ) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left.says(sameAs: right)
    default: false
    }
  }
}
