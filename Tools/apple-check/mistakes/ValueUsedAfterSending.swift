// EXPECT: sending 'box' risks causing data races

import UIKit

final class Box { var count = 0 }
@MainActor func keep(_ box: Box) {}
func use() async {
  let box = Box()
  await keep(box)
  box.count += 1
}
