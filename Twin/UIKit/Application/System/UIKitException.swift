package import Foundation

/// Who runs a piece of code: the innermost entry of the symbolic call stack.
///
/// Swift has no way to read its own call stack with UIKit's names in it, so UIKit's entry points
/// state who calls (`UISystem.running(_:_:)`). That is enough to tell a crash inside the app's own
/// call from one that comes later, from inside UIKit.
nonisolated package enum Frame: Hashable, Sendable {
  /// The app's code, with the reason why it runs, for example `UIAction handler`.
  case app(String)
  /// UIKit's code, with the name it has in crash logs.
  case uikit(String)

  /// The text of the frame, without its side.
  package var name: String {
    switch self {
    case .app(let name), .uikit(let name): name
    }
  }
}

/// What UIKit raises when it is used in a way it refuses.
nonisolated package struct UIKitException: Hashable, Sendable {
  /// The name of the exception, for example `NSInvalidArgumentException`.
  package let name: String
  /// UIKit's text, word for word.
  package let reason: String
  /// Who called whom when it was raised, outermost first.
  package let frames: [Frame]
  /// Seconds since the device started.
  package let time: TimeInterval

  /// Whether the app's own code is on the stack, so that a crash log leads to its author.
  package var hasAppFrame: Bool {
    frames.contains { frame in
      switch frame {
      case .app: true
      case .uikit: false
      }
    }
  }
}
