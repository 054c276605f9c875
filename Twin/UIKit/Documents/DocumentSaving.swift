import CUIKit
import Foundation
import QuartzCore

/// When a document saves what has changed without being asked for.
///
/// Assumed: 15 seconds after a change, since Apple says only that it is done from time to time, and at once when the
/// app has left the screen.
// Sendable although a class: on threads other than the main one it does nothing, and its end is when nobody else has it.
nonisolated final class DocumentSaving: @unchecked Sendable {
  private static let delay: TimeInterval = 15

  private var timer: TimerToken?
  private var observers: [any NSObjectProtocol] = []
  private var background: (any NSObjectProtocol)?

  /// Saves later, unless that is planned already.
  func start(_ save: @escaping () -> Void) {
    guard timer == nil, isOnMainActor() else { return }
    let work = DocumentWork(run: { [weak self] in
      self?.stop()
      save()
    })
    MainActor.assumeIsolated {
      timer = UISystem.current.loop.schedule(after: Self.delay) { work.run() }
      background = NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in work.run() }
    }
  }

  /// Saves nothing that was planned.
  func stop() {
    if let background { NotificationCenter.default.removeObserver(background) }
    background = nil
    guard let timer, isOnMainActor() else { return }
    self.timer = nil
    MainActor.assumeIsolated { UISystem.current.loop.cancel(timer) }
  }

  /// Hears of changes that are registered with a manager, taken back and made again.
  ///
  /// A group with something in it is a change when it is closed (assumed), unless something is taken back then.
  func follow(_ manager: UndoManager?, _ change: @escaping (UIDocument.ChangeKind) -> Void) {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    guard let manager else { return }
    let work = DocumentWork(run: change)
    func observe(_ name: Notification.Name, _ kind: UIDocument.ChangeKind) {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
          [weak manager] _ in
          let isOwn = MainActor.assumeIsolated {
            guard let manager, manager.activity == .none, manager.groupingLevel == 1 else {
              return false
            }
            return !manager.openGroups[0].actions.isEmpty
          }
          if kind != .done || isOwn { work.run(kind) }
        })
    }
    observe(.NSUndoManagerWillCloseUndoGroup, .done)
    observe(.NSUndoManagerDidUndoChange, .undone)
    observe(.NSUndoManagerDidRedoChange, .redone)
  }

  deinit {
    if let background { NotificationCenter.default.removeObserver(background) }
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}

// Sendable: it is made on the main thread, and runs there only: by timers of its loop, and by notifications that are
// told there.
nonisolated private struct DocumentWork<Call>: @unchecked Sendable {
  let run: Call
}
