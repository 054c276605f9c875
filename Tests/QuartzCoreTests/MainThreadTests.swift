import Dispatch
import Foundation
import QuartzCore
import Testing

@Suite("The main actor")
@MainActor
struct MainThreadTests {
  private let diary = Diary()

  @Test("is on the main thread, also after a test has waited")
  func isOnMainThread() async {
    #expect(Thread.isMainThread)
    await Task.detached {}.value
    #expect(Thread.isMainThread)
    dispatchPrecondition(condition: .onQueue(.main))
  }

  @Test("lends its thread to the main run loop")
  func isOnMainRunLoop() {
    #expect(RunLoop.current === RunLoop.main)
    let timer = Timer(timeInterval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { diary.note("fired") }
    }
    RunLoop.main.add(timer, forMode: .default)
    #expect(RunLoop.main.run(mode: .default, before: .distantFuture))
    #expect(diary.lines == ["fired"])
  }
}
