// The Swift part of UIKit, which the Objective-C facts do not hold; only what is used.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public init(item: Int, section: Int) { fatalError() }
  public var row: Int {
    get { fatalError() }
    set {}
  }
  public var item: Int {
    get { fatalError() }
    set {}
  }
  public var section: Int {
    get { fatalError() }
    set {}
  }
}
extension UIDeviceOrientation {
  public var isFlat: Bool { fatalError() }
  public var isLandscape: Bool { fatalError() }
  public var isPortrait: Bool { fatalError() }
  public var isValidInterfaceOrientation: Bool { fatalError() }
}
extension UIInterfaceOrientation {
  public var isLandscape: Bool { fatalError() }
  public var isPortrait: Bool { fatalError() }
}
extension UILayoutPriority {
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { fatalError() }
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { fatalError() }
}
extension UIWindow.Level {
  public static func + (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level { fatalError() }
  public static func - (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level { fatalError() }
}
extension NSAttributedString.Key {
  @available(iOS 17.0, *)
  public static var textItemTag: NSAttributedString.Key { fatalError() }
  public static var font: NSAttributedString.Key { fatalError() }
  public static var foregroundColor: NSAttributedString.Key { fatalError() }
  public static var backgroundColor: NSAttributedString.Key { fatalError() }
  public static var baselineOffset: NSAttributedString.Key { fatalError() }
  public static var kern: NSAttributedString.Key { fatalError() }
  public static var obliqueness: NSAttributedString.Key { fatalError() }
  public static var paragraphStyle: NSAttributedString.Key { fatalError() }
  public static var strikethroughColor: NSAttributedString.Key { fatalError() }
  public static var strikethroughStyle: NSAttributedString.Key { fatalError() }
  public static var underlineColor: NSAttributedString.Key { fatalError() }
  public static var underlineStyle: NSAttributedString.Key { fatalError() }
  public static var attachment: NSAttributedString.Key { fatalError() }
  public static var expansion: NSAttributedString.Key { fatalError() }
  public static var ligature: NSAttributedString.Key { fatalError() }
  public static var link: NSAttributedString.Key { fatalError() }
  public static var shadow: NSAttributedString.Key { fatalError() }
  public static var strokeColor: NSAttributedString.Key { fatalError() }
  public static var strokeWidth: NSAttributedString.Key { fatalError() }
  public static var textEffect: NSAttributedString.Key { fatalError() }
  public static var tracking: NSAttributedString.Key { fatalError() }
  public static var verticalGlyphForm: NSAttributedString.Key { fatalError() }
  public static var writingDirection: NSAttributedString.Key { fatalError() }
}
extension RunLoop.Mode {
  public static var tracking: RunLoop.Mode { fatalError() }
}
