import Foundation
import QuartzCore

/// The keyboard of a device: how high it is, and who is told.
///
/// It is there while a first responder takes text, has an input view or has a view above the keyboard. Taps on its
/// keys type, as what the device types does.
///
/// Order of events, for one change: `willChangeFrame`, `willShow` or `willHide`, the views that follow it;
/// when it has moved, `didChangeFrame`, and `didShow` or `didHide`. A text field tells that it begins editing
/// before the keyboard comes (reports of several people, iOS 9 and later).
final class Keyboard {
  /// How long it moves, in seconds, and how: the values that all reports of the notifications have.
  static let duration: TimeInterval = 0.25
  static let curve = 7

  /// Room that the keyboard takes at the bottom of the screen, in points.
  private(set) var height: CGFloat = 0
  /// The size of the screen on which apps were told of it.
  private var toldSize = CGSize.zero
  /// How far a finger has pulled it down, in points.
  private var pull: CGFloat = 0
  private weak var responder: UIResponder?
  /// Who asked to become first responder while it was in no window.
  weak var candidate: UIView?
  private var holdCount = 0
  private var isStale = false
  private lazy var inputWindow = InputWindow()
  private var hasInputWindow = false
  /// Whether who has said of the view above the keyboard goes.
  private var ownerIsLeaving = false
  private var followers: [WeakView] = []
  private var arrival: TimerToken?

  private var avoiding: [WeakPage] = []

  private struct WeakView {
    weak var view: UIView?
  }

  private struct WeakPage {
    weak var page: (any KeyboardAvoiding)?
  }

