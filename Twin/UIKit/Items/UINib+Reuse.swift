import Foundation

/// A view that tables and collections use again under a name.
protocol ReusedView: UIView {
  /// The name.
  var reuseIdentifier: String? { get }

  /// Gives a view without a name one.
  func name(_ identifier: String)
}

extension UITableViewCell: ReusedView {}
extension UITableViewHeaderFooterView: ReusedView {}
extension UICollectionReusableView: ReusedView {}

extension UINib {
  /// The one view in the file, under the name by which the file was registered.
  ///
  /// Raises `NSInternalInconsistencyException` if there is another number of things, or something else, in the file,
  /// or if the view has another name.
  ///
  /// Source of the texts: crash reports of apps (stackoverflow.com, questions 12737860, 10753434 and 19216060).
  func view<View: ReusedView>(
    _ type: View.Type, named identifier: String, for owner: UIView, otherwise substitute: () -> View
  ) -> View {
    let system = UISystem.current
    let objects = instantiate(withOwner: owner)
    guard !system.hasCrashed else { return substitute() }
    guard objects.count == 1, let view = objects[0] as? View else {
      system.raise(
        "NSInternalInconsistencyException",
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level"
          + " object which must be a \(type) instance")
      return substitute()
    }
    guard let name = view.reuseIdentifier else {
      view.name(identifier)
      return view
    }
    if name != identifier {
      let what = view is UITableViewCell ? "cell reuse indentifier" : "view reuse identifier"
      system.raise(
        "NSInternalInconsistencyException",
        "\(what) in nib (\(name)) does not match the identifier used to register the nib"
          + " (\(identifier))")
    }
    return view
  }
}
