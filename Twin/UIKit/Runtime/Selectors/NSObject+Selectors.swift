public import Foundation
import QuartzCore

// Foundation for Linux lacks these, since it has no Objective-C runtime that finds methods by their names.

extension NSObject {
  /// Performs a method of this object.
  ///
  /// Differs from Foundation: the method is found as `UIApplication.sendAction(_:to:from:for:)` finds it, and what it
  /// returns is lost.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  /// Performs a method of this object with an argument.
  ///
  /// Differs from Foundation: as ``perform(_:)``.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Performs a method of this object with two arguments.
  ///
  /// Differs from Foundation: as ``perform(_:)``.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    aSelector.performOrLog(on: self, with: object1, object2)
    return nil
  }

  /// Performs a method of this object some seconds later, in the time of the main loop.
  ///
  /// Differs from Foundation: as ``perform(_:)``.
  ///
  /// - Parameter delay: Seconds; with 0, it is performed in the next turn.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let request = DelayedMethod(target: self, selector: aSelector, argument: anArgument)
    DelayedMethod.waiting.append(request)
    request.token = MainLoop.current.schedule(after: delay) {
      DelayedMethod.waiting.removeAll { $0 === request }
      UISystem.current.running(.app("\(aSelector)")) {
        _ = request.target.perform(aSelector, with: anArgument)
      }
    }
  }

  /// Performs a method of this object with an argument on the main thread.
  ///
  /// Differs from Foundation: as ``perform(_:)``; only code on the main actor may call it.
  ///
  /// - Parameter wait: Whether it is performed at once, instead of in the next turn of the main loop.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    guard wait else { return perform(aSelector, with: arg, afterDelay: 0) }
    perform(aSelector, with: arg)
  }

  /// Forgets all methods that an object was to perform later.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMethod.cancel { $0.target === aTarget as AnyObject }
  }

  /// Forgets a method that an object was to perform later, with an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMethod.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && $0.hasArgument(equalTo: anArgument)
    }
  }
}

/// A method that is performed later; its object is kept until then.
private final class DelayedMethod {
  static var waiting: [DelayedMethod] = []

  let target: NSObject
  let selector: Selector
  private let argument: Any?
  var token: TimerToken?

  init(target: NSObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func hasArgument(equalTo other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let two as AnyHashable): one == two
    case (let one?, let two?): one as AnyObject === two as AnyObject
    default: false
    }
  }

  static func cancel(where isMeant: (DelayedMethod) -> Bool) {
    for request in waiting where isMeant(request) {
      if let token = request.token { MainLoop.current.cancel(token) }
    }
    waiting.removeAll(where: isMeant)
  }
}
