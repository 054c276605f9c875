import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A view that writes its labels in its own layout")
@MainActor
struct ContentInLayoutTests {
  private final class Card: UIView {
    private let label = UILabel()
    private(set) var layoutCount = 0
    var text = "10" { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
      label.attributedText = NSAttributedString(
        string: "\(text)\n", attributes: [.font: UIFont.systemFont(ofSize: bounds.height * 0.085)])
      label.frame.size = .zero
      label.sizeToFit()
      label.frame.origin = CGPoint(x: bounds.width * 0.01, y: bounds.height * 0.06)
    }

    /// Where the text is.
    var place: CGRect { label.frame }
  }

  @Test("is laid out once for each time that this is asked for")
  func once() {
    let device = Device(era: .iOS18)
    let card = Card(frame: CGRect(x: 10, y: 100, width: 100, height: 160))
    device.launch {
      let page = UIViewController()
      page.view.addSubview(card)
      return page
    }
    let count = card.layoutCount
    device.perform { card.text = "9" }
    #expect(card.layoutCount == count + 1)
    device.perform { card.frame.size = CGSize(width: 105.6, height: 165) }
    #expect(card.layoutCount == count + 2)
    #expect(abs(card.place.minX - 1.056) < 0.001)
  }
}
