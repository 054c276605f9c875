import CoreGraphics
import Foundation

/// Where the parts of a list's content are; lines run from left to right.
struct ListContentArrangement {
  private let configuration: UIListContentConfiguration
  private let margins: NSDirectionalEdgeInsets
  private let leastHeight: CGFloat
  var imageSize: CGSize?
  private(set) var image = CGRect.zero
  /// How high the room of the picture is at least.
  private var imageRoomHeight: CGFloat = 0
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  private(set) var height: CGFloat = 0
  private(set) var textStart: CGFloat = 0

  /// How long the room of a picture is that has the standard length, in points (assumed).
  private static let standardImageLength: CGFloat = 28

  /// - Parameters:
  ///   - outerMargin: How far content is from the sides of what is around it, in points.
  ///   - rowHeight: The least height of a row, in points.
  init(_ configuration: UIListContentConfiguration, outerMargin: CGFloat, rowHeight: CGFloat) {
    self.configuration = configuration
    leastHeight = configuration.leastHeight ?? rowHeight
    var margins = configuration.directionalLayoutMargins
    if configuration.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outerMargin)
      margins.trailing = max(margins.trailing, outerMargin)
    }
    self.margins = margins
  }

  /// Finds the places in a width.
  mutating func place(width: CGFloat, text label: UILabel?, secondary other: UILabel?) {
    let imageRoom = placeImage()
    textStart = margins.leading + imageRoom
    let room = max(0, width - textStart - margins.trailing)
    let first = label.map { Self.size($0, in: room) } ?? .zero
    let second = other.map { Self.size($0, in: room) } ?? .zero
    let hasBoth = label != nil && other != nil
    let gap = hasBoth ? configuration.textToSecondaryTextHorizontalPadding : 0
    let isBeside =
      configuration.prefersSideBySideTextAndSecondaryText && hasBoth
      && Self.width(label) + gap + Self.width(other) <= room
    let texts: CGFloat
    if isBeside {
      texts = max(first.height, second.height)
      secondary = CGRect(
        x: textStart + room - second.width, y: (texts - second.height) / 2, width: second.width,
        height: second.height)
      text = CGRect(
        x: textStart, y: (texts - first.height) / 2, width: max(0, room - second.width - gap),
        height: first.height)
    } else {
      let space = hasBoth ? configuration.textToSecondaryTextVerticalPadding : 0
      text = CGRect(x: textStart, y: 0, width: room, height: first.height)
      secondary = CGRect(
        x: textStart, y: first.height + space, width: room, height: second.height)
      texts = first.height + space + second.height
    }
    center(texts)
  }

  /// - Returns: How much room the picture takes, with the space behind it.
  private mutating func placeImage() -> CGFloat {
    guard var size = imageSize else { return 0 }
    let most = configuration.imageProperties.maximumSize
    let scale = min(
      most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1,
      1)
    size = CGSize(width: size.width * scale, height: size.height * scale)
    let wanted = configuration.imageProperties.reservedLayoutSize
    let width = max(size.width, Self.reserved(wanted.width))
    imageRoomHeight = max(size.height, Self.reserved(wanted.height))
    image = CGRect(
      origin: CGPoint(x: margins.leading + (width - size.width) / 2, y: 0), size: size)
    return width + configuration.imageToTextPadding
  }

  /// The length that is kept free for a picture.
  private static func reserved(_ length: CGFloat) -> CGFloat {
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    return length == standard ? standardImageLength : max(length, 0)
  }

  private mutating func center(_ texts: CGFloat) {
    let content = max(texts, imageRoomHeight)
    height = max(margins.top + content + margins.bottom, leastHeight)
    let middle = margins.top + (height - margins.top - margins.bottom) / 2
    text.origin.y += middle - texts / 2
    secondary.origin.y += middle - texts / 2
    image.origin.y = middle - image.height / 2
  }

  private static func size(_ label: UILabel, in width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// How wide the text is in one line.
  private static func width(_ label: UILabel?) -> CGFloat {
    guard let label else { return 0 }
    let unlimited = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(unlimited).width
  }
}
