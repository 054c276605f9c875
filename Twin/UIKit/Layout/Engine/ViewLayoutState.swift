import Foundation

/// What a view has to do with constraints; made when there is something.
final class ViewLayoutState {
  /// The view's hold on what constraints know of it.
  let itemOwner: LayoutItemOwner
  /// The active constraints whose sides are the view or inside it.
  var constraints: [NSLayoutConstraint] = []
  /// Whether the view's `layoutSubviews()` has come to that of `UIView`.
  var hasPlacedSubviews = false
  /// Whether subviews wait for the layout to place them before they get their safe area.
  var owesSafeArea = false
  /// The guides that the app has added.
  var guides: [UILayoutGuide] = []
  /// The guides of the system, as far as somebody has asked for them.
  var systemGuides: [UILayoutGuide] = []
  /// Solves what is inside the view, if its size comes from outside; see `UIView.ownsIsland`.
  var engine: LayoutEngine?
  /// The animation in which the view leaves a stack: hidden already, while its layer still shows.
  var leavesStackWith: ViewAnimation?
  /// How many constraints lead from inside the view to its outside.
  var crossingCount = 0
  /// How much the view resists growing beyond its content.
  var hugging = AxisPriorities(.defaultLow)
  /// How much the view resists being smaller than its content.
  var compressionResistance = AxisPriorities(.defaultHigh)
  /// What the app has said about the margins.
  var margins = MarginSettings()

  /// What constraints know of the view.
  var item: LayoutItem { itemOwner.item }

  init(_ view: UIView) {
    itemOwner = LayoutItemOwner(view)
  }
}

/// A priority for each axis.
struct AxisPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
