import CoreGraphics
public import Foundation

/// What assistive technologies are told of objects that are no responders, and of responders that are known as objects
/// only, such as the members of `accessibilityElements`.
///
/// Differs from UIKit: a class that is no responder cannot override it.
extension NSObjectProtocol {
  /// Whether assistive technologies treat the object as one thing.
  public var isAccessibilityElement: Bool {
    get { (self as? UIBarItem)?.isAccessibilityElement ?? spoken.isAccessibilityElement }
    set {
      guard let item = self as? UIBarItem else { return spoken.isAccessibilityElement = newValue }
      item.isAccessibilityElement = newValue
    }
  }

  /// What the object is called.
  public var accessibilityLabel: String? {
    get {
      if let item = self as? UIBarItem { return item.accessibilityLabel }
      if let image = self as? UIImage { return image.accessibilityLabel }
      return spoken.accessibilityLabel
    }
    set {
      if let item = self as? UIBarItem { return item.accessibilityLabel = newValue }
      if let image = self as? UIImage { return image.accessibilityLabel = newValue }
      spoken.accessibilityLabel = newValue
    }
  }

  /// What comes of using the object.
  public var accessibilityHint: String? {
    get {
      if let item = self as? UIBarItem { return item.accessibilityHint }
      return spoken.accessibilityHint
    }
    set {
      if let item = self as? UIBarItem { return item.accessibilityHint = newValue }
      spoken.accessibilityHint = newValue
    }
  }

  /// The value that the object has now.
  public var accessibilityValue: String? {
    get {
      if let item = self as? UIBarItem { return item.accessibilityValue }
      return spoken.accessibilityValue
    }
    set {
      if let item = self as? UIBarItem { return item.accessibilityValue = newValue }
      spoken.accessibilityValue = newValue
    }
  }

  /// What kind of thing the object is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIBarItem)?.accessibilityTraits ?? spoken.accessibilityTraits }
    set {
      if let item = self as? UIBarItem { return item.accessibilityTraits = newValue }
      spoken.accessibilityTraits = newValue
    }
  }

  /// The object's rectangle on the screen, in points.
  public var accessibilityFrame: CGRect {
    get { spoken.accessibilityFrame }
    set { spoken.accessibilityFrame = newValue }
  }

  /// The outline of the object, on the screen; nil for its frame.
  public var accessibilityPath: UIBezierPath? {
    get { spoken.accessibilityPath }
    set { spoken.accessibilityPath = newValue }
  }

  /// Where the object is tapped, on the screen.
  public var accessibilityActivationPoint: CGPoint {
    get { spoken.accessibilityActivationPoint }
    set { spoken.accessibilityActivationPoint = newValue }
  }

  /// The language in which the object's texts are spoken.
  public var accessibilityLanguage: String? {
    get { spoken.accessibilityLanguage }
    set { spoken.accessibilityLanguage = newValue }
  }

  /// What the object is called, with attributes.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { spoken.accessibilityAttributedLabel }
    set { spoken.accessibilityAttributedLabel = newValue }
  }

  /// What a person may say to name the object.
  public var accessibilityUserInputLabels: [String]? {
    get { spoken.accessibilityUserInputLabels }
    set { spoken.accessibilityUserInputLabels = newValue }
  }

  /// Whether the object answers to a person.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { spoken.accessibilityRespondsToUserInteraction }
    set { spoken.accessibilityRespondsToUserInteraction = newValue }
  }

  /// Whether the elements inside are left out.
  public var accessibilityElementsHidden: Bool {
    get { spoken.accessibilityElementsHidden }
    set { spoken.accessibilityElementsHidden = newValue }
  }

  /// Whether all elements beside the object are left out.
  public var accessibilityViewIsModal: Bool {
    get { spoken.accessibilityViewIsModal }
    set { spoken.accessibilityViewIsModal = newValue }
  }

  /// Whether the elements inside are gone through together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { spoken.shouldGroupAccessibilityChildren }
    set { spoken.shouldGroupAccessibilityChildren = newValue }
  }

  /// How one goes through the elements inside.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { spoken.accessibilityNavigationStyle }
    set { spoken.accessibilityNavigationStyle = newValue }
  }

  /// What elements inside are to each other.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { spoken.accessibilityContainerType }
    set { spoken.accessibilityContainerType = newValue }
  }

  // MARK: Elements and actions

  /// The elements inside, in the order in which they are gone through; nil for all there are.
  public var accessibilityElements: [Any]? {
    get { spoken.accessibilityElements }
    set { spoken.accessibilityElements = newValue }
  }

  /// How many elements are inside, of those that the app has named.
  public func accessibilityElementCount() -> Int { spoken.accessibilityElementCount() }

  /// The element at an index of those that the app has named.
  public func accessibilityElement(at index: Int) -> Any? {
    spoken.accessibilityElement(at: index)
  }

  /// The place of an element among those that the app has named; `NSNotFound` if it is none of them.
  public func index(ofAccessibilityElement element: Any) -> Int {
    spoken.index(ofAccessibilityElement: element)
  }

  /// What else can be done with the object.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken.accessibilityCustomActions }
    set { spoken.accessibilityCustomActions = newValue }
  }

  /// How one goes from thing to thing of a kind inside the object.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { spoken.accessibilityCustomRotors }
    set { spoken.accessibilityCustomRotors = newValue }
  }

  /// Uses the object.
  public func accessibilityActivate() -> Bool { spoken.accessibilityActivate() }

  /// Makes the value greater.
  public func accessibilityIncrement() { spoken.accessibilityIncrement() }

  /// Makes the value less.
  public func accessibilityDecrement() { spoken.accessibilityDecrement() }

  /// Scrolls by a page.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    spoken.accessibilityScroll(direction)
  }

  /// Takes away what can be taken away.
  public func accessibilityPerformEscape() -> Bool { spoken.accessibilityPerformEscape() }

  /// Does what matters most.
  public func accessibilityPerformMagicTap() -> Bool { spoken.accessibilityPerformMagicTap() }

  /// The object itself, or the responder that keeps for it what the app says.
  private var spoken: UIResponder {
    if let responder = self as? UIResponder { return responder }
    if let known = objc_getAssociatedObject(self, spokenKey) as? UIResponder { return known }
    let made = UIResponder()
    objc_setAssociatedObject(self, spokenKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

/// Names the responder of an object that is none.
private let spokenKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
