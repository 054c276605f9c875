// EXPECT: can not be mutated from a nonisolated context

import UIKit

final class Worker {
  var view: UIView?
  func run() { Task.detached { self.view?.alpha = 1 } }
}
