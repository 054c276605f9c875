import CoreGraphics
import Foundation

/// How things on the screen looked before a change that is animated; in the layout's coordinates.
struct FormerLooks {
  /// All that was there, by the places before the change.
  var all: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// What stays, by the places after the change, which the attributes bear too.
  var staying: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// What stays, by the places before the change.
  var kept: Set<CollectionElement> = []
}

/// How elements come and go in changes that are animated.
///
/// The layout is asked about each element that was on the screen before, and about each that is on it afterwards, also
/// where they stay: "this gets called for all visible cells (not just the inserted ones) and even gets called when
/// deleting cells".
///
/// Assumed: for an element that stays, what the layout says of its start counts, and not what it says of its end.
///
/// Sources: mpospese/CircleLayout (the quotation); HipByte/RubyMotionSamples, pull request 24 ("called for _every_ item");
/// ekazaev/ChatLayout and airbnb/MagazineLayout, which answer for items that stay with their former places.
extension UICollectionView {
  /// Notes how things look before they change.
  ///
  /// - Parameter place: Where an element is afterwards; nil if it is gone or gets another view.
  func noteLooks(_ place: (CollectionElement) -> IndexPath?) {
    var noted = FormerLooks()
    for (element, view) in shown {
      guard let attributes = view.attributes else { continue }
      let outside = (view.superview as? OrthogonalScroller)?.outside(attributes) ?? attributes
      let former = shownAttributes(outside)
      noted.all[element] = former
      guard let path = place(element) else { continue }
      noted.kept.insert(element)
      noted.staying[element.moved(to: path)] = former.changed { $0.indexPath = path }
    }
    looks = noted
  }

  /// How an element looks before it comes, unless the layout of the app says something else: it fades in, or is where
  /// it was; nil without an animated change.
  func initialLook(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let looks else { return nil }
    if let former = looks.staying[element] { return former.changed { _ in } }
    return ownAttributes(of: element)?.changed { $0.alpha = 0 }
  }

  /// How an element looks when it has gone, unless the layout of the app says something else; nil without an animated
  /// change.
  func finalLook(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let looks, let former = looks.all[element] else { return nil }
    let stays = looks.kept.contains(element)
    return former.changed { if !stays { $0.alpha = 0 } }
  }

