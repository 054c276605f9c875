public import Foundation

/// A way from one page to another, with a name.
///
/// Differs from UIKit: comes from code alone, as the twin reads no storyboards; what one would say is
/// told to `Device.storyboard` of the simulator.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name.
  open private(set) var identifier: String?
  /// The page that the way leads from.
  open private(set) var source: UIViewController
  /// The page that the way leads to.
  open private(set) var destination: UIViewController
  private var performHandler: (() -> Void)?

  /// Makes a segue; a subclass says in `perform()` what it does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
    dieOnMainThread()
  }

  /// Makes a segue that does what a closure does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination: runs the closure, if there is one.
  open func perform() {
    performHandler?()
  }
}

/// Who asks to go back, and by which action.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The page that is to be left.
  open private(set) var sourceViewController: UIViewController
  /// The action that says which pages one may go back to.
  open private(set) var unwindAction: Selector
  /// The object that began it.
  open private(set) var sender: Any?

  init(_ page: UIViewController, _ action: Selector, sender: Any?) {
    sourceViewController = page
    unwindAction = action
    self.sender = sender
    super.init()
    dieOnMainThread()
  }
}
