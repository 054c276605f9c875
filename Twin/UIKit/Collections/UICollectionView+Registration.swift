public import Foundation

/// Whether a cell or another view is being asked for, so that registrations that are made meanwhile are known.
enum CollectionRequest {
  /// How many requests are under way, one in another.
  static var depth = 0
  /// How many registrations there have been.
  private static var registrations = 0

  /// The name of a new registration's views.
  static func nextIdentifier() -> String {
    registrations += 1
    return "UICollectionViewRegistration-\(registrations)"
  }

  static func answer<Value>(_ body: () -> Value) -> Value {
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}

extension UICollectionView {
  /// Says of which class the cells of some items are, and how an item is shown in one.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Shows an item in a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let nib: UINib?
    let identifier = CollectionRequest.nextIdentifier()
    let wasMadeInRequest = CollectionRequest.depth > 0

    /// Makes a registration of the class that the handler names.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Makes a registration of cells that come from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }

    func register(in collectionView: UICollectionView) {
      guard collectionView.pool.source(for: .cell(identifier)) == nil else { return }
      if let nib { return collectionView.register(nib, forCellWithReuseIdentifier: identifier) }
      collectionView.register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
  }

  /// Says of which class the supplementary views of a kind are, and how one is filled.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let identifier = CollectionRequest.nextIdentifier()
    let wasMadeInRequest = CollectionRequest.depth > 0

    /// Makes a registration of the class that the handler names.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Makes a registration of views that come from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }

    func register(in collectionView: UICollectionView) {
      guard collectionView.pool.source(for: .supplementary(elementKind, identifier)) == nil else {
        return
      }
      if let nib {
        return collectionView.register(
          nib, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
      }
      collectionView.register(
        Supplementary.self, forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: identifier)
    }
  }

  /// A cell of a registration, new or used before, that shows an item.
  ///
  /// Raises an exception if the registration was made while a cell was asked for.
  ///
  /// Source: Apple, forums, thread 681739, with the text of the exception (iOS 15 and later).
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    guard !registration.wasMadeInRequest else {
      UISystem.current.raise(
        "NSInternalInconsistencyException",
        "Attempted to dequeue a cell using a registration that was created inside"
          + " -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell"
          + " provider. Creating a new registration each time a cell is requested will prevent reuse and"
          + " cause created cells to remain inaccessible in memory for the lifetime of the collection view."
          + " Registrations should be created up front and reused. Registration:"
          + " <UICollectionViewCellRegistration: \(registration.identifier)>")
      return UICollectionReusableView.stray(Cell.self)
    }
    registration.register(in: self)
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else { return UICollectionReusableView.stray(Cell.self) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration, new or used before, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    registration.register(in: self)
    let kind = registration.elementKind
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      return UICollectionReusableView.stray(Supplementary.self)
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

extension UICollectionReusableView {
  /// A view that stands in for one that there is not, after an exception.
  fileprivate static func stray<View: UICollectionReusableView>(_ type: View.Type) -> View {
    type.init(frame: .zero)
  }
}
