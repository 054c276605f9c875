// What a small app needs beyond the facts.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UIApplicationDelegate {
  /// Swift calls it for a type marked `@main`.
  @MainActor public static func main() { fatalError() }
}

@available(iOS, introduced: 2.0, deprecated: 13.0)
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { fatalError() }
