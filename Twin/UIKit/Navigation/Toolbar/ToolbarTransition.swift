import Foundation

/// The toolbar's half of a transition: buttons cross-fade, and the bar comes or goes with its page.
final class ToolbarTransition {
  private weak var bar: UIToolbar?
  private let former: _UIToolbarContentView?
  private let next: _UIToolbarContentView
  /// Where the bar begins and ends; nil if it stays where it is.
  let way: (start: CGPoint, end: CGPoint)?

  init(
    bar: UIToolbar, to items: [UIBarButtonItem]?, way: (start: CGPoint, end: CGPoint)?
  ) {
    self.bar = bar
    self.way = way
    former = bar.shownContent
    next = bar.makeContent(of: items)
    UIView.performWithoutAnimation {
      next.alpha = 0
      next.layoutIfNeeded()
      if let way { bar.frame.origin = way.start }
    }
  }

  /// Puts everything where it ends. Called inside the transition's animation.
  func move() {
    next.alpha = 1
    former?.alpha = 0
    if let way { bar?.frame.origin = way.end }
  }

  /// Takes away what is no longer seen.
  func end() {
    next.alpha = 1
    bar?.show(next)
  }

  /// Takes away what would have come.
  func cancel() {
    former?.alpha = 1
    bar?.show(former)
  }
}
