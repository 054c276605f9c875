import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Views of a transition that are shown again")
@MainActor
struct ViewsShownAgainTests {
  /// What an app changes while three pages are on the stack, with the root and the page above it covered.
  enum Change: String, CaseIterable {
    case nothing, title, titleView, leftItem, rightItem, noBackButton, backTitle, dark, tint,
      blackBar, look, pageLook, titleColor, indicator, largeTitle, prompt, mirrored
    case wrapperColor, wrapperView, wrapperTag, wrapperAlpha, wrapperTransform, wrapperTouches,
      wrapperTint, wrapperGesture, wrapperCorners, shadowHidden

    @MainActor
    func make(_ navigation: UINavigationController, wrapper: UIView) {
      let (below, page) = (navigation.viewControllers[0], navigation.viewControllers[1])
      let (item, bar) = (page.navigationItem, navigation.navigationBar)
      let other = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
      switch self {
      case .nothing: break
      case .title: page.title = "Another"
      case .titleView: item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      case .leftItem: item.leftBarButtonItem = other
      case .rightItem: item.rightBarButtonItem = other
      case .noBackButton: item.hidesBackButton = true
      case .backTitle: below.navigationItem.backButtonTitle = "Beneath"
      case .dark: navigation.overrideUserInterfaceStyle = .dark
      case .tint: bar.tintColor = .orange
      case .blackBar: bar.barStyle = .black
      case .look:
        bar.standardAppearance = UINavigationBarAppearance()
        bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
      case .pageLook:
        let look = UINavigationBarAppearance()
        look.titleTextAttributes = [.foregroundColor: UIColor.red]
        item.standardAppearance = look
      case .titleColor: bar.titleTextAttributes = [.foregroundColor: UIColor.green]
      case .indicator:
        bar.backIndicatorImage = UIImage(systemName: "xmark")
        bar.backIndicatorTransitionMaskImage = UIImage(systemName: "xmark")
      case .largeTitle: bar.prefersLargeTitles = true
      case .prompt: item.prompt = "Prompt"
      case .mirrored: bar.semanticContentAttribute = .forceRightToLeft
      case .wrapperColor: wrapper.backgroundColor = .red
      case .wrapperView: wrapper.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      case .wrapperTag: wrapper.tag = 7
      case .wrapperAlpha: wrapper.alpha = 0.5
      case .wrapperTransform: wrapper.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      case .wrapperTouches: wrapper.isUserInteractionEnabled = false
      case .wrapperTint: wrapper.tintColor = .purple
      case .wrapperGesture: wrapper.addGestureRecognizer(UITapGestureRecognizer())
      case .wrapperCorners: wrapper.layer.cornerRadius = 8
      case .shadowHidden: wrapper.subviews.first?.isHidden.toggle()
      }
    }
  }

  /// Three pages, of which the upper one goes; before that, something changes.
  @MainActor
  private final class Bench {
    let bench = ControllersBench(.iOS18)
    private(set) weak var formerWrapper: UIView?
    private(set) weak var formerTitle: UIView?
    /// As long as somebody holds a view, it is not used again.
    private var held: [UIView] = []
    private let isHolding: Bool

    init(_ change: Change, holding: Bool) {
      isHolding = holding
      bench.launch()
      bench.push("Page")
      bench.settle()
      let page = bench.navigation.viewControllers[1]
      let wrapper = page.view.superview
      let contents = bench.navigation.navigationBar.subviews.last
      (formerWrapper, formerTitle) = (wrapper, contents)
      hold()
      bench.push("Top")
      bench.settle()
      bench.perform { if let wrapper { change.make(bench.navigation, wrapper: wrapper) } }
      bench.settle()
    }

    /// Pops, and says what the window shows in the middle of that and at the end.
    func pop() -> [ShownView] {
      hold()
      bench.perform { bench.navigation.popViewController(animated: true) }
      return seen()
    }

    /// Pushes another page, and says the same.
    func push() -> [ShownView] {
      hold()
      bench.push("Next")
      return seen()
    }

    private func seen() -> [ShownView] {
      bench.advance(0.2)
      let middle = bench.window.shownTree(at: bench.loop.now)
      bench.settle()
      return middle + bench.window.shownTree(at: bench.loop.now)
    }

    private func hold() {
      guard isHolding else { return }
      held += [bench.navigation.topViewController?.view.superview].compactMap { $0 }
      held += bench.navigation.navigationBar.subviews
    }

    var page: UIViewController { bench.navigation.viewControllers[1] }
  }

  @Test("look and act as new ones would, whatever an app has changed", arguments: Change.allCases)
  func likeNew(change: Change) {
    let (made, again) = (Bench(change, holding: true), Bench(change, holding: false))
    for step in [Bench.pop, Bench.push, Bench.pop] {
      let (expected, found) = (step(made)(), step(again)())
      let difference = zip(expected, found).first { $0 != $1 }
      #expect(difference == nil && expected.count == found.count)
    }
  }

  @Test("are the wrapper of the page that went, and the contents of the bar below")
  func again() {
    let bench = Bench(.nothing, holding: false)
    _ = bench.pop()
    #expect(bench.formerWrapper != nil && bench.page.view.superview === bench.formerWrapper)
    #expect(bench.formerTitle != nil && bench.formerTitle?.window != nil)
  }

  @Test("are not those that somebody holds, or that are not as they were")
  func anew() {
    for bench in [Bench(.nothing, holding: true), Bench(.wrapperTag, holding: false)] {
      _ = bench.pop()
      #expect(bench.page.view.superview !== bench.formerWrapper)
    }
  }

  /// Runs code whose temporary references are gone when it returns.
  @inline(never)
  private func scoped(_ body: () -> Void) {
    body()
  }

  @Test("keep nothing of an app's alive")
  func memory() {
    let bench = ControllersBench.launched(.iOS18)
    weak var page: UIViewController?
    weak var item: UINavigationItem?
    weak var inside: UIView?
    scoped {
      let made = bench.page("Page")
      let view = UIView()
      (page, item, inside) = (made, made.navigationItem, view)
      bench.perform { bench.navigation.pushViewController(made, animated: true) }
      bench.settle()
      bench.perform { made.view.superview?.addSubview(view) }
    }
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.settle()
    #expect(page == nil && item == nil && inside == nil)
  }
}

/// What shows of a view, and what acts there.
private struct ShownView: Equatable {
  let kind: String
  let look: CALayer.Appearance
  let drawings: [DrawingCommand]
  let text: String?
  let tint: [CGFloat]?
  let tag: Int
  let takesTouches: Bool
  let recognizerCount: Int
}

extension UIView {
  /// What shows of the view and of those in it, from back to front.
  fileprivate func shownTree(at time: TimeInterval) -> [ShownView] {
    let view = ShownView(
      kind: "\(type(of: self))", look: layer.appearance(at: time), drawings: layer.drawings,
      text: (self as? UILabel)?.text, tint: tintColor.cgColor.components, tag: tag,
      takesTouches: isUserInteractionEnabled, recognizerCount: gestureRecognizers?.count ?? 0)
    return [view] + subviews.flatMap { $0.shownTree(at: time) }
  }
}
