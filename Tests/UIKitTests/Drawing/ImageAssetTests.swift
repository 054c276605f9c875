import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pictures of the same thing for other surroundings")
@MainActor
struct ImageAssetTests {
  private let device = Device(era: .iOS18)
  private let asset = UIImageAsset()

  private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test("are found by the traits that they were added for")
  func finding() {
    UISystem.current = device.system
    let (light, dark, low) = (picture(.white), picture(.black), picture(.red))
    let isDark = UITraitCollection(userInterfaceStyle: .dark)
    let isLowDark = UITraitCollection(traitsFrom: [
      isDark, UITraitCollection(verticalSizeClass: .compact),
    ])
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: isDark)
    asset.register(low, with: isLowDark)
    #expect(asset.image(with: UITraitCollection()) == light)
    #expect(asset.image(with: isDark) == dark)
    #expect(asset.image(with: isLowDark) == low)
    #expect(asset.image(with: UIImage.Configuration(traitCollection: isDark)).cgImage != nil)
    #expect(asset.image(with: isDark).imageAsset === asset && dark.imageAsset == nil)
    asset.register(low, with: isDark)
    #expect(asset.image(with: isDark) == low)
    asset.unregister(imageWith: isDark)
    #expect(asset.image(with: isDark) == light)
  }

  @Test("change in an image view with the traits where it is")
  func view() throws {
    UISystem.current = device.system
    let (light, dark) = (picture(.white), picture(.black))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let page = UIViewController()
    device.launch { page }
    let image = asset.image(with: page.traitCollection)
    let view = UIImageView(image: image)
    device.perform { page.view.addSubview(view) }
    func isShown(_ picture: UIImage) -> Bool {
      view.layer.contents as? CGImage === picture.cgImage
    }
    #expect(isShown(light))
    device.perform { page.overrideUserInterfaceStyle = .dark }
    #expect(isShown(dark) && view.image === image)
  }
}
