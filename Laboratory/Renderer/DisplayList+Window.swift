package import Foundation
package import UIKit

extension DisplayList {
  /// What a window shows at a time, running animations included.
  ///
  /// - Parameters:
  ///   - window: The window, laid out.
  ///   - time: On the main loop's clock, in seconds.
  @MainActor
  package init(of window: UIWindow, at time: TimeInterval) {
    self.init(of: window.layer, at: time)
  }

  /// What the screen of a device shows at a time: all its windows, the lowest level first.
  ///
  /// - Parameters:
  ///   - system: The device's system.
  ///   - time: On the main loop's clock, in seconds.
  @MainActor
  package init(ofScreenOf system: UISystem, at time: TimeInterval) {
    let size = system.screen.bounds.size
    let glass = DisplayItem.fill(
      .rectangle(CGRect(origin: .zero, size: size)), .color(.black))
    let windows = system.application.windows.flatMap { DisplayList(of: $0, at: time).items }
    self.init(size: size, items: [glass] + windows)
  }
}
