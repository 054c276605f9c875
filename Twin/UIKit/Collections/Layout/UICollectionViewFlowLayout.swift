public import Foundation

/// Puts items into lines, as words are put into a text, with headers and footers between sections.
///
/// Where the items of a section are: `FlowSection.swift`.
///
/// Differs from UIKit: headers and footers have the sizes that delegate and layout say, even where items are as
/// large as their cells want.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var known: FlowContent?
  /// Sizes that cells asked for.
  private var preferred: [CollectionElement: CGSize] = [:]

  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Makes a layout as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The class of the contexts that this class makes.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Stands for an estimate that the layout chooses, for items as large as their cells want.
  ///
  /// Assumed: the value, which is larger than any size.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // MARK: Metrics

  /// The smallest space between two lines, in points (Apple, "minimumLineSpacing": 10).
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The smallest space between two items of a line, in points (Apple, "minimumInteritemSpacing": 10).
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items of which the delegate says none (Apple, "itemSize": 50 by 50 points).
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The likely size of items; other than zero, cells are asked how large they want to be.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// Whether lines come below (vertical) or beside each other (horizontal).
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers of which the delegate says none. Only the length along the scrolling counts; at
  /// zero there is no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers of which the delegate says none. Only the length along the scrolling counts; at
  /// zero there is no footer.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The margins around the items of a section. Headers and footers have none.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// What else the margins of sections are counted from.
  open var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay in sight as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay in sight as long as their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: What the layout says

  /// Works out where everything is. Overrides call `super`.
  open override func prepare() {
    super.prepare()
    if known == nil { known = measured() }
  }

  /// Where everything is, also before the collection has asked the layout to prepare.
  private var content: FlowContent { known ?? measured() }

  private func measured() -> FlowContent {
    guard let holder else { return FlowContent() }
    return FlowContent(of: self, in: holder, preferred: preferred)
  }

  /// The size of all of the content.
  open override var collectionViewContentSize: CGSize { content.size }

  /// The attributes of everything in a part of the content, section by section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    content.elements(in: rect, pinned: pinned).compactMap(ownAttributes(of:))
  }

  /// The attributes of an item's cell; nil if there is none.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ownAttributes(of: .cell(indexPath))
  }

  /// The attributes of a header or footer; nil if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ownAttributes(of: .supplementary(elementKind, indexPath))
  }

  /// The attributes of an element as this class has them, whatever an app's class says of it.
  private func ownAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let isCell = element.category == .cell
    guard let frame = (isCell ? nil : pinned(element)) ?? content.frame(of: element) else {
      return nil
    }
    return made(element, frame)
  }

  /// Headers and footers lie above items.
  ///
  /// Source: descriptions of such attributes in public reports, `zIndex = 10`.
  private static let supplementaryDepth = 10

  private func made(
    _ element: CollectionElement, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes.make(for: element, in: self)
    made.frame = frame
    if element.category == .supplementaryView { made.zIndex = Self.supplementaryDepth }
    return made
  }

  /// Where a header or footer is that stays in sight; nil for what scrolls with its section.
  private func pinned(_ element: CollectionElement) -> CGRect? {
    guard let holder else { return nil }
    switch element.kind {
    case UICollectionView.elementKindSectionHeader where sectionHeadersPinToVisibleBounds: break
    case UICollectionView.elementKindSectionFooter where sectionFootersPinToVisibleBounds: break
    default: return nil
    }
    let visible = holder.bounds.inset(by: holder.adjustedContentInset)
    return content.pinnedFrame(of: element, in: holder.layoutRect(visible))
  }

  // MARK: Out of date

  /// Has the collection ask for everything anew. Overrides call `super`.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutAttributes ?? true { known = nil }
    super.invalidateLayout(with: context)
  }

  /// Whether the lines have another length, or headers or footers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let holder else { return false }
    return lengthChanges(from: holder.bounds, to: newBounds) || sectionHeadersPinToVisibleBounds
      || sectionFootersPinToVisibleBounds
  }

  private func lengthChanges(from bounds: CGRect, to newBounds: CGRect) -> Bool {
    scrollDirection == .vertical
      ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }

  /// Lines that keep their length do not break anew. Overrides call `super`.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let holder, !lengthChanges(from: holder.bounds, to: newBounds),
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    else { return context }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = false
    return flow
  }

  override var asksViewsForSizes: Bool { estimatedItemSize != .zero }

  /// Whether a cell wants another size, where cells say how large they are.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Notes the size that a cell wants. Overrides call `super`.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferred[originalAttributes.element] = preferredAttributes.size
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  override func forgetSizes(after updates: ItemUpdates?) {
    preferred = updates?.moved(preferred) ?? [:]
  }
}

extension UICollectionViewFlowLayout {
  /// What the margins of sections are counted from, beside the content's inset.
  nonisolated public enum SectionInsetReference: Int, Sendable {
    /// Nothing else.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }
}
