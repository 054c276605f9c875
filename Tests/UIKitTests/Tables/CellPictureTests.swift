import Simulator
import Testing
import UIKit

@Suite("The picture of a cell")
@MainActor
struct CellPictureTests {
  private let device = Device(era: .iOS13, screen: .smallPhone)

  private func cell(picture size: CGSize, height: CGFloat) -> UITableViewCell {
    UISystem.current = device.system
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.textLabel?.text = "Title"
    cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in }
    device.window.addSubview(cell)
    cell.layoutIfNeeded()
    return cell
  }

  /// Source: jihokim94/IOS-STUDY, `TableViewCell.storyboard` (Xcode 12), where the margin is 20.
  @Test("keeps its size, lies in the middle of the height, and has the text 15 points behind it")
  func place() throws {
    let cell = cell(picture: CGSize(width: 32, height: 32), height: 43.5)
    let (picture, label) = (try #require(cell.imageView), try #require(cell.textLabel))
    let margin = picture.frame.minX
    #expect(picture.frame == CGRect(x: margin, y: 5.5, width: 32, height: 32))
    #expect(label.frame.minX == margin + 32 + 15)
  }

  @Test("lies in a content that leaves room for the line until iOS 12", arguments: Era.all)
  func lineBelowContent(era: Era) {
    let device = Device(era: era, screen: .smallPhone)
    UISystem.current = device.system
    let height: CGFloat = [.iOS13, .iOS18, .iOS26].contains(era) ? 44 : 43.5
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: height))
    device.window.addSubview(cell)
    cell.frame.size.height = 60
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.height == height + 16)
  }

  @Test("is made smaller as a whole where it is higher than the row")
  func highPicture() throws {
    let cell = cell(picture: CGSize(width: 150, height: 100), height: 50)
    let picture = try #require(cell.imageView)
    #expect(picture.frame.size == CGSize(width: 75, height: 50) && picture.frame.minY == 0)
  }
}
