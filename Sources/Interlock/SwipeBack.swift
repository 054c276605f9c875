import UIKit

/// Whether a finger is pulling the top page away at this moment.
func isSwipedBack(_ navigation: UINavigationController) -> Bool {
  var recognizers = [navigation.interactivePopGestureRecognizer]
  if #available(iOS 26.0, *) {
    recognizers.append(navigation.interactiveContentPopGestureRecognizer)
  }
  return recognizers.contains { $0?.state == .began || $0?.state == .changed }
}
