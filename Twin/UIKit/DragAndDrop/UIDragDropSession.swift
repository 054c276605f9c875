public import Foundation

/// What dragging and dropping have in common: the things, and where the finger is.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }

  /// Where the finger is, in a view.
  func location(in view: UIView) -> CGPoint

  /// Whether the drag may end in a move; if not, only in a copy.
  var allowsMoveOperation: Bool { get }

  /// Whether no other app may take what is dragged.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Whether some of the things are of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether some of the things can be made objects of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether some of the things can be made values, such as a `String` or a `URL`.
  public func canLoadObjects<T>(ofClass type: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag, as the app sees it that has begun it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Whatever the app wants to keep with the drag; other apps do not see it.
  var localContext: Any? { get set }
}

/// What shows while the data of dropped things are loaded.
nonisolated public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// The system's alert.
  case `default` = 1
}

/// A drag, as the app sees it in which it may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag, if this app has begun it.
  var localDragSession: (any UIDragSession)? { get }

  /// What shows while data are loaded. Differs from UIKit: nothing shows.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Makes objects of a class of all things of which that can be done, and hands them over together.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes values, such as a `String` or a `URL`, of all things of which that can be done.
  @discardableResult
  public func loadObjects<T>(
    ofClass type: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      let objects = objects.compactMap { $0 as? T._ObjectiveCType }
      completion(objects.map { T._unconditionallyBridgeFromObjectiveC($0) })
    }
  }
}

/// Animates something along with what is lifted, dropped or goes back.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates changes along.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Does something when the animation is over: at its end, or at its start if it was taken back.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
