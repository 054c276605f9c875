// EXPECT: sending 'b' risks causing data races

import UIKit

final class Box { var n = 0 }
@MainActor func keep(_ b: Box) {}
func f() async { let b = Box(); await keep(b); b.n += 1 }
