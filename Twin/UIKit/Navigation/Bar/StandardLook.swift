/// The standard look of a bar, which an app sets, or takes from the bar and changes there.
///
/// Source: apps that do the latter, as github.com/meganz/iOS in `setupNavigationBarColor(with:)`. Assumed: a bar that
/// shows already does not follow before it shows something else (wxxsw/SwiftTheme, pull request 115: "iOS 13 does not
/// appear to update an existing UINavigationBar when its properties are changed").
struct StandardLook<Look: UIBarAppearance> {
  private var look: Look?
  /// What the look that the bar answers was when it was made; nil once one is set.
  private var original: Look?

  /// What the bar answers: while nothing is set, a look of the system's, the same each time.
  mutating func answer() -> Look {
    if let look { return look }
    let made = Look()
    (look, original) = (made, Look())
    return made
  }

  /// The app sets a look, of which this is a copy.
  mutating func set(_ copy: Look) {
    (look, original) = (copy, nil)
  }

  /// The look that the app has set or changed; nil for the system's.
  var own: Look? { look == original ? nil : look }
}
