public import Foundation

/// Says where the items of a section are, by the section's number and the room that there is.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What counts for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Makes the usual configuration.
  public override init() {
    super.init()
  }

  /// Whether sections come below (vertical) or beside each other (horizontal).
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The space between two sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// Headers and footers of the whole layout, before the first section and behind the last one.
  ///
  /// Their paths have one number only, so that asking for a section's item raises.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What insets of sections are counted from that do not say it themselves.
  ///
  /// Source: Apple, "contentInsetsReference": the safe area at first.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Puts items into groups, groups into groups and sections, and sections one after another.
///
/// Where the items of a group are: `GroupSolver.swift`; sections: `CompositionalContent.swift`.
///
/// Lists: folder `Lists`.
///
/// Differs from UIKit: a section for which the provider has nothing is empty.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var known: CompositionalContent?
  /// Sizes that views chose.
  private var preferred: [CollectionElement: CGSize] = [:]

  /// Makes a layout in which all sections are alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout in which all sections are alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Makes nothing: no layout is without sections, and archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What counts for all sections. Set it again after a change of it.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// The layout is mirrored where content runs from right to left.
  ///
  /// Source: Apple, "NSDirectionalEdgeInsets": edges in these layouts are leading and trailing ones.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: What the layout says

  /// Works out where everything is. Overrides call `super`.
  open override func prepare() {
    super.prepare()
    if known == nil { known = measured() }
  }

  private var content: CompositionalContent {
    var content = known ?? measured()
    content.offsets = holder?.scrolledOffsets ?? [:]
    return content
  }

  /// The sections that scroll across the layout.
  var strips: [Int: SectionStrip] { known?.strips ?? [:] }

  /// What apps do with visible items.
  var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] {
    known?.handlers ?? [:]
  }

  private func measured() -> CompositionalContent {
    let isHorizontal = configuration.scrollDirection == .horizontal
    guard let holder else {
      return CompositionalContent(
        isHorizontal: isHorizontal, room: .zero, preferred: [:], traits: .current, references: nil)
    }
    let references = references(in: holder)
    let environment = CompositionalEnvironment(of: holder, kept: references[.automatic])
    var content = CompositionalContent(
      isHorizontal: isHorizontal, room: CompositionalEnvironment(of: holder).effectiveContentSize,
      preferred: preferred, traits: environment.traitCollection, references: references)
    content.place(configuration.boundarySupplementaryItems, atBeginning: true)
    for section in 0..<holder.numberOfSections {
      let own = provider(section, environment)
      content.append(
        own ?? Self.emptySection, count: own == nil ? 0 : holder.numberOfItems(inSection: section),
        spacing: configuration.interSectionSpacing)
    }
    content.place(configuration.boundarySupplementaryItems, atBeginning: false)
    return content
  }

  private func references(in view: UICollectionView) -> InsetReferences {
    InsetReferences(
      of: view, isHorizontal: configuration.scrollDirection == .horizontal,
      usual: configuration.contentInsetsReference)
  }

  /// Works everything out anew if insets of sections count from elsewhere.
  override func edgesDidChange() {
    guard let holder, let known, known.references != references(in: holder) else { return }
    invalidateLayout()
  }

  /// Whether a section is a list.
  var hasLists: Bool { !content.lists.isEmpty }

  /// How a section looks if it is one of a list.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    content.lists[section]
  }

  private static var emptySection: NSCollectionLayoutSection {
    let nothing = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: nothing, subitems: []))
  }

  /// What of the content shows. Nothing is inside of the insets.
  private var visible: CGRect {
    holder.map { $0.layoutRect($0.bounds.inset(by: $0.adjustedContentInset)) } ?? .zero
  }

  /// The size of all of the content.
  open override var collectionViewContentSize: CGSize { content.size }

  /// The attributes of everything in a part of the content, section by section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (content, visible) = (content, visible)
    return content.elements(in: rect, visible: visible).map { made($0, content, visible) }
  }

  /// The attributes of an item's cell; nil if there is none.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { made(.cell(indexPath)) }

  /// The attributes of a header or footer; nil if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { made(.supplementary(elementKind, indexPath)) }

  /// The attributes of a section's background; nil if the section has none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    made(.decoration(elementKind, indexPath))
  }

  private func made(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let content = content
    return content.places[element].map { made($0, content, visible) }
  }

  private func made(
    _ place: CompositionalContent.Place, _ content: CompositionalContent, _ visible: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes.make(for: place.element, in: self)
    made.frame = content.frame(of: place, visible: visible)
    made.zIndex = place.zIndex
    made.listPlace = place.list
    if let size = place.layoutSize {
      made.fitting.horizontal = size.widthDimension.isEstimated ? .fittingSizeLevel : .required
      made.fitting.vertical = size.heightDimension.isEstimated ? .fittingSizeLevel : .required
    }
    return made
  }

  // MARK: Out of date

  /// Has the collection ask for everything anew. Overrides call `super`.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.isOnlyScrolled { known = nil }
    super.invalidateLayout(with: context)
  }

  /// Whether the size changes, or headers or footers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let holder else { return false }
    return newBounds.size != holder.bounds.size || content.hasPinned
  }

  /// Without another size, nothing but what stays in sight moves. Overrides call `super`.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isOnlyScrolled = newBounds.size == holder?.bounds.size
    return context
  }

  /// Whether a view wants another size where it chooses.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let size = content.places[originalAttributes.element]?.layoutSize
    guard let size, size.isEstimated else { return false }
    return size.chosen(preferredAttributes.size, or: originalAttributes.size)
      != originalAttributes.size
  }

  /// Notes the size that a view wants. Overrides call `super`.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferred[originalAttributes.element] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  override func forgetSizes(after updates: ItemUpdates?) {
    preferred = updates?.moved(preferred) ?? [:]
  }
}
