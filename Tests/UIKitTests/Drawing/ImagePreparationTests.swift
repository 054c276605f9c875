import Testing
import UIKit

@Suite("A picture that is made ready")
struct ImagePreparationTests {
  private let picture: UIImage = {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }()

  @Test("is handed to a closure")
  func closures() async {
    let shown: UIImage? = await withCheckedContinuation { done in
      picture.prepareForDisplay { done.resume(returning: $0) }
    }
    #expect(shown != nil)
    let small: UIImage? = await withCheckedContinuation { done in
      picture.prepareThumbnail(of: CGSize(width: 2, height: 1)) { done.resume(returning: $0) }
    }
    #expect(small?.size == CGSize(width: 2, height: 1))
    let none: UIImage? = await withCheckedContinuation { done in
      UIImage().prepareForDisplay { done.resume(returning: $0) }
    }
    #expect(none == nil)
  }

  @Test("is awaited")
  func awaiting() async {
    #expect(await picture.byPreparingForDisplay()?.size == picture.size)
    #expect(
      await picture.byPreparingThumbnail(ofSize: CGSize(width: 3, height: 3))?.size.width == 3)
  }
}
