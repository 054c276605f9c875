// EXPECT: cannot be represented in Objective-C

import UIKit

struct Path { var items: [String] }
final class Navigation: UINavigationController { @objc func go(_ p: Path) {} }
