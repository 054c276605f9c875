import Foundation

/// The traits that a pass over a view has read.
nonisolated final class TraitReads {
  private(set) var traits: [UITrait] = []
  /// Whether the pass is over: an app may keep the collection, and what it reads later is no part of the pass.
  var isOver = false

  /// Notes a trait. What other threads read is not followed.
  func note(_ trait: UITrait) {
    guard Thread.isMainThread, !isOver, !traits.contains(where: { $0 == trait }) else { return }
    traits.append(trait)
  }
}

/// What a pass over a view has read so far.
private final class PassReads {
  let reads = TraitReads()
  /// What was handed out last, and by which collection what is read there is noted.
  var handedOut: (traits: UITraitCollection, noted: UITraitCollection)?

  nonisolated deinit {}  // As in `UIResponder`.
}

/// The pass over a view that runs now, if it follows traits.
private enum RunningPass {
  static var view: ObjectIdentifier?
  static var pass = ObservedPass.properties
  /// Nil before anything was read.
  static var reads: PassReads?
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
  /// Runs a pass, and keeps which traits it has read if it is no layout.
  func followingTraits(_ pass: ObservedPass, _ work: () -> Void) {
    guard pass != .layout else { return work() }
    let outer = (RunningPass.view, RunningPass.pass, RunningPass.reads)
    (RunningPass.view, RunningPass.pass, RunningPass.reads) = (ObjectIdentifier(self), pass, nil)
    work()
    let reads = RunningPass.reads?.reads
    (RunningPass.view, RunningPass.pass, RunningPass.reads) = outer
    reads?.isOver = true
    if reads != nil || !attachments.isEmpty { keep(reads?.traits, of: pass) }
  }

  /// Whether an app's code may run in the pass. What the twin's own classes read they follow by themselves.
  private var hasAppCode: Bool {
    RunningPass.pass == .configuration || viewDelegate != nil
      || AppClasses.contains(type(of: self))
  }

  /// The same traits, for a pass that reads them: a collection that notes what is read.
  final func noting(_ traits: UITraitCollection) -> UITraitCollection {
    RunningPass.view == nil ? traits : notingInPass(traits)
  }

  private func notingInPass(_ traits: UITraitCollection) -> UITraitCollection {
    guard RunningPass.view == ObjectIdentifier(self) else { return traits }
    guard let pass = RunningPass.reads ?? (hasAppCode ? PassReads() : nil) else { return traits }
    RunningPass.reads = pass
    if let handedOut = pass.handedOut, handedOut.traits === traits { return handedOut.noted }
    let noted = UITraitCollection(traits.values, notedBy: pass.reads)
    pass.handedOut = (traits, noted)
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
    RunningPass.view == nil ? traits : loadedView?.noting(traits) ?? traits
  }
}
