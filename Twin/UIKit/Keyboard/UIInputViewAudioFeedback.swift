public import Foundation

/// A view in the keyboard's place whose keys click.
///
/// Source: Apple, "UIInputViewAudioFeedback". Nobody hears `UIDevice.playInputClick()` on a simulated device.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys click while the view is there.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No: the property is optional.
  public var enableInputClicksWhenVisible: Bool { false }
}
