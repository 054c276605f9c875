// What a small app needs beyond the facts.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UIApplicationDelegate {
  /// Swift calls it for a type marked `@main`.
  @MainActor public static func main() { fatalError() }
}

open class UITextView: UIScrollView {
  @MainActor open var text: String! {
    get { fatalError() }
    set {}
  }
  @MainActor open var isEditable: Bool {
    get { fatalError() }
    set {}
  }
}
