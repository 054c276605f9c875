public import UIKit

/// What an app's storyboards say of its segues.
///
/// The twin reads no storyboards, so a test or a demo tells it here what they would hold. The app itself
/// calls nothing but UIKit: `performSegue(withIdentifier:sender:)`, `prepare(for:sender:)` and so on.
///
/// ```swift
/// device.storyboard.addSegue("detail", from: ListPage.self) { _ in DetailPage() }
/// device.storyboard.connect(row, to: "detail", of: list)
/// ```
public struct Storyboard {
  /// What a segue does with its destination.
  public enum Kind {
    /// `show(_:sender:)` on the source: a push, inside a navigation controller.
    case show
    /// `showDetailViewController(_:sender:)` on the source.
    case showDetail
    /// `present(_:animated:completion:)` on the source.
    case presentModally
    /// What a segue of the app's own class does.
    case custom((String, UIViewController, UIViewController) -> UIStoryboardSegue)
  }

  let contents: StoryboardContents

  /// Gives all pages of a class a segue.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - source: The class.
  ///   - kind: What it does.
  ///   - destination: Makes the page that it leads to.
  public func addSegue<Source: UIViewController>(
    _ identifier: String, from source: Source.Type, _ kind: Kind = .show,
    to destination: @escaping (Source) -> UIViewController
  ) {
    let forward = { (page: UIViewController) -> UIStoryboardSegue in
      let target = (page as? Source).map(destination) ?? UIViewController()
      return kind.segue(identifier, from: page, to: target)
    }
    contents.addSegue(identifier, of: { $0 is Source }, .forward(forward))
  }

  /// Gives all pages of a class a segue back to a page that has an action.
  public func addUnwindSegue<Source: UIViewController>(
    _ identifier: String, from source: Source.Type, action: Selector
  ) {
    contents.addSegue(identifier, of: { $0 is Source }, .unwind(action))
  }

  /// Says that pages of a class have a method that takes unwind segues (`@IBAction` on Apple's systems).
  ///
  /// - Parameters:
  ///   - action: The method's name.
  ///   - type: The class.
  ///   - isTaken: Which of them have it; all if left out.
  ///   - run: What the method does.
  public func addUnwindAction<Page: UIViewController>(
    _ action: Selector, of type: Page.Type, where isTaken: @escaping (Page) -> Bool = { _ in true },
    _ run: @escaping (Page, UIStoryboardSegue) -> Void = { _, _ in }
  ) {
    contents.addUnwindAction(action, of: { ($0 as? Page).map(isTaken) ?? false }) { page, segue in
      (page as? Page).map { run($0, segue) }
    }
  }

  /// Lets a touch of a control begin a segue of a page.
  public func connect(_ control: UIControl, to identifier: String, of page: UIViewController) {
    let action = UIAction { [weak page, weak control] _ in
      page?.triggerSegue(identifier, sender: control)
    }
    control.addAction(action, for: .touchUpInside)
  }
}

extension Storyboard.Kind {
  fileprivate func segue(
    _ identifier: String, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    if case .custom(let makeSegue) = self { return makeSegue(identifier, source, destination) }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      switch self {
      case .show: source.show(destination, sender: source)
      case .showDetail: source.showDetailViewController(destination, sender: source)
      case .presentModally: source.present(destination, animated: true)
      case .custom: break  // It has a class of its own.
      }
    }
  }
}

extension Device {
  /// What the app's storyboards say of its segues.
  public var storyboard: Storyboard { Storyboard(contents: system.storyboard) }
}
