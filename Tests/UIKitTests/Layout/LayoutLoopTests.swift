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

  /// An overlay with a bar at its top, which it has laid out anew before anything else.
  private final class Overlay: UIView {
    let bar = UINavigationBar()
    private(set) var layouts = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      bar.translatesAutoresizingMaskIntoConstraints = false
      bar.items = [UINavigationItem(title: "1 of 5")]
      addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: topAnchor),
        bar.widthAnchor.constraint(equalTo: widthAnchor),
        bar.centerXAnchor.constraint(equalTo: centerXAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      layouts += 1
      bar.invalidateIntrinsicContentSize()
      bar.layoutIfNeeded()
      super.layoutSubviews()
    }
  }

  @Test("comes to its end where a subview is laid out before the constraints place it")
  func layoutBeforePlacing() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let overlay = Overlay()
    device.perform { page.view.addSubview(overlay) }
    device.perform { overlay.frame = page.view.bounds }
    #expect(overlay.bar.frame == CGRect(x: 0, y: 0, width: page.view.bounds.width, height: 44))
    #expect(overlay.layouts <= 4)
    device.perform { overlay.frame.size.width -= 100 }
    #expect(overlay.bar.frame.width == page.view.bounds.width - 100)
    #expect(overlay.layouts <= 8)
  }
}
