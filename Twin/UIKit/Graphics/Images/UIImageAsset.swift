public import Foundation

/// Pictures of the same thing, each for other surroundings: a light and a dark one, say.
///
/// A picture that comes from one shows itself in image views as the variant for where the view is.
///
/// Source: https://developer.apple.com/documentation/uikit/uiimageasset
///
/// Differs from UIKit: no archives; files of a bundle have none; the scale does not decide, so each variant is for
/// all screens.
nonisolated open class UIImageAsset: NSObject, @unchecked Sendable {
  // Sendable: what changes is behind the lock.

  private struct Variant {
    var traits: TraitValues
    var image: UIImage
  }

  private let lock = NSLock()
  private var variants: [Variant] = []

  /// Makes an asset without pictures.
  public override init() {
    super.init()
  }

  /// Adds a picture, in the place of the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let traits = Self.deciding(traitCollection)
    lock.withLock {
      variants.removeAll { $0.traits == traits }
      variants.append(Variant(traits: traits, image: image))
    }
  }

  /// Adds a picture for the traits of a configuration (since iOS 13).
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes the picture away that was added for the same traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    let traits = Self.deciding(traitCollection)
    lock.withLock { variants.removeAll { $0.traits == traits } }
  }

  /// Takes the picture away that was added for the same traits (since iOS 13).
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  /// The picture that says the most about traits and nothing against them; without one, the first.
  ///
  /// Traits that are open are the device's, and light ones. Assumed: what is given without a fitting picture.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    var wanted = Self.deciding(.current).overridden(by: Self.deciding(traitCollection))
    wanted.userInterfaceStyle = wanted.userInterfaceStyle ?? .light
    let known = lock.withLock { variants }
    var best: Variant?
    for variant in known where wanted.overridden(by: variant.traits) == wanted {
      guard let present = best else {
        best = variant
        continue
      }
      let saysMore = variant.traits.overridden(by: present.traits) == variant.traits
      if saysMore { best = variant }
    }
    let image = (best ?? known.first)?.image ?? UIImage()
    return image.changed { $0.source = UIImage.Source(asset: self) }
  }

  /// The picture for the traits of a configuration, with the configuration (since iOS 13).
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
      .withConfiguration(configuration)
  }

  /// What of traits says which picture it is.
  private static func deciding(_ traits: UITraitCollection) -> TraitValues {
    var values = traits.values
    values.displayScale = nil
    if values.userInterfaceStyle == .unspecified { values.userInterfaceStyle = nil }
    if values.userInterfaceIdiom == .unspecified { values.userInterfaceIdiom = nil }
    if values.horizontalSizeClass == .unspecified { values.horizontalSizeClass = nil }
    if values.verticalSizeClass == .unspecified { values.verticalSizeClass = nil }
    return values
  }
}

nonisolated extension UIImage {
  /// Where a picture comes from. Two that show the same are the same wherever they come from.
  struct Source: Equatable {
    var asset: UIImageAsset?
    /// The name of the file that was asked for.
    var name: String?

    static func == (left: Source, right: Source) -> Bool { true }
  }

  /// The picture of the same asset for traits, with what was said about this one.
  func variant(for traitCollection: UITraitCollection) -> UIImage {
    guard let asset = imageAsset else { return self }
    let variant = asset.image(with: traitCollection)
    var traits = variant.traits
    if self.traits.mode != .automatic { traits.mode = self.traits.mode }
    traits.tint = self.traits.tint ?? traits.tint
    traits.flips = self.traits.flips || traits.flips
    traits.caps = self.traits.caps ?? traits.caps
    traits.symbol = self.traits.symbol ?? traits.symbol
    return UIImage(variant.content, traits)
  }
}
