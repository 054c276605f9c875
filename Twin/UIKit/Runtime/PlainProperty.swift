/// A property of whose observers each setting is told, also to the value that it has, by its name in Objective-C.
///
/// Source: documentation of automatic change notification, which comes with each call of a setter
/// (Key-Value Observing Programming Guide, which has apps compare the values themselves where they want fewer).
/// Those that UIKit sets by itself with each layout, as frames and content sizes, are left out: it is not known when
/// it does.
enum PlainProperty: String {
  case alpha, enabled, hidden, progress, selected, text, title

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
    return pages ?? views ?? controls ?? texts ?? progress
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

extension UIViewController: PlainlySetPage {}
extension UIView: PlainlySetView {}
extension UIControl: PlainlySetControl {}
extension UILabel: PlainlySetLabel {}
extension UITextField: PlainlySetField {}
extension UITextView: PlainlySetTextView {}
extension UIProgressView: PlainlySetProgress {}

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
