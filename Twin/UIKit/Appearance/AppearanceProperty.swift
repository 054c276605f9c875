import Foundation
import QuartzCore

/// A property that all views of a class can be given at once.
struct AppearanceProperty {
  /// Tells it from others.
  let name: String
  /// Whether a view has the property.
  let belongs: (UIView) -> Bool
  /// Whether it has another value than UIKit gave it.
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

  /// A list of pictures or the like, which is empty of itself.
  private static func list<View: UIView, Value: Collection>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> AppearanceProperty {
    AppearanceProperty(path) { !$0[keyPath: path].isEmpty }
  }

  /// The pictures of bars, as it was done before appearance objects, and the appearance objects of other bars.
  private static let pictures: [AppearanceProperty] = [
    list(\UINavigationBar.pictures.backgrounds),
    optional(\UINavigationBar.pictures.shadow),
    value(\UINavigationBar.pictures.style, usually: .default),
    list(\UINavigationBar.pictures.titleAdjustments),
    list(\UITabBar.pictures.bar.backgrounds),
    optional(\UITabBar.pictures.bar.shadow),
    value(\UITabBar.pictures.bar.style, usually: .default),
    optional(\UITabBar.pictures.selection),
    value(\UITabBar.pictures.positioning, usually: .automatic),
    value(\UITabBar.pictures.itemWidth, usually: 0),
    value(\UITabBar.pictures.itemSpacing, usually: 0),
    AppearanceProperty(\UITabBar.standardAppearance) { $0.hasOwnAppearance },
    optional(\UITabBar.scrollEdgeAppearance),
    list(\UIToolbar.pictures.backgrounds),
    optional(\UIToolbar.pictures.shadow),
    value(\UIToolbar.pictures.style, usually: .default),
    AppearanceProperty(\UIToolbar.standardAppearance) { $0.hasOwnAppearance },
    optional(\UIToolbar.scrollEdgeAppearance),
    optional(\UIToolbar.compactAppearance),
    optional(\UISearchBar.barTintColor),
    list(\UISearchBar.look.backgrounds),
    list(\UISearchBar.look.fieldBackgrounds),
    list(\UISearchBar.look.icons),
    list(\UISegmentedControl.look.attributes),
    list(\UISegmentedControl.look.backgrounds),
  ]

  /// What works of all views, controls and texts.
  private static let others: [AppearanceProperty] = [
    value(\UIView.semanticContentAttribute, usually: .unspecified),
    value(\UIView.isExclusiveTouch, usually: false),
    value(\UIScrollView.contentInsetAdjustmentBehavior, usually: .automatic),
    value(\UITextField.keyboardAppearance, usually: .default),
    value(\UITextField.borderStyle, usually: .none),
    optional(\UITextField.background),
    value(\UITextView.keyboardAppearance, usually: .default),
    value(\UITableView.separatorStyle, usually: .singleLine),
    optional(\UITableView.sectionIndexColor),
  ]

  /// All properties.
  static let all = colors + pictures + others

  /// The properties that UIKit marks as ones of appearance, or that are known to work as such.
  private static let colors: [AppearanceProperty] = [
    AppearanceProperty(\UIView.tintColor) { $0.ownTintColor != nil },
    AppearanceProperty(\UIView.backgroundColor) { $0.ground.isOwn },
    optional(\UINavigationBar.barTintColor),
    AppearanceProperty(\UINavigationBar.isTranslucent) { $0.translucency.own != nil },
    value(\UINavigationBar.prefersLargeTitles, usually: false),
    optional(\UINavigationBar.titleTextAttributes),
    optional(\UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(\UINavigationBar.standardAppearance) { $0.ownAppearance != nil },
    optional(\UINavigationBar.scrollEdgeAppearance),
    optional(\UINavigationBar.compactAppearance),
    optional(\UINavigationBar.compactScrollEdgeAppearance),
    optional(\UINavigationBar.backIndicatorImage),
    optional(\UINavigationBar.backIndicatorTransitionMaskImage),
    optional(\UITabBar.barTintColor),
    AppearanceProperty(\UITabBar.isTranslucent) { $0.translucency.own != nil },
    optional(\UITabBar.unselectedItemTintColor),
    optional(\UIToolbar.barTintColor),
    AppearanceProperty(\UIToolbar.isTranslucent) { $0.translucency.own != nil },
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
    AppearanceProperty(\UILabel.textColor) { $0.hasOwnTextColor },
    AppearanceProperty(\UILabel.font) { $0.hasOwnFont },
    value(\UITextField.textColor, usually: .label),
    value(\UITextField.font, usually: .systemFont(ofSize: UIFont.labelFontSize)),
    value(\UITableView.separatorColor, usually: .separator),
    value(
      \UITableView.sectionHeaderTopPadding, usually: UITableView.automaticDimension),
  ]

  /// Makes a view of a class, an app's own included.
  static func makeView(of type: UIView.Type) -> UIView {
    switch type {
    case let cell as UITableViewCell.Type: cell.init(style: .default, reuseIdentifier: nil)
    case let view as UITableViewHeaderFooterView.Type:
      UITableViewHeaderFooterView.make(view, reuseIdentifier: "")
    case is UICollectionView.Type where type == UICollectionView.self:
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    default: type.init(frame: .zero)
    }
  }
}
