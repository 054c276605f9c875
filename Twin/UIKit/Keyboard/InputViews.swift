import Foundation

/// What a first responder wants at the bottom of the screen.
struct InputViews {
  /// In place of the keyboard.
  let inputView: UIView?
  /// Above the keyboard.
  let accessoryView: UIView?
  /// Who has said so of the view above.
  let owner: UIResponder?
  /// What the responder wants of the keys; nil without keys.
  let wishes: KeyboardWishes?

  /// Asks the responder and, where it says nothing, those after it in the chain (documentation of
  /// `inputView` and `inputAccessoryView`).
  init(of responder: UIResponder?) {
    let chain = Array(sequence(first: responder, next: { $0?.next }).compactMap { $0 })
    inputView = chain.lazy.compactMap { $0.inputViewController?.inputView ?? $0.inputView }.first
    owner = chain.first { $0.shownAccessoryView != nil }
    accessoryView = owner?.shownAccessoryView
    let keys = inputView == nil ? responder as? any UIKeyInput : nil
    wishes = keys.map(KeyboardWishes.init)
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { inputView == nil && accessoryView == nil && wishes == nil }

  private var bottomInset: CGFloat { UIScreen.main.safeAreaInsets.bottom }

  /// The height of the part in which keys are, in points.
  ///
  /// Assumed: an input view gets the room of the home indicator besides its own height, unless it is
  /// empty. A view above the keyboard that is there alone ends at the screen's edge, and finds the home
  /// indicator in its safe area (Apple's answer to the report openradar 34411433).
  var inputHeight: CGFloat {
    if inputView != nil {
      let height = inputViewHeight
      return height > 0 ? height + bottomInset : 0
    }
    guard let wishes else { return 0 }
    let measures = KeyboardMeasures.current
    return measures.keys + (wishes.hasSuggestions ? measures.suggestions : 0) + measures.bottomRow
  }

  /// The height of the app's view in place of the keys, in points.
  ///
  /// Assumed: one without a height of its own is as high as its content wants, so that a picker made without a
  /// frame shows, and an empty view hides the keyboard.
  ///
  /// An input view of UIKit's class that has left its height to constraints, and has none for it, is about as high as
  /// the keys without suggestions (Signal's `CustomKeyboard`, which leaves it to "the auto sizing").
  var inputViewHeight: CGFloat {
    guard let inputView else { return 0 }
    let isMeasured = inputView.sizesItself || inputView.frame.height == 0
    let height =
      isMeasured ? inputView.fittingHeight(safeBottom: bottomInset) : inputView.frame.height
    guard height == 0, inputView is UIInputView, inputView.isLeftToConstraints else {
      return height
    }
    return KeyboardMeasures.current.keys
  }

  /// The height of the view above the keys, in points: as its constraints say, or else its frame.
  var accessoryHeight: CGFloat {
    guard let accessoryView else { return 0 }
    let isFixed = !accessoryView.isLeftToConstraints
    let grows = accessoryView.autoresizingMask.contains(.flexibleHeight)
    let isMeasured =
      !isFixed || grows || accessoryView.sizesItself || accessoryView.frame.height == 0
    return isMeasured
      ? accessoryView.fittingHeight(safeBottom: inputHeight > 0 ? 0 : bottomInset)
      : accessoryView.frame.height
  }

  /// The height of all, in points.
  var height: CGFloat { inputHeight + accessoryHeight }
}

extension UIResponder {
  /// What the responder wants above the keyboard; its controller's view before a view of its own.
  var shownAccessoryView: UIView? {
    inputAccessoryViewController?.view ?? inputAccessoryView
  }
}

extension UIView {
  /// Whether the app has said that the view's constraints are to say how high it is.
  fileprivate var sizesItself: Bool { (self as? UIInputView)?.allowsSelfSizing ?? false }

  /// Whether the app has left it to constraints how large the view is.
  fileprivate var isLeftToConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints
      || (superview as? InputHostView)?.isConstrained(self) ?? false
  }

  /// How high the view's constraints make it across the screen, with so much of its lower end covered, in points.
  fileprivate func fittingHeight(safeBottom: CGFloat) -> CGFloat {
    withSafeArea(bottom: safeBottom) {
      systemLayoutSizeFitting(
        CGSize(width: UIScreen.main.bounds.width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }

  /// Measures as if so much of the view's lower end were covered, in points.
  fileprivate func withSafeArea<T>(bottom: CGFloat, _ body: () -> T) -> T {
    let difference = bottom - safeAreaInsets.bottom
    guard difference != 0 else { return body() }
    containerSafeAreaInsets.bottom += difference
    defer { containerSafeAreaInsets.bottom -= difference }
    return body()
  }
}
