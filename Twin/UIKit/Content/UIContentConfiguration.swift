public import Foundation

/// What a view shows, as one value: it makes a view, and other values of its type change that view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the value.
  func makeContentView() -> any UIView & UIContentView

  /// The value as it is in a state, such as that of a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a value; those of the type that it shows unless implemented.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the value has the type of what is shown: the method is optional.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
