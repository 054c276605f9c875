import Foundation

/// Where a constraint is held, and what is refused.
extension NSLayoutConstraint {
  /// The items of both sides.
  var items: [LayoutItem] {
    (firstQuantity?.items ?? []) + (secondQuantity?.items ?? [])
  }

  func activate() {
    guard holder == nil, let firstQuantity else { return }
    guard let ancestor = commonAncestor() else {
      let first = NSLayoutAnchor<AnyObject>(firstQuantity).description
      let second = secondQuantity.map { NSLayoutAnchor<AnyObject>($0).description } ?? "(null)"
      UISystem.current.raise(
        "NSGenericException",
        """
        Unable to activate constraint with anchors \(first) and \(second) because they have no common \
        ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  \
        That's illegal.
        """)
      return
    }
    install(in: ancestor)
  }

  /// Makes the constraint one of a view's.
  func install(in view: UIView) {
    guard holder == nil else { return }
    holder = view
    activationNumber = UISystem.current.nextConstraintNumber()
    view.layoutState.constraints.append(self)
    for item in items where !item.constraints.contains(where: { $0 === self }) {
      item.constraints.append(self)
    }
    crossedViews = items.flatMap { $0.viewsBetween(itselfAnd: view) }
    for crossed in crossedViews { crossed.layoutState.crossingCount += 1 }
    if !crossedViews.isEmpty { view.islandStructureDidChange() }
    view.islandDidGain(self)
  }

  func deactivate() {
    guard let view = holder else { return }
    view.islandDidLose(self)
    for crossed in crossedViews {
      crossed.layoutState.crossingCount -= 1
      if crossed.translatesAutoresizingMaskIntoConstraints { crossed.islandStructureDidChange() }
    }
    crossedViews = []
    holder = nil
    isBroken = false
    view.layoutState.constraints.removeAll { $0 === self }
    for item in items { item.constraints.removeAll { $0 === self } }
  }

  /// The nearest view that is, or contains, both sides.
  private func commonAncestor() -> UIView? {
    var common: UIView?
    for item in items {
      guard let view = item.hierarchyView else { return nil }
      guard let known = common else {
        common = view
        continue
      }
      common = sequence(first: known, next: \.superview).first { view.isDescendant(of: $0) }
      if common == nil { return nil }
    }
    return common
  }

  // MARK: What makes no sense

  /// Whether the parts make a constraint; raises if not.
  ///
  /// Source of the texts: crash reports of apps, quoted on the web many times; since iOS 13
  /// github.com/MihaelIsaev/UIKitPlus, issue 23, and github.com/prongbang/ScreenProtectorKit, issue 12.
  static func accepts(
    _ first: LayoutQuantity?, _ second: LayoutQuantity?, multiplier: CGFloat, constant: CGFloat
  ) -> Bool {
    guard let problem = problem(first, second, multiplier: multiplier) else {
      guard multiplier.isFinite else {
        UISystem.current.raise(
          "NSInternalInconsistencyException",
          "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
        return false
      }
      return accepts(constant: constant, first, second)
    }
    let view = first?.item.view
    let subject =
      UISystem.current.behaviour.isFromIOS13On ? view.map { UISystem.current.describe($0) } : nil
    let place =
      subject.map { "NSLayoutConstraint for \($0)" } ?? """
        *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:\
        constant:]
        """
    UISystem.current.raise("NSInvalidArgumentException", "\(place): \(problem)")
    return false
  }

  /// Whether a constant is a number; raises if not.
  ///
  /// Source of the texts: github.com/huri000/SwiftEntryKit, issue 228 (iOS 12), and before iOS 10
  /// github.com/mapbox/mapbox-gl-native, issue 8854.
  static func accepts(
    constant: CGFloat, _ first: LayoutQuantity?, _ second: LayoutQuantity?
  ) -> Bool {
    guard !constant.isFinite else { return true }
    func anchor(_ quantity: LayoutQuantity?) -> String {
      quantity.map { NSLayoutAnchor<AnyObject>($0).description } ?? "(null)"
    }
    let isNew = UISystem.current.behaviour.isFromIOS13On
    let sides = " firstAnchor:\(anchor(first)) secondAnchor:\(anchor(second))"
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      """
      \(isNew ? "NSLayoutConstraint constant" : "Constant") is not finite!  That's illegal.  \
      constant:\(constant)\(isNew ? sides : "")
      """)
    return false
  }

  private static func problem(
    _ first: LayoutQuantity?, _ second: LayoutQuantity?, multiplier: CGFloat
  ) -> String? {
    guard let first else { return "Constraint must contain a first layout item" }
    let kind = first.kind
    guard let second, multiplier != 0 else {
      guard kind == .length else {
        return """
          A multiplier of 0 or a nil second item together with a location for the first attribute \
          creates an illegal constraint of a location equal to a constant. Location attributes must \
          be specified in pairs.
          """
      }
      return nil
    }
    switch (kind, second.kind) {
    case (.directionalPosition, .horizontalPosition), (.horizontalPosition, .directionalPosition):
      if first.isCenter || second.isCenter { return nil }
      return """
        A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
        Use leading/trailing for both or neither.
        """
    case (.length, .length): return nil
    case (.length, _), (_, .length), (.none, _), (_, .none):
      return "Invalid pairing of layout attributes"
    default:
      // Places along different axes, too: what is wrong with them shows in a layout.
      return nil
    }
  }

  /// Whether the constraint compares places along different axes; raises then, as late as in a layout.
  ///
  /// Such constraints can be made and activated: SnapKit's tests do so, outside of windows
  /// (github.com/SnapKit/SnapKit, `Tests.swift`). Source of the text: its issue 305, of iOS 10; before, such constraints
  /// had an effect. Assumed: so they have up to iOS 12.
  func isRefusedByEngine() -> Bool {
    guard let first = firstQuantity, let second = secondQuantity, first.kind != .length,
      first.attribute.axis != second.attribute.axis, UISystem.current.behaviour.isFromIOS13On
    else { return false }
    UISystem.current.raise(
      "NSInvalidLayoutConstraintException",
      """
      Constraint improperly relates anchors of incompatible types: \(ConstraintText.describe(self))
      """)
    return true
  }
}

extension LayoutQuantity {
  /// The kind of thing that is compared: a distance is a length.
  fileprivate var kind: NSLayoutConstraint.Attribute.Kind {
    start == nil ? attribute.kind : .length
  }

  /// Whether it is a middle, which may be compared with sides of both kinds.
  fileprivate var isCenter: Bool {
    attribute == .centerX || attribute == .centerXWithinMargins
  }
}

extension LayoutItem {
  /// The views that contain this item and are themselves inside a view, or `view` if there are none.
  fileprivate func viewsBetween(itselfAnd view: UIView) -> [UIView] {
    guard self.view !== view else { return [] }
    return Array(
      sequence(first: space, next: { $0?.superview }).prefix { $0 != nil && $0 !== view }
    )
    .compactMap(\.self)
  }
}