  /// The keyboard's rectangle on the screen, from a place on down.
  private func frame(top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: UIScreen.main.bounds.width, height: height)
  }

  /// Where the keyboard begins, in points from the top of the screen.
  var top: CGFloat { restingTop + pull }
  private var restingTop: CGFloat { UIScreen.main.bounds.maxY - height }

  // MARK: Followers

  /// A view has something that follows the keyboard.
  func addFollower(_ view: UIView) {
    followers.removeAll { $0.view == nil }
    followers.append(WeakView(view: view))
  }

  /// A page gets out of the keyboard's way, until it disappears.
  func add(_ page: any KeyboardAvoiding) {
    avoiding.removeAll { $0.page == nil || $0.page === page }
    avoiding.append(WeakPage(page: page))
  }

  // MARK: Under a finger

  /// A finger that drags content is somewhere on the screen: below the keyboard's upper edge it takes that along.
  ///
  /// Source: Apple, "UIScrollView.KeyboardDismissMode.interactive": "The keyboard follows the dragging touch offscreen,
  /// and can be pulled upward again to cancel the dismiss." Nothing is posted meanwhile. Assumed: a bar above the
  /// keyboard that will stay at the bottom is not pulled further; of several paddings the largest counts.
  func follow(fingerAt y: CGFloat) {
    guard height > 0 else { return }
    let guides = followers.compactMap { $0.view?.ownLayoutState?.keyboardGuide }
    let padding = guides.map(\.keyboardDismissPadding).max() ?? 0
    let way = min(max(0, y + padding - restingTop), height - remainingHeight)
    guard way != pull else { return }
    pull = way
    if hasInputWindow { inputWindow.place(top: top) }
    followers.compactMap(\.view).forEach { $0.islandConstantsDidChange() }
  }

  /// The finger is lifted: the keyboard goes, or comes back.
  ///
  /// Assumed: it goes with the finger, and from rest to the nearer side.
  func letGo(velocity: CGFloat) {
    guard pull > 0 else { return }
    let goes = velocity == 0 ? pull > height / 2 : velocity > 0
    if goes, responder?.resignFirstResponder() ?? true, pull == 0 { return }
    pull = 0
    moveFollowers(isAnimated: UIView.areAnimationsEnabled)
    if hasInputWindow { animate { self.inputWindow.place(top: self.top) } }
  }

  /// What will be left when the first responder has resigned.
  private var remainingHeight: CGFloat {
    guard let owner = hasInputWindow ? inputWindow.owner : nil, owner !== responder,
      owner.canBecomeFirstResponder, let responder, inputWindow.contains(responder)
    else { return 0 }
    return InputViews(of: owner).height
  }

  // MARK: Changes

  /// Puts what follows from several changes of the first responder into one.
  func holding<Result>(_ changes: () -> Result) -> Result {
    holdCount += 1
    defer {
      holdCount -= 1
      if holdCount == 0, isStale { update() }
    }
    return changes()
  }

  /// The first responder, or what it says of its input views, changed.
  func update() {
    guard holdCount == 0 else {
      isStale = true
      return
    }
    isStale = false
    let current = UIApplication.shared.textResponder ?? hostOfAccessory()
    let views = InputViews(of: current)
    let newHeight = views.height
    if !views.isEmpty {
      hasInputWindow = true
      inputWindow.show(views)
    } else if hasInputWindow, newHeight == height {
      inputWindow.clear()
    }
    guard newHeight != height || (newHeight > 0 && current !== responder) else {
      responder = current
      return
    }
    responder = current
    move(to: newHeight, isAnimated: UIView.areAnimationsEnabled)
  }

  /// A view above the keyboard, or one in its place, may want another height than it has, or the screen has turned.
  ///
  /// Source: bars of chats grow with their text; they say so by `invalidateIntrinsicContentSize()` or by constraints
  /// (InputBarAccessoryView, MessageKit), and pages hear of it by the keyboard's notifications. Assumed: what changes
  /// by itself does not move; apps lay out the bar's superview inside an animation to have it move.
  func measure() {
    guard height > 0, let views = inputWindow.views,
      views.height != height || toldSize != UIScreen.main.bounds.size
    else { return }
    inputWindow.show(views)
    move(to: views.height, isAnimated: false)
  }

  /// Views came into a window: one of them may have asked before to become first responder.
  ///
  /// Source: pages whose field does so in `viewDidLoad()` or `viewWillAppear(_:)` come with the keyboard
  /// (stackoverflow.com/questions/33486030). Assumed: so does any view that is put into a window later.
  func considerCandidate() {
    guard let candidate, candidate.window != nil else { return }
    self.candidate = nil
    candidate.becomeFirstResponder()
  }

  /// Goes if the responder that it served has gone with its window.
  func updateIfAbandoned() {
    if height > 0, responder == nil { update() }
  }

  /// When nobody is first responder any more who was inside the view above the keyboard, that view's owner
  /// is again: so it stays, at the bottom of the screen (common use: bars of chats).
  private func hostOfAccessory() -> UIResponder? {
    guard hasInputWindow, !ownerIsLeaving, let owner = inputWindow.owner, let responder,
      inputWindow.contains(responder), owner.canBecomeFirstResponder,
      UIApplication.shared.isInAWindow(owner)
    else { return nil }
    holdCount += 1
    defer { holdCount -= 1 }
    defer { isStale = false }
    return owner.becomeFirstResponder() ? owner : nil
  }

  /// A page goes: somebody may be typing in what it has put above the keyboard, which goes with it.
  ///
  /// - Returns: Who was, and who has put it there; nil if nobody was, or if they stay.
  func takeAway(from page: UIViewController) -> (typist: UIResponder, owner: UIResponder)? {
    guard hasInputWindow, let responder, inputWindow.contains(responder),
      let owner = inputWindow.owner, owner.isFollowed(by: page)
    else { return nil }
    ownerIsLeaving = true
    defer { ownerIsLeaving = false }
    return responder.resignFirstResponder() ? (responder, owner) : nil
  }

  private func move(to newHeight: CGFloat, isAnimated: Bool) {
    let isHiding = newHeight == 0
    let oldTop = top
    let seenHeight = newHeight > 0 ? newHeight : height
    let begin = frame(top: oldTop, height: height > 0 ? height : newHeight)
    height = newHeight
    pull = 0
    toldSize = UIScreen.main.bounds.size
    let end = frame(top: top, height: seenHeight)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey:
        NSNumber(value: isAnimated ? Self.duration : 0),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let tell = {
      self.post(UIResponder.keyboardWillChangeFrameNotification, info)
      self.post(
        isHiding
          ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
        info)
    }
    if isAnimated, UISystem.current.behaviour.tellsInKeyboardAnimation {
      animate(tell)
    } else {
      tell()
    }
    moveFollowers(isAnimated: isAnimated)
    reveal(responder, isAnimated: isAnimated)
    slide(fromTop: oldTop, isAnimated: isAnimated)
    let loop = UISystem.current.loop
    arrival.map(loop.cancel)
    arrival = loop.schedule(after: isAnimated ? Self.duration : 0) { [weak self] in
      MainActor.assumeIsolated { self?.arrive(isHiding: isHiding, info) }
    }
  }

  /// Goes to its place, from below the screen or to there where it was not or will not be seen.
  private func slide(fromTop top: CGFloat, isAnimated: Bool) {
    guard hasInputWindow else { return }
    guard isAnimated else {
      if height == 0 { inputWindow.clear() }
      return
    }
    UIView.performWithoutAnimation { inputWindow.place(top: top) }
    animate { self.inputWindow.place(top: self.top) }
  }

  func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [
        UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16), .beginFromCurrentState,
        .allowUserInteraction,
      ],
      animations: changes)
  }

  /// What was typed changed the text of the first responder.
  func textDidChange() {
    if hasInputWindow { inputWindow.textDidChange() }
  }

  private func arrive(isHiding: Bool, _ info: [AnyHashable: Any]) {
    arrival = nil
    if isHiding, hasInputWindow { inputWindow.clear() }
    post(UIResponder.keyboardDidChangeFrameNotification, info)
    post(
      isHiding ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
      info)
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
    UISystem.current.running(.app("keyboard notification")) {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }
  }

  /// Lays out what follows the keyboard, along with it.
  private func moveFollowers(isAnimated: Bool) {
    let views = followers.compactMap(\.view)
    let pages = avoiding.compactMap(\.page)
    for view in views { view.islandConstantsDidChange() }
    let layOut = {
      for view in views { (view.window ?? view).layoutIfNeeded() }
      for page in pages { page.keyboardMoves(to: self.top) }
    }
    guard isAnimated, !views.isEmpty || !pages.isEmpty else { return layOut() }
    animate(layOut)
  }
}

extension UIApplication {
  /// Who has the keyboard: the first responder of the key window, or else of one that never was it.
  var textResponder: UIResponder? {
    let others = windows.filter { window in
      !formerKeyWindows.contains { $0.wrappedValue === window }
    }
    return ([keyWindow].compactMap { $0 } + others).lazy.compactMap(\.firstResponder).first
  }

  func isInAWindow(_ responder: UIResponder) -> Bool {
    switch responder {
    case let view as UIView: view.window != nil
    case let page as UIViewController: page.viewIfLoaded?.window != nil
    default: true
    }
  }
}

extension UIWindow {
  /// Takes the first responder's part away from what leaves the window.
  ///
  /// A text field sees to that itself; it tells its delegate.
  func releaseFirstResponder(inside view: UIView) {
    guard let firstResponder, !(firstResponder is UITextField),
      firstResponder.responderView?.isDescendant(of: view) ?? false
    else { return }
    if !firstResponder.resignFirstResponder() {
      self.firstResponder = nil
      UIApplication.shared.keyboard.update()
    }
  }
}
