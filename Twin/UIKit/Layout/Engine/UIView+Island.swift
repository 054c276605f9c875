import Foundation
import QuartzCore

/// A hierarchy is laid out in islands.
///
/// A view whose size comes from outside constraints (it has no superview, or it translates its
/// autoresizing mask) is the root of an island: what is inside can be solved without knowing the rest
/// of the hierarchy. So each page, each cell and each bar has a small system of its own, and may change
/// its place in the hierarchy without being solved again. UIKit has one system for a window; the
/// frames are the same.
///
/// A constraint that leads from inside such a view to its outside makes it a part of the island around
/// it: `crossingCount`.
extension UIView {
  /// What the view has to do with constraints; made if there is nothing yet.
  var layoutState: ViewLayoutState {
    if let ownLayoutState { return ownLayoutState }
    let state = ViewLayoutState(self)
    ownLayoutState = state
    return state
  }

  /// What constraints know of the view.
  var layoutItem: LayoutItem { layoutState.item }

  /// Whether the view is the root of an island.
  var ownsIsland: Bool {
    (translatesAutoresizingMaskIntoConstraints && ownLayoutState?.crossingCount ?? 0 == 0)
      || superview == nil
  }

  /// The root of the island in which the view's subviews are.
  var islandRoot: UIView {
    var view = self
    while !view.ownsIsland, let superview = view.superview { view = superview }
    return view
  }

  /// What solves the constraints of the view's subviews, if there are any.
  var spaceEngine: LayoutEngine? { islandRoot.ownLayoutState?.engine }

  /// What solves the constraints of the view itself, if there are any.
  var memberEngine: LayoutEngine? { superview?.spaceEngine ?? spaceEngine }

  // MARK: Changes

  /// Members or coefficients changed: everything is to be solved anew.
  func islandStructureDidChange() {
    islandEngine().needsRebuild = true
  }

  /// The view holds another constraint.
  func islandDidGain(_ constraint: NSLayoutConstraint) {
    islandEngine().didGain(constraint)
  }

  /// The view is about to let go of a constraint.
  func islandDidLose(_ constraint: NSLayoutConstraint) {
    islandEngine().didLose(constraint)
  }

  /// Constants of expressions, such as margins, changed.
  func islandConstantsDidChange() {
    guard spaceEngine != nil else { return }
    islandEngine().needsConstants = true
  }

  /// The engine of the subviews' island, made if there is none; its root will be laid out, unless a layout in the
  /// island runs: once that has ended, those views are laid out whose subviews are to move.
  private func islandEngine() -> LayoutEngine {
    let root = islandRoot
    let known = root.ownLayoutState?.engine
    if known?.isInLayout != true { root.setNeedsLayout() }
    (root.superview as? InputHostView)?.contentDidChange()
    if let known { return known }
    let engine = LayoutEngine(root: root)
    root.layoutState.engine = engine
    return engine
  }

  /// Something that constraints may refer to changed: margins, safe area.
  func layoutEnvironmentDidChange() {
    guard ownLayoutState != nil else { return }
    islandConstantsDidChange()
    tellIslandAround()
  }

  /// The app, or UIKit, has moved the view or given it another size.
  ///
  /// What constraints place stays there until something has its superview laid out: stackoverflow.com/questions/74049424
  /// ("works fine, until ... auto-layout moves the button back"), and SwiftMessages, `PhysicsPanHandler`, which lets dynamics
  /// move such a view.
  func placeDidChange(from formerBounds: CGRect) {
    guard ownLayoutState != nil else { return }
    let bounds = bounds
    if ownsIsland ? bounds != formerBounds : bounds.origin != formerBounds.origin {
      islandConstantsDidChange()
    }
    tellIslandAround()
  }

  /// Tells the superview's island where the view is if that is not the island's matter.
  private func tellIslandAround() {
    guard let superview, translatesAutoresizingMaskIntoConstraints, superview.spaceEngine != nil,
      !layoutItem.constraints.isEmpty || ownLayoutState?.crossingCount ?? 0 > 0
    else { return }
    if autoresizingMask.isEmpty {
      superview.islandConstantsDidChange()
    } else {
      superview.islandStructureDidChange()
    }
  }

  // MARK: Hierarchy

  /// Takes the view out of its superview's island; constraints that lead out of it are deactivated.
  func leaveIsland() {
    let ancestors = sequence(first: superview, next: { $0?.superview })
    let mayHaveConstraints = ancestors.prefix { $0 != nil }.contains {
      !($0?.ownLayoutState?.constraints.isEmpty ?? true)
    }
    if mayHaveConstraints { deactivateConstraints(leadingOutOf: self) }
    if !translatesAutoresizingMaskIntoConstraints, let superview, superview.spaceEngine != nil {
      superview.islandStructureDidChange()
    }
  }

  private func deactivateConstraints(leadingOutOf root: UIView) {
    if let state = ownLayoutState {
      let items = [state.item] + (state.guides + state.systemGuides).map(\.layoutItem)
      for constraint in items.flatMap(\.constraints) {
        if let holder = constraint.holder, !holder.isDescendant(of: root) {
          constraint.deactivate()
        }
      }
    }
    for subview in subviews { subview.deactivateConstraints(leadingOutOf: root) }
  }

  /// Makes the view, which has just got a superview or lost it, a part of its island.
  func joinIsland() {
    guard !translatesAutoresizingMaskIntoConstraints else { return }
    guard let superview else {
      if ownLayoutState?.constraints.isEmpty == false { islandStructureDidChange() }
      return
    }
    ownLayoutState?.engine = nil
    superview.islandStructureDidChange()
  }

  /// Follows a change of whether the view's own frame counts.
  func translationDidChange() {
    guard let superview else {
      if ownLayoutState?.engine != nil { islandStructureDidChange() }
      return
    }
    superview.islandStructureDidChange()
    ownLayoutState?.engine = nil
    if ownsIsland { islandStructureDidChange() }
  }

  // MARK: Layout

  /// Brings the island's solution up to date, and has every view laid out whose subviews move.
  func solveIsland() {
    spaceEngine?.solveIfNeeded()
  }

  /// Runs a layout of the view on the island's solution. What it changes of the constraints is solved in the end, and
  /// has views laid out only if they are to be somewhere else.
  ///
  /// Source: Apple, WWDC18 session 220 "High Performance Auto Layout": the engine tells the view whose variables have
  /// got other values, and that calls its superview's `setNeedsLayout()`. Assumed: a constant that is changed there
  /// and back in one layout has told nobody.
  func layOutOnSolution(_ layout: () -> Void) {
    guard let engine = spaceEngine else { return layout() }
    engine.solveIfNeeded(before: self)
    engine.runLayout(layout)
  }

  /// Gives the subviews the frames that the constraints say.
  func applySolutionToSubviews() {
    ownLayoutState?.hasPlacedSubviews = true
    guard let engine = spaceEngine else { return }
    engine.solveIfNeeded()
    guard !baseLayer.isLaidOutForTransforms || UISystem.current.behaviour.placesTransformedViews
    else { return }
    for subview in subviews { engine.place(subview) }
    if let scrollView = self as? UIScrollView { engine.placeContent(of: scrollView) }
  }
}
