import Foundation

/// Solves the constraints of one island; see `UIView.ownsIsland`.
///
/// The solution is kept: an added or removed constraint and a changed constant are followed step by
/// step, and only a change of the island's members begins anew.
final class LayoutEngine {
  /// What decides on the root's size.
  enum RootSize {
    /// The root's bounds, or the constraints if the root is no longer laid out by its frame.
    case own
    /// A wish, as in `systemLayoutSizeFitting(_:)`.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// The variables of an item: its alignment rectangle in the coordinates of the view in which it is.
  struct Frame {
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
  }

  /// Why there is a constraint in the solver.
  enum Source {
    /// Somebody has activated it.
    case constraint(NSLayoutConstraint)
    /// A view has a size of its own.
    case content(Subject<UIView>, NSLayoutConstraint.Axis)
    /// A view is where its frame says: the beginning of an axis.
    case origin(Subject<UIView>, NSLayoutConstraint.Axis)
    /// A view is as large as its frame says, along an axis.
    case length(Subject<UIView>, NSLayoutConstraint.Axis)
    /// A scroll view's content stays as large as it is, where nothing else decides.
    case contentLength(Subject<UIScrollView>, NSLayoutConstraint.Axis)
  }

  /// A view that the engine keeps: alive, unless it is the root, which owns the engine.
  struct Subject<View: UIView> {
    private let owned: View?
    // Proof that it lives: either it is owned, or it owns the engine, which owns this.
    unowned let view: View

    init(_ view: View, in engine: LayoutEngine) {
      self.view = view
      owned = view === engine.root ? nil : view
    }
  }

  /// A constraint in the solver.
  struct Rule {
    let source: Source
    let id: ConstraintSolver.ConstraintID
  }

  /// What is left of a required constraint that others contradict: more than any wish.
  static let brokenPriority: Float = 999.999

  /// How much more than its priority says a view resists that is not the first one in its stack.
  static let laterInStack: Float = 0.001

  unowned let root: UIView
  let rootSize: RootSize
  var solver = ConstraintSolver()
  var frames: [ObjectIdentifier: Frame] = [:]
  var rules: [Rule] = []
  /// The views that constraints place.
  private(set) var members: [UIView] = []
  /// The scroll views to whose content constraints refer.
  private(set) var scrollViews: [Subject<UIScrollView>] = []
  /// The widths at which views with lines of text are measured, where they are not free.
  var widthLimits: [ObjectIdentifier: CGFloat] = [:]
  /// Content that gave way, because constraints contradict it.
  var brokenContents: Set<ObjectIdentifier> = []

  /// The places of views whose superviews are in the midst of a layout and have not placed them yet.
  var targetsToCome: [ObjectIdentifier: CGRect] = [:]

  /// Whether members or coefficients changed.
  var needsRebuild = true
  /// Whether constants changed.
  var needsConstants = false
  private var gained: [NSLayoutConstraint] = []
  private var lost: [NSLayoutConstraint] = []
  private var isSolving = false
  /// How many layouts of views in the island run, one in another.
  private var layoutCount = 0

  init(root: UIView, rootSize: RootSize = .own) {
    self.root = root
    self.rootSize = rootSize
  }

  // MARK: Changes

  func didGain(_ constraint: NSLayoutConstraint) {
    if !needsRebuild { gained.append(constraint) }
  }

  func didLose(_ constraint: NSLayoutConstraint) {
    guard !needsRebuild else { return }
    if let index = gained.firstIndex(where: { $0 === constraint }) {
      gained.remove(at: index)
    } else {
      lost.append(constraint)
    }
  }

  /// Notes that constraints refer to a scroll view's content.
  func follow(_ scrollView: UIScrollView) {
    scrollViews.append(Subject(scrollView, in: self))
  }

  // MARK: Layout

  /// Whether a layout runs that will have the constraints solved once it has ended.
  var isInLayout: Bool { layoutCount > 0 }

  /// Runs a layout, and solves what it has changed.
  func runLayout(_ layout: () -> Void) {
    layoutCount += 1
    layout()
    layoutCount -= 1
    solveIfNeeded()
  }

  // MARK: Solving

  /// Brings the solution up to date.
  ///
  /// - Parameter view: What is laid out right after that, and so need not be asked for it.
  func solveIfNeeded(before view: UIView? = nil) {
    guard needsRebuild || needsConstants || !gained.isEmpty || !lost.isEmpty, !isSolving else {
      return
    }
    isSolving = true
    solve()
    isSolving = false
    requestLayout(besides: view)
  }

  /// Finds a solution; of constraints that contradict each other, one gives way.
  func solve() {
    while true {
      do {
        if needsRebuild { try build() } else { try follow() }
        try measureLines()
        return
      } catch {
        breakOne(of: error.constraints)
        needsRebuild = true
      }
    }
  }

