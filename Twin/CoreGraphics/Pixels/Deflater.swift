/// Makes bytes shorter, for a zlib stream: one block with the fixed codes.
///
/// Repetitions are looked for at given distances only: in pictures most pixels are as their neighbor to the
/// left, or the one above.
///
/// Source: RFC 1951.
struct Deflater {
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0

  static func deflate(_ bytes: [UInt8], distances: [Int]) -> [UInt8] {
    var deflater = Deflater()
    let usable = distances.filter { $0 > 0 && $0 <= 32_768 }
    deflater.add(0b011, 3)  // The last block, with the fixed codes.
    var place = 0
    while place < bytes.count {
      var (length, best) = (0, 0)
      for distance in usable where distance <= place {
        let found = commonLength(bytes, place, distance)
        if found > length { (length, best) = (found, distance) }
      }
      if length >= 3 {
        deflater.addRepetition(length, best)
        place += length
      } else {
        deflater.addSymbol(Int(bytes[place]))
        place += 1
      }
    }
    deflater.addSymbol(256)
    deflater.finish()
    return deflater.bytes
  }

  private static func commonLength(_ bytes: [UInt8], _ place: Int, _ distance: Int) -> Int {
    let limit = min(258, bytes.count - place)
    var length = 0
    while length < limit, bytes[place + length] == bytes[place + length - distance] { length += 1 }
    return length
  }

  private mutating func add(_ number: UInt32, _ count: UInt32) {
    bits |= number << bitCount
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(bits & 0xFF))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Codes go in with their first bit first, other than numbers.
  private mutating func addCode(_ code: UInt32, _ count: UInt32) {
    var turned: UInt32 = 0
    for bit in 0..<count { turned |= (code >> bit & 1) << (count - 1 - bit) }
    add(turned, count)
  }

  private mutating func addSymbol(_ symbol: Int) {
    let code = UInt32(symbol)
    switch symbol {
    case ..<144: addCode(0x30 + code, 8)
    case ..<256: addCode(0x190 + code - 144, 9)
    case ..<280: addCode(code - 256, 7)
    default: addCode(0xC0 + code - 280, 8)
    }
  }

  private mutating func addRepetition(_ length: Int, _ distance: Int) {
    let size = DeflateCodes.lengths.lastIndex { $0.base <= length } ?? 0
    addSymbol(257 + size)
    add(UInt32(length - DeflateCodes.lengths[size].base), DeflateCodes.lengths[size].extraBits)
    let way = DeflateCodes.distances.lastIndex { $0.base <= distance } ?? 0
    addCode(UInt32(way), 5)
    add(UInt32(distance - DeflateCodes.distances[way].base), DeflateCodes.distances[way].extraBits)
  }

  private mutating func finish() {
    if bitCount > 0 { bytes.append(UInt8(bits & 0xFF)) }
  }
}

/// What the codes of lengths and distances stand for (RFC 1951, 3.2.5).
enum DeflateCodes {
  struct Code {
    var base: Int
    var extraBits: UInt32
  }

  /// From symbol 257 on.
  static let lengths: [Code] = codes(count: 28, first: 3, step: 4) + [Code(base: 258, extraBits: 0)]
  static let distances: [Code] = codes(count: 30, first: 1, step: 2)

  /// Each code begins where the one before ends; after every `step` codes they take in twice as much.
  private static func codes(count: Int, first: Int, step: Int) -> [Code] {
    var (codes, base) = ([Code](), first)
    for index in 0..<count {
      let bits = UInt32(max(0, index / step - 1))
      codes.append(Code(base: base, extraBits: bits))
      base += 1 << Int(bits)
    }
    return codes
  }
}
