import Foundation
public import QuartzCore

extension CADisplayLink {
  /// Makes a link that calls a method of a target, which it retains until it is invalidated, before each
  /// frame.
  ///
  /// Differs from QuartzCore: only a target that is `SelectorPerforming` is called, since Linux has no runtime
  /// that finds a method by its name.
  public nonisolated convenience init(target: Any, selector sel: Selector) {
    let performer = target as? any SelectorPerforming
    self.init { link in
      // Proof: links tick in turns of the main loop, so that both stay on the main thread.
      nonisolated(unsafe) let tick = (performer: performer, link: link)
      MainActor.assumeIsolated {
        UISystem.current.running(.app("\(sel)")) {
          _ = tick.performer?.performMethod(sel, with: tick.link)
        }
      }
    }
  }
}
