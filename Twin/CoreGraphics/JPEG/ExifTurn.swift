/// The only thing of Exif that matters here: how a picture is to be turned.
///
/// Source: Exif 2.3, 4.6.4, tag 274: from 1 for not at all to 8.
enum ExifTurn {
  private static let tag = 274
  private static let name: [UInt8] = Array("Exif\0\0".utf8)

  /// What a segment says of a turn.
  static func segment(_ turn: Int) -> [UInt8] {
    // Big-endian; the directory begins after 8 bytes, has one entry (a short number) and no next one.
    let start: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
    let entry: [UInt8] = [
      UInt8(tag >> 8), UInt8(tag & 0xFF), 0, 3, 0, 0, 0, 1, 0, UInt8(turn), 0, 0,
    ]
    return name + start + entry + [0, 0, 0, 0]
  }

  /// The turn that a segment speaks of; nil if it speaks of none.
  static func read(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: name) else { return nil }
    let body = Array(segment.dropFirst(name.count))
    guard body.count > 8 else { return nil }
    let isLittle = body[0] == 0x49
    func number(_ place: Int, _ length: Int) -> Int? {
      guard place >= 0, place + length <= body.count else { return nil }
      let bytes = body[place..<place + length]
      return (isLittle ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count where number(directory + 2 + 12 * entry, 2) == tag {
      return number(directory + 2 + 12 * entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
