import Interlock
import InterlockCore
import Rows
import Simulator
import Testing
import UIKit

@Suite("The sequence of events", .row("R40"))
@MainActor
struct EventSequenceTests {
  /// A page shown without animation, and what that is to say.
  private func push(_ title: String, on stage: Stage) {
    stage.app { stage.navigation.pushViewController(Page(title), animated: false) }
    stage.settle()
  }

  /// The requests that had their outcome, in order, until the sequence ends.
  private func resolved(in events: NavigationEvents) async -> [Int] {
    var numbers: [Int] = []
    for await event in events {
      if case .resolved(let request, _) = event { numbers.append(request.id.rawValue) }
    }
    return numbers
  }

  @Test("gives each of its readers every event, in order")
  func severalReaders() async {
    var stage: Stage? = Stage()
    let sequences = (0..<3).compactMap { _ in stage?.navigation.interlock.events }
    var expected: [Int] = []
    stage?.navigation.interlock.eventHandler = { event in
      if case .resolved(let request, _) = event { expected.append(request.id.rawValue) }
    }
    for number in 1...5 { stage.map { push("\(number)", on: $0) } }
    #expect(stage?.navigation.interlock.droppedEventCount == 0)
    stage = nil  // The controller goes away, and the sequences end.
    #expect(expected.count == 5)
    for sequence in sequences { #expect(await resolved(in: sequence) == expected) }
  }

  @Test("begins when it is asked for: what happened before is not in it")
  func beginning() async {
    var stage: Stage? = Stage()
    stage.map { push("First", on: $0) }
    let events = stage?.navigation.interlock.events
    stage.map { push("Second", on: $0) }
    stage = nil
    if let events { #expect(await resolved(in: events).count == 1) }
  }

  @Test("keeps the newest events for a slow reader, and counts exactly those that it loses")
  func slowReader() async {
    let stage = Stage()
    let interlock = stage.navigation.interlock
    var sentCount = 0
    var lastSent: Int?
    interlock.eventHandler = { event in
      sentCount += 1
      if case .resolved(let request, _) = event { lastSent = request.id.rawValue }
    }
    let slow = interlock.events
    for number in 1...100 { push("\(number)", on: stage) }
    #expect(sentCount > NavigationEvents.bufferSize)
    #expect(interlock.droppedEventCount == sentCount - NavigationEvents.bufferSize)
    var readCount = 0
    var last: Int?
    for await event in slow {
      readCount += 1
      if case .resolved(let request, _) = event { last = request.id.rawValue }
      if readCount == NavigationEvents.bufferSize { break }
    }
    #expect(last != nil && last == lastSent)
  }

  @Test("ends for a reader that is cancelled, who is not counted as slow, and goes on for others")
  func cancelledReader() async {
    let stage = Stage()
    let interlock = stage.navigation.interlock
    var sentCount = 0
    interlock.eventHandler = { _ in sentCount += 1 }
    let cancelled = Task { [events = interlock.events] in
      var count = 0
      for await _ in events { count += 1 }
      return count
    }
    var other = interlock.events.makeAsyncIterator()
    cancelled.cancel()
    #expect(await cancelled.value == 0)
    var readCount = 0
    for batch in 0..<10 {
      stage.device.advance(by: 0)  // Another test may have made its device the active one.
      for number in 0..<10 { push("\(batch * 10 + number)", on: stage) }
      while readCount < sentCount, await other.next() != nil { readCount += 1 }
    }
    #expect(readCount > NavigationEvents.bufferSize)
    #expect(interlock.droppedEventCount == 0)
  }
}
