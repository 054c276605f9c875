// What a small app needs beyond the facts.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UIApplicationDelegate {
  /// Swift calls it for a type marked `@main`.
  @MainActor public static func main() { fatalError() }
}
