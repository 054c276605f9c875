import Foundation

/// Who hears of the gesture: apps give their own recognizer the targets of another one, most of them those of
/// `interactivePopGestureRecognizer`, so that a swipe back begins anywhere.
///
/// Source: many apps, which take them for an `NSMutableArray` or do not ask; without targets there is none (assumed).
extension UIGestureRecognizer: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    guard key == "targets" || key == "_targets" else { return nil }
    return KeyedPart(value: { self.targets }) { self.targets = $0 as? NSArray }
  }

  private var targets: NSArray? {
    get {
      let all =
        handlers.map { RecognizerTarget(.uikit($0)) }
        + targetActions.map { RecognizerTarget(.app($0)) }
      return all.isEmpty ? nil : NSMutableArray(array: all)
    }
    set {
      handlers = []
      targetActions = []
      for case let target as RecognizerTarget in newValue ?? [] {
        switch target.kind {
        case .uikit(let handler): handlers.append(handler)
        case .app(let action): targetActions.append(action)
        }
      }
    }
  }
}

/// One of a recognizer's targets, as apps see it: something to hand on.
private final class RecognizerTarget: NSObject {
  enum Kind {
    /// UIKit itself hears of the gesture.
    case uikit(UIGestureRecognizer.Handler)
    /// An object hears of it by a method.
    case app(UIGestureRecognizer.TargetAction)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}
