public import Foundation
package import UIKit

/// What the screen of a device is like.
public nonisolated struct Screen: Hashable, Sendable {
  package let description: ScreenDescription

  /// Width and height, in points.
  public var size: CGSize { description.size }
  /// Pixels in a point.
  public var scale: CGFloat { description.scale }

  /// A phone with a notch, 390 by 844 points (iPhone 12 to 14; insets as in QMUI's table).
  public static let phone = Screen(description: .phone)

  /// A phone with an island, 393 by 852 points (iPhone 14 Pro to 16; insets as read off iOS 26.1 in
  /// github.com/Vercantez/openuikit, `detents_ios.json`; status bar and corners are general knowledge).
  public static let islandPhone = Screen(
    description: ScreenDescription(
      size: CGSize(width: 393, height: 852), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      cornerRadius: 55, statusBarHeight: 54))

  /// A small phone with a home button, 320 by 568 points (iPhone SE of 2016): a status bar of 20
  /// points, and no other inset.
  public static let smallPhone = Screen(
    description: ScreenDescription(
      size: CGSize(width: 320, height: 568), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      cornerRadius: 0, statusBarHeight: 20))

  /// A tablet without a home button, 820 by 1180 points (iPad Air of 2020): regular in width and height, with
  /// popovers, cards of fixed size, and columns side by side.
  public static let tablet = Screen(description: .tablet)

  /// A screen of another size, in points; with the phone's notch if it is tall enough for one.
  package static func size(width: Int, height: Int, scale: Int) -> Screen {
    let model = height >= 800 ? Screen.phone.description : Screen.smallPhone.description
    return Screen(
      description: ScreenDescription(
        size: CGSize(width: width, height: height), scale: CGFloat(scale),
        safeAreaInsets: model.safeAreaInsets, cornerRadius: model.cornerRadius,
        statusBarHeight: model.statusBarHeight))
  }
}
