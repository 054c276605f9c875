// What Swift adds to edit menus and to items in texts. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS 16.0, *)
extension UIEditMenuConfiguration {
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) { fatalError() }
  public var identifier: AnyHashable { fatalError() }
}
@available(iOS 17.0, *)
extension UITextItem {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  public var content: UITextItem.Content { fatalError() }
}
