import Foundation
import Observation
import QuartzCore

/// A pass over a view in which an app's code may read traits and observable objects.
enum ObservedPass {
  /// `updateProperties()` of the view and its controller.
  case properties
  /// `updateConstraints()`, or the controller's `updateViewConstraints()`.
  case constraints
  /// `layoutSubviews()`, with what the controller is told before and after.
  case layout
  /// `draw(_:)`.
  case drawing
  /// `updateConfiguration` of buttons, cells, headers and footers, and their update handlers.
  case configuration
  /// `updateContentUnavailableConfiguration(using:)` of the controller.
  case unavailableContent
}

/// How often a pass over one view has run: what earlier calls have read does not count any more.
///
/// A registration with observed objects ends in one way only: one of them changes. So each call but the first reads
/// this number too, and the next one changes it, which ends the registration with all the other objects.
private final class ObservedTurn: Observable {
  private let registrar = ObservationRegistrar()
  private var number = 0

  /// - Returns: The turn that begins.
  func begin() -> Int {
    number += 1
    registrar.willSet(self, keyPath: \.number)
    return number
  }

  /// Has the call that runs end with its turn.
  func read() { registrar.access(self, keyPath: \.number) }

  func isLast(_ turn: Int) -> Bool { turn == number }

  nonisolated deinit {}  // As in `UIResponder`.
}

/// The turns of the passes over one view that have read observable objects.
private final class ObservedReads {
  private var turns: [ObservedPass: ObservedTurn] = [:]

  subscript(_ pass: ObservedPass) -> ObservedTurn? { turns[pass] }

  func add(_ pass: ObservedPass) -> ObservedTurn {
    let turn = ObservedTurn()
    turns[pass] = turn
    return turn
  }

  nonisolated deinit {}  // As in `UIResponder`.
}

/// From iOS 26 on a pass is called for again once an observable object changes of which an app's code has read
/// something in it.
///
/// Source: Apple, "Updating views automatically with observation tracking in UIKit" and "Automatic observation
/// tracking", for which passes; WWDC25 session 243 "What's new in UIKit". Assumed: a change on another thread comes to
/// the view in a later turn of the main one. iOS 18 does so for apps that ask for it in their property list, which is
/// not read here.
extension UIView {
  /// Runs a pass, and has it called for again once something changes that it has read.
  func observing(_ pass: ObservedPass, _ work: () -> Void) {
    let system = UISystem.current
    guard system.behaviour.followsObservableObjects else {
      return system.behaviour.followsReadTraits ? followingTraits(pass, work) : work()
    }
    let turn = knownReads?[pass]
    let number = turn?.begin()
    withObservationTracking(
      {
        turn?.read()
        followingTraits(pass, work)
      }, onChange: reaction(to: pass, turn, number))
  }

  private var knownReads: ObservedReads? {
    attachments[ObjectIdentifier(ObservedReads.self)] as? ObservedReads
  }

  /// What follows a change; asked for only if anything observable was read.
  private func reaction(
    to pass: ObservedPass, _ known: ObservedTurn?, _ begun: Int?
  ) -> @Sendable () -> Void {
    let turn = known ?? newTurn(of: pass)
    let number = begun ?? turn.begin()
    return { [weak self, weak turn] in
      guard Thread.isMainThread else {
        Task { @MainActor in if turn?.isLast(number) == true { self?.isDueAgain(pass) } }
        return
      }
      MainActor.assumeIsolated { if turn?.isLast(number) == true { self?.isDueAgain(pass) } }
    }
  }

  private func newTurn(of pass: ObservedPass) -> ObservedTurn {
    let reads = knownReads ?? ObservedReads()
    attachments[ObjectIdentifier(ObservedReads.self)] = reads
    return reads.add(pass)
  }

  /// Calls for a pass again, as something has changed that it has read.
  func isDueAgain(_ pass: ObservedPass) {
    switch pass {
    case .properties: setNeedsUpdateProperties()
    case .constraints: setNeedsUpdateConstraints()
    case .layout: setNeedsLayout()
    case .drawing: setNeedsDisplay()
    case .configuration: configurationIsDue()
    case .unavailableContent: viewDelegate?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  private func configurationIsDue() {
    switch self {
    case let button as UIButton: button.setNeedsUpdateConfiguration()
    case let view as any ConfiguredView: view.host.setNeedsUpdate(in: view)
    default: break  // No other view has one.
    }
  }
}
