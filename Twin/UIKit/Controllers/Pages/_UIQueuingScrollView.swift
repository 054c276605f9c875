import Foundation

/// The scroll view of a page controller: three places side by side, of which the middle one is in sight at rest.
///
/// Source: libraries of pages find this view among the subviews of the controller's, read the progress from its
/// offset, which at rest is as long as a page, and switch it off (Pageboy; many answers).
final class _UIQueuingScrollView: UIScrollView {
  weak var pageViewController: UIPageViewController?
  private let axis: NSLayoutConstraint.Axis
  private let spacing: CGFloat
  /// The places, from the earlier one to the later one.
  private var places = [UIView(), UIView(), UIView()]
  private var arrangedSize = CGSize.zero
  /// Whether there are pages beside the one in the middle, as far as is known.
  private var hasPages = (before: true, after: true)

  /// - Parameter spacing: Points between two pages; half of them on each side of a page.
  init(along axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
    self.axis = axis
    self.spacing = spacing
    super.init(frame: .zero)
    isPagingEnabled = true
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    alwaysBounceHorizontal = axis == .horizontal
    alwaysBounceVertical = axis == .vertical
    for place in places { addSubview(place) }
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  // MARK: Places

  /// What is in the middle; the first of two.
  var shownView: UIView? { places[1].subviews.first }

  /// Puts views where pages are shown, one beside the other.
  func show(_ views: [UIView], toward direction: UIPageViewController.NavigationDirection? = nil) {
    let place = places[index(of: direction)]
    for (index, view) in views.enumerated() where view.superview !== place {
      UIView.performWithoutAnimation {
        let (frame, mask) = share(index, of: views.count, in: place.bounds)
        view.frame = frame
        view.autoresizingMask = mask
        place.addSubview(view)
      }
    }
  }

  /// Where one of the views in a place is, and how it follows the place.
  private func share(
    _ index: Int, of count: Int, in bounds: CGRect
  ) -> (CGRect, UIView.AutoresizingMask) {
    var mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard count > 1 else { return (bounds, mask) }
    var frame = bounds
    if axis == .horizontal {
      frame.size.width /= 2
      frame.origin.x += frame.width * CGFloat(index)
      mask.insert(index == 0 ? .flexibleRightMargin : .flexibleLeftMargin)
    } else {
      frame.size.height /= 2
      frame.origin.y += frame.height * CGFloat(index)
      mask.insert(index == 0 ? .flexibleBottomMargin : .flexibleTopMargin)
    }
    return (frame, mask)
  }

  /// Makes the place on one side the middle one, and lets the content rest there.
  func center(_ direction: UIPageViewController.NavigationDirection?) {
    places.swapAt(1, index(of: direction))
    arrange()
    setContentOffset(rest, animated: false)
  }

  private func index(of direction: UIPageViewController.NavigationDirection?) -> Int {
    switch direction {
    case nil: 1
    case .forward: 2
    case .reverse: 0
    }
  }

  /// Covers a rectangle, and the space between pages around it.
  func cover(_ rect: CGRect) {
    place(over: rect)
    arrange()
    setContentOffset(rest, animated: false)
  }

  /// Covers a rectangle, and arranges the pages with the next layout.
  func place(over rect: CGRect) {
    let half = -spacing / 2
    frame = axis == .horizontal ? rect.insetBy(dx: half, dy: 0) : rect.insetBy(dx: 0, dy: half)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != arrangedSize else { return }
    let progress = progress
    arrange()
    let turn = pageViewController?.turn
    switch activity {
    case .animating, .decelerating:
      // Assumed: what turns by itself is there at once.
      stopMoving()
      setContentOffset(offset(at: CGFloat(index(of: turn?.place) - 1)), animated: false)
      pageViewController?.contentRests()
    case .idle, .touched, .dragged:
      setContentOffset(offset(at: turn == nil ? 0 : progress), animated: false)
    }
  }

  private func arrange() {
    arrangedSize = bounds.size
    contentSize = scaled(3)
    limitContent()
    for (index, place) in places.enumerated() {
      let origin = scaled(CGFloat(index)).along(axis)
      place.frame =
        axis == .horizontal
        ? CGRect(
          x: origin + spacing / 2, y: 0, width: arrangedSize.width - spacing,
          height: arrangedSize.height)
        : CGRect(
          x: 0, y: origin + spacing / 2, width: arrangedSize.width,
          height: arrangedSize.height - spacing)
    }
  }

  private func scaled(_ pages: CGFloat) -> CGSize {
    let size = arrangedSize
    return axis == .horizontal
      ? CGSize(width: size.width * pages, height: size.height)
      : CGSize(width: size.width, height: size.height * pages)
  }

  // MARK: Progress

  private var rest: CGPoint { offset(at: 0) }

  /// The offset at a part of the way to the next page; at -1 the earlier page is in sight.
  func offset(at progress: CGFloat) -> CGPoint {
    let way = arrangedSize.along(axis) * (1 + progress)
    return axis == .horizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
  }

  /// The part of the way to the next page.
  var progress: CGFloat {
    let length = arrangedSize.along(axis)
    guard length > 0 else { return 0 }
    return (axis == .horizontal ? contentOffset.x : contentOffset.y) / length - 1
  }

  /// Lets the content go no further than to the pages that there are.
  func limit(before: Bool, after: Bool) {
    hasPages = (before, after)
    limitContent()
  }

  private func limitContent() {
    let length = arrangedSize.along(axis)
    let (start, end) = (hasPages.before ? 0 : -length, hasPages.after ? 0 : -length)
    let inset =
      axis == .horizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    if contentInset != inset { contentInset = inset }
  }

  // MARK: For the base class

  override var keepsOffset: Bool { true }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if former != newValue.origin { pageViewController?.contentMoved() }
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === pan {
      let way = pan.translation(in: self)
      let isAlong = (abs(way.x) > abs(way.y)) == (axis == .horizontal)
      let distance = axis == .horizontal ? -way.x : -way.y
      guard isAlong, distance != 0, let pageViewController,
        pageViewController.mayTurn(distance > 0 ? .forward : .reverse)
      else { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    pageViewController?.fingerLeft(returning: proposed == rest)
    return proposed
  }

  override func movementDidEnd() {
    pageViewController?.contentRests()
  }
}

extension CGSize {
  /// The length along an axis.
  fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}
