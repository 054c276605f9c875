public import Foundation
import QuartzCore

extension UIView {
  func contentSizeIsInvalid() {
    contentSizeDidChange()
    superview?.layOutAgainForContent()
  }

  func layOutNow() {
    updateConstraintsFromTop()
    solveIsland()
    baseLayer.layoutIfNeeded()
  }

  /// The controller whose view this is.
  package var viewDelegate: UIViewController? {
    get { looseDelegate }
    set { looseDelegate = newValue }
  }

  /// Lays out the subviews, with the controller's callbacks around it.
  func layOutOwnSublayers() {
    let controller = viewDelegate
    withCurrentTraits {
      if owesProperties || controller != nil { updateDueProperties() }
      updateConstraintsIfNeeded()
      layOutOnSolution {
        observing(.layout) {
          controller?.viewWillLayoutSubviews()
          let isInnerLayout = isLayingOut
          isLayingOut = true
          ownLayoutState?.hasPlacedSubviews = false
          layoutSubviews()
          isLayingOut = isInnerLayout
          if ownLayoutState != nil {
            insistOnPlacedSubviews()
            updateOwedSafeArea()
          }
          if ownRareState != nil { roundCorners() }
          controller?.viewDidLayoutSubviews()
        }
        // What the layout has made due belongs to its solution.
        if dueConstraints.contains(.inside) { updateConstraintsIfNeeded() }
      }
    }
  }

  /// The content of a subview has changed. A view that changes it in its own layout has taken notice: views that set
  /// texts there, and frames by them, would be laid out without end.
  func layOutAgainForContent() {
    if !isLayingOut { setNeedsLayout() }
  }

  /// The margins and lengths that follow a change of the superview's size.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Stands for "no own size" on an axis of `intrinsicContentSize`.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Whether `layoutIfNeeded()` may have anything to do in this view or those in it.
  var needsLayoutPass: Bool {
    baseLayer.needsLayoutPass || !dueConstraints.isEmpty || ownLayoutState?.engine != nil
  }

  /// Changes frame, bounds or position, then everything that depends on them.
  func changeGeometry(_ change: () -> Void) {
    let formerBounds = bounds
    let formerSize = formerBounds.size
    change()
    if bounds.size != formerSize {
      if autoresizesSubviews { resizeSubviews(from: formerSize) }
      boundsSizeDidChange()
      // Nothing was drawn without a size.
      let hadArea = formerSize.width > 0 && formerSize.height > 0
      if !hadArea, type(of: self) != UIView.self { setNeedsDisplay() }
    }
    placeDidChange(from: formerBounds)
    updateSafeAreaInsets(keepsBounds: bounds == formerBounds)
    if ownRareState != nil { roundCorners() }
    tellObservers()
  }

  private func resizeSubviews(from formerSize: CGSize) {
    for subview in subviews
    where !subview.autoresizingMask.isEmpty && subview.translatesAutoresizingMaskIntoConstraints {
      let horizontal = subview.autoresizedSpan(.horizontal, in: formerSize)
        .resized(to: bounds.width)
      let vertical = subview.autoresizedSpan(.vertical, in: formerSize).resized(to: bounds.height)
      subview.frame = CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
  }

  /// The view's place along an axis of a superview that has a size.
  func autoresizedSpan(
    _ axis: NSLayoutConstraint.Axis, in container: CGSize
  ) -> AutoresizedSpan {
    let frame = frame
    let mask = autoresizingMask
    switch axis {
    case .horizontal:
      return AutoresizedSpan(
        start: frame.minX, length: frame.width, container: container.width,
        isStartFlexible: mask.contains(.flexibleLeftMargin),
        isLengthFlexible: mask.contains(.flexibleWidth),
        isEndFlexible: mask.contains(.flexibleRightMargin))
    case .vertical:
      return AutoresizedSpan(
        start: frame.minY, length: frame.height, container: container.height,
        isStartFlexible: mask.contains(.flexibleTopMargin),
        isLengthFlexible: mask.contains(.flexibleHeight),
        isEndFlexible: mask.contains(.flexibleBottomMargin))
    }
  }
}

/// One axis of a view inside its superview: margin, length, margin.
struct AutoresizedSpan {
  let start: CGFloat
  let length: CGFloat
  let container: CGFloat
  let isStartFlexible: Bool
  let isLengthFlexible: Bool
  let isEndFlexible: Bool

  /// The span after its container changed.
  ///
  /// The difference is shared in proportion to the flexible parts (UIKit documentation,
  /// `UIView.AutoresizingMask`), evenly if all of them are zero. Assumed: no length is less than nothing.
  func resized(to newContainer: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let end = container - start - length
    let flexible = [(isStartFlexible, start), (isLengthFlexible, length), (isEndFlexible, end)]
      .filter(\.0).map { max($0.1, 0) }
    guard !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0, +)
    let difference = newContainer - container
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0
        ? difference * max(part, 0) / total : difference / CGFloat(flexible.count)
    }
    return (
      start + share(isStartFlexible, start), max(0, length + share(isLengthFlexible, length))
    )
  }
}
