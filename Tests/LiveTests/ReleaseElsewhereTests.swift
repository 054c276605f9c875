import UIKit
import XCTest

/// Objects that are dropped last on another thread, as closures on queues and tasks do: UIKit destroys its
/// views and controllers on the main thread all the same.
@MainActor
final class ReleaseElsewhereTests: XCTestCase {
  func testAViewsOwnDeinitRunsOnTheMainThread() {
    expectDeathOnMainThread { PlainView(note: $0) }
  }

  func testADeinitThatIsBoundToTheMainActorRunsToo() {
    expectDeathOnMainThread { IsolatedView(note: $0) }
  }

  func testEachClassOfAChainRunsItsDeinit() {
    let note = DeathNote()
    note.isAwaited.expectedFulfillmentCount = 2
    dropElsewhere(DerivedView(note: note))
    wait(for: [note.isAwaited], timeout: 20)
    XCTAssertEqual(note.threads, [true, true])
  }

  func testAGenericClassRunsItsDeinitOnTheMainThread() {
    expectDeathOnMainThread { GenericView<Int>(note: $0, value: 1) }
    expectDeathOnMainThread { GenericView<String>(note: $0, value: "one") }
  }

  func testACellMadeByItsTableRunsItsDeinitOnTheMainThread() {
    expectDeathOnMainThread { note in
      let table = UITableView()
      table.register(NotedCell.self, forCellReuseIdentifier: "cell")
      let cell = table.dequeueReusableCell(withIdentifier: "cell") as? NotedCell
      cell?.note = note
      return cell
    }
  }

  func testAControllerWithPagesInItRunsItsDeinitOnTheMainThread() {
    let inner = DeathNote()
    expectDeathOnMainThread { note in
      let page = NotedPage(note: note)
      let child = NotedPage(note: inner)
      page.addChild(child)
      page.loadViewIfNeeded()
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
      return UINavigationController(rootViewController: page)
    }
    wait(for: [inner.isAwaited], timeout: 20)
    XCTAssertEqual(inner.threads, [true])
  }

  func testOtherClassesThatAppsDeriveRunTheirDeinitOnTheMainThread() {
    expectDeathOnMainThread { NotedRecognizer(note: $0) }
    expectDeathOnMainThread { NotedBarButtonItem(note: $0) }
    expectDeathOnMainThread { NotedLayout(note: $0) }
    expectDeathOnMainThread { NotedInteraction(note: $0) }
    expectDeathOnMainThread {
      NotedPresentation(note: $0, presented: UIViewController())
    }
  }

  func testAViewInsideOutlivesTheOneThatDies() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView()
    view.addSubview(inner)
    var parentLayer: CALayer?
    expectDeathOnMainThread { note in
      let parent = PlainView(note: note)
      parent.addSubview(view)
      parentLayer = parent.layer
      return parent
    }
    XCTAssertNil(parentLayer?.delegate)
    XCTAssertNil(view.superview)
    XCTAssertTrue(view.layer.delegate === view)
    XCTAssertTrue(inner.layer.superlayer === view.layer)
  }

  func testManyThreadsMayDropViewsAtTheSameTime() {
    let note = DeathNote()
    note.isAwaited.expectedFulfillmentCount = 400
    let drops = (0..<400).map { index in
      Dropped(index.isMultiple(of: 2) ? PlainView(note: note) : GenericView(note: note, value: 1))
    }
    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: drops.count) { drops[$0].drop() }
    }
    // Meanwhile this thread makes and destroys views of new classes and of the same.
    for _ in 0..<100 { _ = GenericView(note: nil, value: [1.0]) }
    wait(for: [note.isAwaited], timeout: 20)
    XCTAssertEqual(note.threads.count { $0 }, 400)
  }

  func testATaskMayDropAViewLast() async {
    let note = DeathNote()
    let dropped = Dropped(PlainView(note: note))
    await Task.detached { dropped.drop() }.value
    await fulfillment(of: [note.isAwaited], timeout: 20)
    XCTAssertEqual(note.threads, [true])
  }

  func testAnObjectThatIsMadeElsewhereFirstDiesOnTheMainThread() {
    let note = DeathNote()
    let make: @MainActor () -> AnyObject = { EarlyItem(note: note) }
    // Against UIKit's rule, and with a class of which there was no object before.
    let makeAnywhere = unsafeBitCast(make, to: (@Sendable () -> AnyObject).self)
    DispatchQueue.global().async { _ = makeAnywhere() }
    wait(for: [note.isAwaited], timeout: 20)
    XCTAssertEqual(note.threads, [true])
  }

  // MARK: Dropping

  private func expectDeathOnMainThread(
    file: StaticString = #filePath, line: UInt = #line,
    of make: (DeathNote) -> AnyObject?
  ) {
    let note = DeathNote()
    dropElsewhere(make(note))
    wait(for: [note.isAwaited], timeout: 20)
    XCTAssertEqual(note.threads, [true], file: file, line: line)
  }

  private func dropElsewhere(_ object: AnyObject?) {
    let dropped = Dropped(object)
    DispatchQueue.global().async { dropped.drop() }
  }
}

