import Foundation

extension PixelImage {
  /// Reads a JPEG file, baseline or progressive, in grey or color; nil if the data is none or is broken.
  ///
  /// - Returns: The picture, and how it is to be turned, as Exif counts it, from 1 for not at all to 8.
  package static func readJPEG(_ data: Data) -> (image: PixelImage, turn: Int)? {
    guard var reader = JPEGReader(Array(data)), let pixels = reader.read() else { return nil }
    let image = PixelImage(width: reader.width, height: reader.height, pixels: pixels)
    return (image, reader.turn)
  }
}

/// What is read of a JPEG file.
///
/// Numbers of all scans are collected first, and become samples at the end, as progressive files need it.
private struct JPEGReader {
  /// No picture of a device is larger; more would be a file that means harm.
  private static let largestSide = 16_384

  private typealias Marker = JPEGFile.Marker

  private let file: [UInt8]
  private var place = 2
  private(set) var width = 0
  private(set) var height = 0
  private(set) var turn = 1
  private var isProgressive = false
  private var isRGB = false
  private var components: [Component] = []
  private var quantization = [[Int]](repeating: Array(repeating: 1, count: 64), count: 4)
  private var meanCodes = [JPEGCode?](repeating: nil, count: 4)
  private var restCodes = [JPEGCode?](repeating: nil, count: 4)
  private var restartInterval = 0
  private var hasScan = false

  private struct Component {
    let name: UInt8
    /// How many blocks of it are beside and above each other in a unit of all components.
    let across: Int
    let down: Int
    let table: Int
    /// The blocks in a row, up to the end of the last unit.
    var columns = 0
    var rows = 0
    var numbers: [Int] = []
    var mean = 0
  }

  private struct Scan {
    var first = 0
    var last = 0
    /// The bit that is sent, and whether others came before.
    var bit = 0
    var isRefining = false
    /// How many further blocks have nothing more in this scan.
    var emptyBlocks = 0
  }

  init?(_ file: [UInt8]) {
    guard file.count > 4, file[0] == 0xFF, file[1] == Marker.startOfImage else { return nil }
    self.file = file
  }

  /// The pixels.
  mutating func read() -> [UInt32]? {
    guard walk(), hasScan, !components.isEmpty else { return nil }
    return pixels
  }

  // MARK: Segments

  private func word(_ place: Int) -> Int { Int(file[place]) << 8 | Int(file[place + 1]) }

