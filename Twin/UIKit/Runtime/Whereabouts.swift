import CUIKit

/// Where an object is found for as long as it lives.
nonisolated package final class Whereabouts {
  // What is in here lives, or is being destroyed, or else its `Presence` has cleared this: it goes with the object, on
  // the main thread (see `MainThreadDestruction.swift`), where this is read.
  fileprivate var place: Unmanaged<AnyObject>?

  /// The object; nil once its last reference has gone, as of a weak reference.
  package var object: AnyObject? {
    guard let place, !isBeingDestroyed(place.toOpaque()) else { return nil }
    return place.takeUnretainedValue()
  }
}

/// An object's own part of its whereabouts: when it goes, and the object with it, nobody finds the object any more.
nonisolated struct Presence: ~Copyable {
  private let whereabouts = Whereabouts()

  /// What others keep of the object.
  func whereabouts(of object: AnyObject) -> Whereabouts {
    whereabouts.place = .passUnretained(object)
    return whereabouts
  }

  deinit {
    whereabouts.place = nil
  }
}

/// What others refer to loosely.
package protocol LooselyHeld: AnyObject {
  var whereabouts: Whereabouts { get }
}

/// A reference that does not keep its object, and is nil once that is gone.
///
/// For views and controllers whose references are counted all the time. `weak` does the same, but from then on its
/// object counts all other references slowly, for good.
@propertyWrapper
struct Loose<Object: LooselyHeld> {
  private var whereabouts: Whereabouts?

  init(wrappedValue: Object? = nil) {
    whereabouts = wrappedValue?.whereabouts
  }

  var wrappedValue: Object? {
    get { whereabouts?.object.map { unsafeDowncast($0, to: Object.self) } }
    set { whereabouts = newValue?.whereabouts }
  }
}
