// EXPECT: can not be mutated from a nonisolated context

import UIKit

func dim(_ view: UIView) { view.alpha = 0 }
