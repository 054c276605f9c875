public import Foundation

/// What every class says of itself at Apple.
nonisolated extension NSObject {
  /// The class's name, with the module of an app's class in front: what many apps identify cells by.
  public class func description() -> String { ObjectText.name(of: self) }

  /// The class that this one is derived from; nil for `NSObject`.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  /// The class itself: what many apps register for cells, and compare others' classes with.
  public class func classForCoder() -> AnyClass { self }
}
