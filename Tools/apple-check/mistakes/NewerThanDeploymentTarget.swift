// EXPECT: only available in iOS 26.0

import UIKit

@MainActor func f(_ v: UIViewController) { v.setNeedsUpdateProperties() }
