import Foundation

/// A page that goes takes the first responder's part away from what is in it, and gives it back when it comes again.
///
/// Source: a text view resigns before `viewWillDisappear(_:)` and is restored when a swipe is cancelled
/// (jianshu.com/p/0f23c9cf3fa2, with the stack); a page that is pushed once more has its keyboard again, even if it
/// resigns in `viewWillDisappear(_:)` (stackoverflow.com/questions/41846155); a presentation takes the keyboard away
/// since iOS 8 (slackhq/SlackTextViewController issue 300), and an alert brings it back (dinhquan/SwiftAlertView pull
/// request 6). Assumed: the same in what a page has put above the keyboard.
extension UIViewController {
  /// Ends the first responder's part of what is in this page, and remembers who had it.
  func putFirstResponderAside() {
    guard let view = viewIfLoaded, let window = view.window else { return }
    if let responder = window.firstResponder,
      responder.responderView?.isDescendant(of: view) ?? false
    {
      if responder.resignFirstResponder() { formerResponder = responder }
    } else if let (typist, owner) = UIApplication.shared.keyboard.takeAway(from: self) {
      formerResponder = owner
      (owner as? UIViewController)?.formerResponder = typist
    }
  }

  /// Makes that one the first responder again, unless somebody else has become it.
  func giveFirstResponderBack() {
    guard let responder = formerResponder, let window = viewIfLoaded?.window else { return }
    formerResponder = nil
    guard window.firstResponder == nil,
      !(UIApplication.shared.textResponder?.isFollowed(by: self) ?? false)
    else { return }
    if let page = responder as? UIViewController, page.formerResponder != nil {
      page.giveFirstResponderBack()
    } else if responder.responderView?.window === window {
      responder.becomeFirstResponder()
    } else if let bar = shownAccessoryView, responder.responderView?.isDescendant(of: bar) ?? false,
      becomeFirstResponder()
    {
      responder.becomeFirstResponder()
    }
  }
}

extension UIResponder {
  /// The view that says where the responder is: itself, or that of a page.
  var responderView: UIView? { (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded }

  /// The nearest controller in the chain that begins here.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.next).firstNonNil { $0 as? UIViewController }
  }

  /// Whether a page comes after this one in the chain, or is this one.
  func isFollowed(by page: UIViewController) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === page }
  }
}

extension Presentation {
  /// Whether what is below keeps its first responder: it searches, or the page is beside it.
  ///
  /// Assumed for popovers.
  private var leavesFirstResponder: Bool {
    presented is UISearchController || style == .popover
  }

  /// The page comes over one that stays where it is.
  func putFirstResponderAside() {
    if !removesPresenter, !leavesFirstResponder { presenter?.putFirstResponderAside() }
  }

  /// The page has gone, and the one below has the keyboard again.
  ///
  /// Assumed: then, and not while the page goes.
  func giveFirstResponderBack() {
    if !removesPresenter { presenter?.giveFirstResponderBack() }
  }
}
