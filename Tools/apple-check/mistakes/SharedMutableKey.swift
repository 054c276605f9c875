// EXPECT: nonisolated global shared mutable state

import UIKit

private enum Keys { static var page: UInt8 = 0 }
@MainActor func use(_ page: UIViewController) -> Any? { objc_getAssociatedObject(page, &Keys.page) }
