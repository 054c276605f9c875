import Foundation
import Simulator
import Testing
import UIKit

@Suite("A refresh control")
@MainActor
struct RefreshTests {
  private let device = Device(era: .iOS18)
  private let scrollView = UIScrollView()
  private let control = UIRefreshControl()
  private let heard = Heard()

  private final class Heard { var count = 0 }

  private init() {
    let page = UIViewController()
    device.launch { page }
    scrollView.frame = page.view.bounds
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    scrollView.refreshControl = control
    control.addAction(UIAction { [heard] _ in heard.count += 1 }, for: .valueChanged)
    device.perform { page.view.addSubview(scrollView) }
  }

  private func pull(to end: CGFloat, lifting: Bool = true) {
    device.touchDown(at: CGPoint(x: 195, y: 200))
    device.drag(to: CGPoint(x: 195, y: end), duration: 0.5)
    if lifting { device.touchUp() }
  }

  private func settle() {
    _ = device.settle(limit: 5)
  }

  @Test("begins when the content is pulled far enough, once, and keeps it down until it ends")
  func pulls() {
    let top = scrollView.contentOffset.y
    pull(to: 700, lifting: false)
    #expect(heard.count == 1 && control.isRefreshing)
    device.touchUp()
    settle()
    #expect(scrollView.contentOffset.y == top - 60)
    device.perform { control.endRefreshing() }
    settle()
    #expect(scrollView.contentOffset.y == top && heard.count == 1)
    pull(to: 700)
    #expect(heard.count == 2)
  }

  @Test("may be of a class that overrides its initializer")
  func subclass() {
    final class Own: UIRefreshControl {
      override init() {
        super.init()
        tintColor = .red
      }

      required init?(coder: NSCoder) { nil }
    }
    let own = Own()
    #expect(own.tintColor == .red)
    #expect(own.frame == UIRefreshControl(frame: .zero).frame)
  }

  @Test("does not begin when the content is pulled a little")
  func little() {
    pull(to: 300)
    settle()
    #expect(heard.count == 0 && !control.isRefreshing)
  }

  @Test("begins once with each finger, however fast it ends")
  func fast() {
    UISystem.current = device.system
    control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
    pull(to: 700)
    settle()
    #expect(heard.count == 1 && !control.isRefreshing)
  }

  @Test("lets go of the content that is still on its way when it ends")
  func ending() {
    let top = scrollView.contentOffset.y
    pull(to: 700)
    device.advance(by: 0.05)
    #expect(control.isRefreshing && scrollView.contentOffset.y < top - 60)
    device.perform { control.endRefreshing() }
    settle()
    #expect(scrollView.contentOffset.y == top)
  }

  @Test("serves a scroll view that it was only added to, until it is taken away")
  func added() {
    device.perform {
      scrollView.refreshControl = nil
      scrollView.addSubview(control)
    }
    let top = scrollView.contentOffset.y
    pull(to: 700)
    settle()
    #expect(heard.count == 1 && scrollView.refreshControl == nil)
    #expect(scrollView.contentOffset.y == top - 60 && control.frame.maxY == 0)
    device.perform {
      control.endRefreshing()
      control.removeFromSuperview()
    }
    settle()
    pull(to: 700)
    settle()
    #expect(heard.count == 1 && scrollView.contentOffset.y == top)
  }

  @Test("shows its title as the content is pulled and while it loads, and its spokes in its tint")
  func title() throws {
    device.perform { control.attributedTitle = NSAttributedString(string: "Just now") }
    let title = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    let spinner = try #require(
      control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(title.alpha == 0)
    pull(to: 300, lifting: false)
    #expect(title.alpha > 0 && title.alpha < 1)
    device.touchUp()
    settle()
    #expect(title.alpha == 0)
    pull(to: 700)
    settle()
    #expect(title.alpha == 1 && title.frame.minY >= spinner.frame.maxY)
    #expect(title.frame.height > 0 && control.bounds.contains(title.frame))
    device.perform { control.endRefreshing() }
    settle()
    #expect(title.alpha == 0)
    let usual = spinner.color
    control.tintColor = .systemRed
    #expect(spinner.color == .systemRed)
    control.tintColor = nil
    #expect(spinner.color == usual)
  }

  @Test("makes room and tells nobody when code begins it; the content stays where it is")
  func code() {
    let top = scrollView.contentOffset.y
    device.perform { control.beginRefreshing() }
    settle()
    #expect(heard.count == 0 && scrollView.contentOffset.y == top)
    #expect(scrollView.adjustedContentInset.top == 60 - top)
    device.perform { control.endRefreshing() }
    settle()
    #expect(scrollView.contentOffset.y == top)
  }

  @Test("does not begin in no window from iOS 17 on, as the log says")
  func outside() {
    device.perform {
      scrollView.removeFromSuperview()
      control.beginRefreshing()
    }
    #expect(!control.isRefreshing)
    let line = device.log.last?.text ?? ""
    #expect(
      line.hasPrefix(
        "A UIRefreshControl received offscreen beginRefreshing. Ignored. Break on"
          + " UIRefreshControlReceivedOffscreenBeginRefreshing to debug. <UIRefreshControl: 0x"))
    let older = Device(era: .iOS13)
    older.perform { control.beginRefreshing() }
    #expect(control.isRefreshing && older.log.isEmpty)
  }

  @Test("begins while a page is appearing, and not before")
  func appearing() {
    final class Page: UITableViewController {
      var states: [Bool] = []

      private func begin() {
        refreshControl?.beginRefreshing()
        states.append(refreshControl?.isRefreshing ?? false)
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        begin()
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        begin()
      }

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        begin()
      }
    }
    let page = Page(style: .plain)
    device.launch { page }
    #expect(page.states == [false, false, true])
  }
}
