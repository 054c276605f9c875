public import Foundation

/// Shows the menu of a view that is pressed for a while.
///
/// After half a second (that of a long press; Apple gives no number) the delegate is asked for a configuration. If
/// there is one, a picture of the view, or the preview that the app makes, is lifted over the dimmed window with
/// the menu beside it. The finger may go on to choose, or be lifted before. A tap on an action takes all of it away
/// and runs the action; a tap on the preview commits it; a tap beside it takes it away.
///
/// Differs from UIKit: the ground is dimmed and not blurred; no harder press, pointer or keyboard brings the menu up;
/// a menu inside a menu is shown in line.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var ownView: UIView?
  private weak var ownDelegate: (any UIContextMenuInteractionDelegate)?
  private lazy var press = ContextMenuPress(self)
  /// The menu that is on the screen.
  var session: ContextMenuSession?
  /// What a press at a point does for which there is no menu; nothing if there is no such thing.
  var pressWithoutMenu: ((CGPoint) -> (() -> Void)?)?

  /// Makes an interaction that asks a delegate, which it does not keep.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }

  /// Who says what the menu is.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { ownDelegate }

  /// The view that it was added to.
  open weak var view: UIView? { ownView }

  /// How the menu looks while it is on the screen: with a preview, or unknown without a menu.
  open var menuAppearance: Appearance { session == nil ? .unknown : .rich }

  /// Tells that it is about to be added to a view, or taken away. Does nothing unless overridden.
  open func willMove(to view: UIView?) {}

  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) {
    ownView?.removeGestureRecognizer(press)
    ownView = view
    view?.addGestureRecognizer(press)
  }

  /// Belongs to a control, whose menu opens beside it by a press of the control's own.
  func belong(to control: UIControl?) { ownView = control }

  /// Where the finger is that asked for the menu.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Changes what is in the menu on the screen; nothing happens without one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  /// Takes the menu away; nothing happens without one.
  open func dismissMenu() { session?.dismiss() }

  /// How a menu looks.
  nonisolated public enum Appearance: Int, Sendable {
    /// There is no menu.
    case unknown = 0
    /// With a preview, over a ground that is dimmed.
    case rich = 1
    /// A list of actions.
    case compact = 2
  }
}

/// The long press that asks for a menu, and goes on as the finger that chooses in it.
final class ContextMenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?
  private var answer: Answer?

  /// What a press brings up.
  private enum Answer {
    case menu(UIContextMenuConfiguration)
    case other(() -> Void)
  }

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    delegate = self
    addHandler(frame: .uikit("long press on a view with a menu")) { [weak self] _ in
      self?.act()
    }
  }

  /// Without a menu the press is none, and the touch goes on as if nobody had asked.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, interaction.session == nil, let view, view.window != nil else {
      return false
    }
    let point = location(in: view)
    let configuration = interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: point)
    answer =
      configuration.map { .menu($0) } ?? interaction.pressWithoutMenu?(point).map { .other($0) }
    return answer != nil
  }

  private func act() {
    switch state {
    case .began:
      guard let interaction, let answer else { return }
      switch answer {
      case .menu(let configuration):
        interaction.session = ContextMenuSession(configuration, of: interaction)
      case .other(let act): act()
      }
    case .changed: interaction?.session?.fingerMoved { self.location(in: $0) }
    case .ended: interaction?.session?.fingerLifted()
    case .possible, .cancelled, .failed: break  // The menu stays, if it is open.
    }
  }
}
