import QuartzCore

/// The wrapper of the page that went last, for the page that comes next: with what is in it, it takes longer to make
/// than most pages.
struct SpareWrapper {
  private var wrapper: UIViewControllerWrapperView?

  /// Keeps a wrapper that has gone, unless an app's own views are in it.
  mutating func keep(_ gone: UIViewControllerWrapperView) {
    wrapper = gone.isEmpty ? gone : nil
  }

  /// A wrapper without a page: the kept one if nobody could tell it from a new one, or else a new one.
  mutating func take(frame: CGRect) -> UIViewControllerWrapperView {
    defer { wrapper = nil }
    guard isKnownUniquelyReferenced(&wrapper), let wrapper, wrapper.isAsNew else {
      return UIViewControllerWrapperView(frame: frame)
    }
    wrapper.beginAnew(frame: frame)
    return wrapper
  }
}

extension UIViewControllerWrapperView {
  /// Whether nothing is left of the page that was in here, and of what an app may have done to its superview.
  fileprivate var isAsNew: Bool {
    isEmpty && superview == nil && margins == (0, 0)
      && [self, edgeShadowView, dimmingView].allSatisfy(\.isUntouched)
      && edgeShadowView.isHidden != TransitionMotion.castsShadow && looksAsNew
  }

  fileprivate var isEmpty: Bool {
    subviews.elementsEqual([edgeShadowView, dimmingView], by: ===)
  }

  private static let plainLook = CALayer().appearance(at: 0)

  /// Whether all that the layer shows is as it was, but for the place.
  private var looksAsNew: Bool {
    var look = baseLayer.appearance(at: 0)
    (look.position, look.bounds) = (.zero, .zero)
    return look == Self.plainLook && autoresizingMask == [.flexibleWidth, .flexibleHeight]
      && isUserInteractionEnabled && translatesAutoresizingMaskIntoConstraints
  }

  /// Is again as it was when it was made.
  fileprivate func beginAnew(frame: CGRect) {
    UIView.performWithoutAnimation {
      self.frame = frame
      dimming = 0
      isMirrored = false
    }
    for view in [self, edgeShadowView, dimmingView] { view.knownTraits = nil }
  }
}

extension UIView {
  /// Whether an app has added nothing to the view, and nothing moves it or waits for it.
  fileprivate var isUntouched: Bool {
    attachedGestureRecognizers.isEmpty && attachments.isEmpty && associatedValues == nil
      && ownAccessibility == nil && ownTraitState == nil && ownTintColor == nil
      && ownRareState == nil && ownLayoutState == nil && blockingAnimationCount == 0
      && baseLayer.animationKeys() == nil && baseLayer.mask == nil && tag == 0
      && containerSafeAreaInsets == .zero
  }
}