  private func build() throws(ConstraintSolver.Contradiction) {
    needsRebuild = false
    needsConstants = false
    (gained, lost) = ([], [])
    solver = ConstraintSolver()
    frames = [:]
    rules = []
    members = []
    scrollViews = []
    widthLimits = [:]
    targetsToCome = [:]
    try addRootSize()
    var wishes: [NSLayoutConstraint] = []
    try addConstraints(of: root, wishes: &wishes)
    for wish in wishes { try add(wish) }
  }

  /// Adds what is required at once, and keeps the rest for later: wishes follow what is settled.
  private func addConstraints(
    of view: UIView, wishes: inout [NSLayoutConstraint]
  ) throws(ConstraintSolver.Contradiction) {
    for constraint in view.ownLayoutState?.constraints ?? [] {
      if constraint.priority == .required, !constraint.isBroken {
        try add(constraint)
      } else {
        wishes.append(constraint)
      }
    }
    for subview in view.subviews where !subview.ownsIsland {
      _ = try frame(of: subview.layoutItem)
      try addConstraints(of: subview, wishes: &wishes)
    }
  }

  /// Follows changes since the last solution.
  private func follow() throws(ConstraintSolver.Contradiction) {
    needsConstants = false
    for constraint in lost {
      rules.removeAll { rule in
        guard case .constraint(let own) = rule.source, own === constraint else { return false }
        solver.remove(rule.id)
        return true
      }
    }
    lost = []
    widthLimits = [:]
    refreshConstants()
    try solver.solve()
    let added = gained
    gained = []
    for constraint in added { try add(constraint) }
  }

  private func refreshConstants() {
    for rule in rules { solver.setConstant(expression(of: rule.source).constant, of: rule.id) }
  }

  private func add(_ constraint: NSLayoutConstraint) throws(ConstraintSolver.Contradiction) {
    guard constraint.holder != nil, !constraint.isRefusedByEngine() else { return }
    let items = constraint.solvedItems + constraint.crossedViews.map(\.layoutItem)
    for item in items { _ = try frame(of: item) }
    try add(.constraint(constraint))
  }

  func add(_ source: Source) throws(ConstraintSolver.Contradiction) {
    let penalties = penalties(of: source)
    let expression = expression(of: source)
    let id = ConstraintSolver.ConstraintID(index: solver.records.count)
    // Known before it is added, so that a contradiction can name it.
    rules.append(Rule(source: source, id: id))
    try solver.add(expression, above: penalties.above, below: penalties.below)
  }

  /// The variables of an item; a view or guide that had none becomes a member of the island.
  func frame(of item: LayoutItem) throws(ConstraintSolver.Contradiction) -> Frame? {
    let key = ObjectIdentifier(item)
    if let known = frames[key] { return known }
    if let guide = item.guide, let source = guide.source, source != .scrollContent {
      // A guide of the system follows from its owner.
      guard let view = guide.owningView else { return nil }
      return try frame(of: view.layoutItem)
    }
    let new = Frame(
      x: solver.makeVariable(.any), y: solver.makeVariable(.any),
      width: solver.makeVariable(.nonNegative), height: solver.makeVariable(.nonNegative))
    frames[key] = new
    if let view = item.view, view !== root { try addMember(view) }
    if let guide = item.guide, guide.source == .scrollContent { try addContent(for: guide) }
    return new
  }

  private func addMember(_ view: UIView) throws(ConstraintSolver.Contradiction) {
    if view.translatesAutoresizingMaskIntoConstraints {
      if let superview = view.superview { _ = try frame(of: superview.layoutItem) }
      try addFrame(of: view)
    } else {
      members.append(view)
      try addContent(of: view)
    }
  }

  private func addRootSize() throws(ConstraintSolver.Contradiction) {
    _ = try frame(of: root.layoutItem)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      try add(.length(Subject(root, in: self), axis))
    }
    if hasFreeRoot { try addContent(of: root) }
  }

  private func addFrame(of view: UIView) throws(ConstraintSolver.Contradiction) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      try add(.origin(Subject(view, in: self), axis))
      try add(.length(Subject(view, in: self), axis))
    }
  }

  private func addContent(of view: UIView) throws(ConstraintSolver.Contradiction) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where hasContent(view, axis) {
      try add(.content(Subject(view, in: self), axis))
    }
  }

  /// Whether the rules say the right lengths once constants are looked at again: no length of the view
  /// has come or gone.
  func knowsContent(of view: UIView) -> Bool {
    let known = rules.compactMap { rule -> NSLayoutConstraint.Axis? in
      guard case .content(let own, let axis) = rule.source, own.view === view else { return nil }
      return axis
    }
    let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]
    return known == axes.filter { hasContent(view, $0) }
  }

  /// Whether constraints decide on the root's size.
  var hasFreeRoot: Bool {
    switch rootSize {
    case .own: !root.translatesAutoresizingMaskIntoConstraints && !(root is UIWindow)
    case .fitting: true
    }
  }
}
