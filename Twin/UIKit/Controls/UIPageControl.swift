public import Foundation
import QuartzCore

/// A row of dots, one for each page.
///
/// - `UIPageControl+Look`: pictures, directions and the background.
/// - `UIPageControlProgress`: how far the page that shows is.
///
/// Differs from UIKit: as many marks as there are pages, however little room there is.
open class UIPageControl: UIControl {
  /// How large dots are and how far from each other, in points, and how much of the pages' color others have.
  private struct Measures {
    let diameter: CGFloat
    /// From the middle of a dot to that of the next.
    let distance: CGFloat
    /// What is free before the first dot and after the last one, beyond half a distance.
    let ends: CGFloat
    let height: CGFloat
    let faintness: CGFloat

    /// Until iOS 13.
    ///
    /// Source: storyboards and logged frames of controls with three pages (39 by 37). Assumed: the faintness.
    static let high = Measures(diameter: 7, distance: 16, ends: -4.5, height: 37, faintness: 0.3)
    /// Until iOS 18 (assumed).
    static let low = Measures(diameter: 7, distance: 16, ends: 0, height: 26, faintness: 0.3)
    /// From iOS 26 on.
    ///
    /// Source: github.com/Vercantez/openuikit, `UIPageControl.swift`, read off iOS 26.1.
    static let wide = Measures(
      diameter: 7.6, distance: 18, ends: 10, height: 26, faintness: 0.45)

    static var current: Measures {
      let behaviour = UISystem.current.behaviour
      if behaviour.hasCapsuleControls { return .wide }
      return behaviour.hasLowPageControls ? .low : .high
    }
  }

