import Interlock
import UIKit

/// A page that says what bar it wants, in `viewDidLoad`, and leaves the rest to its controller.
///
/// Article: 002, the pages that hide the bar and those that show it.
package final class PlatformPage: Page {
  private let platform: Platform

  /// Makes the page of a platform.
  package init(_ platform: Platform) {
    self.platform = platform
    super.init(titled: platform.title)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    interlockPage.bar.visibility = platform.roof == .none ? .hidden : .shown
    switch platform.roof {
    case .none:
      edgesForExtendedLayout = []
    case .boards:
      // A bar that fades shows what lies behind it, and if nothing does, the dark.
      if !platform.reachesBehindBoards { edgesForExtendedLayout = [] }
      let boards = UINavigationBarAppearance()
      boards.configureWithOpaqueBackground()
      boards.backgroundColor = Palette.card
      navigationItem.standardAppearance = boards
      // From iOS 15 on a page in which nothing scrolls is at its edge, where bars are clear unless told.
      navigationItem.scrollEdgeAppearance = boards
    case .glass:
      interlockPage.bar.backgroundAlpha = 0
      interlockPage.bar.shadow = .clear
      interlockPage.bar.titleColor = Palette.white
      interlockPage.bar.tint = Palette.white
      interlockPage.bar.statusBar = .lightContent
    case .paint:
      interlockPage.bar.background = Palette.deep(platform.tone)
      interlockPage.bar.titleColor = Palette.pale(platform.tone)
      interlockPage.bar.tint = Palette.strong(.amber)
      interlockPage.bar.statusBar = .lightContent
      interlockPage.bar.backIndicator = UIImage(systemName: "arrow.left")
      interlockPage.bar.backTitle = ""
    }
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (navigationController as? UnanimatedBarController)?.showOrHideBar(above: self)
  }

  override func makeColumn() -> ColumnView {
    ColumnView(blocks: makeBlocks(), background: Palette.strong(platform.tone), headroom: 64)
  }

  override func makeBlocks() -> [UIView] {
    let ways = platform.ways.compactMap { row(toPageTitled: $0) }
    return [
      PlateView(TextView(heading: platform.title, text: platform.text, tone: platform.tone)),
      PictureView(drawing: platform.drawing, tone: platform.tone),
      CardView(heading: "From here", rows: ways + [wayBack], headingColor: Palette.white),
    ]
  }

  private var wayBack: RowView {
    row("One platform back", "The way you came", .points, .iron) { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
  }
}
