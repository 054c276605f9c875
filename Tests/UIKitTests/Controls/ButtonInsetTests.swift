import Foundation
import Simulator
import Testing
import UIKit

@Suite("A button's content")
@MainActor
struct ButtonInsetTests {
  private let device = Device(era: .iOS18)

  /// A button of 200 by 100 points with a picture of 20 by 10.
  private func button(_ type: UIButton = UIButton(type: .custom)) -> UIButton {
    UISystem.current = device.system
    type.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    type.setTitle("Title", for: .normal)
    type.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }, for: .normal)
    return type
  }

  private func frames(of button: UIButton) throws -> (title: CGRect, image: CGRect) {
    (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
  }

  @Test("is in its place as soon as it is asked for")
  func place() throws {
    let (title, image) = try frames(of: button())
    #expect(abs(title.minX - image.maxX) <= 0.5 && abs(title.midY - 50) <= 0.5)
    #expect(abs(image.minX + title.maxX - 200) <= 1)
  }

  @Test("moves by half the difference of its insets in the middle")
  func middle() throws {
    let button = button()
    let former = try frames(of: button)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 30, right: -10)
    button.imageEdgeInsets = UIEdgeInsets(top: 8, left: -10, bottom: 0, right: 10)
    let now = try frames(of: button)
    #expect(abs(now.title.midX - former.title.midX - 10) <= 0.5)
    #expect(abs(now.title.midY - former.title.midY + 15) <= 0.5)
    #expect(abs(now.image.midX - former.image.midX + 10) <= 0.5)
    #expect(abs(now.image.midY - former.image.midY - 4) <= 0.5)
  }

  @Test("goes to the side that is said, and keeps its inset there")
  func sides() throws {
    let button = button()
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    button.imageEdgeInsets = UIEdgeInsets(top: 3, left: 4, bottom: 0, right: 0)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 7, right: 6)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    let start = try frames(of: button)
    #expect(abs(start.image.minX - 14) <= 0.5 && start.image.minY >= 8)
    #expect(abs(start.title.minX - 30) <= 0.5 && abs(start.title.minY - 5) <= 0.5)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    let end = try frames(of: button)
    #expect(abs(end.title.maxX - 184) <= 0.5 && abs(end.title.maxY - 88) <= 0.5)
  }

  @Test("makes the button larger by the insets around it, instead of by its usual room")
  func size() throws {
    let button = button()
    button.setImage(nil, for: .normal)
    let usual = button.intrinsicContentSize
    let title = try frames(of: button).title.size
    #expect(abs(usual.height - title.height - 12) <= 0.5)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(abs(button.intrinsicContentSize.width - usual.width - 50) <= 0.5)
    #expect(abs(button.intrinsicContentSize.height - title.height - 3) <= 0.5)
    let whole = button.intrinsicContentSize
    button.titleEdgeInsets.left = 40
    #expect(button.intrinsicContentSize == whole)
  }

  @Test("is as high as a line without a title, and has no more room around a picture")
  func naturalSize() {
    UISystem.current = device.system
    #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    let button = UIButton(type: .custom)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { _ in }, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 10, height: 22))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(button.intrinsicContentSize == CGSize(width: 12, height: 24))
  }

  @Test("is in the button when there is any, the picture below the title")
  func subviews() {
    UISystem.current = device.system
    #expect(UIButton(type: .custom).subviews.isEmpty)
    let symbol = UIButton(type: .contactAdd)
    #expect(symbol.bounds.size == CGSize(width: 25, height: 24))
    #expect(symbol.subviews == [symbol.imageView] && !symbol.isOpaque)
    let full = button()
    #expect(full.subviews == [full.imageView, full.titleLabel])
    #expect(full.imageView?.clipsToBounds == true && full.imageView?.isOpaque == false)
  }

  @Test("makes the button a whole number of points large")
  func wholePoints() throws {
    let button = button()
    button.contentEdgeInsets.left = 0.25
    let size = button.intrinsicContentSize
    let natural = try #require(button.titleLabel).intrinsicContentSize
    #expect(size.width == (natural.width + 20.25).rounded(.up))
    #expect(size.height == natural.height.rounded(.up))
  }

  @Test("is 30 points large if it closes something")
  func closeSize() {
    UISystem.current = device.system
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .infoLight).intrinsicContentSize.width > 20)
  }

  @Test("is 22 points large if it informs or adds, before there were symbols")
  func picturesOfOldSystems() {
    let old = Device(era: .iOS9)
    defer { UISystem.current = device.system }
    #expect(UISystem.current === old.system)
    for type in [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd] {
      let button = UIButton(type: type)
      #expect(button.intrinsicContentSize == CGSize(width: 22, height: 22))
      #expect(button.bounds.size == CGSize(width: 22, height: 22))
    }
  }

  private final class OwnButton: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      // Asking for the label here must not ask for this rectangle again.
      CGRect(x: contentRect.minX, y: 70, width: titleLabel == nil ? 0 : 60, height: 20)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: 10, width: 30, height: 40)
    }
  }

  @Test("is where a subclass says")
  func subclass() throws {
    let own = try frames(of: button(OwnButton()))
    #expect(own.title == CGRect(x: 50, y: 70, width: 60, height: 20))
    #expect(own.image == CGRect(x: 50, y: 10, width: 30, height: 40))
  }

  @Test("has a title with attributes before one without")
  func attributes() {
    let button = button()
    let loud = NSAttributedString(string: "Loud", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(loud, for: .normal)
    #expect(button.currentAttributedTitle == loud && button.titleLabel?.text == "Loud")
    #expect(button.titleLabel?.textColor == .red && button.title(for: .normal) == "Title")
    #expect(button.attributedTitle(for: .highlighted) == loud)
    #expect(button.accessibilityLabel == "Loud")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Title")
  }

  @Test(
    "is a symbol if the type has one",
    arguments: [
      (.infoLight, "info.circle"), (.contactAdd, "plus.circle"), (.close, "xmark"), (.system, nil),
    ] as [(UIButton.ButtonType, String?)])
  func symbols(type: UIButton.ButtonType, name: String?) {
    UISystem.current = device.system
    let button = UIButton(type: type)
    #expect(button.buttonType == type)
    #expect(button.currentImage == name.flatMap { UIImage(systemName: $0) })
    #expect((button.bounds.width > 0) == (name != nil))
  }
}
