/// Lets a person change the title of a navigation item (since iOS 16). All but the end has a usual answer.
///
/// Source: developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// The title was changed. The item has the new one already, and the delegate may give it another one.
  ///
  /// Called without ``navigationItem(_:shouldEndRenamingWith:)`` if another page comes meanwhile.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)

  /// Whether the title can be changed now, and the menu of the title offers it; it can unless implemented.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool

  /// The text that is edited at first, and the part of it that is selected; what is suggested unless implemented.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)

  /// Whether the item takes the new title; if not, it keeps the former one. It does unless implemented.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// It can.
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }

  /// What is suggested.
  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }

  /// It takes it.
  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
    true
  }
}

extension UINavigationItem {
  /// Who is asked and told when a person changes the title; nil if nobody can (since iOS 16).
  ///
  /// With one, ``UINavigationController/rename(_:)`` puts a field into the title's place, and the menu of the title offers
  /// it: by itself without a ``titleMenuProvider``, and else among what is suggested to that. Setting nil while the title
  /// is being changed leaves the title as it was.
  ///
  /// Source: developer.apple.com/documentation/uikit/uinavigationitem/renamedelegate-8jiuf
  public final weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { extras?.renameDelegate }
    set {
      extrasMadeIfNeeded().renameDelegate = newValue
      if newValue == nil { extras?.renaming?.end(.cancelled) }
      titleMenuDidChange()
    }
  }

  /// Whether the title can be changed now.
  var canBeRenamed: Bool {
    guard let renameDelegate, navigationBar?.window != nil else { return false }
    return UISystem.current.running(.app("navigationItemShouldBeginRenaming(_:)")) {
      renameDelegate.navigationItemShouldBeginRenaming(self)
    }
  }

  /// Puts a field into the title's place.
  func beginRenaming() {
    guard extras?.renaming == nil, canBeRenamed else { return }
    let renaming = TitleRenaming(of: self)
    extrasMadeIfNeeded().renaming = renaming
    renaming.begin()
  }
}
