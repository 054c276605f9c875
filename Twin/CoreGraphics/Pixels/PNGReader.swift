import Foundation

extension PixelImage {
  /// Reads a PNG file; nil if the data is none, is broken, or is interlaced.
  ///
  /// Source: Portable Network Graphics Specification (W3C, third edition).
  ///
  /// - Returns: The picture, and whether the file says how opaque its pixels are.
  package static func readPNG(_ data: Data) -> (image: PixelImage, hasOpacity: Bool)? {
    guard var reader = PNGReader(Array(data)), let pixels = reader.read() else { return nil }
    let image = PixelImage(width: reader.width, height: reader.height, pixels: pixels)
    return (image, reader.hasOpacity)
  }
}

/// What is read of a PNG file.
private struct PNGReader {
  private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// No picture of a device is larger; more would be a file that means harm.
  private static let largestSide = 16_384

  private let file: [UInt8]
  let width: Int
  let height: Int
  private let depth: Int
  private let colorType: Int
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []
  private var body: [UInt8] = []

  init?(_ file: [UInt8]) {
    guard file.starts(with: Self.start), file.count > 33 else { return nil }
    self.file = file
    width = Self.number(file, 16)
    height = Self.number(file, 20)
    (depth, colorType) = (Int(file[24]), Int(file[25]))
    let depths: [Int: [Int]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    guard depths[colorType]?.contains(depth) == true, file[28] == 0, width > 0, height > 0,
      width <= Self.largestSide, height <= Self.largestSide
    else { return nil }
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  /// Whether the file says how opaque pixels are, known once it was read.
  var hasOpacity: Bool { colorType == 4 || colorType == 6 || !transparency.isEmpty }

  /// How many numbers a pixel has in the file.
  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }
  private var bytesInRow: Int { (width * channels * depth + 7) / 8 }

  /// The pixels.
  mutating func read() -> [UInt32]? {
    guard readChunks(), let rows = unfiltered() else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        guard let pixel = pixel(rows, row * bytesInRow, column) else { return nil }
        pixels.append(pixel)
      }
    }
    return pixels
  }

  /// Whether the file is whole.
  private mutating func readChunks() -> Bool {
    var place = 8
    while place + 12 <= file.count {
      let length = Self.number(file, place)
      let end = place + 8 + length
      guard end + 4 <= file.count else { return false }
      let content = file[place + 8..<end]
      switch String(decoding: file[place + 4..<place + 8], as: UTF8.self) {
      case "PLTE": palette = Array(content)
      case "tRNS": transparency = Array(content)
      case "IDAT": body += content
      case "IEND": return true
      default: break
      }
      place = end + 4
    }
    return false
  }

  /// The rows without their filters.
  private func unfiltered() -> [UInt8]? {
    let width = bytesInRow
    guard let raw = Inflater.inflate(body, limit: (width + 1) * height),
      raw.count == (width + 1) * height
    else { return nil }
    let step = max(1, channels * depth / 8)
    var rows = [UInt8](repeating: 0, count: width * height)
    for row in 0..<height {
      let filter = raw[row * (width + 1)]
      guard filter < 5 else { return nil }
      for column in 0..<width {
        let place = row * width + column
        let left = column >= step ? rows[place - step] : 0
        let above = row > 0 ? rows[place - width] : 0
        let corner = row > 0 && column >= step ? rows[place - width - step] : 0
        rows[place] =
          raw[row * (width + 1) + 1 + column]
          &+ Self.guess(filter, Int(left), Int(above), Int(corner))
      }
    }
    return rows
  }

  /// What a filter has taken off.
  private static func guess(_ filter: UInt8, _ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    switch filter {
    case 1: return UInt8(left)
    case 2: return UInt8(above)
    case 3: return UInt8((left + above) / 2)
    case 4:
      let middle = left + above - corner
      let (a, b, c) = (abs(middle - left), abs(middle - above), abs(middle - corner))
      return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
    default: return 0
    }
  }

  /// A number of a row, as it is in the file.
  private func sample(_ rows: [UInt8], _ row: Int, _ index: Int) -> Int {
    switch depth {
    case 16: return Int(rows[row + index * 2]) << 8 | Int(rows[row + index * 2 + 1])
    case 8: return Int(rows[row + index])
    default:
      let bit = index * depth
      return Int(rows[row + bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
    }
  }

  private func pixel(_ rows: [UInt8], _ row: Int, _ column: Int) -> UInt32? {
    let samples = (0..<channels).map { sample(rows, row, column * channels + $0) }
    let highest = (1 << depth) - 1
    func byte(_ sample: Int) -> UInt32 { UInt32((sample * 255 + highest / 2) / highest) }
    switch colorType {
    case 3:
      let index = samples[0]
      guard index * 3 + 2 < palette.count else { return nil }
      let alpha = index < transparency.count ? UInt32(transparency[index]) : 255
      let color = palette[index * 3..<index * 3 + 3].map { UInt32($0) }
      return Self.packed(color[0], color[1], color[2], alpha)
    case 0, 4:
      let gray = byte(samples[0])
      let alpha = colorType == 4 ? byte(samples[1]) : isLeftOut(samples) ? 0 : 255
      return Self.packed(gray, gray, gray, alpha)
    default:
      let alpha = colorType == 6 ? byte(samples[3]) : isLeftOut(samples) ? 0 : 255
      return Self.packed(byte(samples[0]), byte(samples[1]), byte(samples[2]), alpha)
    }
  }

  /// Whether it is the one color that stands for nothing.
  private func isLeftOut(_ samples: [Int]) -> Bool {
    guard transparency.count >= samples.count * 2 else { return false }
    return samples.indices.allSatisfy {
      samples[$0] == Int(transparency[$0 * 2]) << 8 | Int(transparency[$0 * 2 + 1])
    }
  }

  private static func packed(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32)
    -> UInt32
  {
    func times(_ number: UInt32) -> UInt32 { (number * alpha + 127) / 255 }
    return alpha << 24 | times(red) << 16 | times(green) << 8 | times(blue)
  }
}
