// EXPECT: has no member 'nothing'

import UIKit

func use(_ operation: UINavigationController.Operation) -> Int {
  switch operation {
  case .push: 1
  case .pop: 2
  case .nothing: 0
  @unknown default: 3
  }
}
