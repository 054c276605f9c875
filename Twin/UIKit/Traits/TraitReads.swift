import QuartzCore

/// The traits that a pass over a view has read.
nonisolated final class TraitReads {
  private(set) var traits: [UITrait] = []
  /// Whether the pass is over: an app may keep the collection, and what it reads later is no part of the pass.
  var isOver = false

  /// Notes a trait. What other threads read is not followed.
  func note(_ trait: UITrait) {
    guard MainThread.isCurrent, !isOver, !traits.contains(where: { $0 == trait }) else { return }
    traits.append(trait)
  }
}

/// A pass over a view that runs now.
private struct TraitPass {
  static var running: TraitPass?

  let view: ObjectIdentifier
  /// What has been handed out to the pass, and by which traits it notes what is read there.
  var handedOut: (traits: UITraitCollection, noted: UITraitCollection)?
  var reads: TraitReads?
}

/// The traits that the last call of each pass over one view has read.
private final class KnownTraitReads {
  var traits: [ObservedPass: [UITrait]] = [:]

  nonisolated deinit {}  // As in `UIResponder`.
}

/// From iOS 18 on a pass is called for again once a trait changes that an app's code has read in it, from the view or
/// from its controller.
///
/// Source: Apple, "Automatic trait tracking", for which passes. Assumed: what is read from `UITraitCollection.current`
/// or from other views is not followed. Layouts need no note: every change of traits calls for one.
extension UIView {
  /// Runs a pass, and keeps which traits it has read.
  func followingTraits(_ pass: ObservedPass, _ work: () -> Void) {
    guard pass != .layout, UISystem.current.behaviour.followsReadTraits else { return work() }
    let outer = TraitPass.running
    TraitPass.running = TraitPass(view: ObjectIdentifier(self))
    work()
    let reads = TraitPass.running?.reads
    TraitPass.running = outer
    reads?.isOver = true
    keep(reads?.traits, of: pass)
  }

  /// The same traits, for a pass that reads them: a collection that notes what is read.
  final func noting(_ traits: UITraitCollection) -> UITraitCollection {
    guard TraitPass.running?.view == ObjectIdentifier(self) else { return traits }
    if let handedOut = TraitPass.running?.handedOut, handedOut.traits === traits {
      return handedOut.noted
    }
    let reads = TraitPass.running?.reads ?? TraitReads()
    let noted = UITraitCollection(traits.values, notedBy: reads)
    TraitPass.running?.reads = reads
    TraitPass.running?.handedOut = (traits, noted)
    return noted
  }

  /// Calls again for the passes that have read a trait that has changed.
  func readTraitsDidChange(_ former: UITraitCollection, _ new: UITraitCollection) {
    guard let known = knownTraitReads else { return }
    for (pass, traits) in known.traits where new.differs(from: former, inAnyOf: traits) {
      isDueAgain(pass)
    }
  }

  private var knownTraitReads: KnownTraitReads? {
    attachments[ObjectIdentifier(KnownTraitReads.self)] as? KnownTraitReads
  }

  private func keep(_ traits: [UITrait]?, of pass: ObservedPass) {
    let known = knownTraitReads
    guard traits != nil || known != nil else { return }
    let reads = known ?? KnownTraitReads()
    if known == nil { attachments[ObjectIdentifier(KnownTraitReads.self)] = reads }
    reads.traits[pass] = traits
  }
}

extension UIViewController {
  /// The same traits, for a pass over the controller's view that reads them.
  final func noting(_ traits: UITraitCollection) -> UITraitCollection {
    loadedView?.noting(traits) ?? traits
  }
}
