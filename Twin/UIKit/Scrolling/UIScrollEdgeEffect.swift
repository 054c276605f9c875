public import Foundation

/// How content fades under bars at an edge of a scroll view (since iOS 26).
///
/// Differs from UIKit: kept; content does not fade under bars here.
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
  open var style: UIScrollEdgeEffect.Style = .automatic

  /// Whether content goes on under bars as it is.
  open var isHidden = false
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
    let key = ObjectIdentifier(ScrollEdgeEffects.self)
    if let known = attachments[key] as? ScrollEdgeEffects { return known }
    let effects = ScrollEdgeEffects()
    attachments[key] = effects
    return effects
  }
}
