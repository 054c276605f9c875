import Testing
import UIKit

@MainActor
@Suite("A finger that presses hard")
struct PreviewingTests {
  private final class Source: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { UIViewController() }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test("can be registered for on a phone that feels no force")
  func registers() {
    let page = UIViewController()
    let source = Source()
    #expect(page.traitCollection.forceTouchCapability != .available)
    let context = page.registerForPreviewing(with: source, sourceView: page.view)
    #expect(context.delegate === source)
    #expect(context.sourceView === page.view)
    #expect(context.sourceRect == page.view.bounds)
    page.unregisterForPreviewing(withContext: context)
  }

  @Test("is told to nobody where nobody feels it")
  func interaction() {
    final class Told: NSObject, UIPreviewInteractionDelegate {
      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
      ) {}
      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}
    }
    let (view, told) = (UIView(), Told())
    let interaction = UIPreviewInteraction(view: view)
    interaction.delegate = told
    #expect(interaction.view === view && interaction.delegate === told)
    #expect(
      told.previewInteractionShouldBegin(interaction) && interaction.location(in: view) == .zero)
    interaction.cancel()
  }

  @Test("can be registered for in a page's own way")
  func ownRegistration() {
    final class Page: UIViewController {
      var registered: [UIView] = []
      override func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
      ) -> any UIViewControllerPreviewing {
        registered.append(sourceView)
        return super.registerForPreviewing(with: delegate, sourceView: sourceView)
      }
      override func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing)
      {
        registered.removeAll { $0 === previewing.sourceView }
      }
    }
    let page = Page()
    let source = Source()
    let context = (page as UIViewController).registerForPreviewing(
      with: source, sourceView: page.view)
    #expect(page.registered == [page.view])
    page.unregisterForPreviewing(withContext: context)
    #expect(page.registered.isEmpty)
  }

  @Test("would find actions that know the page")
  func actions() {
    var told: [String] = []
    let action = UIPreviewAction(title: "Share", style: .default) { action, page in
      told.append("\(action.title) \(page.title ?? "")")
    }
    let page = UIViewController()
    page.title = "Page"
    action.handler(action, page)
    #expect(told == ["Share Page"])
    #expect(page.previewActionItems.isEmpty)
    #expect(UIPreviewActionGroup(title: "More", style: .default, actions: [action]).title == "More")
  }
}
