import Foundation
import QuartzCore

/// Changes of items and sections.
extension UICollectionView {
  /// Begins changes that are made together. What was there before must have been counted.
  ///
  /// - Parameter showing: Whether the views must be those of what was there before.
  func beginUpdates(showing: Bool) {
    if openUpdates == 0 {
      countIfNeeded()
      let showsFormer = showing || needsViews
      giveUpMovement()
      if showsFormer { showElements() }
    }
    openUpdates += 1
  }

  func endUpdates() {
    openUpdates -= 1
    if openUpdates == 0 { applyUpdates() }
  }

  /// Notes a change, and makes it unless others belong to it.
  func update(_ change: (inout ItemUpdates) -> Void) {
    beginUpdates(showing: false)
    change(&updates)
    endUpdates()
  }

  private func applyUpdates() {
    let updates = updates
    let completions = updateCompletions
    (self.updates, updateCompletions) = (ItemUpdates(), [])
    swiping?.drop()
    let after = currentCounts()
    if let mistake = updates.mistake(before: counts, after: after, names: .collection) {
      let system = UISystem.current
      system.raise(
        "NSInternalInconsistencyException",
        "\(mistake)Collection view: \(system.describe(self))")
      return
    }
    noteLooks { updates.reloads($0) ? nil : updates.place(of: $0) }
    defer { looks = nil }
    var leaving = moveViews(by: updates)
    itemDragging?.follow(updates)
    counts = after
    needsCounts = false
    arranger.forgetSizes(after: updates)
    arranger.invalidateLayout(with: .make(for: arranger, counts: true))
    reconfigure(after: updates)
    prepareLayoutIfNeeded()
    arranger.prepare(forCollectionViewUpdates: updates.items)
    leaving += exchangeNamedViews(after: updates)
    show(updates, leaving: leaving) { for completion in completions { completion($0) } }
  }

  /// Gives views and selection their new places; items that are reloaded lose the selection, which no delegate
  /// hears of.
  ///
  /// Assumed: as in a table. daangn/KarrotListKit, pull request 53, goes from reloading to configuring again, which
  /// "preserves selection"; steipete/PSTCollectionView, which follows UIKit, has reloading clear it (75).
  ///
  /// - Returns: The views whose elements are gone or want another view.
  func moveViews(
    by updates: ItemUpdates
  ) -> [(CollectionElement, UICollectionReusableView)] {
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in shown.inOrder {
      if let path = updates.place(of: element), !updates.reloads(element) {
        kept[element.moved(to: path)] = view
      } else {
        leaving.append((element, view))
      }
    }
    shown = kept
    asked = []
    selected = selected.filter { !updates.reloads(.cell($0)) }
      .compactMap(updates.item)
    pressed = pressed.flatMap { pressed in
      updates.item(pressed.path).map { PressedItem(path: $0, isOver: pressed.isOver) }
    }
    moveScrollers(by: updates)
    for (element, view) in leaving { didEndDisplaying(view, of: element) }
    return leaving
  }

  private func show(
    _ updates: ItemUpdates, leaving: [(CollectionElement, UICollectionReusableView)],
    completion: @escaping (Bool) -> Void
  ) {
    let isSeen = window != nil && UIView.areAnimationsEnabled
    let staying = Set(shown.keys)
    let finals = askForFinalLooks()
    coming = otherOffset
    let outOfSight = showNewPlaces(isSeen: isSeen, staying: staying)
    // Views that want other sizes may have moved it.
    let target = coming
    coming = nil
    UIView.animate(
      withDuration: isSeen ? Self.changeDuration : 0, delay: 0, options: .allowUserInteraction,
      animations: {
        if let target { self.contentOffset = target }
        for (element, view) in leaving {
          if let final = finals[element] { view.take(self.shownAttributes(final)) }
        }
        for (view, attributes) in outOfSight { view.take(attributes) }
        self.arriveViews()
        self.arranger.finalizeCollectionViewUpdates()
      },
      completion: { isFinished in
        for (element, view) in leaving { self.keep(view, of: element) }
        for (view, attributes) in outOfSight {
          self.didEndDisplaying(view, of: attributes.element)
          self.keep(view, of: attributes.element)
        }
        completion(isFinished)
      })
  }

  /// Where delegate or layout want the content after changes or another layout; nil if where it is.
  ///
  /// Source: Apple, `targetContentOffset(forProposedContentOffset:)` and
  /// `collectionView(_:targetContentOffsetForProposedContentOffset:)`, "during layout updates, or when transitioning
  /// between layouts"; Signal's chats keep their place so while older messages come above them.
  var otherOffset: CGPoint? {
    let proposed = contentOffset
    let wanted =
      itemDelegate?.collectionView(
        self, targetContentOffsetForProposedContentOffset: proposed)
      ?? arranger.targetContentOffset(forProposedContentOffset: proposed)
    return wanted == proposed ? nil : clamped(wanted)
  }

  /// Makes the views that come, as they look before they come.
  ///
  /// - Returns: Views that stay and go out of sight, with their new places.
  func showNewPlaces(
    isSeen: Bool, staying: Set<CollectionElement>
  ) -> [(UICollectionReusableView, UICollectionViewLayoutAttributes)] {
    let inSight = Set(attributes(in: sight).map(\.element))
    let edited = viewWithFirstResponder(UICollectionViewCell.self)
    let outOfSight = staying.filter { !inSight.contains($0) && shown[$0] !== edited }
      .compactMap { element in
        attributes(of: element).flatMap { place in shown[element].map { (place.element, $0, place) }
        }
      }
      .sorted { $0.0 < $1.0 }
    for (element, _, _) in outOfSight { shown[element] = nil }
    // The others go to their new places in the animation.
    let places = staying.compactMap { element in shown[element]?.attributes.map { (element, $0) } }
    showElements()
    takeInitialLooks(
      staying: staying, places: Dictionary(places, uniquingKeysWith: { $1 }), isSeen: isSeen)
    return outOfSight.map { ($0.1, $0.2) }
  }

  func arriveViews() {
    for (element, view) in shown.inOrder {
      guard let attributes = attributes(of: element) else { continue }
      view.take(attributes)
    }
    setNeedsLayout()
  }

  // MARK: In place

  /// Has cells configured again that a snapshot names.
  private func reconfigure(after updates: ItemUpdates) {
    configureAgain(updates.reconfiguredItems.sorted().compactMap(updates.item))
  }

  /// Has cells configured again that are there.
  func configureAgain(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured[path] = cell
      _ = makeView(for: .cell(path))
      reconfigured[path] = nil
    }
  }
}

extension ItemUpdates {
  /// What is known of elements, by their places after the changes; without what is gone or made anew.
  func moved<Value>(_ values: [CollectionElement: Value]) -> [CollectionElement: Value] {
    Dictionary(
      values.compactMap { element, value in
        reloads(element) ? nil : place(of: element).map { (element.moved(to: $0), value) }
      }, uniquingKeysWith: { $1 })
  }

  /// Where an element is after the changes; nil if it is gone.
  func place(of element: CollectionElement) -> IndexPath? {
    guard element.category != .cell else { return item(element.path) }
    guard element.path.count == 2 else { return element.path }
    return section(element.path.section).map {
      IndexPath(item: element.path.item, section: $0)
    }
  }

  /// Whether an element gets another view.
  func reloads(_ element: CollectionElement) -> Bool {
    reloadedSections.contains(element.path.section)
      || element.category == .cell && reloadedItems.contains(element.path)
  }
}
