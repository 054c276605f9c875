import Foundation

/// The names that the properties have in Objective-C of whose changes `observe(_:)` tells.
enum PropertyNames {
  typealias Reader = (NSObject) -> Any?

  /// What reads the property with a name; nil if there is none that is told of.
  static func reader(of name: String, in object: NSObject) -> Reader? {
    for find in finders {
      if let reader = find(object, name) { return reader }
    }
    return nil
  }

  private typealias Finder = (NSObject, String) -> Reader?

  private static let finders: [Finder] = [
    finder(scrollViews), finder(views), finder(controls), finder(sliders), finder(switches),
    finder(steppers), finder(progressViews), finder(pageControls), finder(segments),
    finder(datePickers), finder(textFields), finder(textViews), finder(labels),
    finder(imageViews), finder(tableCells), finder(collectionCells), finder(tabControllers),
    finder(pages), finder(animators), finder(navigationBars), finder(tabBars), finder(toolbars),
  ]

  private static func finder<Object: NSObject>(
    _ properties: [String: (Object) -> Any?]
  ) -> Finder {
    { object, name in
      guard object is Object, let property = properties[name] else { return nil }
      return { ($0 as? Object).flatMap(property) }
    }
  }

  private static let scrollViews: [String: (UIScrollView) -> Any?] = [
    "contentOffset": { $0.contentOffset }, "contentSize": { $0.contentSize },
    "contentInset": { $0.contentInset }, "delegate": { $0.delegate },
  ]
  private static let views: [String: (UIView) -> Any?] = [
    "frame": { $0.frame }, "bounds": { $0.bounds }, "center": { $0.center },
    "transform": { $0.transform }, "hidden": { $0.isHidden }, "alpha": { $0.alpha },
    "safeAreaInsets": { $0.safeAreaInsets }, "layer": { $0.layer },
  ]
  private static let controls: [String: (UIControl) -> Any?] = [
    "enabled": { $0.isEnabled }, "selected": { $0.isSelected },
    "highlighted": { $0.isHighlighted },
  ]
  private static let sliders: [String: (UISlider) -> Any?] = ["value": { $0.value }]
  private static let switches: [String: (UISwitch) -> Any?] = ["on": { $0.isOn }]
  private static let steppers: [String: (UIStepper) -> Any?] = ["value": { $0.value }]
  private static let progressViews: [String: (UIProgressView) -> Any?] = [
    "progress": { $0.progress }
  ]
  private static let pageControls: [String: (UIPageControl) -> Any?] = [
    "currentPage": { $0.currentPage }
  ]
  private static let segments: [String: (UISegmentedControl) -> Any?] = [
    "selectedSegmentIndex": { $0.selectedSegmentIndex }
  ]
  private static let datePickers: [String: (UIDatePicker) -> Any?] = ["date": { $0.date }]
  private static let textFields: [String: (UITextField) -> Any?] = ["text": { $0.text }]
  private static let textViews: [String: (UITextView) -> Any?] = [
    "text": { $0.text }, "attributedText": { $0.attributedText },
  ]
  private static let labels: [String: (UILabel) -> Any?] = [
    "text": { $0.text }, "attributedText": { $0.attributedText },
  ]
  private static let imageViews: [String: (UIImageView) -> Any?] = ["image": { $0.image }]
  private static let tableCells: [String: (UITableViewCell) -> Any?] = [
    "selected": { $0.isSelected }, "highlighted": { $0.isHighlighted },
  ]
  private static let collectionCells: [String: (UICollectionViewCell) -> Any?] = [
    "selected": { $0.isSelected }, "highlighted": { $0.isHighlighted },
  ]
  private static let tabControllers: [String: (UITabBarController) -> Any?] = [
    "selectedIndex": { $0.selectedIndex },
    "selectedViewController": { $0.selectedViewController },
  ]
  private static let navigationBars: [String: (UINavigationBar) -> Any?] = [
    "barTintColor": { $0.barTintColor }, "compactAppearance": { $0.compactAppearance },
    "compactScrollEdgeAppearance": { $0.compactScrollEdgeAppearance },
    "scrollEdgeAppearance": { $0.scrollEdgeAppearance },
    "standardAppearance": { $0.standardAppearance },
  ]
  private static let tabBars: [String: (UITabBar) -> Any?] = [
    "barTintColor": { $0.barTintColor }, "scrollEdgeAppearance": { $0.scrollEdgeAppearance },
    "standardAppearance": { $0.standardAppearance },
  ]
  private static let toolbars: [String: (UIToolbar) -> Any?] = [
    "barTintColor": { $0.barTintColor }, "compactAppearance": { $0.compactAppearance },
    "compactScrollEdgeAppearance": { $0.compactScrollEdgeAppearance },
    "scrollEdgeAppearance": { $0.scrollEdgeAppearance },
    "standardAppearance": { $0.standardAppearance },
  ]
  private static let pages: [String: (UIViewController) -> Any?] = ["title": { $0.title }]
  private static let animators: [String: (UIViewPropertyAnimator) -> Any?] = [
    "state": { $0.state.rawValue }, "running": { $0.isRunning },
  ]
}
