import Simulator
import Testing
import UIKit

/// Sources: see `UISwitch.frame` and `UIProgressView.frame`.
@Suite("A control of one size")
@MainActor
struct KeptSizeTests {
  @Test(
    "keeps it whatever frame is set: a switch",
    arguments: [
      (Era.iOS18, CGSize(width: 51, height: 31)), (.iOS26, CGSize(width: 63, height: 28)),
    ])
  func switchFrame(era: Era, size: CGSize) {
    let device = Device(era: era)
    UISystem.current = device.system
    let toggle = UISwitch()
    toggle.frame = CGRect(x: 100, y: 20, width: 0, height: 0)
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 100, y: 20), size: size))
    toggle.frame.size = CGSize(width: 300, height: 300)
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 100, y: 20), size: size))
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    toggle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(toggle)
    host.frame.size = CGSize(width: 200, height: 200)
    #expect(toggle.bounds.size == size)
    toggle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    toggle.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(toggle.bounds.size == size && toggle.center == CGPoint(x: 5, y: 5))
  }

  @Test("draws in it where constraints give it another one: a switch that fills a stack")
  func filledStack() throws {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let toggle = UISwitch()
    let stack = UIStackView(arrangedSubviews: [toggle])
    stack.axis = .vertical
    device.perform {
      stack.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
      page.view.addSubview(stack)
    }
    device.advance(by: 0)
    #expect(toggle.frame == CGRect(x: 0, y: 0, width: 202, height: 60))
    let element = try #require(toggle.subviews.first)
    #expect(String(describing: type(of: element)) == "UISwitchModernVisualElement")
    #expect(element.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    device.perform { toggle.setOn(true, animated: false) }
    #expect(element.subviews.first?.frame.maxX == 49)
  }

  @Test("leaves its own ground to the app: a switch")
  func ground() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let toggle = UISwitch()
    #expect(toggle.backgroundColor == nil && toggle.layer.cornerRadius == 0)
    toggle.backgroundColor = .red
    toggle.setOn(true, animated: false)
    toggle.setOn(false, animated: false)
    #expect(toggle.backgroundColor == .red)
    #expect(toggle.subviews.first?.backgroundColor == .secondarySystemFill)
  }

  @Test("keeps its height: a progress view, unless a constraint gives it another one")
  func progress() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let view = UIProgressView(frame: CGRect(x: 5, y: 6, width: 100, height: 10))
    #expect(view.frame == CGRect(x: 5, y: 6, width: 100, height: 4))
    view.frame = CGRect(x: 7, y: 8, width: 50, height: 10)
    #expect(view.frame == CGRect(x: 7, y: 8, width: 50, height: 4))
    view.translatesAutoresizingMaskIntoConstraints = false
    device.perform {
      page.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 60),
        view.topAnchor.constraint(equalTo: page.view.topAnchor),
        view.leftAnchor.constraint(equalTo: page.view.leftAnchor),
      ])
    }
    device.advance(by: 0)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
  }

  @Test("is as high as its version of the system has it: a progress view and a slider")
  func heights() {
    func heights(_ era: Era) -> [CGFloat] {
      UISystem.current = Device(era: era).system
      let views = [UIProgressView(progressViewStyle: .default), UISlider()]
      return views.map { $0.sizeThatFits(.zero).height }
    }
    #expect(heights(.iOS7) == [2, 31])
    #expect(heights(.iOS13) == [2, 31])
    #expect(heights(.iOS26) == [4, 34])
  }

  @Test(
    "is as large as its dots need: a page control",
    arguments: [
      (Era.iOS9, CGSize(width: 39, height: 37)), (.iOS13, CGSize(width: 39, height: 37)),
      (.iOS26, CGSize(width: 74, height: 26)),
    ])
  func pages(era: Era, size: CGSize) {
    UISystem.current = Device(era: era).system
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == size)
    #expect(control.size(forNumberOfPages: 3) == size)
    #expect(control.sizeThatFits(.zero) == size)
  }

  @Test("has its first dot 19 points from the edge and the next 18 further in iOS 26")
  func dots() {
    UISystem.current = Device(era: .iOS26).system
    let control = UIPageControl()
    control.numberOfPages = 4
    control.frame = CGRect(x: 0, y: 0, width: 92, height: 26)
    control.layoutIfNeeded()
    let dots = control.subviews.compactMap { $0 as? UIImageView }
    #expect(dots.map(\.center.x) == [19, 37, 55, 73])
    #expect(dots.allSatisfy { $0.center.y == 13 })
  }
}
