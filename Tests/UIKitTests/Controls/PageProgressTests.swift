import Simulator
import Testing
import UIKit

@Suite("A page control with progress")
@MainActor
struct PageProgressTests {
  private let device = Device(era: .iOS18)
  private let page = UIViewController()
  private let control = UIPageControl(frame: CGRect(x: 50, y: 200, width: 200, height: 26))

  init() {
    device.launch { [page] in page }
    control.numberOfPages = 3
    device.perform { page.view.addSubview(control) }
    device.advance(by: 1)
  }

  private final class Listener: NSObject, UIPageControlTimerProgressDelegate {
    var lines: [String] = []
    var lastPage = Int.max
    func pageControlProgress(
      _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { page == 1 ? 0.5 : 0 }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      lines.append("visible \(progress.isProgressVisible)")
    }
    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      lines.append("page \(page)")
      return page <= lastPage
    }
  }

  @Test("keeps it from 0 to 1, and begins each page where the delegate says")
  func values() {
    device.advance(by: 0)
    let (progress, listener) = (UIPageControlProgress(), Listener())
    progress.delegate = listener
    #expect(!progress.isProgressVisible)
    control.progress = progress
    #expect(progress.isProgressVisible && listener.lines == ["visible true"])
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1)
    control.currentPage = 1
    #expect(progress.currentProgress == 0.5)
    control.currentPage = 2
    #expect(progress.currentProgress == 0)
    control.progress = nil
    #expect(!progress.isProgressVisible)
  }

  @Test("has a longer mark for the page that shows, filled as far as the page is")
  func look() throws {
    device.advance(by: 0)
    let progress = UIPageControlProgress()
    control.progress = progress
    progress.currentProgress = 0.25
    device.advance(by: 0.1)
    let marks = control.subviews.sorted { $0.frame.minX < $1.frame.minX }
    #expect(marks[0].frame.width > marks[1].frame.width * 2)
    let bar = try #require(marks[0].subviews.first)
    #expect(bar.frame.width == marks[0].frame.width / 4)
  }

  @Test("goes on by itself and from page to page, until the delegate keeps it")
  func timer() {
    device.advance(by: 0)
    let (progress, listener) = (UIPageControlTimerProgress(preferredDuration: 1), Listener())
    progress.delegate = listener
    progress.setDuration(4, forPage: 1)
    control.progress = progress
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    progress.resumeTimer()
    device.advance(by: 0.5)
    #expect(progress.isRunning && abs(progress.currentProgress - 0.5) < 0.02)
    listener.lastPage = 1
    device.advance(by: 1)
    #expect(control.currentPage == 1 && changes == 1)
    progress.pauseTimer()
    device.advance(by: 5)
    #expect(control.currentPage == 1)
    progress.resumeTimer()
    device.advance(by: 2)
    #expect(control.currentPage == 1 && !progress.isRunning)
    #expect(listener.lines == ["visible true", "page 1", "page 2"])
  }
}
