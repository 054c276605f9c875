import CoreGraphics

/// How large a menu and its parts are, in points.
struct MenuMeasures {
  let cornerRadius: CGFloat
  /// What is free above the first row and below the last.
  let padding: CGFloat
  let titleHeight: CGFloat
  let rowHeight: CGFloat
  /// The height of a row with a subtitle.
  let tallRowHeight: CGFloat
  let gapHeight: CGFloat
  /// Where texts begin: by themselves, where some row has a mark, and where some row begins with a picture.
  let textStart: (alone: CGFloat, marked: CGFloat, pictured: CGFloat)
  /// What is free behind texts.
  let trailing: CGFloat
  let subtitleSize: CGFloat
  let titleSize: CGFloat
  /// Whether the menu covers what opened it.
  let coversSource: Bool
  /// How far the middle of the mark of a menu inside is from the trailing edge; nil where it stands before the text.
  let chevronMiddle: CGFloat?

  /// Until iOS 18. Heights are those that an imitation in Flutter has measured beside UIKit's own
  /// (pull_down_button, `ElementSize`); marks are 20 wide and 4 from texts (the same, `LeadingWidgetBox`).
  /// Assumed, from pictures: all else.
  static let plate = MenuMeasures(
    cornerRadius: 13, padding: 0, titleHeight: 32, rowHeight: 44, tallRowHeight: 64, gapHeight: 8,
    textStart: (16, 40, 52), trailing: 16, subtitleSize: 15, titleSize: 12, coversSource: false,
    chevronMiddle: nil)

  /// From iOS 26 on.
  ///
  /// Source: github.com/Vercantez/openuikit, `UIMenuMetrics`, read off menus of iOS 26.1 on a screen of 393 points.
  static let glass = MenuMeasures(
    cornerRadius: 32.5, padding: 10, titleHeight: 40 + 1.0 / 3, rowHeight: 42, tallRowHeight: 58,
    gapHeight: 21, textStart: (28, 40, 60), trailing: 28, subtitleSize: 13, titleSize: 13,
    coversSource: true, chevronMiddle: 31)

  /// Those of the era.
  @MainActor static var current: MenuMeasures {
    UISystem.current.behaviour.hasGlassBars ? .glass : .plate
  }

  /// Whether a row needs the column of marks.
  func needsMark(_ entry: MenuEntry) -> Bool {
    entry.mark != .none && (chevronMiddle == nil || !entry.mark.isChevron)
  }

  func height(of item: MenuItem) -> CGFloat {
    switch item {
    case .title: titleHeight
    case .row(let entry):
      (entry.subtitle == nil ? rowHeight : tallRowHeight) + heightOfFurtherLines(of: entry)
    case .palette(_, let hasTitles): hasTitles ? 60 : 53
    case .gap: gapHeight
    case .waiting: rowHeight
    }
  }

  /// How wide a menu is.
  static let menuWidth: CGFloat = 250

  /// What the lines of a title after the first one need. Assumed: lines break as in a row with a picture.
  func heightOfFurtherLines(of entry: MenuEntry) -> CGFloat {
    guard let lines = entry.titleLines, lines != 1 else { return 0 }
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = entry.title
    label.numberOfLines = max(0, lines)
    let width = Self.menuWidth - textStart.pictured - trailing
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return max(0, label.sizeThatFits(room).height - label.font.lineHeight).rounded(.up)
  }

  func height(of items: [MenuItem]) -> CGFloat {
    items.map(height).reduce(2 * padding, +)
  }
}
