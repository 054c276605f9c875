public import UIKit

/// A view of two pages: page A, and a page B that is pushed over it and popped again.
///
/// Both pages are given the size of the view and keep it. What moves is cut off at the view's edges.
///
/// ```swift
/// let pages = PageView(frame: card.bounds)
/// pages.setPageA(front)
/// pages.push(back)      // moves in from the right, in 0.5 s
/// pages.pop()           // front moves in from the left, in 0.25 s
/// ```
///
/// Article: PageView
public final class PageView: UIView {
  /// How page B comes; ``ViewTransition/standardPush`` at first, nil for at once.
  public var pushTransition: ViewTransition? = .standardPush
  /// How page A comes back; ``ViewTransition/standardPop`` at first, nil for at once.
  public var popTransition: ViewTransition? = .standardPop

  /// The page below; nil before ``setPageA(_:)``.
  public private(set) var pageA: UIView?
  /// The page that is pushed; nil if there is none.
  public var pageB: UIView? { stage.pushedView }

  /// Holds the pages: its transition is cut off by the view around it.
  private let stage = UIView()

  /// Creates a view without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without pages, from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    stage.frame = bounds
    addSubview(stage)
  }

  /// Puts a page below, in the place of the one that was there. Nothing moves.
  ///
  /// Article: setupPageA
  public func setPageA(_ page: UIView) {
    pageA?.removeFromSuperview()
    pageA = page
    stage.cover(with: page)
    stage.insertSubview(page, at: 0)
  }

  /// Pushes a page over page A.
  ///
  /// - Returns: Whether it was pushed: not if another page is there, or if it is page A.
  ///
  /// Article: pushToPageB
  @discardableResult
  public func push(_ page: UIView) -> Bool {
    guard page !== pageA else { return false }
    layoutStage()
    let former = page.frame
    stage.cover(with: page)
    do {
      try stage.pushView(page, transition: pushTransition)
      return true
    } catch {
      page.frame = former
      return false
    }
  }

  /// Pops page B; does nothing if there is none.
  ///
  /// - Returns: The page that was popped.
  ///
  /// Article: pop
  @discardableResult
  public func pop() -> UIView? {
    stage.popPushedView(transition: popTransition)
  }

  /// Whether page B is there.
  ///
  /// Article: inPushing
  public var isPushed: Bool { stage.isShowingPushedView }

  /// Gives both pages the view's size.
  public override func layoutSubviews() {
    super.layoutSubviews()
    layoutStage()
  }

  private func layoutStage() {
    stage.frame = bounds
    for page in [pageA, pageB] { page.map(stage.cover) }
  }
}

extension UIView {
  /// Gives a view the size of this one, and the place of all that this one shows.
  ///
  /// Works for a view with a transform, whose frame must not be set.
  func cover(with view: UIView) {
    view.bounds.size = bounds.size
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
