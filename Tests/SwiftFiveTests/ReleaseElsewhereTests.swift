import UIKit
import XCTest

/// Objects with a `deinit` of their own in code that says nothing of actors, dropped last on another thread.
final class ReleaseElsewhereTests: XCTestCase {
  func testAPageAndItsViewDieOnTheMainThread() {
    let dies = expectation(description: "the page and its view die")
    dies.expectedFulfillmentCount = 2
    var page: Page? = Page(dies)
    page?.loadViewIfNeeded()
    let holder = Holder(page)
    page = nil
    DispatchQueue.global().async { holder.page = nil }
    wait(for: [dies], timeout: 20)
    XCTAssertNil(holder.page)
  }

  /// Proof of `@unchecked Sendable`: the page is dropped on one other thread, and asked for after that.
  private final class Holder: @unchecked Sendable {
    var page: Page?

    init(_ page: Page?) {
      self.page = page
    }
  }

  private final class Page: UIViewController {
    let dies: XCTestExpectation

    init(_ dies: XCTestExpectation) {
      self.dies = dies
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
      view = Sheet(dies)
    }

    deinit {
      XCTAssertTrue(Thread.isMainThread)
      dies.fulfill()
    }
  }

  private final class Sheet: UIView {
    let dies: XCTestExpectation

    init(_ dies: XCTestExpectation) {
      self.dies = dies
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    deinit {
      XCTAssertTrue(Thread.isMainThread)
      dies.fulfill()
    }
  }
}
