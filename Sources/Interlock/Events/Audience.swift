import InterlockCore

/// Everybody who wants to hear of what happens in one controller: who reads its events, the app's handler of
/// them, and who takes the messages.
///
/// The runner keeps it, and the guard does: so nothing refers weakly to the guard, whose references would be
/// counted slowly from then on.
final class Audience {
  /// Takes each event before any reader has it.
  var eventHandler: ((NavigationEvent) -> Void)?
  /// Takes the messages about what was not done as asked.
  var messageHandler: (String) -> Void = SystemLog.write
  /// Those who read the events.
  let broadcast = EventBroadcast()

  /// Whether somebody wants to hear of everything, and not only of what there may be a message about.
  var wantsEverything: Bool { eventHandler != nil || broadcast.hasSubscribers }

  /// Tells of an event.
  func hear(_ event: NavigationEvent, of pages: any PageDirectory) {
    if NavigationMessage.mayBe(about: event),
      let message = NavigationMessage(event, pages: pages)?.text
    {
      messageHandler(message)
    }
    eventHandler?(event)
    broadcast.send(event)
  }

  /// The guard is gone: nobody hears of anything any more.
  func leave() {
    eventHandler = nil
    messageHandler = { _ in }
    broadcast.finish()
  }
}
