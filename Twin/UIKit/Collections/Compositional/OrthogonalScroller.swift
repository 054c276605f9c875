import CoreGraphics
import Foundation

/// A section that scrolls across the layout: where its groups are.
struct SectionStrip {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let scrolling: StripScrolling
  /// What of the content the section takes while it shows its beginning.
  var frame: CGRect
  /// The size of all groups.
  var size: CGSize
  /// Where groups begin and how long they are, along the section's own way.
  var groups: [(start: CGFloat, length: CGFloat)] = []
  /// The space before the first group.
  var leading: CGFloat
  let isHorizontal: Bool
}

/// Holds the cells of a section that scrolls across the layout, and moves them.
///
/// Where lines run from right to left, the section begins at the right, and its content lies mirrored.
///
/// Assumed: how far a swipe goes by groups: to the nearest one, and by one group at most where it pages.
final class OrthogonalScroller: UIScrollView {
  private weak var collection: UICollectionView?
  private let starts = DragStart()
  private(set) var strip: SectionStrip
  /// Whether the section begins at the right.
  private var isMirrored = false
  /// Whether it has shown a strip before.
  private var isShown = false

  /// Notes where a drag begins.
  private final class DragStart: NSObject, UIScrollViewDelegate {
    var offset = CGPoint.zero

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      offset = scrollView.contentOffset
    }
  }

  init(_ strip: SectionStrip, in collection: UICollectionView) {
    self.strip = strip
    self.collection = collection
    super.init(frame: strip.frame)
    contentInsetAdjustmentBehavior = .never
    // Source: https://openradar.appspot.com/FB9556269, which wishes for indicators here.
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    clipsToBounds = false
    delegate = starts
    show(strip)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Takes the place of a strip.
  func show(_ strip: SectionStrip) {
    self.strip = strip
    isPagingEnabled = strip.behavior == .paging
    decelerationRate = strip.scrolling.rate
    bounces = strip.scrolling.bounces
    alwaysBounceHorizontal = strip.isHorizontal
    alwaysBounceVertical = !strip.isHorizontal
    let size = CGSize(
      width: max(strip.size.width, strip.frame.width),
      height: max(strip.size.height, strip.frame.height))
    let former = isShown ? way : .zero
    isShown = true
    isMirrored = strip.isHorizontal && collection?.mirrorsLayout == true
    let place = collection?.shownRect(strip.frame) ?? strip.frame
    if frame != place { frame = place }
    if contentSize != size { contentSize = size }
    if way != former { contentOffset = offset(for: former) }
  }

  // MARK: Direction

  /// How far the section has been scrolled from its beginning.
  var way: CGPoint { isMirrored ? mirrored(contentOffset) : contentOffset }

  /// The offset at which the section is scrolled so far.
  func offset(for way: CGPoint) -> CGPoint { isMirrored ? mirrored(way) : way }

  private func mirrored(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: contentSize.width - bounds.width - offset.x, y: offset.y)
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if former != newValue.origin { collection?.setNeedsLayout() }
    }
  }

  /// Attributes of the collection's content in the coordinates of what scrolls.
  func inside(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let offset = contentOffset
    return attributes.changed {
      $0.center.x += offset.x - frame.minX
      $0.center.y += offset.y - frame.minY
    }
  }

  /// Attributes of a view in here in the coordinates of the collection's content.
  func outside(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let offset = contentOffset
    return attributes.changed {
      $0.center.x += frame.minX - offset.x
      $0.center.y += frame.minY - offset.y
    }
  }

  // MARK: Resting

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    isMirrored ? mirrored(restingWay(mirrored(proposed))) : restingWay(proposed)
  }

  private func restingWay(_ proposed: CGPoint) -> CGPoint {
    let begin = isMirrored ? mirrored(starts.offset) : starts.offset
    let along = strip.isHorizontal ? proposed.x : proposed.y
    let former = strip.isHorizontal ? begin.x : begin.y
    let wanted: CGFloat
    switch strip.behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: wanted = nearest(to: along, among: places)
    case .groupPaging, .groupPagingCentered:
      let begin = places.indices.min { abs(places[$0] - former) < abs(places[$1] - former) } ?? 0
      let near = max(0, begin - 1)...min(max(0, places.count - 1), begin + 1)
      wanted = nearest(to: along, among: places.isEmpty ? [] : Array(places[near]))
    }
    return strip.isHorizontal
      ? CGPoint(x: wanted, y: proposed.y) : CGPoint(x: proposed.x, y: wanted)
  }

  /// The offsets at which a group is in its place.
  private var places: [CGFloat] {
    let room = strip.isHorizontal ? bounds.width : bounds.height
    let whole = strip.isHorizontal ? contentSize.width : contentSize.height
    return strip.groups.map { group in
      let wanted =
        strip.behavior == .groupPagingCentered
        ? group.start + group.length / 2 - room / 2 : group.start - strip.leading
      return min(max(0, wanted), max(0, whole - room))
    }
  }

  private func nearest(to value: CGFloat, among places: [CGFloat]) -> CGFloat {
    places.min { abs($0 - value) < abs($1 - value) } ?? value
  }
}

