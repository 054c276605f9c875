#if !canImport(ObjectiveC)
  import UIKit

  /// Whose notifications tell of the app's life: that of the active device.
  func senderOfAppNotifications() -> AnyObject? {
    UIApplication.shared
  }
#endif
