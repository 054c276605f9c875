import UIKit

extension Device {
  /// The user leaves the app; its touches are taken away.
  public func enterBackground() {
    perform("background") { system.application.move(to: .background) }
  }

  /// The user comes back to the app.
  public func enterForeground() {
    perform("foreground") { system.application.move(to: .active) }
  }
}
