// EXPECT: switch must be exhaustive

import UIKit

func f(_ o: UINavigationController.Operation) -> Int {
  switch o {
  case .push: 1;
  case .pop: 2
  }
}
