import CoreGraphics
import Foundation

/// The fonts and colors that the texts of the system's styles have unless the app chooses others.
///
/// Source: cells in storyboards, with titles of 17 points and subtitles of 12 without a color of their own (PubNub's
/// documentation of its Objective-C SDK); answers to "What is the default background color of UITableViewCell in iOS
/// 13?" for `secondaryLabel`; Apple, "UITableViewCell.CellStyle.value2", for a blue first text. Assumed: values at the
/// end are as large as titles since iOS 7; both texts of `value2` have 13 points; all of them follow the text size as
/// the text styles of these sizes do.
extension UITableViewCell {
  func showUsualLook(of label: UILabel) {
    let isDetail = label === detail
    let textStyle: UIFont.TextStyle =
      switch style {
      case .default, .value1: .body
      case .value2: .footnote
      case .subtitle: isDetail ? .caption1 : .body
      }
    // Labels have the font for texts from the beginning.
    if textStyle != .body || traitCollection.preferredContentSizeCategory != .large
      || label.usualFont != nil
    {
      label.showUsualFont(.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection))
    }
    if style == .value1, isDetail, label.textColor == .label { label.textColor = .secondaryLabel }
    if style == .value2, !isDetail, label.textColor == .label { label.textColor = .tintColor }
  }
}
