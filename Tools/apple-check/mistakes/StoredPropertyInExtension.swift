// EXPECT: extensions must not contain stored properties

import UIKit

extension UIViewController { var path: [String] = [] }
