#if canImport(ObjectiveC)
  import UIKit

  /// Whose notifications tell of the app's life: anybody's, since an extension has no `shared`.
  func senderOfAppNotifications() -> AnyObject? {
    nil
  }
#endif
