import Foundation

/// A card that slides up from below the screen while the page behind it darkens, and down again.
struct SheetLook: PresentationLook {
  let duration = TransitionMotion.duration
  /// How dark the page behind is (assumed: read off published screenshots).
  static let dimming: CGFloat = 0.2

  func occludes(in presentation: Presentation) -> Bool {
    sheet(of: presentation)?.isUndimmed == false
  }

  func prepare(_ presentation: Presentation, view: UIView) {
    presentation.container.dimmingView.backgroundColor = .black
    sheet(of: presentation)?.place()
  }

  func place(_ presentation: Presentation, view: UIView, at stage: PresentationStage) {
    guard stage != .shown else {
      sheet(of: presentation)?.place()
      return
    }
    let bounds = presentation.container.bounds
    view.frame.origin.y = bounds.maxY
    sheet(of: presentation)?.restorePageBehind()
    presentation.container.dimmingView.alpha = 0
  }

  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    TransitionMotion.animate(changes, completion: completion)
  }

  private func sheet(of presentation: Presentation) -> UISheetPresentationController? {
    presentation.active as? UISheetPresentationController
  }
}
