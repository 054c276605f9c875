import Foundation

/// The bar's half of a transition: titles slide and cross-fade with the pages.
///
/// The title of the page that is left moves to where the back button's text is, or from there.
/// Distances: imitations (Flutter's nav_bar.dart, react-navigation's `forUIKit`); Apple has
/// published none.
final class BarTransition {
  @Loose private var bar: UINavigationBar?
  private let former: _UINavigationBarContentView?
  private let next: _UINavigationBarContentView
  private let operation: NavigationTransition.Operation
  /// What the bar showed before.
  private let formerContent: BarContent?
  /// What is shown at the end, if that has changed meanwhile.
  private var changedContent: BarContent?
  /// The way of the bar itself: what belongs to the other page is not seen in it.
  private let barMove: BarMove?

  init(
    bar: UINavigationBar, from former: _UINavigationBarContentView?,
    to next: _UINavigationBarContentView,
    operation: NavigationTransition.Operation, move barMove: BarMove?
  ) {
    self.bar = bar
    self.barMove = barMove
    self.former = former
    self.next = next
    self.operation = operation
    formerContent = former?.content
    UIView.performWithoutAnimation {
      // The buttons of each page keep their color while those of the other take a new one (assumed).
      former?.keepTint(of: bar)
      if let barMove {
        next.put(.shown)
        next.isHidden = !barMove.isComing
        former?.isHidden = barMove.isComing
        if barMove.isComing { bar.showBackground(of: next.content) }
      } else {
        next.put(operation == .push ? .above : .below(titleTarget: former?.backTextOffset))
      }
    }
  }

  nonisolated deinit {}  // As in `ViewAnimation`.

  /// Puts everything where it ends. Called inside the transition's animation.
  func move() {
    guard barMove == nil else { return }
    bar?.showBackground(of: next.content)
    next.put(.shown)
    former?.put(operation == .push ? .below(titleTarget: next.backTextOffset) : .above)
  }

  /// The way back is another one when the transition has ended; what moves is left as it is (assumed).
  func leadBack(to item: UINavigationItem?) {
    item?.navigationBar = bar
    changedContent = BarContent(item: next.content.item, previous: item)
  }

  /// Takes away what is no longer seen.
  func end() {
    if let changedContent { next.show(changedContent) }
    next.isHidden = false
    bar?.showBackground(of: next.content)
    bar?.removeContents(except: next)
  }

  /// Lets the next transition begin with what was shown before this one.
  func turnBack() {
    bar?.makeShown(former)
  }

  /// Takes away what would have come.
  func cancel() {
    former?.isHidden = false
    // An animation that nobody held has left it where it was to go.
    UIView.performWithoutAnimation { former?.put(.shown) }
    former?.tintColor = nil
    if let former { bar?.showBackground(of: former.content) }
    bar?.removeContents(except: former)
  }

  /// Shows again what was shown before the transition, whatever the items are.
  func putBack() {
    bar?.show(formerContent)
  }
}
