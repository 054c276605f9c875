/// What bars and lists can do. No scenario tells these apart, so they are not capabilities of their own: each goes
/// with one that came with the same version.
nonisolated extension UIKitBehaviour {
  /// Whether a tab bar item of the system's says which picture it has. **single**: tests of macios.
  var hasPicturesInSystemItems: Bool { isFromIOS18On }

  /// Whether there are large titles, and search bars in navigation bars: from iOS 11 on (documented), and
  /// so not in the era that begins with iOS 9.
  var hasLargeTitles: Bool { isFromIOS13On }

  /// Whether bars are higher on tablets: from iOS 12 on (`UIView.tabletBarHeight`), and so not in the era that begins
  /// with iOS 9.
  var hasTallBarsOnTablets: Bool { isFromIOS13On }

  /// Whether the tabs of a tablet are at the upper end: from iOS 18 on (Apple, "Elevating your iPad app with a tab bar and
  /// sidebar").
  var floatsTabBarsOnTablets: Bool { isFromIOS18On }

  /// Whether the system's own buttons show symbols: from iOS 13 on (documented).
  var hasSymbols: Bool { isFromIOS13On }

  /// Whether bars have looks of their own at the edge of content: from iOS 13 on (documented).
  var hasScrollEdgeLooks: Bool { isFromIOS13On }

  /// Whether those are for all bars, and not only for large titles: from iOS 15 on (documented), and so
  /// not in the era that begins with iOS 13.
  var showsScrollEdgeLooksEverywhere: Bool { isFromIOS18On }

  /// Whether plain tables have space above the headers of their sections: from iOS 15 on (documented:
  /// `sectionHeaderTopPadding`), and so not in the era that begins with iOS 13.
  var padsSectionHeaders: Bool { isFromIOS18On }

  /// Whether plain tables show lines below their last row: until iOS 15 (documented: `fillerRowHeight`), and so in the
  /// era that begins with iOS 13.
  var fillsTables: Bool { !isFromIOS18On }

  /// Whether the contents of rows end above the line: until iOS 12 (`UITableViewCell.lineBelowContent`).
  var leavesRoomForLines: Bool { !isFromIOS13On }

  /// Whether rows that measure themselves are a pixel lower than others: from iOS 13 on (`UITableViewCell.usualHeight`).
  /// Assumed: until iOS 18, as rows of iOS 26 are 52 points high.
  var takesLinesOffRows: Bool { isFromIOS13On && !hasCapsuleControls }

  /// Whether the ends of progress views are round: from iOS 14 on (github.com/HedvigInsurance/ugglan/pull/174), and so
  /// not in the era that begins with iOS 13.
  var roundsProgress: Bool { isFromIOS18On }

  /// Whether date pickers show texts that open a calendar: from iOS 14 on (Apple, WWDC20 session 10205, "Design with
  /// iOS pickers, menus and actions"), and so not in the era that begins with iOS 13.
  var foldsDatePickers: Bool { isFromIOS18On }

  /// Whether page controls are as low as a finger needs, and not higher: from iOS 14 on (Apple, WWDC20 session 10105,
  /// "Build for the new page control"), and so not in the era that begins with iOS 13.
  var hasLowPageControls: Bool { isFromIOS18On }

  /// Whether a window's root page lies in views of the system's, so that it shrinks behind cards: from iOS 13 on.
  var holdsRootPages: Bool { isFromIOS13On }

  /// Whether the app keeps its key window: until iOS 12 (firebase/FirebaseUI-iOS, pull request 786).
  var keepsKeyWindow: Bool { !isFromIOS13On }

  /// Whether a navigation bar has no views of the system's before it is laid out: from iOS 12 on
  /// (`UINavigationBar.takeOwnViews()`), and so not in the era that begins with iOS 9.
  var fillsBarsLate: Bool { isFromIOS13On }

  /// Whether a finger that stays on an indicator of a scroll view grabs it: from iOS 13 on (many articles).
  var grabsScrollIndicators: Bool { isFromIOS13On }

  /// Whether the titles of grouped sections show in capitals: until iOS 18 (brave-browser issue 57950: "the new defaults
  /// no longer uppercase section titles").
  var uppercasesSectionTitles: Bool { swipe != .edgeAndContent }

  /// Whether pictures stand before the texts of menus, and no lines between rows: from iOS 26 on (Apple, Human
  /// Interface Guidelines, "Menus"; the lines assumed).
  var leadsMenusWithPictures: Bool { swipe == .edgeAndContent }

  /// Whether buttons of bars lie on pieces of glass: from iOS 26 on (Apple, WWDC25 session 284, "Build a UIKit app with
  /// the new design").
  package var hasGlassBars: Bool { swipe == .edgeAndContent }

  /// Whether views follow the observable objects that an app's code reads as it lays out and draws: from iOS 26 on
  /// (Apple, "Updating views automatically with observation tracking in UIKit").
  var followsObservableObjects: Bool { swipe == .edgeAndContent }

  /// Whether search bars have a gray ground and a white field, unless they are minimal: until iOS 12 (published
  /// screenshots).
  var hasGraySearchBars: Bool { !isFromIOS13On }

  /// Whether segments and steppers are outlined in their tint: until iOS 12 (Apple, WWDC19 session 224, "Modernizing
  /// Your UI for iOS 13", shows the look that followed).
  var outlinesControls: Bool { !isFromIOS13On }

  /// Whether labels of several lines shrink to fit, too: from iOS 7 on (Apple, `adjustsFontSizeToFitWidth`).
  var shrinksLines: Bool { swipe != .none }

  /// Whether pages of a split view controller have a trait that says how the columns show: from iOS 26 on (Apple,
  /// `UITraitCollection.splitViewControllerLayoutEnvironment`).
  var tellsPagesHowColumnsShow: Bool { swipe == .edgeAndContent }

  /// Whether views follow the traits that an app's code reads as it updates and draws them: from iOS 18 on (Apple,
  /// "Automatic trait tracking").
  var followsReadTraits: Bool { isFromIOS18On }

  /// Whether switches, sliders, steppers and segments are capsules, and groups of rows rounder: from iOS 26 on (Apple,
  /// "Adopting Liquid Glass").
  var hasCapsuleControls: Bool { swipe == .edgeAndContent }

  /// Whether an `NSTextLayoutManager` lays out the text of text views: from iOS 16 on (Apple, WWDC22 session 10090, "What's
  /// new in TextKit and text views").
  var laysOutTextInFragments: Bool { isFromIOS18On }
}
