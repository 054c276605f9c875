import Dispatch
import Foundation
import QuartzCore
import Testing

@Suite("The main actor")
@MainActor
struct MainThreadTests {
  @Test("is on the main thread, also after a test has waited")
  func isOnMainThread() async {
    #expect(Thread.isMainThread)
    await Task.detached {}.value
    #expect(Thread.isMainThread)
    dispatchPrecondition(condition: .onQueue(.main))
  }
}
