import Simulator
import Testing
import UIKit

/// Source: Element's `TabListView`, which tints its buttons in each layout.
@MainActor
@Suite("A view that changes what is inside it as it is laid out")
struct LayoutLoopTests {
  private final class Tabs: UIView {
    let row = UIStackView()
    var buttons: [UIButton] = []
    let change: (UIButton) -> Void
    private(set) var layouts = 0

    init(_ distribution: UIStackView.Distribution, change: @escaping (UIButton) -> Void) {
      self.change = change
      super.init(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
      row.distribution = distribution
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: leadingAnchor),
        row.centerYAnchor.constraint(equalTo: centerYAnchor),
        row.widthAnchor.constraint(greaterThanOrEqualTo: widthAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String]) {
      buttons.forEach { $0.removeFromSuperview() }
      buttons = titles.map { title in
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        row.addArrangedSubview(button)
        return button
      }
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      row.layoutIfNeeded()
      buttons.forEach(change)
    }
  }

  @Test(
    "is laid out a few times and no more",
    arguments: [UIStackView.Distribution.fillProportionally, .fill, .equalSpacing], [false, true])
  func loops(distribution: UIStackView.Distribution, isTinting: Bool) {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let tabs = Tabs(distribution) {
      if isTinting { $0.tintColor = .green } else { $0.invalidateIntrinsicContentSize() }
    }
    device.perform {
      page.view.addSubview(tabs)
      tabs.show(["All", "Favourites", "People", "Unreads"])
    }
    #expect(tabs.layouts <= 4)
    let frames = tabs.buttons.map(\.frame)
    #expect(frames.last?.maxX.rounded() == 390)
    #expect(!isTinting || tabs.buttons[1].titleLabel?.textColor == .green)
    device.perform { tabs.show((0..<9).map { "Number \($0)" }) }
    #expect(tabs.layouts <= 8)
  }
}
