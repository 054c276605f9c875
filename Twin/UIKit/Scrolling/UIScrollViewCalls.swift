public import Foundation

extension UIScrollViewDelegate {
  /// Lets `delegate.scrollViewDidScroll?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewDidScroll: UIOptionalCalls<UIScrollView, Void>? {
    UIOptionalCalls { self.scrollViewDidScroll($0) }
  }

  /// Lets `delegate.scrollViewDidZoom?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewDidZoom: UIOptionalCalls<UIScrollView, Void>? {
    UIOptionalCalls { self.scrollViewDidZoom($0) }
  }

  /// Lets `delegate.scrollViewWillBeginDragging?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewWillBeginDragging: UIOptionalCalls<UIScrollView, Void>? {
    UIOptionalCalls { self.scrollViewWillBeginDragging($0) }
  }

  /// Lets `delegate.scrollViewWillBeginDecelerating?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewWillBeginDecelerating: UIOptionalCalls<UIScrollView, Void>? {
    UIOptionalCalls { self.scrollViewWillBeginDecelerating($0) }
  }

  /// Lets `delegate.scrollViewDidEndDecelerating?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewDidEndDecelerating: UIOptionalCalls<UIScrollView, Void>? {
    UIOptionalCalls { self.scrollViewDidEndDecelerating($0) }
  }

  /// Lets `delegate.scrollViewDidEndScrollingAnimation?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewDidEndScrollingAnimation: UIOptionalCalls<UIScrollView, Void>? {
    UIOptionalCalls { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// Lets `delegate.scrollViewDidScrollToTop?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewDidScrollToTop: UIOptionalCalls<UIScrollView, Void>? {
    UIOptionalCalls { self.scrollViewDidScrollToTop($0) }
  }

  /// Lets `delegate.scrollViewDidChangeAdjustedContentInset?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewDidChangeAdjustedContentInset: UIOptionalCalls<UIScrollView, Void>? {
    UIOptionalCalls { self.scrollViewDidChangeAdjustedContentInset($0) }
  }

  /// Lets `delegate.scrollViewShouldScrollToTop?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewShouldScrollToTop: UIOptionalCalls<UIScrollView, Bool>? {
    UIOptionalCalls { self.scrollViewShouldScrollToTop($0) }
  }
}

extension UIScrollViewDelegate {
  /// Lets `delegate.scrollViewWillEndDragging?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewWillEndDragging: UIScrollViewWillEndDraggingCalls? {
    UIScrollViewWillEndDraggingCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIScrollViewWillEndDraggingCalls {
  let delegate: any UIScrollViewDelegate

  /// A finger that drags the content is lifted.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

extension UIScrollViewDelegate {
  /// Lets `delegate.scrollViewDidEndDragging?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewDidEndDragging: UIScrollViewDidEndDraggingCalls? {
    UIScrollViewDidEndDraggingCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIScrollViewDidEndDraggingCalls {
  let delegate: any UIScrollViewDelegate

  /// A finger that dragged the content was lifted.
  public func callAsFunction(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

extension UIScrollViewDelegate {
  /// Lets `delegate.viewForZooming?(...)` compile, which Objective-C's optional methods need.
  public var viewForZooming: UIScrollViewViewForZoomingCalls? {
    UIScrollViewViewForZoomingCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIScrollViewViewForZoomingCalls {
  let delegate: any UIScrollViewDelegate

  /// The view that zooming scales; nil for none.
  public func callAsFunction(
    in scrollView: UIScrollView
  ) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

extension UIScrollViewDelegate {
  /// Lets `delegate.scrollViewWillBeginZooming?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewWillBeginZooming: UIScrollViewWillBeginZoomingCalls? {
    UIScrollViewWillBeginZoomingCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIScrollViewWillBeginZoomingCalls {
  let delegate: any UIScrollViewDelegate

  /// Two fingers begin to scale the content.
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?
  ) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

extension UIScrollViewDelegate {
  /// Lets `delegate.scrollViewDidEndZooming?(...)` compile, which Objective-C's optional methods need.
  public var scrollViewDidEndZooming: UIScrollViewDidEndZoomingCalls? {
    UIScrollViewDidEndZoomingCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIScrollViewDidEndZoomingCalls {
  let delegate: any UIScrollViewDelegate

  /// The content has its scale.
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
