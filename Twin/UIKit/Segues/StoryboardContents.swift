/// What the storyboards of an app say of its segues, told in code.
///
/// The twin reads no storyboards; this is the one place where what they would say is kept, for each
/// device. `Device.storyboard` of the simulator fills it.
package final class StoryboardContents {
  /// A segue as a storyboard has it: a name, the pages that have it, and what it does.
  package struct Segue {
    package enum Kind {
      /// A new destination, and the segue that leads there; it does not know its sender.
      case forward((UIViewController) -> UIStoryboardSegue)
      /// Back to a page that has this action.
      case unwind(Selector)
    }

    let identifier: String
    let isOf: (UIViewController) -> Bool
    let kind: Kind
  }

  /// A method that takes an unwind segue, and the pages that have it.
  package struct UnwindAction {
    let name: Selector
    let isOf: (UIViewController) -> Bool
    let run: (UIViewController, UIStoryboardSegue) -> Void
  }

  private var segues: [Segue] = []
  private var unwindActions: [UnwindAction] = []

  /// Adds a segue; of two with the same name, a page has the one that was added last.
  package func addSegue(
    _ identifier: String, of pages: @escaping (UIViewController) -> Bool, _ kind: Segue.Kind
  ) {
    segues.append(Segue(identifier: identifier, isOf: pages, kind: kind))
  }

  /// Adds a method that takes unwind segues.
  package func addUnwindAction(
    _ name: Selector, of pages: @escaping (UIViewController) -> Bool,
    _ run: @escaping (UIViewController, UIStoryboardSegue) -> Void
  ) {
    unwindActions.append(UnwindAction(name: name, isOf: pages, run: run))
  }

  func segue(_ identifier: String, of page: UIViewController) -> Segue? {
    segues.last { $0.identifier == identifier && $0.isOf(page) }
  }

  func unwindAction(_ name: Selector, of page: UIViewController) -> UnwindAction? {
    unwindActions.last { $0.name == name && $0.isOf(page) }
  }
}
