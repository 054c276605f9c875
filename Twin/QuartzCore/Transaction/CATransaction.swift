public import Foundation

/// Groups changes of layers, so that they reach the screen together.
///
/// The first change of a run-loop turn opens an implicit transaction, which ends with the turn.
/// Differs from QuartzCore: works on the main thread only.
open class CATransaction: NSObject {
  private static var stack: TransactionStack { MainLoop.current.transactions }

  /// Opens a transaction inside the one that is open.
  open class func begin() {
    stack.begin(.explicit)
  }

  /// Closes the transaction that the last `begin()` opened. Does nothing without one.
  open class func commit() {
    stack.commit(on: .current)
  }

  /// Commits the implicit transaction now, unless an explicit one is open.
  open class func flush() {
    stack.endTurn(of: .current)
  }

  /// How long animations take that say nothing themselves, in seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    stack.value(forKey: TransactionStack.Key.duration) as? CFTimeInterval ?? 0.25
  }

  /// Sets how long animations take that say nothing themselves.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.top.values[TransactionStack.Key.duration] = dur
  }

  /// The pace of implicit animations; nil means the default pace.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.value(forKey: TransactionStack.Key.timingFunction) as? CAMediaTimingFunction
  }

  /// Sets the pace of implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.top.values[TransactionStack.Key.timingFunction] = function
  }

  /// Whether changes of layers start no implicit animations.
  open class func disableActions() -> Bool {
    stack.disablesActions
  }

  /// Sets whether changes of layers start no implicit animations.
  open class func setDisableActions(_ flag: Bool) {
    stack.top.values[TransactionStack.Key.disablesActions] = flag
  }

  /// The block that runs after the animations of the innermost transaction that has one.
  open class func completionBlock() -> (() -> Void)? {
    stack.openCompletions.first?.completionBlock
  }

  /// Sets a block that runs once all animations added from now on in this transaction are over.
  ///
  /// Set it before adding the animations. If there are none, it runs when the transaction is
  /// committed, or when another block replaces it: "immediately" (documentation). Who measured it on macOS says that it
  /// runs on a later turn of the run loop (gnustep/libs-quartzcore, pull request 47, 2026); not followed, since apps on
  /// iOS were not looked at.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let level = stack.top
    let replaced = level.completion
    level.completion = block.map(CompletionGroup.init)
    replaced?.seal()
  }

  /// The value that the innermost transaction has for a key.
  open class func value(forKey key: String) -> Any? {
    key == TransactionStack.Key.completionBlock ? completionBlock() : stack.value(forKey: key)
  }

  /// Gives the innermost transaction a value.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    guard key == TransactionStack.Key.completionBlock else {
      stack.top.values[key] = anObject.map(asObject)
      return
    }
    setCompletionBlock(anObject as? () -> Void)
  }

  /// Runs a body and calls the completion once the animations that the body added are over.
  ///
  /// UIKit's own way to wait for animations: unlike `begin()` and `commit()` it never lays out the
  /// windows, so it may be used in the middle of the app's code. Without animations the completion
  /// runs at once.
  package static func group(_ body: () -> Void, completion: @escaping () -> Void) {
    let stack = stack
    stack.begin(.group)
    setCompletionBlock(completion)
    body()
    stack.commit(on: .current)
  }

  /// Runs a body whose animations no completion block waits for, of whatever transaction is open.
  ///
  /// For what goes on without an end and is not the app's, as the blinking of a cursor.
  package static func apart(_ body: () -> Void) {
    let stack = stack
    stack.begin(.apart)
    body()
    stack.commit(on: .current)
  }
}

extension CATransaction {
  /// Keeps other threads from changing layers. Differs from QuartzCore: layers belong to one thread here.
  public class func lock() {}

  /// Lets other threads change layers again.
  public class func unlock() {}
}

// What a transaction knows, by its names. Source of the texts: Apple, "CATransaction", "Transaction properties".

/// How long implicit animations take, in seconds.
public let kCATransactionAnimationDuration = TransactionStack.Key.duration
/// How the speed of implicit animations changes.
public let kCATransactionAnimationTimingFunction = TransactionStack.Key.timingFunction
/// Whether changes are not animated.
public let kCATransactionDisableActions = TransactionStack.Key.disablesActions
/// What runs when all animations have ended.
public let kCATransactionCompletionBlock = TransactionStack.Key.completionBlock
