import CoreGraphics
import Foundation

/// A table or a collection whose items two fingers select that go over them.
protocol PanSelecting: UIScrollView {
  func pathForSelection(at point: CGPoint) -> IndexPath?
  func mayBeginSelection(at path: IndexPath) -> Bool
  /// Begins editing, and tells the delegate.
  func selectionBegan(at path: IndexPath)
  func selectionEnded()
  func itemCount(inSection section: Int) -> Int
  var selectedPaths: Set<IndexPath> { get }
  /// Selects or deselects an item as a tap does.
  func setSelected(_ isSelected: Bool, at path: IndexPath)
}

extension PanSelecting {
  /// Everything between two items, in the order of the data.
  fileprivate func paths(from first: IndexPath, to last: IndexPath) -> Set<IndexPath> {
    let (low, high) = (min(first, last), max(first, last))
    let all = (low.section...high.section).flatMap { section in
      (0..<itemCount(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    return Set(all.filter { low <= $0 && $0 <= high })
  }
}

/// Two fingers that select what they go over.
///
/// It is made when several items can be selected in editing, so that others pay nothing for it. Sources:
/// UIKit documentation, "Selecting multiple items with a two-finger pan gesture", and the delegates' methods.
/// Assumed: fingers that begin on a selected item take the selection away.
///
/// Differs from UIKit: the view does not scroll by itself when the fingers come to an edge.
final class SelectionPan: NSObject, UIGestureRecognizerDelegate {
  private struct Span {
    let first: IndexPath
    let selects: Bool
    /// What was selected before.
    let former: Set<IndexPath>
    var paths: Set<IndexPath> = []
  }

  private weak var view: (any PanSelecting)?
  private let recognizer = TwoFingerRecognizer()
  private var span: Span?

  /// Watches the fingers on a view.
  init(of view: any PanSelecting) {
    self.view = view
    super.init()
    recognizer.delegate = self
    recognizer.addHandler(frame: .uikit("selection by two fingers")) { [weak self] _ in
      self?.changed()
    }
    view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let path = view.pathForSelection(at: recognizer.start) else { return false }
    return view.mayBeginSelection(at: path)
  }

  private func changed() {
    guard let view else { return }
    switch recognizer.state {
    case .began:
      guard let path = view.pathForSelection(at: recognizer.start) else { return }
      view.selectionBegan(at: path)
      let former = view.selectedPaths
      span = Span(first: path, selects: !former.contains(path), former: former)
      follow(view)
    case .changed: follow(view)
    case .ended, .cancelled:
      guard span != nil else { return }
      span = nil
      view.selectionEnded()
    case .possible, .failed: break  // Nobody is told of these.
    }
  }

  private func follow(_ view: any PanSelecting) {
    guard var span, let last = view.pathForSelection(at: recognizer.location(in: view)) else {
      return
    }
    let paths = view.paths(from: span.first, to: last)
    let left = span.paths.subtracting(paths).sorted()
    let reached = paths.subtracting(span.paths).sorted()
    span.paths = paths
    self.span = span
    for path in left where view.selectedPaths.contains(path) != span.former.contains(path) {
      view.setSelected(span.former.contains(path), at: path)
    }
    for path in reached where view.selectedPaths.contains(path) != span.selects {
      view.setSelected(span.selects, at: path)
    }
  }
}

/// Follows two fingers, and notices before a scroll view does that they move.
private final class TwoFingerRecognizer: UIGestureRecognizer {
  /// How far they go before it begins, in points (assumed: less than a pan).
  private static let slop: CGFloat = 5
  private var count = 0
  /// Where their middle was when the second one came down, in the view.
  private(set) var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where count >= 2 { ignore(touch, for: event) }
    guard count < 2 else { return }
    count += touches.count
    if count > 2 { state = .failed }
    if count == 2 { start = location(in: view) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard count == 2 else { return }
    let middle = location(in: view)
    if state != .possible {
      state = .changed
    } else if hypot(middle.x - start.x, middle.y - start.y) > Self.slop {
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    count = 0
  }
}
