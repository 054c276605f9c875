import Foundation

/// Puts a picture into the library of photos, from which `UIImagePickerController` lets the person pick.
///
/// Source: https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:), which asks for a
/// method `image:didFinishSavingWithError:contextInfo:`. It is called when the calling code is over.
///
/// Differs from UIKit: on the main thread only; nobody is asked for permission; only a target that is `SelectorPerforming` is called, with the
/// picture and without the two other arguments. An empty picture is not saved, which nobody is told.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: Who is told when it is there; nil for nobody.
///   - completionSelector: The method that tells it.
///   - contextInfo: What the method gets besides.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard image.cgImage != nil else { return }
  let system = UISystem.current
  system.photos.append(image)
  guard let completionSelector, let target = completionTarget as? any SelectorPerforming else {
    return
  }
  system.loop.schedule(after: 0) {
    system.running(.app("\(completionSelector)")) {
      _ = target.performMethod(completionSelector, with: image)
    }
  }
}
