import Foundation

/// What a first responder wants at the bottom of the screen.
struct InputViews {
  /// In place of the keyboard.
  let inputView: UIView?
  /// Above the keyboard.
  let accessoryView: UIView?
  /// Who has said so of the view above.
  let owner: UIResponder?
  private let takesText: Bool

  /// Height of the keys of a phone held upright, in points, of the row with suggestions above them, and
  /// of the row below them on phones without a home button, which includes the home indicator.
  ///
  /// Source: commonly reported heights of the keyboard: 216, with suggestions 260, and 335 on an iPhone X.
  private static let keys: CGFloat = 216
  private static let suggestions: CGFloat = 44
  private static let bottomRow: CGFloat = 75

  /// Asks the responder and, where it says nothing, those after it in the chain (documentation of
  /// `inputView` and `inputAccessoryView`).
  init(of responder: UIResponder?) {
    let chain = Array(sequence(first: responder, next: { $0?.next }).compactMap { $0 })
    inputView = chain.lazy.compactMap { $0.inputViewController?.inputView ?? $0.inputView }.first
    owner = chain.first { $0.shownAccessoryView != nil }
    accessoryView = owner?.shownAccessoryView
    takesText = responder is any UIKeyInput
  }

  /// Whether there is no view of the app's.
  var isEmpty: Bool { inputView == nil && accessoryView == nil }

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
    return takesText ? Self.keys + Self.suggestions + (bottomInset > 0 ? Self.bottomRow : 0) : 0
  }

  /// The height of the app's view in place of the keys, in points.
  ///
  /// Assumed: one without a height of its own is as high as its content wants, so that a picker made without a
  /// frame shows, and an empty view hides the keyboard.
  var inputViewHeight: CGFloat {
    guard let inputView else { return 0 }
    let isMeasured = inputView.sizesItself || inputView.frame.height == 0
    return isMeasured
      ? inputView.fittingHeight(safeBottom: bottomInset) : inputView.frame.height
  }

  /// The height of the view above the keys, in points: as its constraints say, or else its frame.
  var accessoryHeight: CGFloat {
    guard let accessoryView else { return 0 }
    let isFixed = accessoryView.translatesAutoresizingMaskIntoConstraints
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
  fileprivate var shownAccessoryView: UIView? {
    inputAccessoryViewController?.view ?? inputAccessoryView
  }
}

extension UIView {
  /// Whether the app has said that the view's constraints are to say how high it is.
  fileprivate var sizesItself: Bool { (self as? UIInputView)?.allowsSelfSizing ?? false }

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
