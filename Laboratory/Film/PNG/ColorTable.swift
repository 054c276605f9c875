/// The colours of some pictures, numbered by their first occurrence.
///
/// A picture has millions of pixels and a few hundred to a few thousand colours, so a lookup has to
/// cost next to nothing: colours lie in an open table of a power of two, half full at most, and
/// their bits are spread by one multiplication.
nonisolated struct ColorTable {
  /// All colours, in the order of their numbers.
  private(set) var colors: [UInt32] = []
  /// The number of the colour that lies here, plus 1; 0 where none does.
  private var places = [UInt32](repeating: 0, count: 64)
  private var mask: Int { places.count - 1 }

  /// The number of a colour, if it has one.
  func index(of color: UInt32) -> Int? {
    let number = Int(places[place(of: color)])
    return number == 0 ? nil : number - 1
  }

  /// The number of a colour, a new one if need be.
  mutating func insert(_ color: UInt32) -> Int {
    let place = place(of: color)
    if places[place] != 0 { return Int(places[place]) - 1 }
    colors.append(color)
    places[place] = UInt32(colors.count)
    if colors.count * 2 > places.count { grow() }
    return colors.count - 1
  }

  /// Where a colour lies, or would.
  private func place(of color: UInt32) -> Int {
    // 2^64 divided by the golden ratio: neighbours end up far from each other.
    var place = Int(truncatingIfNeeded: UInt64(color) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
    while places[place] != 0, colors[Int(places[place]) - 1] != color {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: places.count * 2)
    for (index, color) in colors.enumerated() { places[place(of: color)] = UInt32(index + 1) }
  }
}
