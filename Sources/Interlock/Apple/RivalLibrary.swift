#if canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  /// A library that is known to replace methods which the hook replaces too.
  struct RivalLibrary {
    /// The library's name, as its users know it.
    let name: String
    /// A class or a method of `UINavigationController` that only this library has.
    let mark: Mark

    enum Mark {
      case type(String)
      case method(String)
    }

    /// The libraries that are looked for; their marks are part of their public interfaces.
    static let all = [
      RivalLibrary(name: "QMUI", mark: .type("QMUINavigationController")),
      RivalLibrary(
        name: "FDFullscreenPopGesture", mark: .method("fd_fullscreenPopGestureRecognizer")),
      RivalLibrary(name: "GKNavigationBar", mark: .type("GKNavigationBarConfigure")),
      RivalLibrary(name: "RTRootNavigationController", mark: .type("RTRootNavigationController")),
    ]

    /// Whether the library is part of the app.
    var isLoaded: Bool {
      switch mark {
      case .type(let name):
        NSClassFromString(name) != nil
      case .method(let name):
        class_respondsToSelector(UINavigationController.self, NSSelectorFromString(name))
      }
    }

    /// What was tried, what will happen, what to do.
    var warning: String {
      """
      InterlockHook.install() found \(name), which replaces methods of UINavigationController too. Both \
      now see each call, and a swipe may have two masters. Exclude the controllers that \(name) \
      looks after: InterlockHook.install(excluding: [...]), or use InterlockNavigationController.
      """
    }
  }
#endif
