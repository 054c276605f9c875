// EXPECT: has no member 'nothing'

import UIKit

func f(_ o: UINavigationController.Operation) -> Int {
  switch o {
  case .push: 1;
  case .pop: 2;
  case .nothing: 0;
  @unknown default: 3
  }
}
