/// What shows large, while a finger rests on a small thing, for people who have chosen large text.
extension UIView {
  private final class LargeContent {
    var shows = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
  }

  private var largeContent: LargeContent {
    let key = ObjectIdentifier(LargeContent.self)
    if let known = attachments[key] as? LargeContent { return known }
    let content = LargeContent()
    attachments[key] = content
    return content
  }

  /// Whether the view shows large. Differs from UIKit: no finger rests for it, so nothing is seen.
  public final var showsLargeContentViewer: Bool {
    get { largeContent.shows }
    set { largeContent.shows = newValue }
  }

  /// The text that shows large; a label's text, a button's title, unless set.
  public final var largeContentTitle: String? {
    get { largeContent.title ?? usualAccessibilityLabel }
    set { largeContent.title = newValue }
  }

  /// The picture that shows large; a picture view's own unless set.
  public final var largeContentImage: UIImage? {
    get { largeContent.image ?? (self as? UIImageView)?.image }
    set { largeContent.image = newValue }
  }

  /// Whether the picture grows.
  public final var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }

  /// How far the picture is moved to look as if it were in the middle, in points.
  public final var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.insets }
    set { largeContent.insets = newValue }
  }

  /// Tries another of the places that constraints leave open.
  ///
  /// Differs from UIKit: the solver always takes the same one, so the view stays.
  public final func exerciseAmbiguityInLayout() {}
}
