// As at Apple, a file that imports UIKit sees Foundation and Core Animation too.
@_exported public import Foundation
@_exported public import QuartzCore