  private let measures = Measures.current
  private var dots: [UIImageView] = []
  private let plate = UIView()
  var look = PageControlLook() {
    didSet { lookDidChange() }
  }
  private var interaction = InteractionState.none

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      currentPage = pinned(currentPage)
      makeDots()
    }
  }

  /// The page that shows, from 0. "Values outside the possible range are pinned to either 0 or numberOfPages
  /// minus 1" (Apple, "currentPage"). Setting it tells nobody.
  open var currentPage = 0 {
    didSet {
      let page = pinned(currentPage)
      if page != currentPage { currentPage = page }
      if page != oldValue { progress?.pageDidChange(to: page) }
      if !defersCurrentPageDisplay || interaction == .none { colorDots() }
      tellObservers()
    }
  }

  /// Whether the control is hidden if there is one page only.
  open var hidesForSinglePage = false {
    didSet { colorDots() }
  }

  /// The color of the dots of pages that do not show.
  open var pageIndicatorTintColor: UIColor? {
    didSet { colorDots() }
  }

  /// The color of the dot of the page that shows.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { colorDots() }
  }

  // MARK: Progress

  /// The mark of a page with progress, in points (assumed).
  private var barSize: CGSize { CGSize(width: 28, height: measures.diameter) }
  private let bar = UIView()

  /// How far the page that shows is; nil for a mark without progress.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.control = nil
      oldValue?.changeVisibility(to: false)
      progress?.control = self
      progressVisibilityDidChange()
      progress?.pageDidChange(to: currentPage)
    }
  }

  private var showsProgress: Bool {
    progress != nil && interaction != .continuous && !direction.isVertical
  }

  private func progressVisibilityDidChange() {
    progress?.changeVisibility(to: showsProgress)
    colorDots()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Fills the mark of the page as far as it is.
  func showProgress() {
    guard showsProgress, let progress, dots.indices.contains(currentPage) else {
      bar.removeFromSuperview()
      return
    }
    let dot = dots[currentPage]
    bar.backgroundColor = currentPageIndicatorTintColor ?? .white
    bar.layer.cornerRadius = measures.diameter / 2
    let width = barSize.width * CGFloat(progress.currentProgress)
    let start = isRightToLeft ? barSize.width - width : 0
    bar.frame = CGRect(x: start, y: 0, width: width, height: barSize.height)
    if bar.superview !== dot { dot.addSubview(bar) }
  }

  /// The size that is needed for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = pageCount > 0 ? CGFloat(pageCount) * distance + 2 * measures.ends : 0
    return direction.isVertical
      ? CGSize(width: measures.height, height: length)
      : CGSize(width: length, height: measures.height)
  }

  /// Marks that are wider than dots are as far from each other as dots are (assumed).
  private var distance: CGFloat {
    let widest = (0..<numberOfPages).map { indicatorSize(at: $0).width }.max() ?? measures.diameter
    return measures.distance - measures.diameter + max(widest, measures.diameter)
  }

  private func indicatorSize(at page: Int) -> CGSize {
    if showsProgress, page == currentPage { return barSize }
    return look.image(at: page, isCurrent: page == currentPage)?.size
      ?? CGSize(width: measures.diameter, height: measures.diameter)
  }

  /// What a finger is doing with the control.
  open var interactionState: UIPageControl.InteractionState { interaction }

  /// The size that is needed for the pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size that is needed for the pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    plate.layer.cornerRadius = min(bounds.width, bounds.height) / 2
    let distance = distance
    let start = -CGFloat(dots.count - 1) * distance / 2
    for (index, dot) in dots.enumerated() {
      let place = isReversed ? dots.count - 1 - index : index
      let shift = start + CGFloat(place) * distance
      dot.bounds.size = indicatorSize(at: index)
      dot.center =
        direction.isVertical
        ? CGPoint(x: bounds.midX, y: bounds.midY + shift)
        : CGPoint(x: bounds.midX + shift, y: bounds.midY)
      dot.layer.cornerRadius = dot.image == nil ? measures.diameter / 2 : 0
    }
  }

  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  // MARK: Touches

  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  /// How far a finger moves until it goes through the pages, in points (assumed).
  private static let slack: CGFloat = 10

  private var touchStart = CGPoint.zero

  /// Notes where the finger went down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  /// Goes to the page under a finger that moves, if it may.
  ///
  /// Differs from UIKit: at once, there after the finger has rested.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let moved = direction.isVertical ? place.y - touchStart.y : place.x - touchStart.x
    guard isEnabled, allowsContinuousInteraction else { return true }
    if interaction == .none, abs(moved) > Self.slack { begin(.continuous) }
    if interaction == .continuous, let page = page(nearestTo: place) { go(to: page) }
    return true
  }

  /// Goes to the next page on the side of the page's mark that the finger was lifted on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard interaction == .none else { return begin(.none) }
    guard isEnabled, let touch, dots.indices.contains(currentPage) else { return }
    let place = touch.location(in: self)
    guard bounds.contains(place) else { return }
    let dot = dots[currentPage].center
    let isAfter = direction.isVertical ? place.y > dot.y : place.x > dot.x
    begin(.discrete)
    go(to: pinned(currentPage + (isAfter != isReversed ? 1 : -1)))
    begin(.none)
  }

  /// Ends what the finger was doing.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    begin(.none)
  }

  private func begin(_ state: InteractionState) {
    interaction = state
    if progress != nil { progressVisibilityDidChange() }
    showBackground()
  }

  private func page(nearestTo place: CGPoint) -> Int? {
    func distance(_ index: Int) -> CGFloat {
      let center = dots[index].center
      return abs(direction.isVertical ? center.y - place.y : center.x - place.x)
    }
    return dots.indices.min { distance($0) < distance($1) }
  }

  private func go(to page: Int) {
    guard page != currentPage else { return }
    currentPage = page
    sendChosenValue()
  }

  /// Whether the marks stay as they are while a finger changes the page, until
  /// ``updateCurrentPageDisplay()``; since iOS 14 without use.
  open var defersCurrentPageDisplay = false

  /// Shows the page after a finger has changed it.
  open func updateCurrentPageDisplay() {
    colorDots()
  }

  /// When the background shows.
  open var backgroundStyle: UIPageControl.BackgroundStyle {
    get { look.backgroundStyle }
    set { look.backgroundStyle = newValue }
  }

  /// Where pages go.
  open var direction: UIPageControl.Direction {
    get { look.direction }
    set { look.direction = newValue }
  }

  /// Whether a finger that moves goes through the pages.
  open var allowsContinuousInteraction: Bool {
    get { look.allowsContinuousInteraction }
    set { look.allowsContinuousInteraction = newValue }
  }

  /// The picture of all marks, in the place of dots; it is shown in one color.
  open var preferredIndicatorImage: UIImage? {
    get { look.preferredImage }
    set { look.preferredImage = newValue }
  }

  /// The picture of the mark of the page that shows.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { look.preferredCurrentImage }
    set { look.preferredCurrentImage = newValue }
  }

  /// The picture that was set for the mark of a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { look.images[page] }

  /// Sets the picture of the mark of a page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    look.images[page] = image
  }

  /// The picture that was set for the mark of a page while it shows.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    look.currentImages[page]
  }

  /// Sets the picture of the mark of a page while it shows.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    look.currentImages[page] = image
  }

  private func pinned(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIImageView()
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      return dot
    }
    colorDots()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func colorDots() {
    for (index, dot) in dots.enumerated() {
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
      let color =
        index == currentPage && !showsProgress
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(measures.faintness)
      dot.image = look.image(at: index, isCurrent: index == currentPage)?
        .withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = dot.image == nil ? color : nil
    }
    if look.hasImages || showsProgress { setNeedsLayout() }
    showProgress()
  }

  private func lookDidChange() {
    showBackground()
    colorDots()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Assumed: the color; Apple publishes none.
  private func showBackground() {
    let shows = backgroundStyle == .prominent || (backgroundStyle == .automatic && isTouched)
    if !shows {
      plate.removeFromSuperview()
    } else if plate.superview == nil {
      plate.isUserInteractionEnabled = false
      plate.backgroundColor = UIColor.gray.withAlphaComponent(0.3)
      insertSubview(plate, at: 0)
      setNeedsLayout()
    }
  }

  private var isTouched: Bool { interaction == .continuous }

  // MARK: Accessibility

  /// Source: the value that tests of interfaces read, `page 1 of 3`.
  override var usualAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union([.adjustable, .updatesFrequently])
  }

  /// One page on or back, as taps beside the current mark do.
  override func usuallyStep(by direction: Int) {
    go(to: pinned(currentPage + direction))
  }
}
