// EXPECT: only available in iOS 26.0

import UIKit

@MainActor func use(_ page: UIViewController) { page.setNeedsUpdateProperties() }
