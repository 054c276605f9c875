public import Foundation

/// Lets things of a view be dragged to another place.
///
/// A press of half a second (that of a long press; Apple gives no number) asks the delegate for the things and
/// lifts them; as soon as the finger moves on, the drag begins, and a menu that the press has opened goes away.
/// Another finger's tap on a view that can be dragged adds things. Where they may be dropped:
/// ``UIDropInteraction``.
///
/// Differs from UIKit: things are dragged within their window; nothing scrolls and no view opens under the finger.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  private weak var ownView: UIView?
  private weak var ownDelegate: (any UIDragInteractionDelegate)?
  private lazy var press = DragPress(self)
  private lazy var adder = DragAdder(self)

  /// Makes an interaction that asks a delegate, which it does not keep.
  public init(delegate: any UIDragInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }

  /// Who says what is dragged.
  open weak var delegate: (any UIDragInteractionDelegate)? { ownDelegate }

  /// Whether other recognizers may begin while things are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether things can be dragged.
  open var isEnabled = UIDragInteraction.isEnabledByDefault

  /// Whether things can be dragged unless the app says otherwise: on every device since iOS 15, before that on
  /// iPads only.
  ///
  /// Source: UIKit documentation, `UICollectionView.dragInteractionEnabled`, which has the same default.
  open class var isEnabledByDefault: Bool {
    let system = UISystem.current
    let version = Int(system.systemVersion.prefix { $0 != "." }) ?? 0
    return version >= 15 || system.traits.userInterfaceIdiom == .pad
  }

  /// The view that it was added to.
  open weak var view: UIView? { ownView }

  /// Tells that it is about to be added to a view, or taken away. Does nothing unless overridden.
  open func willMove(to view: UIView?) {}

  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) {
    for recognizer in [press, adder] { ownView?.removeGestureRecognizer(recognizer) }
    ownView = view
    for recognizer in [press, adder] { view?.addGestureRecognizer(recognizer) }
  }
}

/// The press that lifts things, and goes on as the finger that drags them.
private final class DragPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?
  private var session: DragSession?
  private var activity: DragActivity?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    delegate = self
    addHandler(frame: .uikit("drag of a view's things")) { [weak self] _ in self?.act() }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { interaction?.isEnabled == true && activity == nil }

  /// Without things the press is none, and the touch goes on as if nobody had asked.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, interaction.isEnabled, let window = view?.window else { return false }
    let session = DragSession()
    session.window = window
    session.location = location(in: window)
    session.items =
      interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? []
    self.session = session
    return !session.items.isEmpty
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is ContextMenuPress
      || interaction?.allowsSimultaneousRecognitionDuringLift == true
  }

  private func act() {
    switch state {
    case .began:
      guard let interaction, let session else { return }
      activity = DragActivity(session, of: interaction)
    case .changed:
      guard let window = session?.window else { return }
      activity?.fingerMoved(to: location(in: window))
    case .ended: finish { $0.fingerLifted() }
    case .cancelled: finish { $0.cancel() }
    case .possible, .failed: break  // Nobody is told of these.
    }
  }

  private func finish(_ end: (DragActivity) -> Void) {
    let activity = self.activity
    self.activity = nil
    session = nil
    if let activity { end(activity) }
  }
}

/// The tap that adds things to a drag that another finger makes.
private final class DragAdder: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    addHandler(frame: .uikit("tap that adds to a drag")) { [weak self] _ in self?.add() }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let interaction, interaction.isEnabled, let window = touch.window else { return false }
    return DragActivity.running(in: window) != nil
  }

  private func add() {
    guard let interaction, let view, let window = view.window else { return }
    DragActivity.running(in: window)?.add(from: interaction, at: location(in: view))
  }
}
