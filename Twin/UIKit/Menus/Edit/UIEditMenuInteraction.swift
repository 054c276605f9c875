public import Foundation

/// Shows an edit menu for a view, when the app says so (since iOS 16).
///
/// The responder chain is asked from the first responder, if that is in the view, or else from the view (assumed), who
/// performs what; the delegate may offer something else.
///
/// Differs from UIKit: always a row of buttons, also on iOS 26; a pointer opens no menu.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  private weak var ownView: UIView?
  private weak var ownDelegate: (any UIEditMenuInteractionDelegate)?
  private weak var menuView: EditMenuView?
  private var configuration: UIEditMenuConfiguration?

  /// Makes an interaction that asks a delegate, which it does not keep.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    ownDelegate = delegate
    super.init()
  }

  /// Who says what the menu is.
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { ownDelegate }

  /// The view that it was added to.
  open var view: UIView? { ownView }

  /// Tells that it is about to be added to a view, or taken away. The menu goes with it.
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) { ownView = view }

  /// Shows the menu, if there is anything in it.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    self.configuration = configuration
    open(animated: true)
  }

  /// Takes the menu away; nothing happens without one.
  open func dismissMenu() { menuView?.close(animated: true) }

  /// Asks anew what is in the menu on the screen.
  open func reloadVisibleMenu() { showAgain() }

  /// Asks anew where the menu on the screen is to be. Differs from UIKit: never animated.
  open func updateVisibleMenuPosition(animated: Bool) { showAgain() }

  /// Where the menu was asked for.
  open func location(in view: UIView?) -> CGPoint {
    ownView?.convert(configuration?.sourcePoint ?? .zero, to: view) ?? .zero
  }

  private func showAgain() {
    guard let former = menuView else { return }
    menuView = nil
    former.close(animated: false)
    open(animated: false)
  }

  private func open(animated: Bool) {
    guard let configuration, let view, let window = view.window else { return }
    let first = window.firstResponder
    let start = (first as? UIView).flatMap { $0.isDescendant(of: view) ? $0 : nil } ?? view
    let suggested = start.suggestedEditMenu(from: self)
    let menu = UISystem.current.running(
      .app("editMenuInteraction(_:menuFor:suggestedActions:)")
    ) {
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    }
    let entries = start.editEntries(of: menu?.children ?? suggested, from: self)
    guard !entries.isEmpty else { return }
    let wanted = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let target = wanted.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : wanted
    let menuView = EditMenuView(entries) { [weak self] in self?.didClose(configuration) }
    self.menuView = menuView
    if animated {
      let animator = EditMenuAnimator()
      delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
      animator.play()
    }
    menuView.open(
      beside: view.convert(target, to: window), in: window,
      arrow: configuration.preferredArrowDirection, animated: animated)
  }

  private func didClose(_ configuration: UIEditMenuConfiguration) {
    guard menuView != nil else { return }
    menuView = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.play()
  }
}

/// What an edit menu is for, and where it points.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  private let ownIdentifier: AnyHashable
  private let ownSourcePoint: CGPoint

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: Tells it from others; a unique one if none is given.
  ///   - sourcePoint: Where the menu points, in the view of the interaction.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    let unique = UISystem.current.makeIdentifier("com.apple.UIKit.editMenu")
    self.init(identifier ?? AnyHashable(unique), at: sourcePoint)
  }

  private init(_ identifier: AnyHashable, at sourcePoint: CGPoint) {
    ownIdentifier = identifier
    ownSourcePoint = sourcePoint
    super.init()
  }

  /// Tells the configuration from others.
  public final var identifier: AnyHashable { ownIdentifier }
  /// Where the menu points, in the view of the interaction.
  open var sourcePoint: CGPoint { ownSourcePoint }
  /// Where the arrow points, if there is room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// Where the arrow of an edit menu points.
nonisolated public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Downwards, where there is room above.
  case automatic = 0
  /// Upwards: the menu is below.
  case up = 1
  /// Downwards: the menu is above.
  case down = 2
  /// To the left. Differs from UIKit: the same as `automatic`.
  case left = 3
  /// To the right. Differs from UIKit: the same as `automatic`.
  case right = 4
}

/// Says what is in an edit menu, and follows it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu; nil for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// What the menu must not cover, in the view of the interaction; null for the configuration's point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// The menu comes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)

  /// The menu goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Leaves the menu as suggested: the method is optional.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Leaves it to the configuration: the method is optional.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  /// Does nothing: the method is optional.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing: the method is optional.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Animates something along with an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Animates changes along.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Does something when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Collects what the app animates along with an edit menu.
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private let changes = ContextMenuAnimator(nil)

  func addAnimations(_ animations: @escaping () -> Void) { changes.addAnimations(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { changes.addCompletion(completion) }

  func play() { changes.play(for: MenuView.duration) }
}
