/// The classes that are not the twin's.
enum AppClasses {
  /// Whether the classes that were asked for before are an app's.
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: AnyClass) -> Bool {
    if let isAppClass = known[ObjectIdentifier(type)] { return isAppClass }
    let name = String(reflecting: type)
    let isAppClass = !name.hasPrefix("UIKit.") && !name.hasPrefix("QuartzCore.")
    known[ObjectIdentifier(type)] = isAppClass
    return isAppClass
  }
}
