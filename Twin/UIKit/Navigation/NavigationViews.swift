import Foundation

/// The view of a navigation controller: its layout pass starts transitions.
final class UILayoutContainerView: UIView {
  @Loose var navigationController: UINavigationController?
  /// How high the bars were in the last layout: pages are laid out anew for others.
  private var barHeights: [CGFloat] = []
  /// Whether the screen's edge is elsewhere than it was in the last layout, where bars keep away from that.
  private var hasOtherEdge = false

  /// Pages that were laid out out of sight fit a bar that is as far from the edge as it is without a status bar.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    hasOtherEdge = navigationController.map { $0.bar.leastTop > 0 } ?? false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let navigationController else { return }
    navigationController.layoutPages()
    let heights = navigationController.rowHeights
    if heights != barHeights || hasOtherEdge, !barHeights.isEmpty {
      navigationController.rowHeightsDidChange()
    }
    (barHeights, hasOtherEdge) = (heights, false)
    navigationController.barHiding?.screenWasLaidOut()
  }
}

/// Clips the pages while they move.
final class UINavigationTransitionView: UIView {
  /// Whether pages come from the left, as where scripts run from right to left.
  var isMirrored = false

  /// All of it, wherever a transition has moved the page.
  override func safeAreaInsets(of subview: UIView) -> UIEdgeInsets { safeAreaInsets }
}

/// Holds the view of one page while it is on the screen, and darkens and shades it.
///
/// UIKit's own is held by a `_UIParallaxDimmingView`.
final class UIViewControllerWrapperView: UIView {
  /// How dark the page is, from 0 to 1.
  var dimming: CGFloat {
    get { dimmingView.alpha }
    set { dimmingView.alpha = newValue }
  }

  /// Whether the shadow falls to the right.
  var isMirrored: Bool {
    get { edgeShadowView.isMirrored }
    set {
      guard newValue != isMirrored else { return }
      edgeShadowView.isMirrored = newValue
      placeShadow()
    }
  }

  let dimmingView = UIView()
  let edgeShadowView = EdgeShadowView()
  /// The page's view, while it is held. Not weak, which would make each retain of it a slow one: a subview
  /// lives, and one that goes has cleared this.
  private(set) unowned(unsafe) var pageView: UIView?
  /// What the page leaves free below and above opaque bars. It is black, and seen if the bar goes
  /// first: the black strip of many reports (assumed: that it hides what lies below, in a pop too).
  private var vacancies: (top: UIView, bottom: UIView)?
  /// How far inside the wrapper's edges the page begins and ends, in points.
  private(set) var margins = (top: CGFloat(0), bottom: CGFloat(0))

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placeShadow()
    edgeShadowView.isHidden = !TransitionMotion.castsShadow
    edgeShadowView.isUserInteractionEnabled = false
    dimmingView.frame = bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
    dimmingView.alpha = 0
    addSubview(edgeShadowView)
    addSubview(dimmingView)
  }

  required init?(coder: NSCoder) {
    nil
  }

  nonisolated deinit {}  // As in `UIResponder`.

  private func placeShadow() {
    edgeShadowView.frame = CGRect(
      x: isMirrored ? bounds.width : -EdgeShadowView.width, y: 0, width: EdgeShadowView.width,
      height: bounds.height)
    edgeShadowView.autoresizingMask =
      isMirrored ? [.flexibleHeight, .flexibleLeftMargin] : [.flexibleHeight]
  }

  /// Takes in a page's view.
  func hold(_ view: UIView) {
    pageView = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: dimmingView)
    placePage()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview === pageView { pageView = nil }
  }

  /// Says how far inside the wrapper's edges the page begins and ends, in points.
  func place(pageTop: CGFloat, pageBottom: CGFloat) {
    guard margins != (pageTop, pageBottom) else { return }
    margins = (pageTop, pageBottom)
    placePage()
  }

  /// Takes in a bar that belongs to the page and moves with it.
  func carry(_ bar: UIView) {
    insertSubview(bar, belowSubview: dimmingView)
  }

  private func placePage() {
    let (top, rest) = bounds.divided(atDistance: margins.top, from: .minYEdge)
    let (bottom, page) = rest.divided(atDistance: margins.bottom, from: .maxYEdge)
    if vacancies == nil, margins != (0, 0) { makeVacancies() }
    vacancies?.top.frame = top
    vacancies?.bottom.frame = bottom
    pageView?.frame = page
  }

  private func makeVacancies() {
    let made = (top: UIView(), bottom: UIView())
    made.top.autoresizingMask = [.flexibleWidth]
    made.bottom.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    for vacancy in [made.bottom, made.top] {
      vacancy.backgroundColor = .black
      insertSubview(vacancy, aboveSubview: edgeShadowView)
    }
    vacancies = made
  }

  /// Lets go of the page's view, if it is still here.
  func releasePage() {
    pageView?.removeFromSuperview()
  }
}

/// A soft shadow beside a page's leading edge (Flutter's imitation: 5 % of the width). It is seen only
/// while the page is on its way: at rest it lies beyond the edge of the screen.
final class EdgeShadowView: UIView {
  static let width: CGFloat = 20

  override class var layerClass: AnyClass { CAGradientLayer.self }

  var isMirrored = false {
    didSet { orient() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [
      UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.12).cgColor,
    ]
    orient()
  }

  private func orient() {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
  }

  required init?(coder: NSCoder) {
    nil
  }

  nonisolated deinit {}  // As in `UIResponder`.
}

/// One of the three places that a page takes in a transition.
enum ParallaxPlace {
  /// Where it rests.
  case front
  /// Off the screen, beyond the trailing edge.
  case trailing
  /// Behind the page above, a part of the width towards the leading edge, darkened.
  case behind

  static func beforeAppearing(in operation: NavigationTransition.Operation) -> ParallaxPlace {
    operation == .push ? .trailing : .behind
  }

  static func afterDisappearing(in operation: NavigationTransition.Operation) -> ParallaxPlace {
    operation == .push ? .behind : .trailing
  }

  /// Moves a wrapper to this place.
  func put(_ wrapper: UIView, in container: UINavigationTransitionView) {
    let bounds = container.bounds
    let width = container.isMirrored ? -bounds.width : bounds.width
    let page = wrapper as? UIViewControllerWrapperView
    page?.isMirrored = container.isMirrored
    switch self {
    case .front:
      wrapper.frame = bounds
      page?.dimming = 0
    case .trailing:
      wrapper.frame = bounds.offsetBy(dx: width, dy: 0)
      page?.dimming = 0
    case .behind:
      wrapper.frame = bounds.offsetBy(dx: -width * TransitionMotion.parallax, dy: 0)
      page?.dimming = TransitionMotion.dimming
    }
  }
}
