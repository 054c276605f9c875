import Foundation
import Simulator
import Testing
import UIKit

@Suite("An optional method with an answer, called through a question mark,")
@MainActor
struct OptionalAnswerTests {
  /// A page that animates itself, and says how it and others may be up.
  private final class Page: UIViewController, UIViewControllerTransitioningDelegate,
    UIAdaptivePresentationControllerDelegate, UINavigationControllerDelegate,
    UISplitViewControllerDelegate, UIPageViewControllerDelegate, UIToolbarDelegate
  {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscapeLeft }

    func splitViewControllerPreferredInterfaceOrientation(
      forPresentation splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .landscapeRight }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    /// The class's own property, though its protocols have calls of the same name.
    var hasPresentationController: Bool { presentationController != nil }
  }

  private let page = Page()

  @Test("of a transitioning delegate is that of the class")
  func presentationController() {
    let other = UIViewController()
    other.transitioningDelegate = page
    let controller = other.transitioningDelegate?.presentationController?(
      forPresented: other, presenting: page, source: page)
    #expect(controller?.presentedViewController === other)
    #expect(page.hasPresentationController)
  }

  @Test("of a container's delegate is that of the class, or what is usual")
  func orientations() {
    let navigation = UINavigationController()
    navigation.delegate = page
    let delegate = navigation.delegate
    #expect(
      delegate?.navigationControllerSupportedInterfaceOrientations?(navigation) == .landscapeLeft)
    #expect(
      delegate?.navigationControllerPreferredInterfaceOrientationForPresentation?(navigation)
        == .portrait)
    let split = UISplitViewController()
    split.delegate = page
    #expect(
      split.delegate?.splitViewControllerPreferredInterfaceOrientation?(forPresentation: split)
        == .landscapeRight)
    #expect(split.delegate?.splitViewControllerSupportedInterfaceOrientations?(split) != [])
    let pages = UIPageViewController()
    pages.delegate = page
    #expect(
      pages.delegate?.pageViewControllerPreferredInterfaceOrientation?(forPresentation: pages)
        == .portrait)
  }

  @Test("of a bar's delegate is that of the class")
  func position() {
    let bar = UIToolbar()
    bar.delegate = page
    #expect(bar.delegate?.position?(for: bar) == .topAttached)
  }

  /// An animator that a finger can hold.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let inner = UIViewPropertyAnimator(duration: 1, curve: .linear)

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { inner }
  }

  /// An animator that nobody can hold.
  private final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  @Test("of an animator is nil if the class does not implement it")
  func interruptible() {
    let bench = AnimationBench()
    let context = StubContext()
    bench.device.perform {
      let plain: any UIViewControllerAnimatedTransitioning = PlainAnimator()
      #expect(plain.interruptibleAnimator?(using: context) == nil)
      let animator = Animator()
      let held: any UIViewControllerAnimatedTransitioning = animator
      #expect(held.interruptibleAnimator?(using: context) === animator.inner)
      let inner: any UIViewImplicitlyAnimating = held.interruptibleAnimator!(using: context)
      #expect(inner === animator.inner)
    }
  }

  @Test("of something that animates adds changes and what comes at the end")
  func animating() {
    let bench = AnimationBench()
    let animator = Animator()
    let view = bench.view
    let implicit: any UIViewImplicitlyAnimating = animator.inner
    var end: UIViewAnimatingPosition?
    bench.device.perform {
      implicit.addAnimations? { view.alpha = 0.5 }
      implicit.addAnimations?({ view.alpha = 0.25 }, delayFactor: 0)
      implicit.addCompletion? { end = $0 }
      implicit.startAnimation()
      implicit.pauseAnimation()
      implicit.continueAnimation?(withTimingParameters: nil, durationFactor: 0.5)
    }
    _ = bench.device.settle(limit: 3)
    #expect(end == .end)
    #expect(view.alpha == 0.25)
  }
}

/// A context in which nothing happens.
private final class StubContext: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView()
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}

@Suite("A property that UIKit keeps weakly")
@MainActor
struct WeakPropertyTests {
  /// Overrides in the two ways that are customary.
  private final class Navigation: UINavigationController {
    weak var outside: (any UINavigationControllerDelegate)?

    override weak var delegate: (any UINavigationControllerDelegate)? {
      get { outside }
      set { outside = newValue }
    }
  }

  private final class Table: UITableView {
    var changes = 0

    override var delegate: (any UITableViewDelegate)? {
      didSet { changes += 1 }
    }
  }

  private final class Collection: UICollectionView {
    var changes = 0

    override weak var delegate: (any UICollectionViewDelegate)? {
      didSet { changes += 1 }
    }
  }

  private final class Page: UIViewController, UINavigationControllerDelegate, UITableViewDelegate,
    UICollectionViewDelegate
  {
    weak var around: UIViewController?

    override weak var parent: UIViewController? { around ?? super.parent }
  }

  @Test("can be overridden as a weak or as a plain one")
  func overridden() {
    let page = Page()
    let navigation = Navigation()
    navigation.delegate = page
    #expect(navigation.outside === page)
    let table = Table()
    table.delegate = page
    #expect(table.changes == 1)
    #expect(table.delegate === page)
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.delegate = page
    #expect(collection.changes == 1)
    page.around = navigation
    #expect(page.parent === navigation)
  }

  @Test("is nil when nobody else keeps the object")
  func weak() {
    let navigation = UINavigationController()
    navigation.delegate = Page()
    #expect(navigation.delegate == nil)
  }
}
