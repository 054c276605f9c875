package import Renderer

package nonisolated extension PNG {
  /// Why a file is not a picture that can be read.
  enum DecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It does not begin as a PNG file does.
    case notPNG
    /// It ends too early, or a check sum is wrong.
    case damaged(part: String)
    /// It uses something that this project's files never use.
    case unsupported(String)

    package var description: String {
      switch self {
      case .notPNG: "Reading a picture: this is not a PNG file."
      case .damaged(let part): "Reading a PNG file: its part \(part) is damaged."
      case .unsupported(let feature):
        "Reading a PNG file: \(feature) is not supported. Only files written here can be read."
      }
    }
  }

  /// A file as a picture; of an animation, its first frame.
  ///
  /// - Throws: `DecodingError`.
  static func decode(_ bytes: [UInt8]) throws(DecodingError) -> Bitmap {
    try Decoder(bytes).bitmap()
  }
}

/// Collects the parts of a file, then makes the picture.
nonisolated private struct Decoder {
  private var width = 0
  private var height = 0
  private var colorType: UInt8 = 0
  private var palette: [UInt8] = []
  private var alphas: [UInt8] = []
  private var stream: [UInt8] = []

  init(_ bytes: [UInt8]) throws(PNG.DecodingError) {
    guard bytes.starts(with: PNGChunks.signature) else { throw .notPNG }
    var rest = bytes[PNGChunks.signature.count...]
    while !rest.isEmpty {
      guard rest.count >= 12 else { throw .damaged(part: "end") }
      let length = Int(Self.number(rest.prefix(4)))
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      guard rest.count >= length + 12 else { throw .damaged(part: type) }
      let typed = rest.dropFirst(4).prefix(length + 4)
      let checksum = Self.number(rest.dropFirst(length + 8).prefix(4))
      guard Zlib.checksum(typed) == checksum else { throw .damaged(part: type) }
      try take(type, Array(typed.dropFirst(4)))
      rest = rest.dropFirst(length + 12)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private mutating func take(_ type: String, _ data: [UInt8]) throws(PNG.DecodingError) {
    switch type {
    case "IHDR":
      guard data.count == 13 else { throw .damaged(part: type) }
      width = Int(Self.number(data[0..<4]))
      height = Int(Self.number(data[4..<8]))
      colorType = data[9]
      guard data[8] == 8 else { throw .unsupported("a depth of \(data[8]) bits") }
      guard data[12] == 0 else { throw .unsupported("interlacing") }
    case "PLTE": palette = data
    case "tRNS": alphas = data
    case "IDAT": stream += data
    default: break  // Text, colour profiles and later frames say nothing about these pixels.
    }
  }

  /// Bytes of a pixel in the stream.
  private var pixelSize: Int? {
    switch colorType {
    case 2: 3
    case 3: 1
    case 6: 4
    default: nil
    }
  }

  func bitmap() throws(PNG.DecodingError) -> Bitmap {
    guard let pixelSize else { throw .unsupported("colour type \(colorType)") }
    let rowSize = width * pixelSize
    guard var rows = Zlib.decompress(stream, count: height * (rowSize + 1)) else {
      throw .damaged(part: "IDAT")
    }
    for row in 0..<height {
      try unfilter(row: row, rowSize: rowSize, pixelSize: pixelSize, in: &rows)
    }
    var bitmap = Bitmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width {
        let start = row * (rowSize + 1) + 1 + column * pixelSize
        bitmap[column, row] = try pixel(rows[start..<start + pixelSize]).premultiplied
      }
    }
    return bitmap
  }

  private func pixel(_ bytes: ArraySlice<UInt8>) throws(PNG.DecodingError) -> StraightPixel {
    let start = bytes.startIndex
    guard colorType == 3 else {
      return StraightPixel(
        red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
        alpha: colorType == 6 ? bytes[start + 3] : 255)
    }
    let index = Int(bytes[start])
    guard index * 3 + 2 < palette.count else { throw .damaged(part: "PLTE") }
    return StraightPixel(
      red: palette[index * 3], green: palette[index * 3 + 1], blue: palette[index * 3 + 2],
      alpha: index < alphas.count ? alphas[index] : 255)
  }

  /// Undoes the filter of a row. Source: PNG specification, third edition, section 9.
  private func unfilter(
    row: Int, rowSize: Int, pixelSize: Int, in rows: inout [UInt8]
  ) throws(PNG.DecodingError) {
    let start = row * (rowSize + 1) + 1
    let filter = rows[start - 1]
    guard filter <= 4 else { throw .damaged(part: "IDAT") }
    guard filter > 0 else { return }
    for place in 0..<rowSize {
      let left = place >= pixelSize ? Int(rows[start + place - pixelSize]) : 0
      let up = row > 0 ? Int(rows[start + place - rowSize - 1]) : 0
      let upLeft =
        row > 0 && place >= pixelSize ? Int(rows[start + place - rowSize - 1 - pixelSize]) : 0
      let prediction =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        default: Self.paeth(left, up, upLeft)
        }
      rows[start + place] &+= UInt8(prediction)
    }
  }

  /// The neighbour that is nearest to left + up - upper left.
  private static func paeth(_ left: Int, _ up: Int, _ upLeft: Int) -> Int {
    let estimate = left + up - upLeft
    let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - upLeft))
    return a <= b && a <= c ? left : b <= c ? up : upLeft
  }
}
