public import Foundation

/// A layout between two others: elements are on their way from their places in one to those in the other.
///
/// Differs from UIKit: a layout that is derived from this one gets no values from gestures of the system.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let former: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  private var isPrepared = false

  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    former = currentLayout
    next = nextLayout
    super.init()
  }

  /// Makes nothing: there is no layout between no others, and archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The layout at the beginning.
  open var currentLayout: UICollectionViewLayout { former }

  /// The layout at the end.
  open var nextLayout: UICollectionViewLayout { next }

  /// How far the elements are on their way, from 0 to 1. Setting it places them anew.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Notes a value of the app's own for this place on the way.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  /// The value of the app's own that was noted last; 0 if none was.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Has both layouts work out where everything is. Overrides call `super`.
  open override func prepare() {
    super.prepare()
    guard !isPrepared else { return }
    isPrepared = true
    for layout in [former, next] {
      layout.holder = holder
      layout.prepare()
    }
  }

  /// Something else than the progress is out of date.
  override func forgetSizes(after updates: ItemUpdates?) {
    isPrepared = false
    for layout in [former, next] { layout.forgetSizes(after: updates) }
  }

  // MARK: What the layout says

  /// A size between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (start, end) = (former.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(
      width: between(start.width, end.width), height: between(start.height, end.height))
  }

  /// The attributes of everything that either layout has in a part of the content, each on its way.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var elements: [CollectionElement] = []
    for layout in [former, next] {
      for element in (layout.layoutAttributesForElements(in: rect) ?? []).map(\.element)
      where !elements.contains(element) {
        elements.append(element)
      }
    }
    return elements.compactMap(onItsWay)
  }

  /// The attributes of an item's cell on its way.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { onItsWay(.cell(indexPath)) }

  /// The attributes of a supplementary view on its way.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { onItsWay(.supplementary(elementKind, indexPath)) }

  /// The attributes of a decoration view on its way.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    onItsWay(.decoration(elementKind, indexPath))
  }

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    start + (end - start) * transitionProgress
  }

  /// What only one layout has fades in its place.
  private func onItsWay(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch (former.attributes(for: element), next.attributes(for: element)) {
    case (let start?, let end?):
      return start.changed { made in
        made.center = CGPoint(
          x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
        made.size = CGSize(
          width: between(start.size.width, end.size.width),
          height: between(start.size.height, end.size.height))
        made.alpha = between(start.alpha, end.alpha)
        made.transform = start.transform.between(end.transform, at: transitionProgress)
        made.zIndex = transitionProgress < 0.5 ? start.zIndex : end.zIndex
      }
    case (let start?, nil): return start.changed { $0.alpha = between(start.alpha, 0) }
    case (nil, let end?): return end.changed { $0.alpha = between(0, end.alpha) }
    case (nil, nil): return nil
    }
  }
}

extension CGAffineTransform {
  /// The transform part of the way to another one, number by number.
  fileprivate func between(_ end: CGAffineTransform, at part: CGFloat) -> CGAffineTransform {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * part }
    return CGAffineTransform(
      a: mix(a, end.a), b: mix(b, end.b), c: mix(c, end.c), d: mix(d, end.d), tx: mix(tx, end.tx),
      ty: mix(ty, end.ty))
  }
}
