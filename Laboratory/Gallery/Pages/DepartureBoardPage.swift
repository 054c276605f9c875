import Interlock
import UIKit

/// A page with a board of plain views, which come and go in all ways that there are.
///
/// Article: 003, push and pop for plain views.
final class DepartureBoardPage: Page {
  private let board = BoardView()
  private var kind = ViewTransition.Kind.moveIn
  private var side = ViewTransition.Side.right

  init() {
    super.init(titled: Catalogue.departureBoard)
  }

  override func makeBlocks() -> [UIView] {
    [
      board,
      ChipLine(
        [("Move in", .moveIn), ("Push", .push), ("Reveal", .reveal), ("Fade", .fade)], tone: .blue
      ) { [weak self] in self?.kind = $0 },
      ChipLine(
        [("Right", .right), ("Left", .left), ("Top", .top), ("Bottom", .bottom)], tone: .blue
      ) { [weak self] in self?.side = $0 },
      ChipLine([
        chip("Turn the board", .green) { [weak self] in self?.turn() },
        chip("As usual", .green) { [weak self] in self?.turnAsUsual() },
      ]),
      ChipLine([
        chip("Hang a notice", .amber) { [weak self] in self?.hangNotice() },
        chip("Too large", .red) { [weak self] in self?.hangTooLarge() },
      ]),
      CardView(heading: "Next to it", rows: [routeBook]),
    ]
  }

  private var routeBook: RowView {
    row(Catalogue.routeBook, "A stack of plain views", .code, .violet) { [weak self] in
      self?.push(RouteBookPage())
    }
  }

  private func chip(
    _ title: String, _ tone: Exhibit.Tone, act: @escaping () -> Void
  ) -> ChipView {
    let chip = ChipView(title, tone: tone)
    chip.addAction(UIAction { _ in act() }, for: .touchUpInside)
    return chip
  }

  // MARK: What the chips do

  /// Half a second of what is chosen, one way or the other.
  private func turn() {
    board.turn(by: ViewTransition(kind, from: side, duration: 0.5))
  }

  /// The transitions of a push and a pop that say nothing.
  private func turnAsUsual() {
    board.turn(by: nil)
  }

  /// Any view can push another one of its size; a second tap meets the notice that hangs there.
  private func hangNotice() {
    if board.isShowingPushedView {
      board.popPushedView()
      return
    }
    let notice = PanelView("Notice", "No trains on Sunday", drawing: .bell, tone: .amber)
    notice.frame.size = board.bounds.size
    hang(notice)
  }

  /// One of another size is refused, with a word why.
  private func hangTooLarge() {
    let banner = PanelView("Jubilee", "Far too large", drawing: .lever, tone: .red)
    banner.frame.size = CGSize(width: board.bounds.width + 40, height: board.bounds.height)
    hang(banner)
  }

  private func hang(_ view: UIView) {
    do {
      try board.pushView(view, transition: ViewTransition(kind, from: side, duration: 0.5))
    } catch {
      switch error {
      case .sizeMismatch: board.say("Refused: it is wider than the board")
      case .alreadyShowing: board.say("Refused: a notice hangs there")
      case .containsItself: board.say("Refused: it holds the board")
      }
    }
  }
}

/// A board that turns between two panels, with a line below them for what went wrong.
private final class BoardView: UIView {
  private let pages = PageView()
  private let line = UILabel()

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 18
    clipsToBounds = true
    backgroundColor = Palette.board
    pages.setPageA(PanelView("Night express", "Platform 1, on time", drawing: .points, tone: .blue))
    line.textColor = Palette.steel
    line.font = .systemFont(ofSize: 13)
    line.textAlignment = .center
    say("Two panels, one in sight")
    addSubview(pages)
    addSubview(line)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Pushes the other panel, or pops it; without a transition, by those that a page view has.
  func turn(by transition: ViewTransition?) {
    pages.pushTransition = transition ?? .standardPush
    pages.popTransition = transition ?? .standardPop
    guard !pages.isPushed else {
      pages.pop()
      return
    }
    pages.push(PanelView("Milk train", "Platform 2, a little late", drawing: .lamp, tone: .green))
  }

  func say(_ text: String) {
    line.text = text
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 196)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pages.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 32)
    line.frame = CGRect(x: 0, y: bounds.height - 32, width: bounds.width, height: 32)
  }
}