// MARK: Who dies

/// Where objects died: whether on the main thread.
///
/// Proof of `@unchecked Sendable`: the list is read and written under the lock.
private final class DeathNote: @unchecked Sendable {
  let isAwaited = XCTestExpectation(description: "the object dies")
  private let lock = NSLock()
  private var list: [Bool] = []

  var threads: [Bool] { lock.withLock { list } }

  func write() {
    lock.withLock { list.append(Thread.isMainThread) }
    isAwaited.fulfill()
  }
}

/// The last reference to an object, which goes on the thread that calls `drop()`.
///
/// Proof of `@unchecked Sendable`: made on one thread, and dropped by one other.
private final class Dropped: @unchecked Sendable {
  private var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }

  nonisolated func drop() {
    object = nil
  }
}

private class PlainView: UIView {
  let note: DeathNote?

  init(note: DeathNote?) {
    self.note = note
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit { note?.write() }
}

private final class DerivedView: PlainView {
  deinit { note?.write() }
}

private final class IsolatedView: UIView {
  let note: DeathNote

  init(note: DeathNote) {
    self.note = note
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  isolated deinit {
    tintColor = .red
    note.write()
  }
}

private final class GenericView<Value>: UIView {
  let note: DeathNote?
  var value: Value

  init(note: DeathNote?, value: Value) {
    self.note = note
    self.value = value
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit { note?.write() }
}

private final class NotedCell: UITableViewCell {
  // Proof: set once, before the cell is dropped on the other thread.
  nonisolated(unsafe) var note: DeathNote?

  deinit { note?.write() }
}

private final class NotedPage: UIViewController {
  let note: DeathNote

  init(note: DeathNote) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit { note.write() }
}

private final class NotedRecognizer: UITapGestureRecognizer {
  let note: DeathNote

  init(note: DeathNote) {
    self.note = note
    super.init(target: nil, action: nil)
  }

  deinit { note.write() }
}

private final class NotedBarButtonItem: UIBarButtonItem {
  let note: DeathNote

  init(note: DeathNote) {
    self.note = note
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit { note.write() }
}

private final class EarlyItem: UIBarButtonItem {
  let note: DeathNote

  init(note: DeathNote) {
    self.note = note
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit { note.write() }
}

private final class NotedLayout: UICollectionViewFlowLayout {
  let note: DeathNote

  init(note: DeathNote) {
    self.note = note
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit { note.write() }
}

private final class NotedInteraction: UIPercentDrivenInteractiveTransition {
  let note: DeathNote

  init(note: DeathNote) {
    self.note = note
    super.init()
  }

  deinit { note.write() }
}

private final class NotedPresentation: UIPresentationController {
  let note: DeathNote

  init(note: DeathNote, presented: UIViewController) {
    self.note = note
    super.init(presentedViewController: presented, presenting: nil)
  }

  deinit { note.write() }
}
