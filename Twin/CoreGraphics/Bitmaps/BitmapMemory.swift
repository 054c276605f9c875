import Foundation

/// The memory of a context that has pixels.
///
/// The memory is what the picture is: what an app writes into it counts, and what is drawn is in it when the
/// call returns.
final class BitmapMemory {
  let address: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let layout: PixelLayout
  let space: CGColorSpace?
  private let isOwn: Bool

  /// Takes memory of the app's, which it keeps, or else memory of its own, which is transparent black.
  init(
    _ memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    layout: PixelLayout, space: CGColorSpace?
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.layout = layout
    self.space = space
    isOwn = memory == nil
    if let memory {
      address = memory
    } else {
      address = .allocate(byteCount: bytesPerRow * height, alignment: 16)
      address.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }
  }

  deinit {
    if isOwn { address.deallocate() }
  }

  /// What is in the memory now.
  var image: PixelImage {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    let bytes = UnsafePointer(address.assumingMemoryBound(to: UInt8.self))
    for row in 0..<height {
      for column in 0..<width {
        pixels.append(
          layout.pixel(at: bytes + row * bytesPerRow + column * layout.bytesPerPixel))
      }
    }
    return PixelImage(width: width, height: height, pixels: pixels)
  }

  /// Draws on what is in the memory.
  func draw(_ command: DrawingCommand) {
    var raster = Raster(image)
    raster.draw([command], .identity)
    write(raster.pixelImage)
  }

  private func write(_ image: PixelImage) {
    let bytes = address.assumingMemoryBound(to: UInt8.self)
    for row in 0..<height {
      for column in 0..<width {
        layout.put(
          image.pixels[row * width + column],
          at: bytes + row * bytesPerRow + column * layout.bytesPerPixel)
      }
    }
  }
}
