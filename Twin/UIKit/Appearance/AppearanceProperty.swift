import Foundation
import QuartzCore

/// A property that all views of a class can be given at once.
struct AppearanceProperty {
  /// Tells it from others.
  let name: String
  /// Whether a view has the property.
  let belongs: (UIView) -> Bool
  /// Whether it has another value than it has of itself.
  let isSet: (UIView) -> Bool
  /// Gives the second view the value of the first.
  let copy: (UIView, UIView) -> Void

  func belongs(to view: UIView) -> Bool { belongs(view) }

  private init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isSet: @escaping (View) -> Bool
  ) {
    name = "\(path)"
    belongs = { $0 is View }
    self.isSet = { ($0 as? View).map(isSet) ?? false }
    copy = { source, target in
      guard let source = source as? View, let target = target as? View else { return }
      target[keyPath: path] = source[keyPath: path]
    }
  }

  /// One that is nil of itself.
  private static func optional<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value?>
  ) -> AppearanceProperty {
    AppearanceProperty(path) { $0[keyPath: path] != nil }
  }

  /// One that has a value of itself.
  private static func value<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, usually usual: Value
  ) -> AppearanceProperty {
    AppearanceProperty(path) { $0[keyPath: path] != usual }
  }

  /// The properties that UIKit marks as ones of appearance, or that are known to work as such.
  static let all: [AppearanceProperty] = [
    AppearanceProperty(\UIView.tintColor) { $0.ownTintColor != nil },
    optional(\UIView.backgroundColor),
    optional(\UINavigationBar.barTintColor),
    value(\UINavigationBar.isTranslucent, usually: true),
    value(\UINavigationBar.prefersLargeTitles, usually: false),
    optional(\UINavigationBar.titleTextAttributes),
    optional(\UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(\UINavigationBar.standardAppearance) { $0.setAppearance != nil },
    optional(\UINavigationBar.scrollEdgeAppearance),
    optional(\UINavigationBar.compactAppearance),
    optional(\UINavigationBar.compactScrollEdgeAppearance),
    optional(\UINavigationBar.backIndicatorImage),
    optional(\UINavigationBar.backIndicatorTransitionMaskImage),
    optional(\UITabBar.barTintColor),
    value(\UITabBar.isTranslucent, usually: true),
    optional(\UITabBar.unselectedItemTintColor),
    optional(\UIToolbar.barTintColor),
    value(\UIToolbar.isTranslucent, usually: true),
    optional(\UISwitch.onTintColor),
    optional(\UISwitch.thumbTintColor),
    optional(\UISlider.minimumTrackTintColor),
    optional(\UISlider.maximumTrackTintColor),
    optional(\UISlider.thumbTintColor),
    optional(\UIPageControl.pageIndicatorTintColor),
    optional(\UIPageControl.currentPageIndicatorTintColor),
    optional(\UIProgressView.progressTintColor),
    optional(\UIProgressView.trackTintColor),
    optional(\UISegmentedControl.selectedSegmentTintColor),
    value(\UILabel.textColor, usually: .label),
    value(\UILabel.font, usually: .systemFont(ofSize: UIFont.labelFontSize)),
    value(\UITextField.textColor, usually: .label),
    value(\UITextField.font, usually: .systemFont(ofSize: UIFont.labelFontSize)),
    optional(\UITableView.separatorColor),
    value(
      \UITableView.sectionHeaderTopPadding, usually: UITableView.automaticDimension),
  ]

  /// Makes a view of a class; one of an app's own by UIKit's initializer for such views.
  static func makeView(of type: UIView.Type) -> UIView {
    if let make = makers[ObjectIdentifier(type)] { return make() }
    switch type {
    case let cell as UITableViewCell.Type: return UITableViewCell.make(cell, reuseIdentifier: "")
    case let view as UITableViewHeaderFooterView.Type:
      return UITableViewHeaderFooterView.make(view, reuseIdentifier: "")
    default: return UIView.make(type)
    }
  }

  private static let makers: [ObjectIdentifier: () -> UIView] = {
    let all: [(UIView.Type, () -> UIView)] = [
      (UIView.self, { UIView() }), (UILabel.self, { UILabel() }),
      (UIImageView.self, { UIImageView() }), (UIControl.self, { UIControl() }),
      (UIButton.self, { UIButton() }), (UISwitch.self, { UISwitch() }),
      (UISlider.self, { UISlider() }), (UITextField.self, { UITextField() }),
      (UISearchTextField.self, { UISearchTextField() }), (UITextView.self, { UITextView() }),
      (UISegmentedControl.self, { UISegmentedControl() }),
      (UIPageControl.self, { UIPageControl() }), (UIProgressView.self, { UIProgressView() }),
      (UIActivityIndicatorView.self, { UIActivityIndicatorView(style: .medium) }),
      (UIRefreshControl.self, { UIRefreshControl() }),
      (UINavigationBar.self, { UINavigationBar() }), (UITabBar.self, { UITabBar() }),
      (UIToolbar.self, { UIToolbar() }), (UISearchBar.self, { UISearchBar() }),
      (UIScrollView.self, { UIScrollView() }), (UITableView.self, { UITableView() }),
      (UITableViewCell.self, { UITableViewCell(style: .default, reuseIdentifier: nil) }),
      (
        UITableViewHeaderFooterView.self, { UITableViewHeaderFooterView(reuseIdentifier: nil) }
      ),
      (UIStackView.self, { UIStackView() }),
      (UIVisualEffectView.self, { UIVisualEffectView(effect: nil) }),
    ]
    return Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0.0), $0.1) })
  }()
}
