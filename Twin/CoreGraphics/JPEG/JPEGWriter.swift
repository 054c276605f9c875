import Foundation

extension PixelImage {
  /// The picture as a JPEG file, what is transparent over white.
  ///
  /// - Parameters:
  ///   - quality: From 0 for the smallest file to 1 for the best one; others are the nearest of these.
  ///   - turn: How the picture is to be turned, as Exif counts it, from 1 for not at all to 8.
  package func jpegData(quality: Double, turn: Int = 1) -> Data {
    JPEGWriter(self, quality: min(max(quality, 0), 1)).file(turn: turn)
  }
}

/// Writes a baseline file with three components of the same size, each with its own codes.
private struct JPEGWriter {
  private let image: PixelImage
  /// What brightness and colors are divided by.
  private let steps: [[Double]]

  init(_ image: PixelImage, quality: Double) {
    self.image = image
    // As the Independent JPEG Group's library, which most programs follow, scales the tables of annex K.
    let percent = max(1, (quality * 100).rounded())
    let scale = percent < 50 ? 50 / percent : 2 - percent / 50
    steps = [JPEGFile.brightnessSteps, JPEGFile.colorSteps].map { table in
      table.map { min(255, max(1, ($0 * scale).rounded())) }
    }
  }

  /// A number in the data of a scan: a symbol, and bits after it.
  private struct Item {
    var symbol: Int
    var bits = 0
    var length = 0
  }

  /// What a component has in each block: its mean, and the rest.
  private typealias Block = (mean: Item, rest: [Item])

  func file(turn: Int) -> Data {
    let components = (0..<3).map { blocks(of: $0) }
    let codes = components.map { blocks in
      (mean: Self.code(for: blocks.map(\.mean)), rest: Self.code(for: blocks.flatMap(\.rest)))
    }
    var file = JPEGOutput()
    file.mark(JPEGFile.Marker.startOfImage)
    file.segment(JPEGFile.Marker.jfif, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    if turn != 1 { file.segment(JPEGFile.Marker.exif, ExifTurn.segment(turn)) }
    for (number, table) in steps.enumerated() {
      file.segment(
        JPEGFile.Marker.quantization, [UInt8(number)] + JPEGFile.zigzag.map { UInt8(table[$0]) })
    }
    file.segment(JPEGFile.Marker.baselineFrame, frame)
    for (number, code) in codes.enumerated() {
      file.segment(JPEGFile.Marker.huffmanTables, [UInt8(number)] + Self.table(code.mean))
      file.segment(JPEGFile.Marker.huffmanTables, [UInt8(0x10 + number)] + Self.table(code.rest))
    }
    // Three components, each with codes of its own, and all numbers of each block.
    file.segment(JPEGFile.Marker.startOfScan, [3, 1, 0x00, 2, 0x11, 3, 0x22, 0, 63, 0])
    for index in components[0].indices {
      for (blocks, code) in zip(components, codes) {
        file.append(blocks[index].mean, code.mean)
        for item in blocks[index].rest { file.append(item, code.rest) }
      }
    }
    file.endScan()
    file.mark(JPEGFile.Marker.endOfImage)
    return Data(file.bytes)
  }

  /// 8 bits, the sides, and three components of the same size, of which the last two share a table of steps.
  private var frame: [UInt8] {
    var bytes: [UInt8] = [8]
    for side in [image.height, image.width] {
      bytes.append(UInt8(side >> 8 & 0xFF))
      bytes.append(UInt8(side & 0xFF))
    }
    return bytes + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
  }

  private static func code(for items: [Item]) -> JPEGCode? {
    var frequencies = [Int](repeating: 0, count: 256)
    for item in items { frequencies[item.symbol] += 1 }
    return JPEGCode(frequencies: frequencies)
  }

  private static func table(_ code: JPEGCode?) -> [UInt8] {
    (code?.counts ?? Array(repeating: 0, count: 16)).map(UInt8.init) + (code?.symbols ?? [])
  }

  // MARK: Blocks

  private func blocks(of component: Int) -> [Block] {
    var blocks: [Block] = []
    var formerMean = 0
    for top in stride(from: 0, to: image.height, by: 8) {
      for left in stride(from: 0, to: image.width, by: 8) {
        let waves = JPEGFile.transform(samples(of: component, left, top))
        let table = steps[component == 0 ? 0 : 1]
        let numbers = JPEGFile.zigzag.map { Int((waves[$0] / table[$0]).rounded()) }
        let step = Self.item(numbers[0] - formerMean)
        formerMean = numbers[0]
        blocks.append((step, Self.rest(numbers)))
      }
    }
    return blocks
  }

  /// What there is of a component in a block, from -128 to 127; beyond the edge it goes on as at the edge.
  private func samples(of component: Int, _ left: Int, _ top: Int) -> [Double] {
    (0..<64).map { place in
      let row = min(top + place / 8, image.height - 1)
      let column = min(left + place % 8, image.width - 1)
      let pixel = image.pixels[row * image.width + column]
      let white = Double(255 - pixel >> 24)
      let red = Double(pixel >> 16 & 0xFF) + white
      let green = Double(pixel >> 8 & 0xFF) + white
      let blue = Double(pixel & 0xFF) + white
      return switch component {
      case 0: 0.299 * red + 0.587 * green + 0.114 * blue - 128
      case 1: -0.168736 * red - 0.331264 * green + 0.5 * blue
      default: 0.5 * red - 0.418688 * green - 0.081312 * blue
      }
    }
  }

  /// The numbers after the mean, with how many zeros come before each (F.1.2.2).
  private static func rest(_ numbers: [Int]) -> [Item] {
    var items: [Item] = []
    var zeros = 0
    for number in numbers.dropFirst() {
      guard number != 0 else {
        zeros += 1
        continue
      }
      while zeros > 15 {
        items.append(Item(symbol: 0xF0))
        zeros -= 16
      }
      var item = item(number)
      item.symbol |= zeros << 4
      items.append(item)
      zeros = 0
    }
    if zeros > 0 { items.append(Item(symbol: 0)) }
    return items
  }

  /// A number with a sign: how many bits it needs, and these.
  private static func item(_ number: Int) -> Item {
    let length = Int.bitWidth - number.magnitude.leadingZeroBitCount
    let bits = number < 0 ? number + (1 << length) - 1 : number
    return Item(symbol: length, bits: bits, length: length)
  }

  /// The bytes of a file.
  private struct JPEGOutput {
    private(set) var bytes: [UInt8] = []
    private var rest = 0
    private var count = 0

    mutating func mark(_ marker: UInt8) {
      bytes += [0xFF, marker]
    }

    mutating func segment(_ marker: UInt8, _ body: [UInt8]) {
      mark(marker)
      let length = body.count + 2
      bytes += [UInt8(length >> 8), UInt8(length & 0xFF)] + body
    }

    mutating func append(_ item: Item, _ code: JPEGCode?) {
      guard let code = code?.codes[item.symbol] else { return }
      append(code.bits, code.length)
      append(item.bits, item.length)
    }

    private mutating func append(_ bits: Int, _ length: Int) {
      rest = rest << length | bits
      count += length
      while count >= 8 {
        count -= 8
        let byte = UInt8(rest >> count & 0xFF)
        bytes.append(byte)
        if byte == 0xFF { bytes.append(0) }
      }
      rest &= (1 << count) - 1
    }

    /// Fills the last byte with ones.
    mutating func endScan() {
      if count > 0 { append((1 << (8 - count)) - 1, 8 - count) }
    }
  }
}
