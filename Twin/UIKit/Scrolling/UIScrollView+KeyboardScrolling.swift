extension UIScrollView {
  /// Whether keys scroll; made where an app says it.
  final class KeyboardScrolling {
    var isAllowed = true
  }
}
