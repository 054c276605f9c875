public import Foundation

/// A block that says whether something is so.
public typealias AXBoolReturnBlock = () -> Bool
/// A block that says a text.
public typealias AXStringReturnBlock = () -> String?
/// A block that says a list.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A block that says what kind of thing an object is.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A block that says a rectangle on the screen, in points.
public typealias AXRectReturnBlock = () -> CGRect
/// A block that says a place on the screen, in points.
public typealias AXPointReturnBlock = () -> CGPoint
/// A block that says an outline on the screen, in points.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A block that says nothing: it does something.
public typealias AXVoidReturnBlock = () -> Void
/// A block that says what elements are to each other.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A block that says how one goes through elements.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A block that says what else can be done.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// The blocks that an app has given, for what would otherwise be set.
struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var language: AXStringReturnBlock?
  var inputLabels: AXArrayReturnBlock?
  var elements: AXArrayReturnBlock?
  var areElementsHidden: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var responds: AXBoolReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var navigationStyle: AXNavigationStyleReturnBlock?
  var frame: AXRectReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var path: AXPathReturnBlock?
  var actions: AXCustomActionsReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var escape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?
}
