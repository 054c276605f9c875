// EXPECT: nothing

import UIKit

// A limit of the check: the method behind `viewWillAppear(_:)` takes a Bool, not an object.
func use(_ method: Method) -> Any {
  typealias Function = @convention(c) (AnyObject, Selector, AnyObject) -> Void
  return unsafeBitCast(method_getImplementation(method), to: Function.self)
}
