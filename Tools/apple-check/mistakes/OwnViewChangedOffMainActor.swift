// EXPECT: can not be mutated from a nonisolated context

import UIKit

@MainActor final class Mine: UIView { var q = 0; func z() {} }
func dim(_ v: Mine) { v.q = 0; v.z() }