  /// Reads segment after segment; false for a broken one.
  private mutating func walk() -> Bool {
    while place + 3 < file.count {
      guard file[place] == 0xFF else {
        place += 1
        continue
      }
      let marker = file[place + 1]
      guard marker != Marker.endOfImage else { return true }
      guard marker != 0, marker != 0xFF, !(Marker.firstRestart...0xD8).contains(marker) else {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      let length = word(place + 2)
      guard length >= 2, place + 2 + length <= file.count else { return hasScan }
      let body = file[(place + 4)..<(place + 2 + length)]
      place += 2 + length
      if marker == Marker.startOfScan {
        guard readScan(Array(body)) else { return false }
      } else if !read(marker, body) {
        return false
      }
    }
    return true
  }

  private mutating func read(_ marker: UInt8, _ body: ArraySlice<UInt8>) -> Bool {
    switch marker {
    case Marker.baselineFrame, Marker.extendedFrame, Marker.progressiveFrame:
      isProgressive = marker == Marker.progressiveFrame
      return readFrame(Array(body))
    case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return false  // Other ways of coding.
    case Marker.huffmanTables: return readCodes(Array(body))
    case Marker.quantization: return readQuantization(Array(body))
    case Marker.restartInterval:
      guard body.count == 2 else { return false }
      restartInterval = body.reduce(0) { $0 << 8 | Int($1) }
    case Marker.exif: turn = ExifTurn.read(body) ?? turn
    case 0xEE: isRGB = body.starts(with: Array("Adobe".utf8)) && body.count > 11 && body.last == 0
    default: break
    }
    return true
  }

  private mutating func readFrame(_ body: [UInt8]) -> Bool {
    guard components.isEmpty, body.count >= 6, body[0] == 8 else { return false }
    height = Int(body[1]) << 8 | Int(body[2])
    width = Int(body[3]) << 8 | Int(body[4])
    let count = Int(body[5])
    guard 1...Self.largestSide ~= width, 1...Self.largestSide ~= height, [1, 3].contains(count),
      body.count == 6 + 3 * count
    else { return false }
    for start in stride(from: 6, to: body.count, by: 3) {
      let component = Component(
        name: body[start], across: Int(body[start + 1] >> 4), down: Int(body[start + 1] & 15),
        table: Int(body[start + 2] & 3))
      guard 1...4 ~= component.across, 1...4 ~= component.down else { return false }
      components.append(component)
    }
    for index in components.indices {
      components[index].columns = unitColumns * components[index].across
      components[index].rows = unitRows * components[index].down
    }
    // Each block takes a bit at least, so a short file with many of them means harm.
    guard components.reduce(0, { $0 + $1.columns * $1.rows }) <= file.count * 8 else {
      return false
    }
    for index in components.indices {
      let component = components[index]
      components[index].numbers = Array(
        repeating: 0, count: component.columns * component.rows * 64)
    }
    return true
  }

  private var across: Int { components.map(\.across).max() ?? 1 }
  private var down: Int { components.map(\.down).max() ?? 1 }
  private var unitColumns: Int { (width + 8 * across - 1) / (8 * across) }
  private var unitRows: Int { (height + 8 * down - 1) / (8 * down) }

  private mutating func readCodes(_ body: [UInt8]) -> Bool {
    var start = 0
    while start + 17 <= body.count {
      let counts = body[start + 1..<start + 17].map(Int.init)
      let end = start + 17 + counts.reduce(0, +)
      guard end <= body.count, body[start] & 15 < 4,
        let code = JPEGCode(counts: counts, symbols: Array(body[start + 17..<end]))
      else { return false }
      let number = Int(body[start] & 15)
      if body[start] >> 4 == 0 { meanCodes[number] = code } else { restCodes[number] = code }
      start = end
    }
    return start == body.count
  }

  private mutating func readQuantization(_ body: [UInt8]) -> Bool {
    var start = 0
    while start < body.count {
      let size = body[start] >> 4 == 0 ? 1 : 2
      let number = Int(body[start] & 3)
      guard start + 64 * size < body.count else { return false }
      for index in 0..<64 {
        let place = start + 1 + index * size
        quantization[number][JPEGFile.zigzag[index]] =
          size == 1 ? Int(body[place]) : Int(body[place]) << 8 | Int(body[place + 1])
      }
      start += 1 + 64 * size
    }
    return true
  }

  // MARK: Scans

  private mutating func readScan(_ body: [UInt8]) -> Bool {
    guard !components.isEmpty, let count = body.first.map(Int.init), 1...components.count ~= count,
      body.count == 4 + 2 * count
    else { return false }
    var parts: [(index: Int, mean: JPEGCode?, rest: JPEGCode?)] = []
    for start in stride(from: 1, to: 1 + 2 * count, by: 2) {
      guard let index = components.firstIndex(where: { $0.name == body[start] }) else {
        return false
      }
      parts.append(
        (index, meanCodes[Int(body[start + 1] >> 4 & 3)], restCodes[Int(body[start + 1] & 3)]))
    }
    let end = body.count
    var scan = Scan(
      first: Int(body[end - 3]), last: Int(body[end - 2]), bit: Int(body[end - 1] & 15),
      isRefining: body[end - 1] >> 4 > 0)
    if !isProgressive { scan = Scan(first: 0, last: 63) }
    guard scan.first <= scan.last, scan.last < 64, scan.bit < 14 else { return false }
    hasScan = true
    var bits = JPEGBits(file, at: place)
    decode(parts, &scan, &bits)
    place = bits.place
    return true
  }

  /// Reads the blocks of a scan, up to its end or to where the file breaks off.
  private mutating func decode(
    _ parts: [(index: Int, mean: JPEGCode?, rest: JPEGCode?)], _ scan: inout Scan,
    _ bits: inout JPEGBits
  ) {
    for index in components.indices { components[index].mean = 0 }
    var (columns, rows) = (unitColumns, unitRows)
    let isAlone = parts.count == 1
    if isAlone {
      let component = components[parts[0].index]
      columns = (width * component.across + 8 * across - 1) / (8 * across)
      rows = (height * component.down + 8 * down - 1) / (8 * down)
    }
    for unit in 0..<columns * rows {
      if restartInterval > 0, unit > 0, unit.isMultiple(of: restartInterval) {
        guard bits.passRestart() else { return }
        for index in components.indices { components[index].mean = 0 }
        scan.emptyBlocks = 0
      }
      for part in parts {
        let component = components[part.index]
        let (across, down) = isAlone ? (1, 1) : (component.across, component.down)
        for step in 0..<across * down {
          let column = unit % columns * across + step % across
          let row = unit / columns * down + step / across
          let block = (row * component.columns + column) * 64
          guard decodeBlock(block, of: part, &scan, &bits) else { return }
        }
      }
    }
  }

  /// Reads what a scan has of a block; false where the file breaks off.
  private mutating func decodeBlock(
    _ block: Int, of part: (index: Int, mean: JPEGCode?, rest: JPEGCode?), _ scan: inout Scan,
    _ bits: inout JPEGBits
  ) -> Bool {
    let index = part.index
    if scan.first == 0 {
      if scan.isRefining {
        guard let bit = bits.next() else { return false }
        components[index].numbers[block] |= bit << scan.bit
      } else {
        guard let length = part.mean?.read(&bits), length < 16,
          let step = bits.signedNumber(Int(length))
        else { return false }
        components[index].mean += step
        components[index].numbers[block] = components[index].mean << scan.bit
      }
    }
    guard scan.last > 0, !(isProgressive && scan.first == 0) else { return true }
    guard let code = part.rest else { return false }
    return scan.isRefining
      ? refine(&components[index].numbers, block, code, &scan, &bits)
      : Self.fill(&components[index].numbers, block, code, &scan, &bits)
  }

  /// Reads the numbers after the mean for the first time.
  private static func fill(
    _ numbers: inout [Int], _ block: Int, _ code: JPEGCode, _ scan: inout Scan,
    _ bits: inout JPEGBits
  ) -> Bool {
    guard scan.emptyBlocks == 0 else {
      scan.emptyBlocks -= 1
      return true
    }
    var index = max(1, scan.first)
    while index <= scan.last {
      guard let symbol = code.read(&bits) else { return false }
      let (zeros, length) = (Int(symbol >> 4), Int(symbol & 15))
      if length == 0, zeros < 15 {
        guard let more = bits.number(zeros) else { return false }
        scan.emptyBlocks = (1 << zeros) + more - 1
        return true
      }
      index += length == 0 ? 16 : zeros
      guard length > 0 else { continue }
      guard index <= scan.last, let number = bits.signedNumber(length) else { return false }
      numbers[block + JPEGFile.zigzag[index]] = number << scan.bit
      index += 1
    }
    return true
  }

  /// Reads one more bit of the numbers after the mean (G.1.2.3).
  private func refine(
    _ numbers: inout [Int], _ block: Int, _ code: JPEGCode, _ scan: inout Scan,
    _ bits: inout JPEGBits
  ) -> Bool {
    var index = max(1, scan.first)
    if scan.emptyBlocks == 0 {
      while index <= scan.last {
        guard let symbol = code.read(&bits) else { return false }
        let (zeros, length) = (Int(symbol >> 4), Int(symbol & 15))
        var new = 0
        if length > 0 {
          guard let bit = bits.next() else { return false }
          new = bit == 1 ? 1 << scan.bit : -1 << scan.bit
        } else if zeros < 15 {
          guard let more = bits.number(zeros) else { return false }
          scan.emptyBlocks = (1 << zeros) + more
          break
        }
        guard
          Self.passZeros(zeros, putting: new, in: &numbers, block, &index, scan, &bits)
        else { return false }
      }
    }
    guard scan.emptyBlocks > 0 else { return true }
    scan.emptyBlocks -= 1
    return Self.passZeros(.max, putting: 0, in: &numbers, block, &index, scan, &bits)
  }

  /// Passes over some zeros, refining the other numbers on the way, and puts a new number into the zero that is next.
  private static func passZeros(
    _ zeros: Int, putting new: Int, in numbers: inout [Int], _ block: Int, _ index: inout Int,
    _ scan: Scan, _ bits: inout JPEGBits
  ) -> Bool {
    var zeros = zeros
    while index <= scan.last {
      let place = block + JPEGFile.zigzag[index]
      index += 1
      if numbers[place] != 0 {
        guard let bit = bits.next() else { return false }
        if bit == 1, abs(numbers[place]) & 1 << scan.bit == 0 {
          numbers[place] += numbers[place].signum() << scan.bit
        }
      } else if zeros == 0 {
        numbers[place] = new
        return true
      } else {
        zeros -= 1
      }
    }
    return true
  }

  // MARK: Pixels

  private var pixels: [UInt32] {
    let planes = components.map(samples)
    let (across, down) = (across, down)
    return (0..<width * height).map { index in
      let (column, row) = (index % width, index / width)
      var colors = (0.0, 0.0, 0.0)
      for (number, component) in components.enumerated() {
        let x = column * component.across / across
        let y = row * component.down / down
        let sample = planes[number][y * component.columns * 8 + x]
        switch number {
        case 0: colors.0 = sample
        case 1: colors.1 = sample
        default: colors.2 = sample
        }
      }
      return pixel(colors)
    }
  }

  private func pixel(_ colors: (Double, Double, Double)) -> UInt32 {
    func byte(_ color: Double) -> UInt32 { UInt32(min(max(color.rounded(), 0), 255)) }
    let (first, second, third) = colors
    guard components.count == 3 else { return 0xFF00_0000 | byte(first + 128) * 0x01_0101 }
    let red = isRGB ? first + 128 : first + 128 + 1.402 * third
    let green = isRGB ? second + 128 : first + 128 - 0.344136 * second - 0.714136 * third
    let blue = isRGB ? third + 128 : first + 128 + 1.772 * second
    return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// The rows of a component, from -128 to 127.
  private func samples(of component: Component) -> [Double] {
    let table = quantization[component.table]
    var samples = [Double](repeating: 0, count: component.columns * component.rows * 64)
    for block in 0..<component.columns * component.rows {
      let waves = (0..<64).map { Double(component.numbers[block * 64 + $0] * table[$0]) }
      let part = JPEGFile.inverseTransform(waves)
      let corner =
        block / component.columns * component.columns * 64 + block % component.columns * 8
      for place in 0..<64 {
        samples[corner + place / 8 * component.columns * 8 + place % 8] = part[place]
      }
    }
    return samples
  }
}
