public import Foundation

/// How content fades under bars at an edge of a scroll view (since iOS 26).
///
/// Differs from UIKit: only the one at the top does something, below a navigation bar for which the app has set no look.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// How sharply content ends.
  @preconcurrency @MainActor
  open class Style: NSObject {
    /// As the system finds it right.
    open class var automatic: UIScrollEdgeEffect.Style { Styles.automatic }
    /// By a line, beyond which content is dimmed.
    open class var hard: UIScrollEdgeEffect.Style { Styles.hard }
    /// Little by little.
    open class var soft: UIScrollEdgeEffect.Style { Styles.soft }
  }

  /// How sharply content ends; as the system finds it right unless set.
  open var style: UIScrollEdgeEffect.Style = .automatic {
    didSet { if style !== oldValue { onChange() } }
  }

  /// Whether content goes on under bars as it is.
  open var isHidden = false {
    didSet { if isHidden != oldValue { onChange() } }
  }

  /// Hears of changes.
  var onChange: () -> Void = {}
}

/// The styles that there are.
private enum Styles {
  static let automatic = UIScrollEdgeEffect.Style()
  static let hard = UIScrollEdgeEffect.Style()
  static let soft = UIScrollEdgeEffect.Style()
}

/// The effects at the four edges of a scroll view.
final class ScrollEdgeEffects {
  let (top, left) = (UIScrollEdgeEffect(), UIScrollEdgeEffect())
  let (bottom, right) = (UIScrollEdgeEffect(), UIScrollEdgeEffect())
}

extension UIScrollView {
  /// The effects, made when they are first asked for.
  var edgeEffects: ScrollEdgeEffects {
    if let ownEdgeEffects { return ownEdgeEffects }
    let effects = ScrollEdgeEffects()
    attachments[ObjectIdentifier(ScrollEdgeEffects.self)] = effects
    effects.top.onChange = { [weak self] in self?.barLink?.edgeDidChange() }
    return effects
  }

  /// The effects, if anybody has asked for them.
  var ownEdgeEffects: ScrollEdgeEffects? {
    attachments[ObjectIdentifier(ScrollEdgeEffects.self)] as? ScrollEdgeEffects
  }
}
