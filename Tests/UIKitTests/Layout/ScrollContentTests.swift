import Simulator
import Testing
import UIKit

/// Source: Apple, Auto Layout Guide, "Working with Scroll Views".
@Suite("Constraints of a scroll view's content")
@MainActor
struct ScrollContentTests {
  private let device = Device(era: .iOS18)

  private let sheet = Sheet()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    sheet.view.addSubview(scrollView)
  }

  private func pin(_ box: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10),
    ])
  }

  @Test("to its edges say how large the content is")
  func edges() {
    UISystem.current = device.system
    let box = sheet.add(to: scrollView)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
      box.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
      box.widthAnchor.constraint(equalToConstant: 500),
      box.heightAnchor.constraint(equalToConstant: 900),
    ])
    sheet.layOut()
    #expect(box.frame == CGRect(x: 20, y: 10, width: 500, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 540, height: 920))
  }

  @Test("to its width and height attach to its frame")
  func lengths() {
    UISystem.current = device.system
    let box = sheet.add(to: scrollView)
    pin(box, to: scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -40),
      box.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 2),
    ])
    sheet.layOut()
    #expect(box.frame == CGRect(x: 20, y: 10, width: 260, height: 800))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 820))
    #expect(scrollView.contentLayoutGuide.layoutFrame.size == scrollView.contentSize)
  }

  @Test("follow a stack of texts as it grows")
  func stack() {
    UISystem.current = device.system
    let stack = UIStackView()
    stack.axis = .vertical
    _ = sheet.add(stack, to: scrollView)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    for count in 1...3 {
      let row = UIView()
      row.heightAnchor.constraint(equalToConstant: 250).isActive = true
      stack.addArrangedSubview(row)
      sheet.layOut()
      #expect(scrollView.contentSize == CGSize(width: 300, height: CGFloat(count) * 250))
    }
  }

  @Test("to the frame's guide stand still while the content moves")
  func frameGuide() {
    UISystem.current = device.system
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    let box = sheet.add(to: scrollView)
    let guide = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    sheet.layOut()
    #expect(box.frame == CGRect(x: 0, y: 360, width: 50, height: 40))
    scrollView.contentOffset.y = 100
    sheet.layOut()
    #expect(box.frame == CGRect(x: 0, y: 460, width: 50, height: 40))
    #expect(box.convert(box.bounds, to: sheet.view).minY == 360)
  }

  @Test("to one side alone leave the size that the app has set")
  func ownSize() {
    UISystem.current = device.system
    scrollView.contentSize = CGSize(width: 700, height: 1000)
    let box = sheet.add(to: scrollView)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: scrollView.topAnchor),
      box.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    sheet.layOut()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 1000))
  }

  /// Source: `KeyboardTests` of drewolbrich/ScrollingContentViewController, whose content shrinks as the keyboard
  /// takes some of the safe area.
  @Test("to a size at least follow that as it shrinks")
  func atLeast() {
    UISystem.current = device.system
    let box = sheet.add(to: scrollView)
    pin(box, to: scrollView.contentLayoutGuide)
    let least = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 900)
    least.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 260), least])
    sheet.layOut()
    #expect(box.frame.height == 900)
    for height in [600, 700] as [CGFloat] {
      least.constant = height
      sheet.layOut()
      #expect(box.frame.height == height)
      #expect(scrollView.contentSize == CGSize(width: 300, height: height + 20))
    }
  }

  @Test("to a size at least leave the larger one that the app has set")
  func atLeastOwn() {
    UISystem.current = device.system
    let box = sheet.add(to: scrollView)
    pin(box, to: scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 260),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
    ])
    scrollView.contentSize = CGSize(width: 300, height: 800)
    sheet.layOut()
    #expect(box.frame.height == 780)
    #expect(scrollView.contentSize == CGSize(width: 300, height: 800))
  }

  @Test("from outside attach to its frame")
  func outside() {
    UISystem.current = device.system
    let box = sheet.add()
    scrollView.contentSize = CGSize(width: 700, height: 1000)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    sheet.layOut()
    #expect(box.frame == CGRect(x: 0, y: 408, width: 300, height: 40))
  }
}
