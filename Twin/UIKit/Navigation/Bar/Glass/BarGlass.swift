import Foundation

/// What the buttons of bars lie on from iOS 26 on: pieces of glass.
///
/// Source: Apple, WWDC25 session 284, "Build a UIKit app with the new design": buttons with pictures share a piece;
/// those with texts, the system's done and close, and prominent ones each have their own.
struct BarGlass {
  /// How high a piece is, in points (forcedotcom/SalesforceMobileSDK-Templates, pull request 540: 44).
  static let side: CGFloat = 44
  /// What is free between two pieces, in points (Vercantez/openuikit, `UIBarButtonItem.swift`, read off iOS 26.1).
  static let gap: CGFloat = 12
  /// What is free before and after a text, and a picture that is no symbol; and between buttons that share a piece, in
  /// points (the same source).
  static let textMargin: CGFloat = 16, pictureMargin: CGFloat = 11, innerGap: CGFloat = 8
  /// How far pieces are from the sides of a navigation bar, in points: usually, and where the height is compact (the
  /// same source).
  static let margin: CGFloat = 16, marginOnSide: CGFloat = 38

  /// How high a bar with pieces is, in points, wherever it is; they are at its top.
  ///
  /// Source: Vercantez/openuikit, `UINavigationBar.swift`, read off iOS 26.1 (phones in both orientations, an iPad);
  /// GKNavigationBarSwift, issue 47.
  static let barHeight: CGFloat = 54
  /// How far from the edge of its controller's view a bar is at least, in points: upright, and where the height is
  /// compact (the same source).
  static let leastTop: CGFloat = 10, leastTopOnSide: CGFloat = 24

  let left: Side
  let right: Side

  /// How much of the pieces is seen, from 0 to 1.
  var alpha: CGFloat {
    get { (left.pieces + right.pieces).first?.ground?.alpha ?? 1 }
    nonmutating set {
      for piece in left.pieces + right.pieces { piece.ground?.alpha = newValue }
    }
  }

  /// The size of titles and of texts on glass, in points: they follow the person's choice up to the extra-extra-large
  /// one (the same source as of `gap`: 21 with the larger ones).
  static func textSize(_ traits: UITraitCollection) -> CGFloat {
    let chosen = traits.preferredContentSizeCategory
    let category: UIContentSizeCategory = chosen < .extraExtraLarge ? chosen : .extraExtraLarge
    return UIFont.preferredFont(
      forTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).pointSize
  }

  /// The color of what lies on glass and was given none: black or white, and not the system's blue.
  ///
  /// Source: organicmaps, pull request 13565. Assumed: a tint that an app sets counts, whatever view has it.
  static func color(for tint: UIColor) -> UIColor {
    tint == .systemBlue ? .label : tint
  }

  /// Buttons that share one piece of glass, or a button that lies on none.
  struct Piece {
    var members: Range<Int>
    var ground: BarGlassView?
  }
}

extension UIBarButtonItem {
  /// The group with others in which the item is.
  var sharedGroup: UIBarButtonItemGroup? {
    extras.group.flatMap { $0.barButtonItems.count > 1 ? $0 : nil }
  }

  /// Whether no glass is behind the item.
  var hasNoGround: Bool { hidesSharedBackground && sharedGroup == nil }

  /// Whether nothing is against one piece of glass with a neighbor.
  var maySharePiece: Bool {
    let endsSomething = [.done, .cancel, .close].contains(extras.systemItem)
    return style != .prominent && !endsSomething
      && (sharedGroup != nil || sharesBackground && !hidesSharedBackground)
  }
}
