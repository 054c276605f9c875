// EXPECT: can not be mutated from a nonisolated context

import UIKit

@MainActor final class Meter: UIView {
  var count = 0
}
func reset(_ meter: Meter) { meter.count = 0 }
