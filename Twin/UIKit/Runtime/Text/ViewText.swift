import Foundation
import QuartzCore

/// How a view prints: where it is, what is unusual about it, and its layer, in UIKit's words.
///
/// Source: the descriptions that apps log, as in
/// `<UILabel: 0x7f9a; frame = (16 8; 42 20.3333); text = 'Label'; userInteractionEnabled = NO; layer = <CALayer: 0x6000>>`;
/// those in the comments of getsentry/sentry-cocoa's tests, from iOS 16 to 26; the pattern that
/// jessesquires/ReactiveCollectionsKit expects of a collection view.
enum ViewText {
  static func describe(_ view: UIView) -> String {
    let usual = (place(of: view) + look(of: view) + additions(to: view)).compactMap { $0 }
    let whole = ["layer = \(ObjectText.name(view.layer))"] + content(of: view)
    let title = ObjectText.title(of: view, plain: UIView.self)
    return "<\(([title] + usual + whole).joined(separator: "; "))>"
  }

  private static func place(of view: UIView) -> [String?] {
    [
      "frame = \(text(view.frame))",
      anchorPoint(of: view),
      view.transform == .identity ? nil : "transform = \(NSCoder.string(for: view.transform))",
    ]
  }

  private static func look(of view: UIView) -> [String?] {
    [
      words(of: view).map { "text = '\(shortened($0))'" },
      view.clipsToBounds ? "clipsToBounds = YES" : nil,
      view.alpha == 1 ? nil : "alpha = \(ObjectText.number(view.alpha))",
      view.isHidden ? "hidden = YES" : nil,
      view.isOpaque ? nil : "opaque = NO",
      autoresizing(of: view),
      view.isUserInteractionEnabled ? nil : "userInteractionEnabled = NO",
      view.tag == 0 ? nil : "tag = \(view.tag)",
    ]
  }

  private static func additions(to view: UIView) -> [String?] {
    [
      animations(of: view.layer),
      recognizers(of: view),
      view.backgroundColor.map { "backgroundColor = \($0)" },
    ] + field(view as? UITextField)
  }

  /// What a scroll view and a slider say of their content, after their layer.
  private static func content(of view: UIView) -> [String] {
    if let slider = view as? UISlider {
      return [String(format: "value: %f", Double(slider.value))]
    }
    guard let scrollView = view as? UIScrollView else { return [] }
    var facts = [
      "contentOffset: \(NSCoder.string(for: scrollView.contentOffset))",
      "contentSize: \(NSCoder.string(for: scrollView.contentSize))",
      "adjustedContentInset: \(NSCoder.string(for: scrollView.adjustedContentInset))",
    ]
    if let collection = view as? UICollectionView {
      facts.append("layout: \(ObjectText.name(collection.collectionViewLayout))")
      facts.append("dataSource: \(ObjectText.name(ifAny: collection.dataSource))")
    }
    if let table = view as? UITableView {
      facts.append("dataSource: \(ObjectText.name(ifAny: table.dataSource))")
    }
    return facts
  }

  private static func words(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let area as UITextView: area.text
    case let cell as UITableViewCell: cell.shownText
    default: nil
    }
  }

  /// The first 25 characters of a text, as `'Lorem ipsum dolor sit er ...'` in logs.
  private static func shortened(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }

  private static func anchorPoint(of view: UIView) -> String? {
    let anchor = view.layer.anchorPoint
    guard anchor != CGPoint(x: 0.5, y: 0.5) else { return nil }
    return "anchorPoint = (\(ObjectText.number(anchor.x)), \(ObjectText.number(anchor.y)))"
  }

  private static func autoresizing(of view: UIView) -> String? {
    let letters: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let set = letters.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
    return set.isEmpty ? nil : "autoresize = \(set.joined(separator: "+"))"
  }

  /// The animations that run, as `animations = { position=<CABasicAnimation: 0x60000032ca40>; }`.
  private static func animations(of layer: CALayer) -> String? {
    let running = (layer.animationKeys() ?? []).compactMap { key in
      layer.animation(forKey: key).map { "\(key)=\(ObjectText.name($0)); " }
    }
    return running.isEmpty ? nil : "animations = { \(running.joined())}"
  }

  /// That there are recognizers. Differs from UIKit: the address is that of the first one, since an array has none.
  private static func recognizers(of view: UIView) -> String? {
    view.gestureRecognizers?.first.map {
      "gestureRecognizers = <NSArray: \(ObjectText.address(of: $0))>"
    }
  }

  /// Differs from UIKit: nothing is said of what draws the border.
  private static func field(_ field: UITextField?) -> [String?] {
    guard let field else { return [] }
    let styles: [UITextField.BorderStyle: String] = [
      .line: "Line", .bezel: "Bezel", .roundedRect: "RoundedRect",
    ]
    return [
      field.placeholder.map { "placeholder = \($0)" },
      "borderStyle = \(styles[field.borderStyle] ?? "None")",
    ]
  }

  private static func text(_ frame: CGRect) -> String {
    let place = "\(ObjectText.number(frame.origin.x)) \(ObjectText.number(frame.origin.y))"
    return "(\(place); \(ObjectText.number(frame.width)) \(ObjectText.number(frame.height)))"
  }
}
