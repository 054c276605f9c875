public import Foundation

/// What all items of bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Makes an item without content.
  public override init() {
    super.init()
    dieOnMainThread()
  }

  /// The object has come out of an archive. Does nothing unless overridden.
  open func awakeFromNib() {}

  /// Makes an item without content. Differs from UIKit: reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init()
    dieOnMainThread()
  }

  /// Whether the item can be tapped.
  open var isEnabled = true { didSet { changed() } }

  /// The item's text.
  open var title: String? { didSet { changed() } }

  /// The item's picture. Differs from UIKit: in a navigation bar or a toolbar it takes the title's place.
  open var image: UIImage? { didSet { changed() } }

  /// How far the picture's sides are moved in, in points: as much at one side as out at the other moves it, as in tabs without
  /// a title.
  ///
  /// Source: stackoverflow.com/questions/16285205 (a tab's picture is moved down by 6 points at the top and -6 at the
  /// bottom). Assumed: a tab's picture fills what is left of its place. Differs from UIKit: ignored in a tablet's floating tabs.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// The item's picture on a phone that lies on its side, in a low tab bar.
  ///
  /// Differs from UIKit: in other bars kept and otherwise ignored.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }

  /// How far the sides of that picture are moved in, in points; see ``imageInsets``.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// The item's picture where people see large contents of bars; nothing shows it here.
  open var largeContentSizeImage: UIImage?

  /// How far the sides of that picture are moved in; nothing shows it here.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// The name by which tests find the item.
  open var accessibilityIdentifier: String?

  // The next five are declared here once more, so that they can be overridden.

  /// What the item is called; as its title says unless set.
  open var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? shownTitle }
    set { ownAccessibilityLabel = newValue }
  }
  private var ownAccessibilityLabel: String?

  /// What comes of using the item; the view that shows it says the same.
  open var accessibilityHint: String?
  /// The value that the item has now; the view that shows it says the same.
  open var accessibilityValue: String?
  /// What kind of thing the item is; the view that shows it is a button, and what is said here besides.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether assistive technologies treat the item as one thing; the view that shows it is one anyway.
  open var isAccessibilityElement = false

  /// The text that shows where no picture does.
  var shownTitle: String? { title }

  // MARK: Keys (KeyValueCoding.swift)

  /// The part with a key, for which there is no property or none that can be set.
  ///
  /// Differs from UIKit: `view` is known, and of buttons `systemItem`. Of other keys, those of public properties
  /// too, the class does not know.
  open func value(forKey key: String) -> Any? {
    guard let part = keyedPart(key) else { return value(forUndefinedKey: key) }
    return part.value()
  }

  /// Replaces the part with a key.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let replace = keyedPart(key)?.replace else {
      return setValue(value, forUndefinedKey: key)
    }
    replace(value)
  }

  /// The value for a key that is not known; raises unless overridden.
  open func value(forUndefinedKey key: String) -> Any? {
    raiseUndefined(key, in: "valueForUndefinedKey:")
    return nil
  }

  /// Takes a value for a key that is not known; raises unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    raiseUndefined(key, in: "setValue:forUndefinedKey:")
  }

  /// The view that shows the item in a bar, or did so last.
  weak var shownView: UIView?

  // MARK: Titles

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Says how the title is written in a state; nil takes it back.
  ///
  /// Differs from UIKit: a button's state is one of `normal`, `highlighted` and `disabled`, a tab's one of `normal`,
  /// `selected` and `disabled`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    changed()
  }

  /// How the title is written in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// A number to find the item by.
  open var tag = 0

  /// Who shows this item, told about every change.
  var onChange: (() -> Void)?

  func changed() {
    onChange?()
  }
}

extension UIBarItem {
  /// How the title is written in some states, of which the first one counts most: as the item says, or else its class,
  /// for the places where it shows.
  func writing(in states: [UIControl.State], shownBy view: UIView) -> BarWriting {
    let looks = UISystem.current.appearances.looks(of: self, shownBy: view)
    var all = BarWriting()
    for item in (looks.reversed() + [self]) {
      for state in states.reversed() {
        if let own = item.titleTextAttributes(for: state) { all.merge(own) { $1 } }
      }
    }
    return all
  }
}

extension UIBarItem: UIAccessibilityIdentification {}
