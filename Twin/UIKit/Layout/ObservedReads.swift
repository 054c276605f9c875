import Foundation
import Observation
import QuartzCore

/// A pass over a view in which an app's code may read observable objects.
enum ObservedPass: Int, CaseIterable {
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

/// Which call of each pass of one view was the last: what earlier calls have read does not count any more.
private final class ObservedReads {
  private var turns = [Int](repeating: 0, count: ObservedPass.allCases.count)

  /// - Returns: The turn that begins.
  @discardableResult
  func begin(_ pass: ObservedPass) -> Int {
    turns[pass.rawValue] += 1
    return turns[pass.rawValue]
  }

  func isLast(_ turn: Int, of pass: ObservedPass) -> Bool { turns[pass.rawValue] == turn }

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
    guard UISystem.current.behaviour.followsObservableObjects else { return work() }
    knownReads?.begin(pass)
    withObservationTracking(work, onChange: reaction(to: pass))
  }

  private var knownReads: ObservedReads? {
    attachments[ObjectIdentifier(ObservedReads.self)] as? ObservedReads
  }

  /// What follows a change; asked for only if anything observable was read.
  private func reaction(to pass: ObservedPass) -> @Sendable () -> Void {
    let reads = knownReads ?? ObservedReads()
    attachments[ObjectIdentifier(ObservedReads.self)] = reads
    let turn = reads.begin(pass)
    return { [weak self] in
      guard MainThread.isCurrent else {
        Task { @MainActor in self?.didChange(whatWasReadIn: pass, turn) }
        return
      }
      MainActor.assumeIsolated { self?.didChange(whatWasReadIn: pass, turn) }
    }
  }

  private func didChange(whatWasReadIn pass: ObservedPass, _ turn: Int) {
    guard knownReads?.isLast(turn, of: pass) == true else { return }
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
