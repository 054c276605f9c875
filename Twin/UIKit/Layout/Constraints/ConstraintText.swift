import Foundation

/// Constraints, anchors and items as UIKit's log lines show them.
///
/// Source: log lines of iOS 10 and later, quoted on the web many times. Assumed: how a priority is
/// written, and that names of views are their classes.
enum ConstraintText {
  static func describe(_ constraint: NSLayoutConstraint) -> String {
    let type = String(describing: Swift.type(of: constraint))
    let address = UISystem.current.address(of: constraint)
    guard let first = constraint.firstQuantity else { return "<\(type):\(address)>" }
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    let state = constraint.isActive ? "active" : "inactive"
    if let picture = picture(of: constraint) {
      let names = picture.container.map { ", names: '|':\(item($0)) " } ?? ""
      return "<\(type):\(address) \(identifier)\(picture.text)   (\(state)\(names))>"
    }
    let right = rightSide(of: constraint)
    let text = "\(name(first)) \(sign(constraint.relation)) \(right)\(priority(constraint))"
    return "<\(type):\(address) \(identifier)\(text)   (\(state))>"
  }

  /// What log lines call the quantity: `UIView:0x7f9a0a004200.leading`.
  static func name(_ quantity: LayoutQuantity) -> String {
    let end = "\(item(quantity.item)).\(quantity.attribute.name)"
    guard let start = quantity.start else { return end }
    return "(\(end) - \(item(start.item)).\(start.attribute.name))"
  }

  /// What log lines call a view or a guide: `UILabel:0x7f9a0a004200'Title'`.
  static func item(_ item: LayoutItem) -> String {
    guard let object = item.object else { return "(null)" }
    let name = "\(type(of: object)):\(UISystem.current.address(of: object))"
    switch object {
    case let label as UILabel: return label.text.map { "\(name)'\($0)'" } ?? name
    case let guide as UILayoutGuide where !guide.identifier.isEmpty:
      return "\(name)'\(guide.identifier)'"
    default: return name
    }
  }

  static func anchorType(of quantity: LayoutQuantity?) -> String {
    guard let quantity, quantity.start == nil else { return "NSLayoutDimension" }
    switch quantity.attribute.kind {
    case .horizontalPosition, .directionalPosition: return "NSLayoutXAxisAnchor"
    case .verticalPosition: return "NSLayoutYAxisAnchor"
    case .length, .none: return "NSLayoutDimension"
    }
  }

  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private static func priority(_ constraint: NSLayoutConstraint) -> String {
    constraint.priority == .required ? "" : "@\(number(CGFloat(constraint.priority.rawValue)))"
  }

  private static func rightSide(of constraint: NSLayoutConstraint) -> String {
    let constant = constraint.constant
    guard let second = constraint.secondQuantity else { return number(constant) }
    var text = constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier))*"
    text += name(second)
    if constant > 0 { text += " + \(number(constant))" }
    if constant < 0 { text += " - \(number(-constant))" }
    return text
  }

  // MARK: As pictures

  private struct Picture {
    let text: String
    /// The view that `|` stands for.
    var container: LayoutItem?
  }

  /// The form `H:|-(8)-[UIView:0x7f9a0a004200]` for a distance between edges.
  private static func picture(of constraint: NSLayoutConstraint) -> Picture? {
    guard let first = constraint.firstQuantity, let second = constraint.secondQuantity,
      first.start == nil, second.start == nil, constraint.multiplier == 1,
      let axis = first.attribute.axis, second.attribute.axis == axis,
      let isFirstStart = first.attribute.isStart,
      let isSecondStart = second.attribute.isStart
    else { return nil }
    let isOuterSecond = first.item.space != nil && first.item.space === second.item.view
    let isOuterFirst = second.item.space != nil && second.item.space === first.item.view
    let letter = axis == .horizontal ? "H:" : "V:"
    let direction = first.attribute.kind == .horizontalPosition ? "(LTR)" : ""

    func gap(_ distance: CGFloat, turned: Bool) -> String {
      var relation = constraint.relation
      if turned { relation = Relation(rawValue: -relation.rawValue) ?? relation }
      let prefix = relation == .equal ? "" : sign(relation)
      return "-(\(prefix)\(number(distance))\(priority(constraint)))-"
    }
    switch (isFirstStart, isSecondStart) {
    case (true, true) where isOuterSecond:
      let text = "|\(gap(constraint.constant, turned: false))[\(item(first.item))]"
      return Picture(text: letter + text + direction, container: second.item)
    case (false, false) where isOuterSecond:
      let text = "[\(item(first.item))]\(gap(-constraint.constant, turned: true))|"
      return Picture(text: letter + text + direction, container: second.item)
    case (false, false) where isOuterFirst:
      let text = "[\(item(second.item))]\(gap(constraint.constant, turned: false))|"
      return Picture(text: letter + text + direction, container: first.item)
    case (true, false) where !isOuterFirst && !isOuterSecond:
      let distance = gap(constraint.constant, turned: false)
      return Picture(
        text: "\(letter)[\(item(second.item))]\(distance)[\(item(first.item))]\(direction)")
    default:
      return nil
    }
  }

  private typealias Relation = NSLayoutConstraint.Relation
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is the edge where its axis begins or ends; nil if it is no edge.
  fileprivate var isStart: Bool? {
    switch self {
    case .left, .leading, .top: true
    case .right, .trailing, .bottom: false
    default: nil
    }
  }
}
