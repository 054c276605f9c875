import Foundation
import QuartzCore

/// One menu on the screen, from the press to its end.
///
/// The order of the calls: the preview is asked for, then the menu and the app's own preview are made, and the
/// delegate hears that the menu comes; as it goes, of a preview that was tapped first, then where it goes back to,
/// and that the menu ends (assumed; Apple gives no order). An action runs after that, while the menu is going.
final class ContextMenuSession {
  private weak var interaction: UIContextMenuInteraction?
  private let configuration: UIContextMenuConfiguration
  private let source: UITargetedPreview
  private let previewPage: UIViewController?
  private let platter: ContextMenuPlatter
  private let ground = UIView()
  private var menu: UIMenu
  private var menuView: MenuView?
  private let formerAlpha: CGFloat
  private var isEnding = false
  /// Runs along with a preview that was tapped.
  private var committing: ContextMenuAnimator?

  private static let groundColor = UIColor.black.withAlphaComponent(0.2)

  /// Opens the menu; nil if the app has nothing to show.
  init?(_ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction) {
    guard let delegate = interaction.delegate, let view = interaction.view,
      let window = view.window
    else { return nil }
    self.interaction = interaction
    self.configuration = configuration
    source =
      delegate.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
      ?? UITargetedPreview(view: view)
    previewPage = configuration.previewProvider?()
    menu = (configuration.actionProvider?([]) ?? UIMenu(title: "", children: []))
      .showingCommands(performedFrom: source.view)
    platter = ContextMenuPlatter(source, previewPage)
    formerAlpha = source.view.alpha
    guard previewPage != nil || menu.showsAnything else { return nil }
    let animator = ContextMenuAnimator(previewPage)
    delegate.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    open(in: window, animator)
  }

  private func open(in window: UIWindow, _ animator: ContextMenuAnimator) {
    let menuView = MenuView(menu, onChoice: { self.choose($0) })  // Until the end.
    self.menuView = menuView
    menuView.onClose = { [weak self] in self?.end() }
    platter.addAction(UIAction { [weak self] _ in self?.commit() }, for: .touchUpInside)
    ground.backgroundColor = Self.groundColor
    ground.isUserInteractionEnabled = false
    let start = platter.startFrame(in: window)
    platter.frame = platter.restFrame(in: window, menuHeight: menuView.height)
    let rest = platter.frame
    menuView.open(beside: platter, in: window, over: ground)
    previewPage?.beginAppearanceTransition(true, animated: true)
    UIView.performWithoutAnimation {
      platter.frame = start
      platter.layoutIfNeeded()
      ground.alpha = 0
      source.view.alpha = 0
    }
    UIView.animate(
      withDuration: MenuView.duration,
      animations: { [self] in
        platter.frame = rest
        platter.layoutIfNeeded()
        ground.alpha = 1
        animator.animate()
      },
      completion: { [weak self] _ in
        guard let self else { return }
        if !isEnding { previewPage?.endAppearanceTransition() }
        animator.complete()
      })
  }

  // MARK: What the person does

  func fingerMoved(_ location: (UIView) -> CGPoint) {
    if let menuView { menuView.fingerMoved(to: location(menuView)) }
  }

  func fingerLifted() {
    menuView?.fingerLifted()
  }

  private func choose(_ action: UIAction) {
    guard let interaction else { return }
    UISystem.current.running(.app("UIAction")) { action.perform(sender: interaction) }
  }

  private func commit() {
    guard !isEnding, let interaction else { return }
    let animator = ContextMenuAnimator(previewPage)
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    committing = animator
    menuView?.close()
  }

  // MARK: What the app does

  func dismiss() {
    menuView?.close()
  }

  func update(_ block: (UIMenu) -> UIMenu) {
    menu = block(menu)
    menuView?.show(menu)
  }

  // MARK: The end

  /// The menu goes; the preview goes back to its place.
  private func end() {
    guard !isEnding else { return }
    isEnding = true
    let animators = [committing, ContextMenuAnimator(previewPage)].compactMap { $0 }
    var place = source
    if let interaction, let delegate = interaction.delegate {
      place =
        delegate.contextMenuInteraction(
          interaction, configuration: configuration,
          dismissalPreviewForItemWithIdentifier: configuration.identifier)
        ?? delegate.contextMenuInteraction(
          interaction, previewForDismissingMenuWithConfiguration: configuration) ?? source
      delegate.contextMenuInteraction(
        interaction, willEndFor: configuration, animator: animators.last)
      interaction.session = nil
    }
    previewPage?.turnAppearance(false, animated: true)
    UIView.animate(
      withDuration: MenuView.duration,
      animations: { [self] in
        if let window = platter.window { platter.frame = platter.frame(of: place, in: window) }
        platter.layoutIfNeeded()
        ground.alpha = 0
        for animator in animators { animator.animate() }
      },
      completion: { [self] _ in
        source.view.alpha = formerAlpha
        platter.removePage()
        menuView = nil
        previewPage?.endAppearanceTransition()
        for animator in animators { animator.complete() }
      })
  }
}
