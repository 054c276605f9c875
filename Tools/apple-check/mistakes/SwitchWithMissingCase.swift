// EXPECT: switch must be exhaustive

import UIKit

func use(_ operation: UINavigationController.Operation) -> Int {
  switch operation {
  case .push: 1
  case .pop: 2
  }
}
