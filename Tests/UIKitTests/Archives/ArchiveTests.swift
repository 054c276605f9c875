import Foundation
import Simulator
import Testing
import UIKit

@Suite("A storyboard or a nib")
@MainActor
struct ArchiveTests {
  private let device = Device(era: .iOS18)

  private final class Page: UIViewController {}

  @Test("that is not in the bundle stops the app with UIKit's words")
  func storyboard() throws {
    device.launch { UIViewController() }
    device.perform {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let page: Page = storyboard.instantiateViewController(identifier: "page")
      #expect(page.storyboard == nil && storyboard.instantiateInitialViewController() == nil)
    }
    let crash = try #require(device.crash)
    #expect(crash.name == "NSInvalidArgumentException")
    #expect(
      crash.reason
        == "Could not find a storyboard named 'Main' in bundle NSBundle <\(Bundle.main.bundlePath)> (loaded)"
    )
  }

  @Test("for views stops the app when it is opened, not when it is named")
  func nib() throws {
    device.launch { UIViewController() }
    device.perform { _ = UINib(nibName: "Cell", bundle: nil) }
    #expect(device.crash == nil)
    device.perform {
      #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
    let crash = try #require(device.crash)
    #expect(crash.name == "NSInternalInconsistencyException")
    #expect(crash.reason.hasSuffix("> (loaded)' with name 'Cell'"))
  }
}

@Suite("A picture of a bundle")
@MainActor
struct NamedImageTests {
  /// A bundle with pictures of these pixels, by their files' names.
  private func bundle(_ files: [String: Int]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, pixels) in files {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: pixels, height: pixels)
      let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      try data.write(to: folder.appendingPathComponent(name))
    }
    return try #require(Bundle(path: folder.path))
  }

  @Test("is the one for the screen, else the next larger one, else the largest")
  func scales() throws {
    let bundle = try bundle(["a.png": 6, "a@2x.png": 12, "a@3x.png": 18, "b@2x.png": 8, "c.png": 5])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    func scale(_ name: String, _ wanted: CGFloat?) -> CGFloat? {
      let traits = wanted.map { UITraitCollection(displayScale: $0) }
      return UIImage(named: name, in: bundle, compatibleWith: traits)?.scale
    }
    #expect(scale("a", 1) == 1 && scale("a", 2) == 2 && scale("a", 3) == 3 && scale("a", nil) == 3)
    #expect(scale("b", 1) == 2 && scale("b", 3) == 2 && scale("c", 3) == 1)
    #expect(UIImage(named: "a.png", in: bundle, with: nil)?.size == CGSize(width: 6, height: 6))
  }

  @Test("is nil if there is none of that name")
  func missing() throws {
    let bundle = try bundle([:])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(UIImage(named: "a", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "nothing of the kind") == nil && UIImage(named: "") == nil)
  }
}
