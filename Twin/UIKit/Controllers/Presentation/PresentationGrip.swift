import Foundation

/// A presented page that zooms, in the hands of fingers that dismiss it.
final class PresentationGrip: ZoomGrip {
  private let presentation: Presentation
  private let departure: Presentation.Departure
  private let changes: HeldChanges
  private let zoom: ZoomMotion?
  private var progress: CGFloat = 0

  init(_ presentation: Presentation) {
    self.presentation = presentation
    presentation.interruptAnimations()
    presentation.controller.tellOfDismissal { $0.presentationControllerWillDismiss($1) }
    departure = presentation.beginDeparture(animated: true, nil, nil)
    presentation.coordinator?.beginInteraction()
    if presentation.removesPresenter {
      presentation.bringPresenterBack()
      presentation.presenter?.sendViewIsAppearing()
    }
    presentation.beginZoom(of: presentation.zoomedView, grows: false)
    zoom = presentation.zoom
    changes = UISystem.current.animations.hold(duration: TransitionMotion.duration) {
      presentation.coordinator?.runAnimations()
    }
  }

  func move(to progress: CGFloat, _ drag: ZoomDrag) {
    self.progress = progress
    changes.show(progress)
    presentation.coordinator?.follow(progress)
    zoom?.follow(drag)
  }

  func lift(_ decision: SwipeInteraction.Decision) {
    let isCancelled = decision == .cancel
    presentation.coordinator?.endInteraction(isCancelled: isCancelled, at: progress)
    if isCancelled { presentation.beginReturn(of: departure) }
    let duration = zoom?.land(grows: isCancelled) ?? TransitionMotion.duration
    changes.release(backwards: isCancelled, duration: duration) { [self] in
      if let zoom { presentation.endZoom(zoom) }
      UISystem.current.running(
        .uikit("-[_UIViewControllerTransitionContext completeTransition:]")
      ) {
        end(isCancelled: isCancelled)
      }
    }
  }

  private func end(isCancelled: Bool) {
    if isCancelled {
      presentation.didReturn(departure)
    } else {
      presentation.didHide(departure)
      presentation.controller.tellOfDismissal { $0.presentationControllerDidDismiss($1) }
    }
  }
}

extension Presentation {
  /// Whether fingers may take hold of the page: it is there, or grows.
  var maySwipeZoomedPage: Bool {
    guard above.isEmpty, look is CoverLook || look is ZoomLook else { return false }
    return phase == .presented || phase == .presenting && zoom != nil
  }

  /// What grows and shrinks.
  var zoomedView: UIView { active.presentedView ?? presented.viewLoadingIfNeeded() }
}
