/// A code of JPEG files: symbols of one byte as 1 to 16 bits.
struct JPEGCode {
  /// How many symbols have codes of each length, from 1 to 16 bits.
  let counts: [Int]
  /// The symbols in the order of their codes.
  let symbols: [UInt8]
  /// The code of each symbol, and its length; length 0 for those that have none.
  private(set) var codes: [(bits: Int, length: Int)]
  /// For each length the first code, and the place of its symbol.
  private var starts: [(code: Int, place: Int)] = []

  /// Makes the code of a table in a file; nil for one that no code has.
  init?(counts: [Int], symbols: [UInt8]) {
    self.counts = counts
    self.symbols = symbols
    codes = Array(repeating: (0, 0), count: 256)
    var (code, place) = (0, 0)
    for (length, count) in counts.enumerated() {
      starts.append((code, place))
      guard code + count <= 1 << (length + 1), place + count <= symbols.count else { return nil }
      for symbol in symbols[place..<place + count] {
        codes[Int(symbol)] = (code, length + 1)
        code += 1
      }
      place += count
      code <<= 1
    }
  }

  /// Makes the shortest code for symbols that come so often, of which there must be one at least.
  ///
  /// Source: T.81, K.2. The code of ones only stays free.
  init?(frequencies: [Int]) {
    var weights = frequencies + [1]
    var lengths = [Int](repeating: 0, count: 257)
    var members = (0...256).map { [$0] }
    while true {
      let used = weights.indices.filter { weights[$0] > 0 }
      // Of equal weights the last, so that the free code is a longest one.
      guard used.count > 1,
        let least = used.min(by: { (weights[$0], -$0) < (weights[$1], -$1) }),
        let next = used.filter({ $0 != least }).min(by: {
          (weights[$0], -$0) < (weights[$1], -$1)
        })
      else { break }
      weights[least] += weights[next]
      weights[next] = 0
      members[least] += members[next]
      for member in members[least] { lengths[member] += 1 }
    }
    var counts = [Int](repeating: 0, count: max(33, (lengths.max() ?? 0) + 1))
    for length in lengths where length > 0 { counts[length] += 1 }
    for length in counts.indices.reversed() where length > 16 {
      while counts[length] > 0 {
        guard let shorter = (1..<length - 1).last(where: { counts[$0] > 0 }) else { return nil }
        counts[length] -= 2
        counts[length - 1] += 1
        counts[shorter + 1] += 2
        counts[shorter] -= 1
      }
    }
    guard let longest = counts.lastIndex(where: { $0 > 0 }) else { return nil }
    counts[longest] -= 1
    let symbols = (0..<256).filter { lengths[$0] > 0 }
      .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    self.init(counts: Array(counts[1...16]), symbols: symbols.map(UInt8.init))
  }

  /// Reads a symbol; nil at the end of the data, or for a code that no symbol has.
  func read(_ bits: inout JPEGBits) -> UInt8? {
    var code = 0
    for length in 0..<16 {
      guard let bit = bits.next() else { return nil }
      code = code << 1 | bit
      let start = starts[length]
      if code - start.code < counts[length] { return symbols[start.place + code - start.code] }
    }
    return nil
  }
}

/// The bits of a scan of a JPEG file, up to the next marker.
struct JPEGBits {
  private let file: [UInt8]
  private(set) var place: Int
  private var rest = 0
  private var count = 0

  init(_ file: [UInt8], at place: Int) {
    self.file = file
    self.place = place
  }

  /// The next bit; nil at a marker.
  mutating func next() -> Int? {
    if count == 0 {
      guard place < file.count else { return nil }
      rest = Int(file[place])
      if rest == 0xFF {
        guard place + 1 < file.count, file[place + 1] == 0 else { return nil }
        place += 1
      }
      place += 1
      count = 8
    }
    count -= 1
    return rest >> count & 1
  }

  /// A number of some bits.
  mutating func number(_ length: Int) -> Int? {
    var number = 0
    for _ in 0..<length {
      guard let bit = next() else { return nil }
      number = number << 1 | bit
    }
    return number
  }

  /// A number with a sign, of which the file has as many bits as it needs (figure F.12).
  mutating func signedNumber(_ length: Int) -> Int? {
    guard length > 0 else { return 0 }
    return number(length).map { $0 < 1 << (length - 1) ? $0 - (1 << length) + 1 : $0 }
  }

  /// Passes over the rest of a byte, and over a marker that says that the scan begins anew; false without one.
  mutating func passRestart() -> Bool {
    count = 0
    guard place + 1 < file.count, file[place] == 0xFF,
      (0xD0...0xD7).contains(file[place + 1])
    else { return false }
    place += 2
    return true
  }
}