  /// Asks the layout how all that was on the screen looks in the end.
  func askForFinalLooks() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    var finals: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for element in (looks?.all ?? [:]).keys.sorted() {
      finals[element] = arranger.finalAttributes(for: element)
    }
    return finals
  }

  /// Has all that is on the screen look as the layout says that it begins.
  ///
  /// - Parameters:
  ///   - staying: What stays.
  ///   - places: How the views that stay look until now.
  ///   - isSeen: Whether the change is animated; the layout is asked in any case.
  func takeInitialLooks(
    staying: Set<CollectionElement>, places: [CollectionElement: UICollectionViewLayoutAttributes],
    isSeen: Bool
  ) {
    for (element, view) in shown.inOrder {
      let initial = arranger.initialAttributes(for: element)
      guard isSeen else { continue }
      UIView.performWithoutAnimation {
        if let former = places[element] {
          let usual = looks?.staying[element]
          if view.superview is OrthogonalScroller {
            // The scroll view may have gone elsewhere with its section.
            if let usual { view.take(shownAttributes(usual)) }
          } else if let initial, let usual, !initial.isEqual(usual) {
            view.take(shownAttributes(initial))
          } else {
            view.take(former)
          }
        } else if let initial, !staying.contains(element) {
          view.take(shownAttributes(initial))
        }
      }
    }
  }

  // MARK: Views that the layout names

  /// Takes out the views that the layout wants to go, or to come anew, after changes; with their places before those.
  ///
  /// Source: UIKit documentation of the four methods of the layout: called "whenever you add cells or sections", or
  /// delete them, between preparing for the changes and finalizing them. Assumed: a section that is reloaded is none.
  func exchangeNamedViews(
    after updates: ItemUpdates
  ) -> [(CollectionElement, UICollectionReusableView)] {
    let actions = Set(updates.items.map(\.updateAction))
    var going: Set<CollectionElement> = []
    var coming: Set<CollectionElement> = []
    for kind in partKinds {
      if actions.contains(.delete) { going.formUnion(kind.named(by: arranger, isDeleted: true)) }
      if actions.contains(.insert) { coming.formUnion(kind.named(by: arranger, isDeleted: false)) }
    }
    guard !going.isEmpty || !coming.isEmpty else { return [] }
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    for former in (looks?.kept ?? []).sorted() {
      guard let path = updates.place(of: former) else { continue }
      let element = former.moved(to: path)
      guard going.contains(former) || coming.contains(element),
        let view = shown.removeValue(forKey: element)
      else { continue }
      looks?.kept.remove(former)
      looks?.staying[element] = nil
      leaving.append((former, view))
      didEndDisplaying(view, of: former)
    }
    return leaving
  }

  /// The kinds of supplementary and decoration views that are registered or show.
  private var partKinds: Set<PartKind> {
    let showing = shown.keys.compactMap { PartKind($0.category, $0.kind) }
    let registered = pool.keys.compactMap { PartKind($0.category, $0.kind) }
    let decorations = arranger.decorations.keys.compactMap { PartKind(.decorationView, $0) }
    return Set(showing + registered + decorations)
  }

  // MARK: Another layout

  /// Shows another layout in an animation.
  ///
  /// The former layout has said how things look that go, and the new one says how those look that come, as in changes
  /// of items. Source: UIKit documentation, `prepareForTransition(to:)`: the layout may use the other one "to provide
  /// different starting attributes".
  func showExchange(
    finals: [CollectionElement: UICollectionViewLayoutAttributes],
    completion: @escaping (Bool) -> Void
  ) {
    prepareLayoutIfNeeded()
    coming = otherOffset
    let outOfSight = showNewPlaces(isSeen: true, staying: Set(shown.keys))
    let target = coming
    coming = nil
    let former = looks
    looks = nil
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        if let target { self.contentOffset = target }
        for (view, place) in outOfSight {
          let usual = former?.all[place.element]
          let final = finals[place.element].flatMap { $0.isEqual(usual) ? nil : $0 }
          view.take(final.map(self.shownAttributes) ?? place)
        }
        self.arriveViews()
        self.arranger.finalizeLayoutTransition()
      },
      completion: { isFinished in
        for (view, place) in outOfSight {
          self.didEndDisplaying(view, of: place.element)
          self.keep(view, of: place.element)
        }
        completion(isFinished)
      })
  }

  // MARK: Another size

  /// Shows another size within the animation that brings it: what comes into sight and what goes out of it fades.
  ///
  /// Source: stackoverflow.com/questions/19527772 ("the familiar ghosting effect", "some kind of default animation").
  func showSizeChange(from former: CGRect) {
    defer { looks = nil }
    arranger.prepare(forAnimatedBoundsChange: former)
    if !needsViews, !shown.isEmpty, openUpdates == 0 { fadeAtEdges() }
    layoutIfNeeded()
    arranger.finalizeAnimatedBoundsChange()
  }

  private func fadeAtEdges() {
    prepareLayoutIfNeeded()
    backgroundView?.frame = bounds
    let inSight = Set(attributes(in: sight).map(\.element))
    if var noted = looks {
      noted.kept.formIntersection(inSight)
      noted.staying = noted.staying.filter { inSight.contains($0.key) }
      looks = noted
    }
    let finals = askForFinalLooks()
    var leaving: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
    UIView.performWithoutAnimation {
      leaving = showNewPlaces(isSeen: true, staying: Set(shown.keys))
    }
    UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
      for (view, place) in leaving {
        if let final = finals[place.element] { view.take(self.shownAttributes(final)) }
      }
      self.arriveViews()
    } completion: { _ in
      for (view, place) in leaving {
        self.didEndDisplaying(view, of: place.element)
        self.keep(view, of: place.element)
      }
    }
  }
}

/// A kind of supplementary or of decoration views.
private struct PartKind: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String

  init?(_ category: UICollectionView.ElementCategory, _ kind: String) {
    if category == .cell { return nil }
    self.category = category
    self.kind = kind
  }

  func named(by layout: UICollectionViewLayout, isDeleted: Bool) -> [CollectionElement] {
    if category == .decorationView {
      let paths =
        isDeleted
        ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        : layout.indexPathsToInsertForDecorationView(ofKind: kind)
      return paths.map { .decoration(kind, $0) }
    }
    let paths =
      isDeleted
      ? layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      : layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    return paths.map { .supplementary(kind, $0) }
  }
}
