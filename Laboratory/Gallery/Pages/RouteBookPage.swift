import Interlock
import UIKit

/// A page with a stack of plain views on it, which is swiped, pushed and popped like pages are.
///
/// Article: 003, the navigation controller for views.
final class RouteBookPage: Page {
  /// The stations along the line, in the order in which they are reached.
  static let stations = ["Ashford", "Birch Halt", "Crossing", "Dale End"]

  init() {
    super.init(titled: Catalogue.routeBook)
  }

  override func makeBlocks() -> [UIView] {
    [
      TextView(
        heading: "One leaf for each station",
        text:
          "The leaves are plain views. Turn them quickly: each waits for the one before. A finger "
          + "on the left edge turns one back, or only half.",
        tone: .violet),
      BookView(ViewNavigationController(rootView: LeafView(0))),
    ]
  }
}

/// A book as tall as it should be on a page.
private final class BookView: UIView {
  private let stack: ViewNavigationController

  init(_ stack: ViewNavigationController) {
    self.stack = stack
    super.init(frame: .zero)
    layer.cornerRadius = 18
    clipsToBounds = true
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 420)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds
  }
}

/// A leaf of the book: a station, and rows to the next one, back, and on to the end.
private final class LeafView: NavigationView {
  private static let tones: [Exhibit.Tone] = [.blue, .green, .amber, .red]
  private static let drawings: [Exhibit.Drawing] = [.homeSignal, .points, .bell, .lamp]

  private let index: Int
  private let panel: PanelView
  private lazy var card = CardView(heading: "From here", rows: rows)

  init(_ index: Int) {
    self.index = index
    let isLast = index == RouteBookPage.stations.count - 1
    panel = PanelView(
      RouteBookPage.stations[index], isLast ? "The end of the line" : "Change for nowhere",
      drawing: Self.drawings[index], tone: Self.tones[index])
    super.init(frame: .zero)
    title = RouteBookPage.stations[index]
    backgroundColor = Palette.wash(Self.tones[index])
    addSubview(panel)
    addSubview(card)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 140)
    let size = CGSize(width: bounds.width - 32, height: 0)
    card.frame = CGRect(
      x: 16, y: 156, width: size.width, height: card.sizeThatFits(size).height)
  }

  private var rows: [RowView] {
    let onwards = RouteBookPage.stations.indices.filter { $0 > index }
    var rows: [RowView] = []
    if let next = onwards.first {
      rows.append(
        row("Next station", RouteBookPage.stations[next], .homeSignal, .green) { stack in
          stack.pushView(LeafView(next))
        })
    }
    if onwards.count > 1 {
      rows.append(
        row("To the end", "One leaf after the other", .frame, .blue) { stack in
          for station in onwards { stack.pushView(LeafView(station)) }
        })
    }
    if index > 0 {
      rows.append(row("One leaf back", "The last station", .points, .iron) { $0.popView() })
    }
    if index > 1 {
      rows.append(row("To the first leaf", "All the way", .lever, .red) { $0.popToRootView() })
    }
    return rows
  }

  private func row(
    _ title: String, _ summary: String, _ drawing: Exhibit.Drawing, _ tone: Exhibit.Tone,
    act: @escaping (ViewNavigationController) -> Void
  ) -> RowView {
    let row = RowView(title: title, summary: summary, drawing: drawing, tone: tone)
    row.addAction(
      UIAction { [weak self] _ in self?.viewNavigation.map(act) }, for: .touchUpInside)
    return row
  }
}
