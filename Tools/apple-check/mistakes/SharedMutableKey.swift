// EXPECT: nonisolated global shared mutable state

import UIKit

private enum Keys { static var k: UInt8 = 0 }
@MainActor func f(_ v: UIViewController) -> Any? { objc_getAssociatedObject(v, &Keys.k) }
