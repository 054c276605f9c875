// EXPECT: nothing

import UIKit

func f(_ m: Method) {  // wrong IMP type: (id, SEL, id) for a BOOL method
  typealias Fn = @convention(c) (AnyObject, Selector, AnyObject) -> Void
  let old = unsafeBitCast(method_getImplementation(m), to: Fn.self); _ = old
}
