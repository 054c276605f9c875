import CUIKit
import Foundation
import QuartzCore

/// A drag from its first question to its end.
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is, in its window.
  var location = CGPoint.zero
  weak var window: UIWindow?

  func location(in view: UIView) -> CGPoint {
    window.map { view.convert(location, from: $0) } ?? location
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same drag, where it may be dropped.
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  nonisolated let progress = Progress(totalUnitCount: 0)

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    progress.totalUnitCount += Int64(providers.count)
    load(providers[...], aClass, []) { completion($0) }
    return progress
  }

  /// Loads one after the other, so that they come in the order of the items.
  private func load(
    _ providers: ArraySlice<NSItemProvider>, _ aClass: any NSItemProviderReading.Type,
    _ loaded: [any NSItemProviderReading],
    _ completion: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    guard let provider = providers.first else {
      _ = UISystem.current.loop.schedule(after: 0) { completion(loaded) }
      return
    }
    let next = LoadStep { [self] object in
      progress.completedUnitCount += 1
      load(providers.dropFirst(), aClass, loaded + (object.map { [$0] } ?? []), completion)
    }
    provider.loadObject(ofClass: aClass) { object, _ in next.take(object) }
  }
}

/// What goes on when an object has been loaded, on whatever thread.
// Sendable: it is called once, by whoever has loaded the object, and nobody else has it.
nonisolated private struct LoadStep: @unchecked Sendable {
  // Sendable: the loader hands the object over, and does not touch it again.
  private struct Loaded: @unchecked Sendable {
    let object: (any NSItemProviderReading)?
  }

  private let step: @MainActor ((any NSItemProviderReading)?) -> Void

  init(_ step: @escaping @MainActor ((any NSItemProviderReading)?) -> Void) {
    self.step = step
  }

  func take(_ object: (any NSItemProviderReading)?) {
    let loaded = Loaded(object: object)
    if isOnMainActor() {
      MainActor.assumeIsolated { step(loaded.object) }
    } else {
      DispatchQueue.main.async { step(loaded.object) }
    }
  }
}

/// Collects what the app animates along with what is dragged.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Called inside the animation.
  func animate() {
    let due = animations
    animations = []
    for animation in due { animation() }
  }

  /// The animation is over.
  func complete(at position: UIViewAnimatingPosition) {
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
