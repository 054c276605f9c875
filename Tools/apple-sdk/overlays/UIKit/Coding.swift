// Geometry as text. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension NSCoder {
  public class func string(for point: CGPoint) -> String { fatalError() }
  public class func string(for vector: CGVector) -> String { fatalError() }
  public class func string(for size: CGSize) -> String { fatalError() }
  public class func string(for rect: CGRect) -> String { fatalError() }
  public class func string(for transform: CGAffineTransform) -> String { fatalError() }
  public class func string(for insets: UIEdgeInsets) -> String { fatalError() }
  public class func string(for insets: NSDirectionalEdgeInsets) -> String { fatalError() }
  public class func string(for offset: UIOffset) -> String { fatalError() }
  public class func cgPoint(for string: String) -> CGPoint { fatalError() }
  public class func cgVector(for string: String) -> CGVector { fatalError() }
  public class func cgSize(for string: String) -> CGSize { fatalError() }
  public class func cgRect(for string: String) -> CGRect { fatalError() }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform { fatalError() }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { fatalError() }
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    fatalError()
  }
  public class func uiOffset(for string: String) -> UIOffset { fatalError() }
}
