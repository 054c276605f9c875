#if canImport(ObjectiveC)
  import UIKit

  /// What others refer to loosely: pages, their views, and who has them.
  protocol LooselyHeld: AnyObject {}

  extension UIViewController: LooselyHeld {}
  extension UIView: LooselyHeld {}

  /// A reference that does not keep its object, and is nil once that is gone.
  ///
  /// On Apple's systems that is what `weak` is for. UIKit's twin has its own: Swift counts all other references
  /// to an object slowly for good, once there is a weak one.
  @propertyWrapper
  struct Loose<Object: LooselyHeld> {
    private weak var object: Object?

    init(wrappedValue: Object? = nil) {
      object = wrappedValue
    }

    var wrappedValue: Object? {
      get { object }
      set { object = newValue }
    }
  }
#endif
