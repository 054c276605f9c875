// EXPECT: can not be mutated from a nonisolated context

import UIKit

final class W { var v: UIView?; func run() { Task.detached { self.v?.alpha = 1 } } }
