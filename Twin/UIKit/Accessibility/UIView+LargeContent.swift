/// What shows large, while a finger rests on a small thing, for people who have chosen large text.
extension UIView {
  final class LargeContent {
    var shows = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
  }

  var largeContent: LargeContent {
    let key = ObjectIdentifier(LargeContent.self)
    if let known = attachments[key] as? LargeContent { return known }
    let content = LargeContent()
    attachments[key] = content
    return content
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
