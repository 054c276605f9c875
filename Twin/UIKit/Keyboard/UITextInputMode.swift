public import Foundation

/// A keyboard of the person's: a language, or emoji.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  private let language: String?

  init(language: String?) {
    self.language = language
    super.init()
  }

  /// The language, such as "en-US"; "emoji" for the keyboard of emoji.
  ///
  /// Source: https://stackoverflow.com/questions/11382753 for the name of the latter.
  open var primaryLanguage: String? { language }

  /// The keyboards that the person has: on a new device that of its language, and emoji.
  open class var activeInputModes: [UITextInputMode] { UISystem.current.inputModes }

  /// Told when the person has gone over to another keyboard.
  nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

extension UISystem {
  /// Assumed: the device's language is US English, as its texts are.
  var inputModes: [UITextInputMode] {
    ["en-US", "emoji"].map(UITextInputMode.init(language:))
  }
}

/// Buttons in the bar above the keys of an iPad.
///
/// Differs from UIKit: kept; a phone has no such bar.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the person may hide the buttons.
  open var allowsHidingShortcuts = true
  /// The buttons on the left.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons on the right.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  static func of(_ responder: UIResponder) -> UITextInputAssistantItem {
    let key = ObjectIdentifier(UITextInputAssistantItem.self)
    if let known = responder.attachments[key] as? UITextInputAssistantItem { return known }
    let item = UITextInputAssistantItem()
    responder.attachments[key] = item
    return item
  }
}

/// Which gestures of three fingers edit.
nonisolated public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// Those of the system.
  case `default` = 1
}
