import Interlock
import Testing

@Suite("A mailbox")
@MainActor
struct MailboxTests {
  @Test("gives what it was given, in that order, whenever it is asked")
  func order() {
    var mailbox = Mailbox<Int>()
    var taken: [Int] = []
    for round in 0..<5 {
      for item in 0...round { mailbox.put(10 * round + item) }
      // Not all of them: the next round comes while some wait.
      for _ in 0..<2 { taken += mailbox.take().map { [$0] } ?? [] }
    }
    while let item = mailbox.take() { taken.append(item) }
    #expect(taken == (0..<5).flatMap { round in (0...round).map { 10 * round + $0 } })
    #expect(mailbox.take() == nil)
  }

  @Test("keeps nothing of what was taken")
  func memory() {
    final class Item {}
    var mailbox = Mailbox<Item>()
    mailbox.put(Item())
    mailbox.put(Item())
    weak var first: Item?
    do { first = mailbox.take() }
    #expect(first == nil)
    #expect(mailbox.take() != nil)
  }
}
