public import Foundation

/// Something that the person does in an app and that another device, or a link, can continue.
///
/// Differs from Apple's: a value to hand over, with nothing behind it; declared here, because Foundation
/// for Linux has none.
nonisolated open class NSUserActivity: NSObject {
  private let type: String

  /// Makes an activity of a type, a text in reverse domain form.
  public init(activityType: String) {
    type = activityType
    super.init()
  }

  /// What kind of activity it is.
  open var activityType: String { type }

  /// What the person may call it.
  open var title: String?

  /// What is needed to continue it.
  open var userInfo: [AnyHashable: Any]?

  /// The page of the web that does the same; for a universal link, the link.
  open var webpageURL: URL?

  /// The page that refers to it.
  open var referrerURL: URL?

  /// Adds to what is needed to continue it; a key that is there already gets the new value.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}

/// The type of an activity that a universal link brings.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
