// Initializers with any number of titles, which Swift has in place of C's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS, introduced: 8.0, deprecated: 9.0)
extension UIAlertView {
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) { fatalError() }
}

@available(iOS, introduced: 8.0, deprecated: 8.3)
extension UIActionSheet {
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) { fatalError() }
}