/// Sections that scroll across the layout.
extension UICollectionView {
  /// How far each of them has been scrolled.
  var scrolledOffsets: [Int: CGPoint] { scrollers.mapValues(\.way) }

  /// Scrolls the section of an item, if it scrolls across the layout, until the item is where it is wanted.
  func scrollAcross(to item: UICollectionViewLayoutAttributes, _ place: OffsetPlace, animated: Bool)
  {
    guard let scroller = scroller(for: item) else { return }
    let offset = scroller.contentOffset
    let frame = item.frame.offsetBy(
      dx: offset.x - scroller.frame.minX, dy: offset.y - scroller.frame.minY)
    let wanted = scroller.clamped(place.offset(for: frame, in: scroller))
    if wanted != offset { scroller.setContentOffset(wanted, animated: animated) }
  }

  /// Makes the scroll views that the layout needs, takes away the others, and puts the cells of sections into theirs.
  func layOutScrollers() {
    let strips = (arranger as? UICollectionViewCompositionalLayout)?.strips ?? [:]
    guard !strips.isEmpty || !scrollers.isEmpty else { return }
    for (section, scroller) in scrollers where strips[section] == nil {
      remove(scroller)
      scrollers[section] = nil
    }
    for (section, strip) in strips.inOrder {
      if let scroller = scrollers[section] {
        scroller.show(strip)
      } else {
        let scroller = OrthogonalScroller(strip, in: self)
        scrollers[section] = scroller
        addSubview(scroller)
      }
    }
    for (element, view) in shown.inOrder where element.category == .cell {
      let scroller = scrollers[element.path.section]
      if view.superview as? OrthogonalScroller !== scroller { host(view, in: scroller) }
    }
  }

  /// Lets scroll views follow their sections.
  ///
  /// Assumed: a section that moves stays as it is scrolled.
  func moveScrollers(by updates: ItemUpdates) {
    guard !scrollers.isEmpty else { return }
    var kept: [Int: OrthogonalScroller] = [:]
    for (section, scroller) in scrollers.inOrder {
      if let place = updates.section(section) { kept[place] = scroller } else { remove(scroller) }
    }
    scrollers = kept
  }

  /// Takes a scroll view away, and leaves its cells where they are seen.
  private func remove(_ scroller: OrthogonalScroller) {
    for case let view as UICollectionReusableView in scroller.subviews { host(view, in: nil) }
    scroller.removeFromSuperview()
  }

  /// Gives a view another superview, at its place on the screen.
  private func host(_ view: UICollectionReusableView, in scroller: OrthogonalScroller?) {
    guard let inner = view.attributes else { return }
    let place = (view.superview as? OrthogonalScroller)?.outside(inner) ?? inner
    UIView.performWithoutAnimation {
      if let scroller {
        scroller.addSubview(view)
      } else {
        insertSubview(view, at: depth(of: place))
      }
      view.take(place)
    }
  }

  /// The scroll view for an element; nil if the element moves with the collection.
  func scroller(for attributes: UICollectionViewLayoutAttributes) -> OrthogonalScroller? {
    guard attributes.representedElementCategory == .cell, !scrollers.isEmpty else { return nil }
    return scrollers[attributes.indexPath.section]
  }

  /// What is in sight, as the app's handlers want it to look.
  func changedByHandlers(
    _ wanted: [CollectionElement: UICollectionViewLayoutAttributes]
  ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    guard let layout = arranger as? UICollectionViewCompositionalLayout, !layout.handlers.isEmpty
    else { return wanted }
    var changed = wanted
    let environment = CompositionalEnvironment(of: self)
    for (section, handler) in layout.handlers.sorted(by: { $0.key < $1.key }) {
      let offset = scrollers[section]?.contentOffset ?? .zero
      let items = wanted.filter { $0.key.path.section == section }.inOrder.map(\.value)
        .map { VisibleItem($0, offset: offset) }
      handler(items, scrollers[section] == nil ? contentOffset : offset, environment)
      for item in items where item.isChanged { changed[item.attributes.element] = item.attributes }
    }
    return changed
  }
}
