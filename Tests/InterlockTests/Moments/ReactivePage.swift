import UIKit

/// A page that runs code inside one of its callbacks, once, and writes its appearance calls down.
final class ReactivePage: UIViewController {
  /// A callback of UIKit, or the end of the page.
  enum Callback: Hashable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidLayoutSubviews, viewDidAppear
    case viewWillDisappear, viewDidDisappear
    case willMoveToParent, didMoveToParent, willLeaveParent, didLeaveParent
    case deinitialization
  }

  /// The appearance calls, oldest first.
  private(set) var appearances: [Callback] = []
  private var reaction: (callback: Callback, code: @MainActor @Sendable () -> Void)?

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  deinit {
    MainActor.assumeIsolated { react(to: .deinitialization) }
  }

  /// Runs code the next time a callback comes.
  func react(to callback: Callback, _ code: @escaping @MainActor @Sendable () -> Void) {
    reaction = (callback, code)
  }

  /// Whether every appearance that began has ended, and the page is on the screen or is not.
  ///
  /// - Parameter mayTurnBack: Whether UIKit may take the page back before it has come or gone.
  func isBalanced(onScreen: Bool, mayTurnBack: Bool) -> Bool {
    var last = Callback.viewDidDisappear
    for next in appearances {
      switch (last, next) {
      case (.viewDidDisappear, .viewWillAppear), (.viewWillAppear, .viewDidAppear),
        (.viewDidAppear, .viewWillDisappear), (.viewWillDisappear, .viewDidDisappear):
        break
      case (.viewWillAppear, .viewWillDisappear), (.viewWillDisappear, .viewWillAppear):
        guard mayTurnBack else { return false }
      default:
        return false
      }
      last = next
    }
    return last == (onScreen ? .viewDidAppear : .viewDidDisappear)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    react(to: .viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    react(to: .viewIsAppearing)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    react(to: .viewDidLayoutSubviews)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(.viewDidDisappear)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    react(to: parent == nil ? .willLeaveParent : .willMoveToParent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    react(to: parent == nil ? .didLeaveParent : .didMoveToParent)
  }

  private func note(_ callback: Callback) {
    appearances.append(callback)
    react(to: callback)
  }

  private func react(to callback: Callback) {
    guard let reaction, reaction.callback == callback else { return }
    self.reaction = nil
    reaction.code()
  }
}
