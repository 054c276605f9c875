public import Foundation

/// A rectangle in a view that takes part in constraints and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Rectangles that follow from what a view knows; constraints do not move them.
  nonisolated enum Source {
    /// What is inside the safe area.
    case safeArea
    /// What is inside the margins.
    case margins
    /// What is inside the margins and not too wide for reading.
    case readableContent
    /// What a scroll view shows: its bounds, which move over the content.
    case scrollFrame
    /// What the keyboard covers.
    case keyboard
    /// What bars cover at the top; without width.
    case topBars
    /// What bars cover at the bottom; without width.
    case bottomBars
    /// What is inside a window's safe area and has a ratio.
    case aspectFit
    /// All of a scroll view's content. Constraints may move its size, and the scroll view follows.
    case scrollContent
    /// The picture of a list's content.
    case listImage
    /// Its text.
    case listText
    /// Its other text.
    case listSecondaryText
  }

  private lazy var itemOwner = LayoutItemOwner(self)
  /// What decides on the rectangle; nil if constraints do.
  let source: Source?

  /// Makes a guide without an owner.
  public override init() {
    source = nil
    super.init()
    dieOnMainThread()
  }

  init(_ source: Source, of view: UIView) {
    self.source = source
    super.init()
    dieOnMainThread()
    owningView = view
    identifier =
      switch source {
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .readableContent: "UIViewReadableContentGuide"
      case .keyboard: "UIViewKeyboardLayoutGuide"
      case .topBars: "UIViewTopLayoutGuide"
      case .bottomBars: "UIViewBottomLayoutGuide"
      case .aspectFit: "UIWindowSafeAreaAspectFitLayoutGuide"
      case .scrollFrame: "UIScrollView-frameLayoutGuide"
      case .scrollContent: "UIScrollView-contentLayoutGuide"
      // Assumed: how Apple names these is not published.
      case .listImage: "UIListContentViewImageLayoutGuide"
      case .listText: "UIListContentViewTextLayoutGuide"
      case .listSecondaryText: "UIListContentViewSecondaryTextLayoutGuide"
      }
  }

  /// What constraints know of the guide.
  var layoutItem: LayoutItem { itemOwner.item }

  /// The rectangle in the owner's coordinates; outside of windows empty before the first layout.
  ///
  /// In a window it follows constraints and frames at once. Source: Chromium's tests of UIKit,
  /// `ios/chrome/browser/shared/ui/util/layout_guide_center_unittest.mm`.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if source == .scrollContent, let scrollView = owningView as? UIScrollView {
      return CGRect(origin: .zero, size: scrollView.contentSize)
    }
    if let source { return owningView.bounds.inset(by: owningView.insets(of: source)) }
    guard let engine = owningView.spaceEngine else { return .zero }
    if owningView.window != nil { engine.solveIfNeeded() }
    return engine.frame(of: self)
  }

  /// The view in which the guide is.
  ///
  /// Set by `addLayoutGuide(_:)`, as at Apple.
  open weak var owningView: UIView?

  /// A name for logs.
  open var identifier = ""

  /// The side where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { itemOwner.xAnchor(.leading) }
  /// The side where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { itemOwner.xAnchor(.trailing) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { itemOwner.xAnchor(.left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { itemOwner.xAnchor(.right) }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { itemOwner.yAnchor(.top) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { itemOwner.yAnchor(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { itemOwner.dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { itemOwner.dimension(.height) }
  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { itemOwner.xAnchor(.centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { itemOwner.yAnchor(.centerY) }

  /// The active constraints along an axis that the guide is a side of.
  ///
  /// Differs from UIKit: not those that act on it through others.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutItem.constraints(along: axis)
  }

  /// Whether the constraints leave open where the guide is.
  open var hasAmbiguousLayout: Bool {
    owningView?.spaceEngine?.isAmbiguous(layoutItem) ?? false
  }
}

extension LayoutItem {
  /// The active constraints of which the item is one side, along an axis.
  func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints.filter { $0.firstAttribute.axis == axis && $0.isShown }
  }
}
