import CoreGraphics
import Foundation

/// A part of UIKit's own that a drag can open, and that is told so by something else, such as an item of a bar.
@MainActor
protocol SpringLoadedControl: UIControl {
  /// Whether a drag opens it now.
  var opensUnderDrags: Bool { get }
}

extension SpringLoadedControl {
  func updateSpringLoading() {
    setSpringLoaded(opensUnderDrags) { [unowned self] in SpringLoadedPress(self) }
  }
}

/// The interaction of a view that opens under drags because its `isSpringLoaded` says so.
final class OwnSpringLoading: UISpringLoadedInteraction {
  init(_ behavior: any SpringLoadedOpening) {
    super.init(interactionBehavior: behavior, interactionEffect: nil) { _, context in
      behavior.open(context)
    }
  }
}

/// What of a view opens under a drag, and how.
@MainActor
protocol SpringLoadedOpening: UISpringLoadedInteractionBehavior {
  func open(_ context: any UISpringLoadedInteractionContext)
}

extension UIView {
  private var ownSpringLoading: OwnSpringLoading? {
    interactions.lazy.compactMap { $0 as? OwnSpringLoading }.first
  }

  /// Whether a drag opens the view.
  final var isOwnSpringLoaded: Bool { ownSpringLoading != nil }

  /// Sets whether a drag opens the view.
  final func setSpringLoaded(_ isLoaded: Bool, _ make: () -> any SpringLoadedOpening) {
    guard isLoaded != isOwnSpringLoaded else { return }
    if let former = ownSpringLoading {
      removeInteraction(former)
    } else {
      addInteraction(OwnSpringLoading(make()))
    }
  }
}

/// Presses a control.
final class SpringLoadedPress: NSObject, SpringLoadedOpening {
  private weak var control: UIControl?

  init(_ control: UIControl) {
    self.control = control
    super.init()
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { control?.isEnabled ?? false }

  func open(_ context: any UISpringLoadedInteractionContext) {
    guard let control else { return }
    control.sendActions(for: .touchUpInside)
    if control.triggersPrimaryActionOnTouchUp { control.sendActions(for: .primaryActionTriggered) }
  }
}

/// A view with parts of which a drag opens one, and which it knows by where they are.
@MainActor
protocol SpringLoadedParts: UIView {
  /// The part at a point that a drag may open, and the view on which that shows.
  func springLoadedPart(
    at point: CGPoint, _ context: any UISpringLoadedInteractionContext
  ) -> (item: AnyHashable, view: UIView?)?

  /// Has the context's delegate agree, once it says what is opened.
  func opensPart(_ item: AnyHashable, _ context: any UISpringLoadedInteractionContext) -> Bool

  /// Opens a part.
  func openPart(_ item: AnyHashable)
}

/// Opens a part of a view.
final class SpringLoadedChoice: NSObject, SpringLoadedOpening {
  private weak var view: (any SpringLoadedParts)?

  init(_ view: any SpringLoadedParts) {
    self.view = view
    super.init()
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let view, let part = view.springLoadedPart(at: context.location(in: view), context)
    else { return false }
    context.targetItem = part.item
    context.targetView = part.view
    return view.opensPart(part.item, context)
  }

  func open(_ context: any UISpringLoadedInteractionContext) {
    // The app may have set another item for its own use; what the finger is over counts.
    guard let view, let part = view.springLoadedPart(at: context.location(in: view), context)
    else { return }
    view.openPart(part.item)
  }
}
