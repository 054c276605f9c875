import CUIKit
import Foundation

/// How objects print: their class, their address, and what each kind says of itself.
///
/// Texts are those that apps log; each kind names its source. They are for people: their form differs between versions of
/// iOS, and that of the newest is printed.
nonisolated enum ObjectText {
  /// An object as one without facts prints.
  static func name(_ object: AnyObject, divider: String = ": ") -> String {
    "<\(title(of: object, divider: divider))>"
  }

  /// The name of an object that may be missing.
  static func name(ifAny object: AnyObject?) -> String {
    object.map { name($0) } ?? "(null)"
  }

  /// The class and the address of an object.
  static func title(of object: AnyObject, divider: String = ": ") -> String {
    "\(className(of: object))\(divider)\(address(of: object))"
  }

  /// The class and the address of an object, and the kind that a subclass of an app's is of, unless that is plain.
  ///
  /// Source: log lines of apps, as `<ButtonBarView: 0x7f99; baseClass = UICollectionView; frame = …` and, of a class
  /// of plain views, `<DView: 0x7f7a; frame = …`.
  static func title(of object: AnyObject, plain: AnyClass) -> String {
    guard let kind = systemClass(of: object), kind != plain, kind != type(of: object) else {
      return title(of: object)
    }
    return "\(title(of: object)); baseClass = \(name(of: kind))"
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// The name that a class has in Objective-C: that of an app's class begins with the app's module.
  ///
  /// Source: log lines of apps, as `<VendingMachineApp.ViewController 0x7fef47508040>`.
  /// Differs from UIKit: a private or nested class is named as in Swift, without its mangling.
  static func className(of object: AnyObject) -> String { name(of: type(of: object)) }

  /// The name of a class; see ``className(of:)``.
  static func name(of type: AnyClass) -> String {
    var name = String(reflecting: type)
    while let start = name.range(of: "(unknown context"),
      let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    if let framework = frameworks.first(where: name.hasPrefix) {
      name.removeFirst(framework.count)
    }
    return name
  }

  private static let frameworks = ["UIKit.", "QuartzCore.", "Foundation."]

  /// The class of the system's that an object is of, where the object's own is not.
  private static func systemClass(of object: AnyObject) -> AnyClass? {
    let own: AnyClass = type(of: object)
    return sequence(first: own) { _getSuperclass($0) }.first { type in
      frameworks.contains(where: String(reflecting: type).hasPrefix)
    }
  }

  /// What the main thread says of an object, and only its name on any other, where it may not be looked at.
  static func text<Object: AnyObject & Sendable>(
    of object: Object, _ describe: @MainActor (Object) -> String
  ) -> String {
    guard isOnMainActor() else { return name(object) }
    return MainActor.assumeIsolated { describe(object) }
  }

  /// A number with six digits at the most, as C's `%g`.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
