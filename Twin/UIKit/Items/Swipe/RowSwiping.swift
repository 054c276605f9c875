import CoreGraphics
import Foundation
import QuartzCore

/// A table or a collection whose rows a finger swipes.
protocol RowSwipeHost: UIScrollView {
  /// The row under a point of the content, if it may be swiped now.
  func rowToSwipe(at point: CGPoint) -> (cell: UIView, path: IndexPath)?
  /// What a swipe offers that shows the given edge of a row; nil or no actions for nothing.
  func swipeActions(at path: IndexPath, edge: RowSwiping.Edge) -> UISwipeActionsConfiguration?
  /// Where a row is while nobody swipes it.
  func restingFrame(at path: IndexPath) -> CGRect
  /// Places the rows in sight, moved as far as `RowSwiping` says.
  func placeSwipedRows()
  /// A row begins to be swiped.
  func willSwipe(_ cell: UIView, at path: IndexPath)
  /// A row is closed again; without a path it is gone.
  func didSwipe(_ cell: UIView, at path: IndexPath?)
}

/// Swipes over rows, and the buttons that they bring.
///
/// A row follows the finger; lifted past half of the buttons it stays open, and far beyond them the first
/// action is performed at once. A touch anywhere else closes the row, and does nothing more.
///
/// Assumed: the numbers below, and that all that goes by itself takes 0.3 s.
final class RowSwiping: NSObject {
  /// The edge at which buttons show. In right-to-left interfaces the trailing edge is the left one.
  enum Edge {
    case left
    case right
  }

  /// A row that is open, or on its way.
  final class OpenRow {
    let cell: UIView
    let path: IndexPath
    let edge: Edge
    let actions: UISwipeActionPullView
    let performsFirst: Bool
    /// How much of the buttons shows, in points.
    var exposed: CGFloat = 0
    var isPerforming = false

    init(
      cell: UIView, path: IndexPath, edge: Edge, actions: UISwipeActionPullView, performsFirst: Bool
    ) {
      self.cell = cell
      self.path = path
      self.edge = edge
      self.actions = actions
      self.performsFirst = performsFirst
    }
  }

  static let duration: TimeInterval = 0.3
  /// The part of a row beyond which a swipe performs the first action.
  private static let fullPart: CGFloat = 0.6
  /// The part of the way beyond the buttons that a row goes where no swipe performs an action.
  private static let resistance: CGFloat = 0.25
  /// How far ahead the velocity counts when the finger is lifted, in seconds.
  private static let projection: CGFloat = 0.1

  private weak var host: (any RowSwipeHost)?
  private let pan = RowPanRecognizer()
  private let closer = RowCloseRecognizer()
  private(set) var open: OpenRow?
  private var start: CGFloat = 0

  /// Watches the fingers on a host.
  func attach(to host: any RowSwipeHost) {
    self.host = host
    pan.delegate = self
    closer.delegate = self
    closer.isOnRow = { [weak self] touch in
      guard let row = self?.open else { return false }
      return row.cell.bounds.contains(touch.location(in: row.cell))
    }
    pan.addHandler(frame: .uikit("swipe over a row")) { [weak self] _ in self?.panChanged() }
    closer.addHandler(frame: .uikit("touch beside a row")) { [weak self] _ in
      self?.close(animated: true)
    }
    host.addGestureRecognizer(closer)
    host.addGestureRecognizer(pan)
  }

  /// How far a row is moved to the right, in points.
  func shift(of path: IndexPath) -> CGFloat {
    guard let open, open.path == path else { return 0 }
    return open.edge == .right ? -open.exposed : open.exposed
  }

  // MARK: Opening

  private func begin(_ cell: UIView, _ path: IndexPath, _ edge: Edge) -> Bool {
    guard let configuration = host?.swipeActions(at: path, edge: edge),
      !configuration.actions.isEmpty
    else { return false }
    begin(cell, path, edge, with: configuration)
    return true
  }

  private func begin(
    _ cell: UIView, _ path: IndexPath, _ edge: Edge,
    with configuration: UISwipeActionsConfiguration
  ) {
    guard let host else { return }
    let actions = UISwipeActionPullView(configuration.actions, edge: edge) {
      [weak self] action, view in
      self?.perform(action, view)
    }
    actions.takeCorners(of: cell)
    let row = OpenRow(
      cell: cell, path: path, edge: edge, actions: actions,
      performsFirst: configuration.performsFirstActionWithFullSwipe)
    open = row
    host.willSwipe(cell, at: path)
    UIView.performWithoutAnimation {
      host.addSubview(actions)
      place(row)
      actions.layoutIfNeeded()
    }
  }

  /// Opens a row without a finger.
  func reveal(
    _ cell: UIView, at path: IndexPath, edge: Edge,
    with configuration: UISwipeActionsConfiguration
  ) {
    close(animated: true)
    begin(cell, path, edge, with: configuration)
    animate { $0.exposed = $0.actions.wantedWidth }
  }

