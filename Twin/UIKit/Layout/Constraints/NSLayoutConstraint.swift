public import Foundation

/// A rule between two lines or lengths: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// A constraint does something while it is active; it is then held by the nearest common ancestor of
/// its two sides, among that view's `constraints`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The two sides; nil for a constraint that nobody has described.
  private(set) var firstQuantity: LayoutQuantity?
  private(set) var secondQuantity: LayoutQuantity?
  private var ownRelation = Relation.equal
  private var ownMultiplier: CGFloat = 1
  /// The view among whose constraints this one is while it is active.
  weak var holder: UIView?
  /// The views inside which a side lies, below the holder.
  var crossedViews: [UIView] = []
  /// Whether the constraint gave way, because others contradict it.
  var isBroken = false
  /// Whether apps find the constraint among others.
  var isShown: Bool { true }
  /// Constraints that were activated later have higher numbers.
  var activationNumber = 0

  /// Makes a constraint that says nothing.
  public override init() {
    super.init()
    dieOnMainThread()
  }

  /// Makes a constraint of all its parts.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: A line or a length of it.
  ///   - relation: How the two sides compare.
  ///   - view2: A view, a layout guide, or nothing for a length that is compared with a constant.
  ///   - attr2: A line or a length of it, of the same kind.
  ///   - multiplier: What the second side is multiplied by.
  ///   - c: What is added to it, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let first = LayoutItem.of(view1).map { LayoutQuantity(item: $0, attribute: attr1) }
    let second =
      attr2 == .notAnAttribute
      ? nil : view2.flatMap(LayoutItem.of).map { LayoutQuantity(item: $0, attribute: attr2) }
    guard Self.accepts(first, second, multiplier: multiplier, constant: c) else { return }
    describe(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// Makes a constraint between anchors.
  convenience init(
    _ first: LayoutQuantity, _ relation: Relation, _ second: LayoutQuantity?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    guard Self.accepts(first, second, multiplier: multiplier, constant: constant) else { return }
    describe(first, relation, second, multiplier: multiplier, constant: constant)
  }

  private func describe(
    _ first: LayoutQuantity?, _ relation: Relation, _ second: LayoutQuantity?,
    multiplier: CGFloat, constant: CGFloat
  ) {
    firstQuantity = first
    secondQuantity = second
    ownRelation = relation
    ownMultiplier = multiplier
    self.constant = constant
  }

  // MARK: Parts

  /// The object has come out of an archive. Does nothing unless overridden.
  open func awakeFromNib() {}

  /// How important the constraint is.
  ///
  /// From iOS 8 to 12 an active constraint cannot become required or stop being required.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue, let holder else { return }
      if (priority == .required) != (oldValue == .required),
        UISystem.current.behaviour.keepsRequiredPriorities
      {
        let refused = priority
        priority = oldValue
        UISystem.current.raise(
          "NSInternalInconsistencyException",
          """
          Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
          supported.  You passed priority \(Int(refused.rawValue)) and the existing priority was \
          \(Int(oldValue.rawValue)).
          """)
        return
      }
      holder.islandDidLose(self)
      holder.islandDidGain(self)
    }
  }

  /// What is added to the second side, in points; unlike all else it can be changed at any time.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      guard Self.accepts(constant: constant, firstQuantity, secondQuantity) else {
        constant = oldValue
        return
      }
      holder?.islandConstantsDidChange()
    }
  }

  /// Whether the constraint goes into archives. Nothing else depends on it.
  open var shouldBeArchived = false

  /// The view or guide of the first side, if it still exists.
  open var firstItem: AnyObject? { firstQuantity?.item.object }

  /// The view or guide of the second side, if there is one and it still exists.
  open var secondItem: AnyObject? { secondQuantity?.item.object }

  /// The line or length of the first side.
  open var firstAttribute: Attribute { firstQuantity?.attribute ?? .notAnAttribute }

  /// The line or length of the second side.
  open var secondAttribute: Attribute { secondQuantity?.attribute ?? .notAnAttribute }

  /// The first side as an anchor.
  ///
  /// Differs from UIKit: it is equal to the anchor that made the constraint, but not of its class.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstQuantity) }

  /// The second side as an anchor; see ``firstAnchor``.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondQuantity.map { NSLayoutAnchor($0) } }

  /// How the two sides compare.
  open var relation: Relation { ownRelation }

  /// What the second side is multiplied by.
  open var multiplier: CGFloat { ownMultiplier }

  /// A name for logs.
  open var identifier: String?

  // MARK: Activation

  /// Whether the constraint counts.
  ///
  /// Both sides must be in one hierarchy when it is set.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes constraints count; as fast as one by one.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints not count.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as UIKit's log lines show it.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { ConstraintText.describe(self) }
  }
}
