/// Whether light comes through a bar.
///
/// Source: UIKit documentation, `isTranslucent`: unless an app says something, a bar is translucent if it has no picture
/// behind it through which nothing shines.
struct BarTranslucency: Equatable {
  /// What the app has said.
  var own: Bool?
  /// Whether nothing shines through the picture behind the bar.
  var hasOpaquePicture = false

  var isOn: Bool { own ?? !hasOpaquePicture }

  /// Whether an opaque picture is to be seen through, as the app wants it.
  var thinsPicture: Bool { isOn && hasOpaquePicture }

  /// The same for a bar whose `isTranslucent` answers this, as a subclass of an app's may by itself.
  func answered(_ isTranslucent: Bool) -> Self {
    Self(own: isTranslucent, hasOpaquePicture: hasOpaquePicture)
  }
}