  private func place(_ row: OpenRow) {
    guard let host else { return }
    let frame = host.restingFrame(at: row.path)
    row.actions.isArmed = isArmed(row)
    row.actions.frame = CGRect(
      x: row.edge == .right ? frame.maxX - row.exposed : frame.minX, y: frame.minY,
      width: row.exposed, height: frame.height)
    row.actions.setNeedsLayout()
    host.placeSwipedRows()
  }

  private func isArmed(_ row: OpenRow) -> Bool {
    guard row.performsFirst, let host else { return false }
    let width = host.restingFrame(at: row.path).width
    return row.exposed > max(width * Self.fullPart, row.actions.wantedWidth)
  }

  private func animate(
    _ change: @escaping (OpenRow) -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let row = open else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        change(row)
        self.place(row)
        row.actions.layoutIfNeeded()
      }, completion: completion)
  }

  // MARK: Finger

  private func panChanged() {
    guard let row = open, let host else { return }
    let way = pan.translation(in: host).x
    switch pan.state {
    case .began, .changed:
      if pan.state == .began { start = row.exposed - opening(way, row) }
      row.exposed = shown(start + opening(way, row), row)
      place(row)
    case .ended: lift(row, velocity: opening(pan.liftVelocity(in: host).x, row))
    case .cancelled: close(animated: true)
    case .possible, .failed: break  // Nobody is told of these.
    }
  }

  /// A way to the right as a way that opens the row.
  private func opening(_ way: CGFloat, _ row: OpenRow) -> CGFloat {
    row.edge == .right ? -way : way
  }

  private func shown(_ wanted: CGFloat, _ row: OpenRow) -> CGFloat {
    let width = row.actions.wantedWidth
    if wanted <= width || row.performsFirst { return max(0, wanted) }
    return width + (wanted - width) * Self.resistance
  }

  private func lift(_ row: OpenRow, velocity: CGFloat) {
    if isArmed(row), let first = row.actions.first {
      let width = host?.restingFrame(at: row.path).width ?? row.exposed
      animate { $0.exposed = width }
      perform(first.action, first)
    } else if row.exposed + velocity * Self.projection > row.actions.wantedWidth / 2 {
      animate { $0.exposed = $0.actions.wantedWidth }
    } else {
      close(animated: true)
    }
  }

  // MARK: Acting

  private func perform(_ action: UIContextualAction, _ view: UIView) {
    guard let row = open, !row.isPerforming else { return }
    row.isPerforming = true
    action.handler(action, view) { [weak self, weak row] _ in
      guard let self, let row, row === open else { return }
      close(animated: true)
    }
  }

  // MARK: Closing

  /// Brings the open row back to its place.
  func close(animated: Bool) {
    guard let row = open, let host else { return }
    let finish = { [weak host] (_: Bool) in
      row.actions.removeFromSuperview()
      host?.didSwipe(row.cell, at: row.path)
    }
    guard animated, host.window != nil else {
      open = nil
      host.placeSwipedRows()
      return finish(true)
    }
    row.actions.isUserInteractionEnabled = false
    animate({ $0.exposed = 0 }, completion: finish)
    open = nil
  }

  /// Forgets the open row, which is about to get another place or is going away.
  func drop() {
    guard let row = open else { return }
    open = nil
    row.actions.removeFromSuperview()
    host?.didSwipe(row.cell, at: nil)
  }
}

extension RowSwiping: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === closer else { return true }
    guard let open else { return false }
    return touch.view?.isDescendant(of: open.actions) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan, let host else { return true }
    if let open { return !open.isPerforming }
    let way = pan.translation(in: host)
    let finger = pan.location(in: host)
    let point = CGPoint(x: finger.x - way.x, y: finger.y - way.y)
    guard let row = host.rowToSwipe(at: point) else { return false }
    return begin(row.cell, row.path, way.x < 0 ? .right : .left)
  }

  /// A swipe from the edge of the screen goes back to the last page.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}

/// Recognizes fingers that are dragged more to the side than up or down.
private final class RowPanRecognizer: UIPanGestureRecognizer {
  override func verdict(on translation: CGPoint) -> Verdict {
    switch super.verdict(on: translation) {
    case .begins: abs(translation.x) > abs(translation.y) ? .begins : .fails
    case .undecided: .undecided
    case .fails: .fails
    }
  }
}

/// Recognizes a finger beside the open row when it comes, and one on it when it was lifted or goes up or down.
private final class RowCloseRecognizer: UIGestureRecognizer {
  var isOnRow: (UITouch) -> Bool = { _ in false }
  private var origin = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    origin = touch.location(in: view)
    if !isOnRow(touch) { state = .ended }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: view)
    let (across, along) = (abs(place.x - origin.x), abs(place.y - origin.y))
    if along >= UIPanGestureRecognizer.hysteresis, along >= across { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
