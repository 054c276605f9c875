import Foundation
import Simulator
import Testing
import UIKit

@Suite("A picker of photos")
@MainActor
struct ImagePickerTests {
  private final class Listener: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var infos: [[UIImagePickerController.InfoKey: Any]] = []
    var cancelCount = 0

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      infos.append(info)
      picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelCount += 1 }
  }

  private final class Deaf: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {}

  private let device = Device(era: .iOS18)

  private func present(
    _ delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?,
    _ configure: (UIImagePickerController) -> Void = { _ in }
  ) -> UIImagePickerController {
    device.launch { UIViewController() }
    let picker = UIImagePickerController()
    picker.delegate = delegate
    configure(picker)
    device.perform { device.window.rootViewController?.present(picker, animated: false) }
    _ = device.settle(limit: 5)
    return picker
  }

  private func photos(in picker: UIImagePickerController) -> [UIView] {
    func search(_ view: UIView) -> [UIView] {
      if view.accessibilityLabel == "Photo" { return [view] }
      return view.subviews.flatMap(search)
    }
    return search(picker.view)
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func cancel(_ picker: UIImagePickerController) throws {
    func search(_ view: UIView) -> UIView? {
      view is UIControl ? view : view.subviews.lazy.compactMap(search).first
    }
    device.tap(on: try #require(search(picker.navigationBar)))
    _ = device.settle(limit: 5)
  }

  private final class Saver: SelectorPerforming {
    var saved: [UIImage?] = []

    func performMethod(_ selector: Selector, with object: Any?) -> Bool {
      guard selector == "image:didFinishSavingWithError:contextInfo:" else { return false }
      saved.append(object as? UIImage)
      return true
    }
  }

  @Test("shows what the app has saved, which tells that in a later turn")
  func saving() {
    let saver = Saver()
    let image = picture(20, 10)
    device.perform {
      UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
      UIImageWriteToSavedPhotosAlbum(
        image, saver, "image:didFinishSavingWithError:contextInfo:", nil)
      #expect(saver.saved.isEmpty)
    }
    _ = device.settle(limit: 1)
    #expect(saver.saved == [image] && device.photos == [image])
    #expect(photos(in: present(Listener())).count == 1)
  }

  @Test("has the library as its source, and no camera")
  func sources() {
    UISystem.current = device.system
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    let picker = UIImagePickerController()
    #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"])
    device.perform { picker.sourceType = .camera }
    #expect(device.crash?.reason == "Source type 1 not available")
  }

  @Test("refuses what is for a camera")
  func camera() {
    UISystem.current = device.system
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
    let picker = UIImagePickerController()
    #expect(picker.cameraOverlayView == nil && picker.videoQuality == .typeMedium)
    device.perform { picker.showsCameraControls = false }
    #expect(
      device.crash?.reason == "Source type must be UIImagePickerControllerSourceTypeCamera")
  }

  @Test("refuses kinds of media that its source does not have")
  func kinds() {
    UISystem.current = device.system
    let picker = UIImagePickerController()
    picker.mediaTypes = ["public.movie", "public.audio"]
    #expect(picker.mediaTypes == ["public.movie", "public.audio"])
    device.perform { picker.mediaTypes = [] }
    #expect(device.crash?.name == "NSInvalidArgumentException")
  }

  @Test("tells of the photo that was tapped, and shows none where only movies are asked for")
  func pick() throws {
    UISystem.current = device.system
    let listener = Listener()
    device.photos = [picture(20, 10), picture(30, 10)]
    let picker = present(listener)
    let shown = photos(in: picker)
    #expect(shown.count == 2)
    device.tap(on: try #require(shown.last))
    _ = device.settle(limit: 5)
    let info = try #require(listener.infos.first)
    #expect(info[.originalImage] as? UIImage === device.photos[1])
    #expect(info[.mediaType] as? String == "public.image" && info[.editedImage] == nil)
    #expect(picker.presentingViewController == nil && listener.cancelCount == 0)
    #expect(photos(in: present(nil) { $0.mediaTypes = ["public.movie"] }).isEmpty)
  }

  @Test("cuts out the square in the middle where the person may edit")
  func edit() throws {
    UISystem.current = device.system
    let listener = Listener()
    let photo = picture(20, 10)
    device.photos = [photo]
    let picker = present(listener) { $0.allowsEditing = true }
    device.tap(on: try #require(photos(in: picker).first))
    _ = device.settle(limit: 5)
    let info = try #require(listener.infos.first)
    let edited = try #require(info[.editedImage] as? UIImage)
    #expect(edited.size == CGSize(width: 10, height: 10) && edited.scale == photo.scale)
    let side = 10 * photo.scale
    let square = CGRect(x: side / 2, y: 0, width: side, height: side)
    #expect(info[.cropRect] as? CGRect == square)
  }

  @Test("leaves dismissing to a delegate that hears of Cancel, and else dismisses itself")
  func cancelling() throws {
    UISystem.current = device.system
    let listener = Listener()
    let kept = present(listener)
    try cancel(kept)
    #expect(listener.cancelCount == 1 && kept.presentingViewController != nil)
    let deaf = Deaf()
    let dismissed = present(deaf)
    #expect(dismissed.delegate === deaf)
    try cancel(dismissed)
    #expect(dismissed.presentingViewController == nil)
    let alone = present(nil)
    try cancel(alone)
    #expect(alone.presentingViewController == nil)
  }
}
