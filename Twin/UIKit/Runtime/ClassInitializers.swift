public import Foundation

// Initializers for classes that are known only at run time: `T()` in generic code, `pageClass.init()`.
//
// In Apple's SDK each initializer of a class can be called this way, since Objective-C finds it by its name.
// Swift's own classes allow it for `required` initializers only, which each subclass would have to repeat. So
// these stand beside the initializers of the classes, come into play only where those cannot be called, and
// call them through the class's table of methods (`Twin/CUIKit/class_init.c`, decision 0027).
//
// They extend a protocol that all objects have: a class's own extension can only give it initializers that
// its subclasses are made by.

extension CustomDebugStringConvertible where Self: UIViewController {
  /// Makes a controller of a class that is known only now.
  @_silgen_name("uikit_init_controller") @_disfavoredOverload
  @preconcurrency @MainActor
  public init()

  /// Makes a controller of a class that is known only now; see `UIViewController.init(nibName:bundle:)`.
  @_silgen_name("uikit_init_controller_nib") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}

extension CustomDebugStringConvertible where Self: UINavigationController {
  /// Makes a navigation controller of a class that is known only now, with its first page.
  @_silgen_name("uikit_init_navigation") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(rootViewController: UIViewController)
}

extension CustomDebugStringConvertible where Self: UIView {
  /// Makes a view of a class that is known only now.
  @_silgen_name("uikit_init_view") @_disfavoredOverload
  @preconcurrency @MainActor
  public init()

  /// Makes a view of a class that is known only now.
  @_silgen_name("uikit_init_view_frame") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect)
}

extension CustomDebugStringConvertible where Self: UITableViewCell {
  /// Makes a cell of a class that is known only now.
  @_silgen_name("uikit_init_cell") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension CustomDebugStringConvertible where Self: UITableViewHeaderFooterView {
  /// Makes a header or footer of a class that is known only now.
  @_silgen_name("uikit_init_section_view") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(reuseIdentifier: String?)
}

extension CustomDebugStringConvertible where Self: UITableView {
  /// Makes a table of a class that is known only now.
  @_silgen_name("uikit_init_table") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect, style: UITableView.Style)
}

extension CustomDebugStringConvertible where Self: UITableViewController {
  /// Makes a page with a table, of a class that is known only now.
  @_silgen_name("uikit_init_table_page") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(style: UITableView.Style)
}

extension CustomDebugStringConvertible where Self: UICollectionView {
  /// Makes a collection of a class that is known only now.
  @_silgen_name("uikit_init_collection") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

extension CustomDebugStringConvertible where Self: UICollectionViewController {
  /// Makes a page with a collection, of a class that is known only now.
  @_silgen_name("uikit_init_collection_page") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(collectionViewLayout layout: UICollectionViewLayout)
}

extension CustomDebugStringConvertible where Self: UICollectionViewLayout {
  /// Makes a layout of a class that is known only now.
  @_silgen_name("uikit_init_layout") @_disfavoredOverload
  @preconcurrency @MainActor
  public init()
}

extension CustomDebugStringConvertible where Self: UIPresentationController {
  /// Makes a presentation controller of a class that is known only now.
  @_silgen_name("uikit_init_presentation") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?)
}

extension CustomDebugStringConvertible where Self: UIGestureRecognizer {
  /// Makes a recognizer of a class that is known only now.
  @_silgen_name("uikit_init_recognizer") @_disfavoredOverload
  @preconcurrency @MainActor
  public init(target: Any?, action: Selector?)

  /// Makes a recognizer of a class that is known only now, without an action.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init() { self.init(target: nil, action: nil) }
}

extension CustomDebugStringConvertible where Self: UIButton {
  /// Makes a button of a class that is known only now.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }
}

extension CustomDebugStringConvertible where Self: CALayer {
  /// Makes a layer of a class that is known only now.
  @_silgen_name("uikit_init_layer") @_disfavoredOverload
  public init()
}
