/// Makes of the shortened bytes of a zlib stream the long ones again.
///
/// Source: RFC 1951.
struct Inflater {
  private let source: [UInt8]
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var bytes: [UInt8] = []

  private struct Broken: Error {}

  /// The bytes; nil if the stream is broken.
  ///
  /// - Parameters:
  ///   - source: The stream with its head of two bytes.
  ///   - limit: More bytes than that make it a broken one.
  static func inflate(_ source: [UInt8], limit: Int) -> [UInt8]? {
    guard source.count > 2, source[0] & 0xF == 8 else { return nil }
    var inflater = Inflater(source: source, place: 2)
    do {
      while try !inflater.readBlock(limit) {}
    } catch {
      return nil
    }
    return inflater.bytes
  }

  private init(source: [UInt8], place: Int) {
    self.source = source
    self.place = place
  }

  private mutating func read(_ count: UInt32) throws -> Int {
    while bitCount < count {
      guard place < source.count else { throw Broken() }
      bits |= UInt32(source[place]) << bitCount
      bitCount += 8
      place += 1
    }
    let number = bits & ((1 << count) - 1)
    bits >>= count
    bitCount -= count
    return Int(number)
  }

  /// Whether it was the last one.
  private mutating func readBlock(_ limit: Int) throws -> Bool {
    let isLast = try read(1) == 1
    switch try read(2) {
    case 0: try readStored()
    case 1: try readCoded(.fixedSymbols, .fixedDistances, limit)
    case 2:
      let (symbols, distances) = try readCodes()
      try readCoded(symbols, distances, limit)
    default: throw Broken()
    }
    guard bytes.count <= limit else { throw Broken() }
    return isLast
  }

  private mutating func readStored() throws {
    (bits, bitCount) = (0, 0)
    guard place + 4 <= source.count else { throw Broken() }
    let count = Int(source[place]) | Int(source[place + 1]) << 8
    place += 4
    guard place + count <= source.count else { throw Broken() }
    bytes += source[place..<place + count]
    place += count
  }

  private mutating func readCoded(
    _ symbols: HuffmanCode, _ distances: HuffmanCode, _ limit: Int
  ) throws {
    while true {
      let symbol = try readSymbol(symbols)
      if symbol == 256 { return }
      guard symbol > 256 else {
        bytes.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < DeflateCodes.lengths.count else { throw Broken() }
      let length = try readNumber(DeflateCodes.lengths[symbol - 257])
      let way = try readSymbol(distances)
      guard way < DeflateCodes.distances.count else { throw Broken() }
      let distance = try readNumber(DeflateCodes.distances[way])
      guard distance <= bytes.count, bytes.count + length <= limit else { throw Broken() }
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }
  }

  private mutating func readNumber(_ code: DeflateCodes.Code) throws -> Int {
    try code.base + read(code.extraBits)
  }

  private mutating func readSymbol(_ code: HuffmanCode) throws -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1..<16 {
      value |= try read(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Broken()
  }

  private mutating func readCodes() throws -> (HuffmanCode, HuffmanCode) {
    let (symbolCount, distanceCount) = (try read(5) + 257, try read(5) + 1)
    let lengthCount = try read(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for index in 0..<lengthCount { lengths[order[index]] = try read(3) }
    let code = HuffmanCode(lengths)
    var all: [Int] = []
    while all.count < symbolCount + distanceCount {
      switch try readSymbol(code) {
      case 16:
        guard let last = all.last else { throw Broken() }
        all += Array(repeating: last, count: try read(2) + 3)
      case 17: all += Array(repeating: 0, count: try read(3) + 3)
      case 18: all += Array(repeating: 0, count: try read(7) + 11)
      case let length: all.append(length)
      }
    }
    guard all.count == symbolCount + distanceCount else { throw Broken() }
    return (HuffmanCode(Array(all[..<symbolCount])), HuffmanCode(Array(all[symbolCount...])))
  }
}

/// Which symbol a row of bits stands for.
struct HuffmanCode {
  /// How many codes there are of each length.
  let counts: [Int]
  /// The symbols, by the length of their codes and then by themselves.
  let symbols: [Int]

  /// A code by the lengths of the symbols' codes; 0 for a symbol without one.
  init(_ lengths: [Int]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = lengths.indices.filter { lengths[$0] > 0 }
      .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
  }

  static let fixedSymbols = HuffmanCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))
}
