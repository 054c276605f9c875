import Foundation
public import UIKit

/// Views of which one at a time reacts to taps, while it plays what it plays before it acts.
///
/// A button that grows and shrinks before it pushes gives a person time to tap the one next to it.
/// In a group, the first one takes a turn, and until the turn has ended all members pass over touches:
/// controls and views with gesture recognizers alike. The rest of the app does not freeze.
///
/// ```swift
/// let group = TapGroup([lever, bell])
///
/// func leverWasTapped() {
///   guard let turn = group.takeTurn() else { return }   // The bell is ringing.
///   lever.playZoom {
///     turn.end()
///     navigation.pushViewController(levers, animated: true)
///   }
/// }
/// ```
///
/// Nothing of the members is changed: each gets an invisible subview for the time of the turn. A
/// gesture that only begins on a member, as scrolling does, goes on.
///
/// Article: inAnimating
public final class TapGroup {
  private struct Member {
    @Loose var view: UIView?
    let shield = TapShield()
  }

  private var members: [Member] = []
  private weak var turn: TapTurn?

  /// Makes a group of these views; it keeps none of them.
  public init(_ views: [UIView] = []) {
    for view in views { add(view) }
  }

  /// Adds a view to the group; if a turn is on, it takes part in it from now on.
  public func add(_ view: UIView) {
    guard !members.contains(where: { $0.view === view }) else { return }
    members.removeAll { $0.view == nil }
    let member = Member(view: Loose(wrappedValue: view))
    members.append(member)
    if isTaken { member.shield.cover(view) }
  }

  /// Takes a view out of the group.
  public func remove(_ view: UIView) {
    for member in members where member.view === view { member.shield.removeFromSuperview() }
    members.removeAll { $0.view === view }
  }

  /// Whether a member has its turn.
  public var isTaken: Bool { turn != nil }

  /// Takes the turn, if nobody has it.
  ///
  /// - Returns: What to keep until the animation has ended, and to end then; nil if another member has
  ///   its turn: two fingers may lift from two controls in one event. A turn that nobody keeps ends by
  ///   itself, so a completion that is never called blocks nothing.
  public func takeTurn() -> TapTurn? {
    guard !isTaken else { return nil }
    let turn = TapTurn { [weak self] in self?.uncover() }
    self.turn = turn
    for member in members {
      if let view = member.view { member.shield.cover(view) }
    }
    return turn
  }

  private func uncover() {
    turn = nil
    for member in members { member.shield.removeFromSuperview() }
  }
}

/// The time during which one member of a ``TapGroup`` reacts and no other.
///
/// Ends by ``end()``, or when the last reference to it goes (off the main thread, soon after that).
public final class TapTurn {
  private var onEnd: (@MainActor () -> Void)?

  init(onEnd: @escaping @MainActor () -> Void) {
    self.onEnd = onEnd
  }

  deinit {
    guard let onEnd else { return }
    guard Thread.isMainThread else {
      Task { @MainActor in onEnd() }
      return
    }
    MainActor.assumeIsolated { onEnd() }
  }

  /// Ends the turn; does nothing if it has ended.
  public func end() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }
}
