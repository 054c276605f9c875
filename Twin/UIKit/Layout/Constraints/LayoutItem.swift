import Foundation

/// A view or a guide as constraints know it.
///
/// Constraints keep these and not the view itself: a view that goes leaves its item behind, empty. (A
/// weak reference would cost each view that has constraints a slower retain.)
nonisolated final class LayoutItem {
  /// What the item stands for; it lives, or else its `LayoutItemOwner` has cleared this.
  unowned(unsafe) fileprivate(set) var object: NSObject?
  /// The active constraints of which the item is one side.
  var constraints: [NSLayoutConstraint] = []

  fileprivate init() {}

  /// The view, if it is one.
  var view: UIView? { object as? UIView }

  /// The guide, if it is one.
  var guide: UILayoutGuide? { object as? UILayoutGuide }
}

/// The hold that a view or a guide has on its item: when it goes, the item is empty.
nonisolated final class LayoutItemOwner {
  let item = LayoutItem()
  /// The anchors that somebody has asked for: the same object each time.
  private var anchors: [NSLayoutConstraint.Attribute: NSObject] = [:]

  init(_ object: NSObject) {
    item.object = object
  }

  deinit {
    item.object = nil
  }

  /// The anchor of an attribute, made when it is first asked for.
  func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: (LayoutQuantity) -> Anchor
  ) -> Anchor {
    if let known = anchors[attribute] as? Anchor { return known }
    let anchor = make(LayoutQuantity(item: item, attribute: attribute))
    anchors[attribute] = anchor
    return anchor
  }
}

/// The anchors of an item.
extension LayoutItemOwner {
  @MainActor func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchor(attribute) { NSLayoutXAxisAnchor($0) }
  }

  @MainActor func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchor(attribute) { NSLayoutYAxisAnchor($0) }
  }

  @MainActor func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchor(attribute) { NSLayoutDimension($0) }
  }
}

extension LayoutItem {
  /// The view in whose coordinates the item lies: a view's superview, a guide's owner.
  var space: UIView? { view?.superview ?? guide?.owningView }

  /// The view that is looked for in the hierarchy: the view itself, or the guide's owner.
  var hierarchyView: UIView? { view ?? guide?.owningView }

  /// The item of what an app passes as one side of a constraint; nil if it is no such thing.
  static func of(_ object: Any) -> LayoutItem? {
    (object as? UIView)?.layoutItem ?? (object as? UILayoutGuide)?.layoutItem
  }
}

/// What a constraint compares: an attribute of an item, or the distance between two of them.
nonisolated struct LayoutQuantity {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance begins; nil for the attribute itself.
  var start: Start?

  struct Start {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
  }

  /// The items that the quantity depends on.
  var items: [LayoutItem] { start.map { [item, $0.item] } ?? [item] }

  func isEqual(to other: LayoutQuantity) -> Bool {
    item === other.item && attribute == other.attribute && start?.item === other.start?.item
      && start?.attribute == other.start?.attribute
  }
}
