#if !canImport(ObjectiveC)
  import UIKit

  /// A reference that does not keep its object, and is nil once that is gone: as the twin's own views refer to
  /// each other.
  ///
  /// The library has its own, since a generic type of another module would ask at run time of which class its
  /// object is.
  @propertyWrapper
  struct Loose<Object: LooselyHeld> {
    private var whereabouts: Whereabouts?

    init(wrappedValue: Object? = nil) {
      whereabouts = wrappedValue?.whereabouts
    }

    var wrappedValue: Object? {
      get {
        guard let object = whereabouts?.object else { return nil }
        return unsafeDowncast(object, to: Object.self)
      }
      set { whereabouts = newValue?.whereabouts }
    }
  }
#endif
