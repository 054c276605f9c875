// EXPECT: can not be mutated from a nonisolated context

import UIKit

func dim(_ v: UIView) { v.alpha = 0 }
