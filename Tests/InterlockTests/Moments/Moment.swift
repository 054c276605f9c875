import Interlock
import Simulator
import UIKit

/// A moment in which an app may call a verb.
enum Moment: String, CaseIterable {
  // In a callback of the page that comes.
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidLayoutSubviews, viewDidAppear
  case willMoveToParent, didMoveToParent
  // In a callback of the page that goes.
  case viewWillDisappear, viewDidDisappear, willLeaveParent, didLeaveParent, deinitialization
  // In a callback of the controller's delegate, or in a hook of the guard.
  case willShow, didShow, pageWillShow, pageDidShow
  // Around an animation.
  case midTransition, alongsideAnimation, coordinatorCompletion, transactionCompletion
  case verbCompletion, animationBlock, animationCompletion, performWithoutAnimation
  // Under a finger that pops the top page, or does not in the end.
  case finishingSwipe, cancelledSwipe
  // Around a presentation.
  case presenting, presentCompletion, dismissing, dismissCompletion
  // In a callback of another navigation controller: the first comes while that is being presented, as
  // `isBeingPresented` says also in `viewDidAppear` (documentation).
  case othersFirstDidShow, othersWillShow, othersDidShow
  // Where there is nothing to be seen yet.
  case offScreen, beforeFirstLayout, launching

  /// Whether the controller is on the screen when the moment comes.
  var isOnScreen: Bool {
    switch self {
    case .offScreen, .beforeFirstLayout, .launching: false
    default: true
    }
  }

  /// Whether something is in the way of a verb at this moment.
  var isBusy: Bool {
    switch self {
    case .deinitialization, .verbCompletion, .animationBlock, .animationCompletion,
      .performWithoutAnimation, .presentCompletion, .dismissCompletion, .othersWillShow,
      .othersDidShow, .offScreen, .beforeFirstLayout, .launching:
      false
    default:
      true
    }
  }

  /// Whether UIKit itself turns a page back before it has come: the finger does, and so does a change
  /// in the turn in which the window is shown, up to iOS 17.
  var turnsBack: Bool {
    switch self {
    case .cancelledSwipe, .launching: true
    default: false
    }
  }

  /// The stack that the app has asked for when the moment comes.
  var stack: [String] {
    switch self {
    case .willLeaveParent, .didLeaveParent, .deinitialization, .finishingSwipe,
      .animationBlock, .animationCompletion, .performWithoutAnimation,
      .presenting, .presentCompletion, .dismissing, .dismissCompletion,
      .othersFirstDidShow, .othersWillShow, .othersDidShow,
      .offScreen, .beforeFirstLayout, .launching:
      ["Root", "Lower", "Upper"]
    default:
      ["Root", "Lower", "Upper", "First"]
    }
  }

  /// The stack after a verb that was called in this moment and carried out.
  func stack(after verb: Verb) -> [String] {
    switch (self, verb) {
    // Asked while the lower page was on its way back, the pop means that page and all above it.
    case (.cancelledSwipe, .pop), (.cancelledSwipe, .popUnanimated): ["Root", "Lower"]
    default: verb.result(on: stack)
    }
  }

  /// Makes the moment come and has the verb called in it.
  @MainActor
  func bringAbout(in scene: MomentScene) {
    let arrive: @MainActor @Sendable () -> Void = { scene.arrive() }
    switch self {
    case .viewDidLoad: push(in: scene, .viewDidLoad)
    case .viewWillAppear: push(in: scene, .viewWillAppear)
    case .viewIsAppearing: push(in: scene, .viewIsAppearing)
    case .viewDidLayoutSubviews: push(in: scene, .viewDidLayoutSubviews)
    case .viewDidAppear: push(in: scene, .viewDidAppear)
    case .willMoveToParent: push(in: scene, .willMoveToParent)
    case .didMoveToParent: push(in: scene, .didMoveToParent)
    case .viewWillDisappear: pushAbove(in: scene, .viewWillDisappear)
    case .viewDidDisappear: pushAbove(in: scene, .viewDidDisappear)
    case .willLeaveParent: pop(in: scene, .willLeaveParent)
    case .didLeaveParent: pop(in: scene, .didLeaveParent)
    case .deinitialization: pop(in: scene, .deinitialization)
    case .willShow, .didShow, .pageWillShow, .pageDidShow: bringAboutCallback(in: scene, arrive)
    case .midTransition, .alongsideAnimation, .coordinatorCompletion, .transactionCompletion,
      .verbCompletion, .animationBlock, .animationCompletion, .performWithoutAnimation:
      bringAboutAnimation(in: scene, arrive)
    case .finishingSwipe: swipe(in: scene, to: 350)
    case .cancelledSwipe: swipe(in: scene, to: 70)
    case .presenting, .presentCompletion, .dismissing, .dismissCompletion,
      .othersFirstDidShow, .othersWillShow, .othersDidShow:
      bringAboutPresentation(in: scene, arrive)
    case .offScreen: scene.stage.app(arrive)
    case .beforeFirstLayout:
      scene.stage.app {
        scene.stage.device.window.rootViewController = scene.stage.navigation
        arrive()
        scene.stage.device.window.makeKeyAndVisible()
      }
    case .launching: scene.stage.device.launch({ scene.stage.navigation }, then: arrive)
    }
  }
}

// MARK: - Pages

