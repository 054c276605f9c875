import CUIKit
import Foundation

extension NSObject {
  /// Lets the objects of this one's class be destroyed on the main thread, whoever drops them last.
  ///
  /// UIKit does so with views and controllers, so that an app's own `deinit` may use them; the twin, whose
  /// own parts of the teardown belong to the main actor, with all objects that apps derive classes of.
  /// Each of their initializers calls this. See `Documentation/Decisions/0034-views-die-on-the-main-thread.md`.
  final func dieOnMainThread() {
    destroyOnMainThread(unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self))
  }
}
