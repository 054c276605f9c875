import Foundation
import QuartzCore

/// Whose constraints are to be updated before the next layout.
nonisolated struct ConstraintsDue: OptionSet {
  let rawValue: UInt8

  /// The view's own.
  static let own = ConstraintsDue(rawValue: 1)
  /// Those of a view inside.
  static let inside = ConstraintsDue(rawValue: 2)
}

/// The pass before layout: from the innermost views to the outermost, each that has asked and all around it.
///
/// Source: github.com/Vercantez/openuikit, `ViewControllerLayoutTests`, read off iOS 26.1: after a view inside has asked,
/// the controller of the view around it updates that one's constraints, too, and the outermost view is laid out, but not
/// the one that has asked.
extension UIView {
  func constraintsAreDue() {
    dueConstraints.insert(.own)
    var outermost = self
    while let view = outermost.superview {
      view.dueConstraints.formUnion([.own, .inside])
      outermost = view
    }
    // A layout of its own that runs ends with the constraints that are due: no other one has to follow. Apps ask in each
    // layout of a controller's view that is in no other one (scenee/FloatingPanel, `viewDidLayoutSubviews()` in its
    // tests on iOS), and would be laid out without end.
    if !outermost.baseLayer.isLayingOut { outermost.setNeedsLayout() }
  }

  /// Tells the views around this one that constraints inside them are to be updated.
  func passOnDueConstraints() {
    guard !dueConstraints.isEmpty else { return }
    var view = superview
    while let current = view, !current.dueConstraints.contains(.inside) {
      current.dueConstraints.insert(.inside)
      view = current.superview
    }
  }

  func updateDueConstraints() {
    guard !dueConstraints.isEmpty else { return }
    if dueConstraints.contains(.inside) {
      dueConstraints.remove(.inside)
      for subview in subviews { subview.updateConstraintsIfNeeded() }
    }
    guard dueConstraints.contains(.own) else { return }
    dueConstraints.remove(.own)
    observing(.constraints) {
      if let viewDelegate { viewDelegate.updateViewConstraints() } else { updateConstraints() }
    }
  }

  /// Updates all that is due in the whole hierarchy.
  func updateConstraintsFromTop() {
    var top = self
    while let superview = top.superview { top = superview }
    top.updateConstraintsIfNeeded()
  }
}
