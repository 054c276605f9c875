/// A property of whose observers each setting is told, also to the value that it has, by its name in Objective-C.
///
/// Source: documentation of automatic change notification, which comes with each call of a setter
/// (Key-Value Observing Programming Guide, which has apps compare the values themselves where they want fewer).
/// Those that UIKit sets by itself with each layout, as frames and content sizes, are left out: it is not known when
/// it does.
enum PlainProperty: String {
  case alpha, enabled, hidden, progress, selected, text, title
  case barTintColor, compactAppearance, compactScrollEdgeAppearance, scrollEdgeAppearance,
    standardAppearance

  /// The property at the end of a path; nil if it is none of these.
  static func named<Object: AnyObject, Value>(_ keyPath: KeyPath<Object, Value>) -> Self? {
    let pages = (Object.self as? any PlainlySetPage.Type)?.paths[keyPath]
    let views = (Object.self as? any PlainlySetView.Type)?.paths[keyPath]
    let controls = (Object.self as? any PlainlySetControl.Type)?.controlPaths[keyPath]
    let texts =
      (Object.self as? any PlainlySetLabel.Type)?.textPaths[keyPath]
      ?? (Object.self as? any PlainlySetField.Type)?.textPaths[keyPath]
      ?? (Object.self as? any PlainlySetTextView.Type)?.textPaths[keyPath]
    let progress = (Object.self as? any PlainlySetProgress.Type)?.progressPaths[keyPath]
    let bars =
      (Object.self as? any PlainlySetNavigationBar.Type)?.lookPaths[keyPath]
      ?? (Object.self as? any PlainlySetTabBar.Type)?.lookPaths[keyPath]
      ?? (Object.self as? any PlainlySetToolbar.Type)?.lookPaths[keyPath]
    return pages ?? views ?? controls ?? texts ?? progress ?? bars
  }
}

// Paths to the same property are equal only if they begin at the same class, so each class has its own; `Self` is that
// class, which only a protocol gives.

private protocol PlainlySetPage: UIViewController {}
private protocol PlainlySetView: UIView {}
private protocol PlainlySetControl: UIControl {}
private protocol PlainlySetLabel: UILabel {}
private protocol PlainlySetField: UITextField {}
private protocol PlainlySetTextView: UITextView {}
private protocol PlainlySetProgress: UIProgressView {}
private protocol PlainlySetNavigationBar: UINavigationBar {}
private protocol PlainlySetTabBar: UITabBar {}
private protocol PlainlySetToolbar: UIToolbar {}

extension UIViewController: PlainlySetPage {}
extension UIView: PlainlySetView {}
extension UIControl: PlainlySetControl {}
extension UILabel: PlainlySetLabel {}
extension UITextField: PlainlySetField {}
extension UITextView: PlainlySetTextView {}
extension UIProgressView: PlainlySetProgress {}
extension UINavigationBar: PlainlySetNavigationBar {}
extension UITabBar: PlainlySetTabBar {}
extension UIToolbar: PlainlySetToolbar {}

extension PlainlySetPage {
  static var paths: [AnyKeyPath: PlainProperty] { [\Self.title: .title] }
}

extension PlainlySetView {
  static var paths: [AnyKeyPath: PlainProperty] { [\Self.alpha: .alpha, \Self.isHidden: .hidden] }
}

extension PlainlySetControl {
  static var controlPaths: [AnyKeyPath: PlainProperty] {
    [\Self.isEnabled: .enabled, \Self.isSelected: .selected]
  }
}

extension PlainlySetLabel {
  static var textPaths: [AnyKeyPath: PlainProperty] { [\Self.text: .text] }
}

extension PlainlySetField {
  static var textPaths: [AnyKeyPath: PlainProperty] { [\Self.text: .text] }
}

extension PlainlySetTextView {
  static var textPaths: [AnyKeyPath: PlainProperty] { [\Self.text: .text] }
}

extension PlainlySetProgress {
  static var progressPaths: [AnyKeyPath: PlainProperty] { [\Self.progress: .progress] }
}

extension PlainlySetNavigationBar {
  static var lookPaths: [AnyKeyPath: PlainProperty] {
    [
      \Self.barTintColor: .barTintColor, \Self.compactAppearance: .compactAppearance,
      \Self.compactScrollEdgeAppearance: .compactScrollEdgeAppearance,
      \Self.scrollEdgeAppearance: .scrollEdgeAppearance,
      \Self.standardAppearance: .standardAppearance,
    ]
  }
}

extension PlainlySetTabBar {
  static var lookPaths: [AnyKeyPath: PlainProperty] {
    [
      \Self.barTintColor: .barTintColor, \Self.scrollEdgeAppearance: .scrollEdgeAppearance,
      \Self.standardAppearance: .standardAppearance,
    ]
  }
}

extension PlainlySetToolbar {
  static var lookPaths: [AnyKeyPath: PlainProperty] {
    [
      \Self.barTintColor: .barTintColor, \Self.compactAppearance: .compactAppearance,
      \Self.compactScrollEdgeAppearance: .compactScrollEdgeAppearance,
      \Self.scrollEdgeAppearance: .scrollEdgeAppearance,
      \Self.standardAppearance: .standardAppearance,
    ]
  }
}
