import Foundation
import QuartzCore

/// How a view prints: where it is, what is unusual about it, and its layer, in UIKit's words.
///
/// Source: the descriptions that apps log, as in
/// `<UILabel: 0x7f9a; frame = (16 8; 42 20.3333); text = 'Label'; userInteractionEnabled = NO; layer = <CALayer: 0x6000>>`;
/// those in the comments of getsentry/sentry-cocoa's tests, from iOS 16 to 26.
/// Differs from UIKit: gesture recognizers and animations are left out.
enum ViewText {
  static func describe(_ view: UIView) -> String {
    let facts = [
      "frame = \(text(view.frame))",
      anchorPoint(of: view),
      view.transform == .identity ? nil : "transform = \(NSCoder.string(for: view.transform))",
      words(of: view).map { "text = '\($0)'" },
      view.clipsToBounds ? "clipsToBounds = YES" : nil,
      view.alpha == 1 ? nil : "alpha = \(number(view.alpha))",
      view.isHidden ? "hidden = YES" : nil,
      view.isOpaque ? nil : "opaque = NO",
      autoresizing(of: view),
      view.isUserInteractionEnabled ? nil : "userInteractionEnabled = NO",
      view.tag == 0 ? nil : "tag = \(view.tag)",
      view.backgroundColor.map { "backgroundColor = \($0)" },
      "layer = \(name(view.layer))",
      (view as? UISlider).map { String(format: "value: %f", Double($0.value)) },
    ]
    return "<\(title(of: view)); \(facts.compactMap { $0 }.joined(separator: "; "))>"
  }

  /// An object as one without facts prints.
  static func name(_ object: AnyObject, divider: String = ": ") -> String {
    "<\(title(of: object, divider: divider))>"
  }

  private static func title(of object: AnyObject, divider: String = ": ") -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "\(className(of: object))\(divider)0x\(String(address, radix: 16))"
  }

  /// The name that a class has in Objective-C: that of an app's class begins with the app's module.
  ///
  /// Source: log lines of apps, as `<VendingMachineApp.ViewController 0x7fef47508040>`.
  /// Differs from UIKit: a private or nested class is named as in Swift, without its mangling.
  static func className(of object: AnyObject) -> String { name(of: type(of: object)) }

  /// The name of a class; see ``className(of:)``.
  nonisolated static func name(of type: AnyClass) -> String {
    var name = String(reflecting: type)
    while let start = name.range(of: "(unknown context"),
      let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    for framework in ["UIKit.", "QuartzCore.", "Foundation."] where name.hasPrefix(framework) {
      name.removeFirst(framework.count)
    }
    return name
  }

  private static func words(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let area as UITextView: area.text
    default: nil
    }
  }

  private static func anchorPoint(of view: UIView) -> String? {
    let anchor = view.layer.anchorPoint
    guard anchor != CGPoint(x: 0.5, y: 0.5) else { return nil }
    return "anchorPoint = (\(number(anchor.x)), \(number(anchor.y)))"
  }

  private static func autoresizing(of view: UIView) -> String? {
    let letters: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let set = letters.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
    return set.isEmpty ? nil : "autoresize = \(set.joined(separator: "+"))"
  }

  private static func text(_ frame: CGRect) -> String {
    let place = "\(number(frame.origin.x)) \(number(frame.origin.y))"
    return "(\(place); \(number(frame.width)) \(number(frame.height)))"
  }

  /// A number with six digits at the most, as C's `%g`.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
