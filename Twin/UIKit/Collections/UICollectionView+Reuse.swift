import Foundation

/// Which views can stand in for each other.
struct CollectionReuseKey: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let identifier: String

  /// What UIKit calls the kind of cells in messages.
  private static let cellKind = "UICollectionElementKindCell"

  static func cell(_ identifier: String) -> CollectionReuseKey {
    CollectionReuseKey(category: .cell, kind: cellKind, identifier: identifier)
  }

  static func supplementary(_ kind: String, _ identifier: String) -> CollectionReuseKey {
    CollectionReuseKey(category: .supplementaryView, kind: kind, identifier: identifier)
  }

  static func decoration(_ kind: String) -> CollectionReuseKey {
    CollectionReuseKey(category: .decorationView, kind: kind, identifier: kind)
  }
}

/// Views that are used again.
extension UICollectionView {
  /// A view that waits, or a new one, with the place that the layout has for it.
  ///
  /// Source of the text: public crash reports.
  func dequeue(
    _ key: CollectionReuseKey, for element: CollectionElement
  ) -> UICollectionReusableView? {
    let attributes = isPreparing ? nil : attributes(of: element)
    guard let view = spareView(key) ?? newView(key, frame: attributes?.frame ?? .zero) else {
      UISystem.current.raise(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a"
          + " nib or a class for the identifier or connect a prototype cell in a storyboard")
      return nil
    }
    if let attributes { UIView.performWithoutAnimation { view.take(attributes) } }
    if key.category != .decorationView { dequeued?.append(view) }
    return view
  }

  /// Asks the data source for a view. From iOS 18 on it may take none that it does not return.
  ///
  /// Source: github.com/Juanpe/SkeletonView, issue 580, and github.com/didi/DoKit, issue 1191. Assumed: what is taken
  /// while nothing is asked for does no harm, against which the text warns, too.
  private func ask<View: UICollectionReusableView>(_ question: () -> View?) -> View? {
    let outer = dequeued
    dequeued = []
    let answer = CollectionRequest.answer(question)
    let unused = dequeued?.first { $0 !== answer }
    dequeued = outer
    let system = UISystem.current
    guard let unused, system.behaviour.isFromIOS18On, !system.hasCrashed else { return answer }
    system.raise(
      "NSInternalInconsistencyException",
      "Expected dequeued view to be returned to the collection view in preparation for display. When the"
        + " collection view's data source is asked to provide a view for a given index path, ensure that a"
        + " single view is dequeued and returned to the collection view. Avoid dequeuing views without a"
        + " request from the collection view. For retrieving an existing view in the collection view, use"
        + " -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView"
        + " supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(system.describe(unused));"
        + " Collection view: \(system.describe(self))")
    return nil
  }

  private func spareView(_ key: CollectionReuseKey) -> UICollectionReusableView? {
    guard let view = pool.take(key) else { return nil }
    if let cell = view as? UICollectionViewCell {
      if cell.isHighlighted { cell.isHighlighted = false }
      if cell.isSelected { cell.isSelected = false }
    }
    view.forgetAttributes()
    view.prepareForReuse()
    return view
  }

  private func newView(_ key: CollectionReuseKey, frame: CGRect) -> UICollectionReusableView? {
    let source =
      key.category == .decorationView
      ? arranger.decorations.source(for: key.kind) : pool.source(for: key)
    switch source {
    case .type(let type):
      let view = type.init(frame: frame)
      view.name(key.identifier)
      return view
    case .nib(let nib):
      return nib.view(UICollectionReusableView.self, named: key.identifier, for: self) {
        let isCell = key.category == .cell
        let view =
          isCell ? UICollectionViewCell(frame: frame) : UICollectionReusableView(frame: frame)
        view.name(key.identifier)
        return view
      }
    case nil: return nil
    }
  }

  /// Keeps a view that is out of sight.
  func keep(_ view: UICollectionReusableView, of element: CollectionElement) {
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier else { return }
    switch element.category {
    case .cell: pool.put(view, for: .cell(identifier))
    case .supplementaryView: pool.put(view, for: .supplementary(element.kind, identifier))
    case .decorationView: pool.put(view, for: .decoration(element.kind))
    }
  }

  // MARK: Making

  /// Asks for the view of an element.
  ///
  /// - Returns: nil if there is none, after an exception.
  ///
  /// Source of the texts: public crash reports.
  func makeView(for element: CollectionElement) -> UICollectionReusableView? {
    let path = element.path
    switch element.category {
    case .cell:
      guard let cell = ask({ dataSource?.collectionView(self, cellForItemAt: path) }) else {
        return nil
      }
      guard cell.reuseIdentifier != nil else {
        UISystem.current.raise(
          "NSInternalInconsistencyException",
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"
            + " - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
        )
        return nil
      }
      if let list = cell as? UICollectionViewListCell,
        let level = (dataSource as? any OutlineSource)?.level(at: path)
      {
        list.indentationLevel = level
      }
      return cell
    case .supplementaryView:
      let made = ask {
        dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: element.kind, at: path)
      }
      guard let view = made else { return nil }
      guard view.reuseIdentifier != nil else {
        let system = UISystem.current
        system.raise(
          "NSInternalInconsistencyException",
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
            + " (\(element.kind),\(system.describe(path as NSIndexPath)) {length = 2, path ="
            + " \(path.section) - \(path.item)}) was not retrieved by calling"
            + " -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
            + " (\(system.describe(view)))")
        return nil
      }
      return view
    case .decorationView:
      return dequeue(.decoration(element.kind), for: element)
    }
  }
}
