import CoreGraphics
import Foundation

nonisolated extension UIImage {
  /// How what lies between the caps of a picture fills more room.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// What of a picture keeps its size when that is stretched.
  struct Caps: Equatable {
    var insets: UIEdgeInsets
    var mode: ResizingMode
  }

  var baseline: CGFloat? {
    switch traits.baseline {
    case .own: symbolBaseline
    case .none: nil
    case .offset(let offset): offset
    }
  }

  /// The commands that draw a picture of this one's size in a rectangle.
  func commands(of picture: CGImage, in rect: CGRect) -> [DrawingCommand] {
    guard let caps = traits.caps else { return [.image(picture, rect)] }
    return picture.parts(
      in: rect, size: size, caps: PictureCaps(caps.insets), tiles: caps.mode == .tile)
  }

  /// What a layer's `contentsCenter` is to be while it shows the picture: what lies between the caps, as parts
  /// of its size.
  var contentsCenter: CGRect {
    let (size, caps) = (size, capInsets)
    guard traits.caps != nil, size.width > caps.left + caps.right,
      size.height > caps.top + caps.bottom
    else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: caps.left / size.width, y: caps.top / size.height,
      width: 1 - (caps.left + caps.right) / size.width,
      height: 1 - (caps.top + caps.bottom) / size.height)
  }
}

nonisolated extension PictureCaps {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
