import Interlock
import QuartzCore
import Rows
import Simulator
import Testing
import UIKit

@Suite("A view of two pages", .row("R29"))
@MainActor
struct PageViewTests {
  private let device = Device(era: .iOS18)
  private let pages = PageView(frame: CGRect(x: 20, y: 100, width: 200, height: 160))
  private let front = UIView()
  private let back = UIView()

  init() {
    device.launch {
      let page = UIViewController()
      page.view.addSubview(self.pages)
      return page
    }
    device.perform { self.pages.setPageA(self.front) }
  }

  /// The transition that is seen now.
  private var passage: LayerPassage? {
    pages.subviews.lazy.compactMap { $0.layer.passage(at: self.device.now) }.first
  }

  @Test("shows page A in its own size, and B over it once it is pushed")
  func push() {
    #expect(front.frame == pages.bounds && !pages.isPushed)
    device.perform { #expect(self.pages.push(self.back)) }
    #expect(pages.isPushed && pages.pageA === front && pages.pageB === back)
    #expect(back.frame == pages.bounds)
    #expect(pages.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
  }

  @Test("moves B in from the right in 0.5 s and A in from the left in 0.25 s, easing in and out")
  func defaults() {
    device.perform { self.pages.push(self.back) }
    device.advance(by: 0.25)
    #expect(passage?.newPlace.offset.x.rounded() == 100 && passage?.oldPlace.offset == .zero)
    device.advance(by: 0.24)
    #expect(passage != nil)
    device.advance(by: 0.01)
    #expect(passage == nil)

    device.perform { self.pages.pop() }
    device.advance(by: 0.125)
    #expect(passage?.newPlace.offset.x.rounded() == -100 && passage?.oldPlace.offset == .zero)
    device.advance(by: 0.125)
    #expect(passage == nil && !pages.isPushed)
  }

  @Test("begins slowly: a tenth of the way is not done in a tenth of the time")
  func pace() {
    device.perform { self.pages.push(self.back) }
    device.advance(by: 0.05)
    #expect((passage?.newPlace.opacity ?? 1) < 0.05)
  }

  @Test("cuts off what moves at its edges, and nothing around it")
  func clip() {
    #expect(pages.clipsToBounds)
    #expect(pages.layer.passage(at: device.now) == nil)
  }

  @Test("takes no third page, and pops nothing where nothing is pushed")
  func refusals() {
    let other = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    device.perform {
      #expect(self.pages.pop() == nil)
      self.pages.push(self.back)
      #expect(!self.pages.push(other) && !self.pages.push(self.front))
    }
    #expect(pages.pageB === back && other.superview == nil)
    #expect(other.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("keeps both pages at its size")
  func resize() {
    device.perform {
      self.pages.push(self.back)
      self.pages.frame.size = CGSize(width: 120, height: 80)
    }
    device.advance(by: 1)
    #expect(front.bounds.size == pages.bounds.size && back.bounds.size == pages.bounds.size)
  }

  @Test("can have another page A, also under a pushed one")
  func otherPageA() {
    let other = UIView()
    device.perform {
      self.pages.push(self.back)
      self.pages.setPageA(other)
    }
    #expect(front.superview == nil && pages.isPushed)
    device.perform { self.pages.pop() }
    #expect(pages.hitTest(CGPoint(x: 10, y: 10), with: nil) === other)
  }

  @Test("can do without movement")
  func atOnce() {
    pages.pushTransition = nil
    pages.popTransition = nil
    device.perform { self.pages.push(self.back) }
    #expect(pages.isPushed && passage == nil)
    device.perform { self.pages.pop() }
    #expect(!pages.isPushed && passage == nil)
  }
}
