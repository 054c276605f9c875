public import Foundation

/// An element of a menu that is chosen itself, because nothing is in it: an action or a command.
///
/// Source: https://developer.apple.com/documentation/uikit/uimenuleaf (since iOS 16). Apps use the protocol and
/// do not conform to it.
///
/// Differs from UIKit: no `selectedImage`, no `presentationSourceItem`, no repeat behavior.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text.
  var title: String { get set }

  /// The picture.
  var image: UIImage? { get set }

  /// A text that explains the element.
  var discoverabilityTitle: String? { get set }

  /// What the element allows, and how it looks.
  var attributes: UIMenuElement.Attributes { get set }

  /// Whether the element is chosen.
  var state: UIMenuElement.State { get set }

  /// Who the element is performed for, while it is.
  var sender: Any? { get }

  /// Does what the element is there for.
  ///
  /// - Parameters:
  ///   - sender: Who it is performed for.
  ///   - target: Who has the method of a command; nil for the first in the responder chain.
  func performWithSender(_ sender: Any?, target: Any?)
}
