import CUIKit
import Foundation

// Whether the rows of a table can be deleted depends on whether its data source implements
// `tableView(_:commit:forRowAt:)`, and whether they can be moved, on `tableView(_:moveRowAt:to:)`. Objective-C
// answers that question for optional methods; Swift's protocols have none, and a method with a default looks the
// same whoever implements it.
//
// What a class does for a protocol stands in a table of functions. Where a class has no method of its own, the
// function there calls the default, and that can be seen in its instructions (`Twin/CUIKit/default_method.c`).

extension UITableViewDataSource {
  /// Whether the class commits changes of rows itself.
  var commitsEditing: Bool {
    if let controller = self as? UITableViewController { return controller.overridesCommit }
    return !usesDefaultCommit(witnesses(of: self), witnesses(of: CommitlessSource()))
  }

  /// Whether the class moves rows itself.
  var movesRows: Bool {
    if let controller = self as? UITableViewController { return controller.overridesMove }
    return !usesDefaultMove(witnesses(of: self), witnesses(of: CommitlessSource()))
  }
}

extension UITableViewController {
  fileprivate var overridesMove: Bool {
    CUIKit.overridesMove(
      unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self),
      unsafeBitCast(UITableViewController.self as AnyClass, to: UnsafeRawPointer.self))
  }

  fileprivate var overridesCommit: Bool {
    CUIKit.overridesCommit(
      unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self),
      unsafeBitCast(UITableViewController.self as AnyClass, to: UnsafeRawPointer.self))
  }
}

/// A data source that implements nothing but what it must: its table shows where the default stands.
private final class CommitlessSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

/// The table of what an object's class does as a data source: the second word of a value of a protocol that
/// only classes conform to.
private func witnesses(of source: any UITableViewDataSource) -> UnsafeRawPointer {
  // With `as`, the value is not opened.
  unsafeBitCast(
    source as any UITableViewDataSource,
    to: (object: UnsafeRawPointer, witnesses: UnsafeRawPointer).self
  ).witnesses
}