extension Moment {
  @MainActor
  private func push(in scene: MomentScene, _ callback: ReactivePage.Callback) {
    scene.first?.react(to: callback) { scene.arrive() }
    scene.pushFirst()
  }

  @MainActor
  private func pushAbove(in scene: MomentScene, _ callback: ReactivePage.Callback) {
    scene.upper.react(to: callback) { scene.arrive() }
    scene.pushFirst()
  }

  @MainActor
  private func pop(in scene: MomentScene, _ callback: ReactivePage.Callback) {
    scene.first?.react(to: callback) { scene.arrive() }
    scene.pushFirst()
    scene.stage.settle()
    scene.stage.app { scene.stage.navigation.popViewController(animated: true) }
  }
}

// MARK: - Fingers

extension Moment {
  /// Swipes the top page back, has the verb called on the way, and rests before the finger is lifted.
  @MainActor
  private func swipe(in scene: MomentScene, to end: CGFloat) {
    let device = scene.stage.device
    scene.pushFirst()
    scene.stage.settle()
    device.touchDown(at: CGPoint(x: 1, y: 500))
    device.drag(to: CGPoint(x: 60, y: 500), duration: 0.2)
    scene.stage.app { scene.arrive() }
    device.drag(to: CGPoint(x: end, y: 500), duration: 0.2)
    device.advance(by: 0.3)
    device.touchUp()
  }
}

// MARK: - Callbacks

extension Moment {
  @MainActor
  private func bringAboutCallback(
    in scene: MomentScene, _ arrive: @escaping @MainActor @Sendable () -> Void
  ) {
    let interlock = scene.stage.navigation.interlock
    switch self {
    case .willShow: scene.delegate.onWillShow = once(arrive)
    case .didShow: scene.delegate.onDidShow = once(arrive)
    case .pageWillShow: interlock.pageWillShow = { [arrive = once(arrive)] _ in arrive() }
    default: interlock.pageDidShow = { [arrive = once(arrive)] _ in arrive() }
    }
    scene.pushFirst()
  }

  private func once(_ code: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    var isDone = false
    return {
      guard !isDone else { return }
      isDone = true
      code()
    }
  }
}

// MARK: - Animations

extension Moment {
  @MainActor
  private func bringAboutAnimation(
    in scene: MomentScene, _ arrive: @escaping @MainActor @Sendable () -> Void
  ) {
    let stage = scene.stage
    let first = scene.first ?? ReactivePage("?")
    switch self {
    case .midTransition:
      scene.pushFirst()
      stage.device.advance(by: 0.1)
      stage.app(arrive)
    case .alongsideAnimation, .coordinatorCompletion:
      stage.app {
        stage.navigation.pushViewController(first, animated: true)
        let coordinator = stage.navigation.transitionCoordinator
        if self == .alongsideAnimation {
          coordinator?.animate(alongsideTransition: { _ in arrive() }, completion: nil)
        } else {
          coordinator?.animate(alongsideTransition: nil) { _ in arrive() }
        }
      }
    case .transactionCompletion:
      stage.app {
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated(arrive) }
        stage.navigation.pushViewController(first, animated: true)
        CATransaction.commit()
      }
    case .verbCompletion:
      stage.app { stage.navigation.interlock.push(first) { _ in arrive() } }
    case .animationBlock:
      stage.app { UIView.animate(withDuration: 0.3, animations: arrive) }
    case .animationCompletion:
      stage.app {
        UIView.animate(
          withDuration: 0.3, animations: { scene.upper.view.alpha = 0.9 },
          completion: { _ in
            scene.upper.view.alpha = 1
            arrive()
          })
      }
    default:
      stage.app { UIView.performWithoutAnimation(arrive) }
    }
  }
}

// MARK: - Presentations

extension Moment {
  @MainActor
  private func bringAboutPresentation(
    in scene: MomentScene, _ arrive: @escaping @MainActor @Sendable () -> Void
  ) {
    let (device, navigation) = (scene.stage.device, scene.stage.navigation)
    let delegate = RecordingDelegate()
    let other = UINavigationController(rootViewController: ReactivePage("Other"))
    // In every era the pages below stay in sight, as under a card from iOS 13 on.
    other.modalPresentationStyle = .overFullScreen
    other.delegate = delegate
    if self == .othersFirstDidShow { delegate.onDidShow = once(arrive) }
    let completion = self == .presentCompletion ? arrive : nil
    scene.stage.app { scene.upper.present(other, animated: true, completion: completion) }
    if self == .presenting {
      device.advance(by: 0.1)
      scene.stage.app(arrive)
    }
    scene.stage.settle()
    switch self {
    case .dismissing, .dismissCompletion:
      let completion = self == .dismissCompletion ? arrive : nil
      scene.stage.app { navigation.dismiss(animated: true, completion: completion) }
      guard self == .dismissing else { break }
      device.advance(by: 0.1)
      scene.stage.app(arrive)
    case .othersWillShow, .othersDidShow:
      if self == .othersWillShow { delegate.onWillShow = once(arrive) }
      if self == .othersDidShow { delegate.onDidShow = once(arrive) }
      scene.stage.app { other.pushViewController(ReactivePage("Others"), animated: true) }
    default: break
    }
    scene.stage.settle()
    withExtendedLifetime(delegate) {}
  }
}
