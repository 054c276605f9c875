/// What becomes of the tint behind a page.
///
/// Alerts, action sheets, popovers and cards take it, unless a card lies at a height at which it dims nothing
/// (rdar://36531447 and 51354714; expo-ios-popover, issue 4; GitHawkApp/ContextMenu, issue 20). What an app presents
/// with a controller of its own takes none. Assumed: it goes and comes with the animation.
extension Presentation {
  /// Shows the page at a stage, and what is behind it with or without tint.
  func place(_ view: UIView, at stage: PresentationStage, with look: any PresentationLook) {
    look.place(self, view: view, at: stage)
    switch stage {
    case .before: break
    case .shown: occlude(look.occludes(in: self))
    case .after: for presentation in leaving { presentation.occlude(false) }
    }
  }

  /// This presentation and those below that go with it.
  private var leaving: some Sequence<Presentation> {
    sequence(first: self) { $0.presenter?.presentationOfSelf }.prefix { $0.phase == .dismissing }
  }

  /// Takes the tint from the presenter's view, or gives it back.
  func occlude(_ isOccluded: Bool) {
    guard (occludedView != nil) != isOccluded else { return }
    occludedView?.occlude(false)
    occludedView = isOccluded ? presenter?.viewIfLoaded : nil
    occludedView?.occlude(true)
  }
}
