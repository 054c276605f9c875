/// Where a view is found for as long as it lives.
///
/// For views whose references are counted all the time, such as windows and bars. A weak reference would do, but its
/// view counts all others slowly from then on, for good.
nonisolated final class Whereabouts {
  // Not checked: what is found lives, or else its `Presence` has cleared this, which goes with it. Both happen on the
  // main thread, where views die (see `MainThreadDestruction.swift`) and where this is read.
  fileprivate(set) unowned(unsafe) var view: AnyObject?
}

/// A view's own part of its whereabouts: when it goes, and the view with it, nobody finds the view any more.
nonisolated struct Presence: ~Copyable {
  private let whereabouts = Whereabouts()

  /// What others keep of the view.
  func whereabouts(of view: AnyObject) -> Whereabouts {
    whereabouts.view = view
    return whereabouts
  }

  /// Lets nobody find the view any more.
  func end() {
    whereabouts.view = nil
  }

  deinit {
    end()
  }
}

/// A reference that does not keep its view, and is nil once that is gone.
@propertyWrapper
struct Loose<View: UIView> {
  private var whereabouts: Whereabouts?

  init(wrappedValue: View? = nil) {
    whereabouts = wrappedValue?.whereabouts
  }

  var wrappedValue: View? {
    get { whereabouts?.view.map { unsafeDowncast($0, to: View.self) } }
    set { whereabouts = newValue?.whereabouts }
  }
}
