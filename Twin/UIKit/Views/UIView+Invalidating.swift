import QuartzCore

/// What a view has to do again once one of its properties is another (since iOS 15).
@MainActor
public protocol UIViewInvalidating {
  /// Has the view do it before the next frame.
  func invalidate(view: UIView)
}

extension UIView {
  /// A property of a view that has it do something again whenever its value is another (since iOS 15).
  ///
  /// ```swift
  /// @Invalidating(.layout, .display) var radius: CGFloat = 3
  /// ```
  ///
  /// A value that is equal to the one before has nothing done. The property has to be a variable of a view's class.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/invalidating. Differs from UIKit: up to five at once, not ten.
  @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Makes a property that has the view do one thing again.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Not for use: the value is that of a view, which Swift reaches by the subscript.
    @available(*, unavailable, message: "@Invalidating is for properties of a class that is a view")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value, as the view has it.
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance view: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { view[keyPath: storageKeyPath].value }
      set {
        guard view[keyPath: storageKeyPath].value != newValue else { return }
        view[keyPath: storageKeyPath].value = newValue
        view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
      }
    }
  }

  /// What a view can do again.
  public enum Invalidations {
    /// Lays out its subviews.
    public struct Layout: UIViewInvalidating {
      /// Makes it.
      public init() {}
      /// Calls `setNeedsLayout()`.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Draws its content.
    public struct Display: UIViewInvalidating {
      /// Makes it.
      public init() {}
      /// Calls `setNeedsDisplay()`.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Changes its constraints.
    public struct Constraints: UIViewInvalidating {
      /// Makes it.
      public init() {}
      /// Calls `setNeedsUpdateConstraints()`.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Says another size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Makes it.
      public init() {}
      /// Calls `invalidateIntrinsicContentSize()`.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Configures itself, if it is a button or a cell.
    public struct Configuration: UIViewInvalidating {
      /// Makes it.
      public init() {}
      /// Calls `setNeedsUpdateConfiguration()` of buttons, cells, headers and footers; does nothing else.
      public func invalidate(view: UIView) {
        switch view {
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }

    /// Two things, one after the other.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
      UIViewInvalidating
    {
      private let first: Invalidation1
      private let second: Invalidation2

      /// Makes both one.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        first = invalidation1
        second = invalidation2
      }

      /// Has the view do the first, then the second.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

// MARK: - Several at once

extension UIView.Invalidating {
  private typealias Both = UIView.Invalidations.Tuple

  /// Makes a property that has the view do two things again.
  public init<InvalidationType1, InvalidationType2>(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2
  ) where InvalidationType == UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2> {
    self.init(wrappedValue: wrappedValue, Both(invalidation1, invalidation2))
  }

  /// Makes a property that has the view do three things again.
  public init<InvalidationType1, InvalidationType2, InvalidationType3>(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
    >
  {
    self.init(
      wrappedValue: wrappedValue, Both(Both(invalidation1, invalidation2), invalidation3))
  }

  /// Makes a property that has the view do four things again.
  public init<InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4>(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
      UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      Both(Both(invalidation1, invalidation2), Both(invalidation3, invalidation4)))
  }

  /// Makes a property that has the view do five things again.
  public init<
    InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4, InvalidationType5
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
    _ invalidation5: InvalidationType5
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >, InvalidationType5
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      Both(
        Both(Both(invalidation1, invalidation2), Both(invalidation3, invalidation4)), invalidation5)
    )
  }
}

// MARK: - Their short names

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The view lays out its subviews.
  public static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view draws its content.
  public static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The view changes its constraints.
  public static var constraints: UIView.Invalidations.Constraints { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view says another size.
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The view configures itself.
  public static var configuration: UIView.Invalidations.Configuration { .init() }
}
