import QuartzCore
import Simulator
import UIKit

/// What is done again and again on the twin.
enum TwinWork: String, CaseIterable {
  /// An animated push and a pop, each with all of its frames, by bare UIKit and guarded.
  case bareNavigation, guardedNavigation
  /// The same with a table on the page.
  case bareTables, guardedTables
  /// The frames of a push, on a loop that does nothing else.
  case bareLoop
  /// A finger that comes down on a tree of a thousand views, and is lifted.
  case touch
  #if PICTURES
    /// The middle of a push from one list page to another, drawn at 2x.
    case drawnFrame
  #endif

  static var names: String { allCases.map(\.rawValue).joined(separator: " ") }

  func run(_ count: Int) throws {
    switch self {
    case .bareNavigation: NavigationStage(isGuarded: false).pushAndPop(count)
    case .guardedNavigation: NavigationStage(isGuarded: true).pushAndPop(count)
    case .bareTables:
      NavigationStage(isGuarded: false, makePage: NavigationStage.tablePage).pushAndPop(count)
    case .guardedTables:
      NavigationStage(isGuarded: true, makePage: NavigationStage.tablePage).pushAndPop(count)
    case .bareLoop: BareLoop().passTransitions(count)
    case .touch: TouchStage().touch(count)
    #if PICTURES
      case .drawnFrame: try FrameStage().draw(count)
    #endif
    }
  }
}

/// The time that a push takes, with a link that fires for each frame, and nothing to do.
final class BareLoop {
  private let loop = MainLoop()
  private(set) var frameCount = 0

  /// Lets so many transitions' time pass, 60 frames a second.
  func passTransitions(_ count: Int) {
    MainLoop.current = loop
    let link = CADisplayLink { [unowned self] _ in frameCount += 1 }
    link.add(to: .main, forMode: .common)
    for _ in 0..<count {
      loop.schedule(after: NavigationStage.duration) {}
      precondition(loop.settle(limit: 10), "a timer fires")
    }
    link.invalidate()
  }
}
