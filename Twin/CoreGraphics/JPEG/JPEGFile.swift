import Foundation

/// What writers and readers of JPEG files agree on.
///
/// Source: ITU-T Recommendation T.81, whose names these are; for the colors and the turn of a picture JPEG File Interchange
/// Format 1.02 and Exif 2.3.
enum JPEGFile {
  /// The second bytes of markers, after 0xFF.
  enum Marker {
    static let startOfImage: UInt8 = 0xD8
    static let endOfImage: UInt8 = 0xD9
    static let firstRestart: UInt8 = 0xD0
    static let baselineFrame: UInt8 = 0xC0
    static let extendedFrame: UInt8 = 0xC1
    static let progressiveFrame: UInt8 = 0xC2
    static let huffmanTables: UInt8 = 0xC4
    static let startOfScan: UInt8 = 0xDA
    static let quantization: UInt8 = 0xDB
    static let restartInterval: UInt8 = 0xDD
    static let jfif: UInt8 = 0xE0
    static let exif: UInt8 = 0xE1
  }

  /// Where each coefficient of a block is that comes in a file one after another (figure A.6).
  static let zigzag: [Int] = {
    var places: [Int] = []
    for sum in 0..<15 {
      let steps = max(0, sum - 7)...min(7, sum)
      places += sum.isMultiple(of: 2) ? steps.reversed().map { $0 * 8 + sum - $0 } : []
      places += sum.isMultiple(of: 2) ? [] : steps.map { $0 * 8 + sum - $0 }
    }
    return places
  }()

  /// By what brightness is divided at a quality of 50 % (table K.1).
  static let brightnessSteps: [Double] = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55,
    14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  /// By what colors are divided at a quality of 50 % (table K.2).
  static let colorSteps: [Double] = (0..<64).map { place in
    let corner: [Double] = [17, 18, 24, 47, 18, 21, 26, 66, 24, 26, 56, 99, 47, 66, 99, 99]
    let (row, column) = (place / 8, place % 8)
    return row < 4 && column < 4 ? corner[row * 4 + column] : 99
  }

  /// How much of each wave there is in each place: rows are waves, columns places.
  private static let waves: [Double] = (0..<64).map { index in
    let (wave, place) = (Double(index / 8), Double(index % 8))
    return (wave == 0 ? 0.5.squareRoot() : 1) / 2 * cos((2 * place + 1) * wave * .pi / 16)
  }

  /// The waves that a block of 64 numbers is made of (A.3.3).
  static func transform(_ block: [Double]) -> [Double] {
    product(waves, isTurned: false, block)
  }

  /// The block of 64 numbers that is made of waves.
  static func inverseTransform(_ block: [Double]) -> [Double] {
    product(waves, isTurned: true, block)
  }

  /// The square matrix times a block times the turned matrix.
  private static func product(_ matrix: [Double], isTurned: Bool, _ block: [Double]) -> [Double] {
    let (row, column) = isTurned ? (1, 8) : (8, 1)
    return matrix.withUnsafeBufferPointer { matrix in
      block.withUnsafeBufferPointer { block in
        var half = [Double](repeating: 0, count: 64)
        for line in 0..<8 {
          for place in 0..<8 {
            var sum = 0.0
            for step in 0..<8 {
              sum += matrix[line * row + step * column] * block[step * 8 + place]
            }
            half[line * 8 + place] = sum
          }
        }
        return [Double](unsafeUninitializedCapacity: 64) { result, count in
          for line in 0..<8 {
            for place in 0..<8 {
              var sum = 0.0
              for step in 0..<8 {
                sum += half[line * 8 + step] * matrix[place * row + step * column]
              }
              result[line * 8 + place] = sum
            }
          }
          count = 64
        }
      }
    }
  }
}
