import Foundation
import QuartzCore

/// What an app has said about the margins of a view.
struct MarginSettings {
  /// The margins that the app has set.
  var own: NSDirectionalEdgeInsets?
  /// Whether margins that the superview has also hold inside the view.
  var preservesSuperviewMargins = false
  /// Whether the safe area is added.
  var insetsFromSafeArea = true

  /// The margins of a view about which nobody has said anything, in points (UIKit documentation,
  /// `layoutMargins`: "the default margins are eight points on each side").
  static let ordinary: CGFloat = 8

  mutating func setMargins(_ margins: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    own = NSDirectionalEdgeInsets(margins, direction: direction)
  }

  /// The smallest margins of a controller's view, in points: 16, and 20 on wide screens.
  ///
  /// Source: published logs of `systemMinimumLayoutMargins` on iPhones of both sizes, iOS 11 and later.
  static func systemMinimum(width: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// How far rows of tables and lists are from the sides, or what is in them, in points: as the smallest margins of a page,
  /// but 20 from 390 points of width on.
  ///
  /// Source: files of Interface Builder with tables of 393 points, whose texts begin at 20 (DariaKobeleva/ContactList and
  /// BorisSonin/ContactList, Xcode 14 and 15), and whose groups do (ODDNERO/TableView); a cell of a list at 20, logged on a
  /// phone of 390 points. 16 on 375 points, 20 on 414, as pages have.
  static func ofRows(width: CGFloat) -> CGFloat {
    width >= 390 ? 20 : systemMinimum(width: width).leading
  }

  /// The greatest width of text that is read easily, in points.
  ///
  /// Source: published measurements of `readableContentGuide` at the standard text size.
  static let readableWidth: CGFloat = 672
}

extension UIView {
  /// The direction in which the view's content runs.
  var layoutDirection: UIUserInterfaceLayoutDirection { effectiveUserInterfaceLayoutDirection }

  /// The margins as they are now.
  func effectiveMargins() -> UIEdgeInsets {
    let settings = ownLayoutState?.margins ?? MarginSettings()
    var margins = UIEdgeInsets(ownMargins(settings), direction: layoutDirection)
    if insetsLayoutMarginsFromSafeArea {
      margins.top += safeAreaInsets.top
      margins.left += safeAreaInsets.left
      margins.bottom += safeAreaInsets.bottom
      margins.right += safeAreaInsets.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.layoutMargins
    let place = layoutRectangle
    let room = superview.bounds
    margins.top = max(margins.top, outer.top - (place.minY - room.minY))
    margins.left = max(margins.left, outer.left - (place.minX - room.minX))
    margins.bottom = max(margins.bottom, outer.bottom - (room.maxY - place.maxY))
    margins.right = max(margins.right, outer.right - (room.maxX - place.maxX))
    return margins
  }

  /// The margins before the safe area is added: those set, or else the system's; a controller's view
  /// has at least those of the controller.
  private func ownMargins(_ settings: MarginSettings) -> NSDirectionalEdgeInsets {
    guard let viewDelegate, viewDelegate.viewRespectsSystemMinimumLayoutMargins else {
      return settings.own ?? usualMargins
    }
    let least = viewDelegate.systemMinimumLayoutMargins
    guard let own = settings.own else { return least }
    return NSDirectionalEdgeInsets(
      top: max(own.top, least.top), leading: max(own.leading, least.leading),
      bottom: max(own.bottom, least.bottom), trailing: max(own.trailing, least.trailing))
  }

  /// The margins of a view about which nobody has said anything.
  private var usualMargins: NSDirectionalEdgeInsets {
    if let content = self as? UITableViewCellContentView { return content.rowMargins }
    let ordinary = MarginSettings.ordinary
    return NSDirectionalEdgeInsets(
      top: ordinary, leading: ordinary, bottom: ordinary, trailing: ordinary)
  }

  func changeMargins(_ change: (inout MarginSettings) -> Void) {
    let former = layoutMargins
    change(&layoutState.margins)
    if layoutMargins != former { marginsDidChange(byItself: true) }
  }

  /// Follows a change of the margins.
  ///
  /// - Parameter byItself: Whether anything but the safe area changed them.
  func marginsDidChange(byItself: Bool) {
    layoutEnvironmentDidChange()
    guard byItself || insetsLayoutMarginsFromSafeArea else { return }
    layoutMarginsDidChange()
    viewDelegate?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange(byItself: true)
    }
  }

  /// The distances of one of the system's guides from the bounds.
  func insets(of guide: UILayoutGuide.Source) -> UIEdgeInsets {
    switch guide {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .scrollFrame, .scrollContent: return .zero
    case .listImage, .listText, .listSecondaryText:
      return (self as? UIListContentView)?.insets(ofPart: guide) ?? .zero
    case .aspectFit: return ownLayoutState?.aspectFitGuide?.insets ?? .zero
    case .keyboard:
      let height = ownLayoutState?.keyboardGuide?.height ?? 0
      return UIEdgeInsets(top: bounds.height - height, left: 0, bottom: 0, right: 0)
    case .topBars:
      return UIEdgeInsets(
        top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: bounds.width)
    case .bottomBars:
      return UIEdgeInsets(
        top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: bounds.width)
    case .readableContent:
      var insets = layoutMargins
      let excess = bounds.width - insets.left - insets.right - MarginSettings.readableWidth
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    }
  }
}

nonisolated extension UIEdgeInsets {
  /// The insets with sides named by a direction.
  init(_ insets: NSDirectionalEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
      bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading)
  }
}

nonisolated extension NSDirectionalEdgeInsets {
  /// The insets with sides named by a direction.
  init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
  }
}
