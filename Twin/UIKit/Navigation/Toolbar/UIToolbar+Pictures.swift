import Foundation

/// Looks without an appearance object, as it was done until iOS 12. A look that is set by one comes before them.
///
/// Differs from UIKit: the same at all places of a bar.
