// EXPECT: missing return

import UIKit

extension UIViewController { func g(_ b: Bool) -> UIView? { if b { return view } } }
