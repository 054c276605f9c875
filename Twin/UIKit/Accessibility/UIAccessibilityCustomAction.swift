public import Foundation

/// Something that can be done with an object by assistive technologies, besides using it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does what the action says, and tells whether anything came of it.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// What the action is called, with attributes.
  open var attributedName: NSAttributedString
  /// The picture of the action.
  open var image: UIImage?
  /// Who has the method that does it; not kept.
  open weak var target: AnyObject?
  /// The method that does it.
  open var selector: Selector
  /// Does it; comes before the method.
  open var actionHandler: Handler?

  private init(
    _ name: NSAttributedString, image: UIImage?, target: Any?, selector: Selector,
    handler: Handler?
  ) {
    attributedName = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    actionHandler = handler
    super.init()
  }

  /// Makes an action that a method does.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(
      NSAttributedString(string: name), image: nil, target: target, selector: selector, handler: nil
    )
  }

  /// Makes an action that a method does, with a picture.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      NSAttributedString(string: name), image: image, target: target, selector: selector,
      handler: nil)
  }

  /// Makes an action that a closure does.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action that a closure does, with a picture.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(
      NSAttributedString(string: name), image: image, target: nil, selector: Selector(""),
      handler: actionHandler)
  }

  /// Makes an action that a method does, with a name that has attributes.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  /// Makes an action that a method does, with a picture and a name that has attributes.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.init(attributedName, image: image, target: target, selector: selector, handler: nil)
  }

  /// Makes an action that a closure does, with a name that has attributes.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action that a closure does, with a picture and a name that has attributes.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?
  ) {
    self.init(
      attributedName, image: image, target: nil, selector: Selector(""), handler: actionHandler)
  }

  /// Does what the action says, as an assistive technology would.
  ///
  /// - Returns: Whether anything came of it.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return selector.perform(on: target, with: self)
  }
}

/// What elements in a container are to each other.
///
/// Source of the values: Apple, "UIAccessibilityContainerType".
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none = 0
  /// Cells of a table.
  case dataTable = 1
  /// Entries of a list.
  case list = 2
  /// A part of the page, such as a search form.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}

/// How one goes through elements.
///
/// Source of the values: Apple, "UIAccessibilityNavigationStyle".
nonisolated public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system thinks right.
  case automatic = 0
  /// Each for itself.
  case separate = 1
  /// As one.
  case combined = 2
}

/// Which way content is scrolled.
///
/// Source of the values: Apple, "UIAccessibilityScrollDirection".
nonisolated public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To what comes next.
  case next = 5
  /// To what came before.
  case previous = 6
}
