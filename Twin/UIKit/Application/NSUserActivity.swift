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

  /// The keys of ``userInfo`` without which it cannot be continued.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether ``userInfo`` is out of date; the delegate brings it up to date before it is saved.
  open var needsSave = false

  /// Whether another device may continue it; at first it may. Differs from Apple's: there is none.
  open var isEligibleForHandoff = true

  /// Whether the device's search finds it. Differs from Apple's: nothing is searched.
  open var isEligibleForSearch = false

  /// Whether others' searches find it. Differs from Apple's: nothing is searched.
  open var isEligibleForPublicIndexing = false

  /// Whether the system may suggest it. Differs from Apple's: it suggests nothing.
  open var isEligibleForPrediction = false

  /// The words by which it is found.
  open var keywords: Set<String> = []

  /// When it is to be forgotten; nil for the system's choice.
  open var expirationDate: Date?

  /// What the app calls the content that it is about, by which a scene is chosen.
  open var targetContentIdentifier: String?

  /// What the app calls it, to delete it.
  open var persistentIdentifier: String?

  /// Who brings it up to date before it is saved.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Makes it what the person does now. Differs from Apple's: nobody else is told.
  open func becomeCurrent() {}

  /// Tells that the person does something else. Differs from Apple's: nobody else is told.
  open func resignCurrent() {}

  /// Tells that it is over. Differs from Apple's: nobody else is told.
  open func invalidate() {}

  /// Adds to what is needed to continue it; a key that is there already gets the new value.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}

nonisolated extension NSUserActivity {
  /// An activity of the same.
  func copied() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    copy.webpageURL = webpageURL
    copy.referrerURL = referrerURL
    copy.requiredUserInfoKeys = requiredUserInfoKeys
    copy.keywords = keywords
    copy.targetContentIdentifier = targetContentIdentifier
    copy.persistentIdentifier = persistentIdentifier
    return copy
  }
}

/// Brings an activity up to date. All of it is optional.
///
/// Differs from Apple's: declared here, because Foundation for Linux has none; no other device continues anything.
nonisolated public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be saved: the moment to fill its ``NSUserActivity/userInfo``.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// Another device goes on with it.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

nonisolated extension NSUserActivityDelegate {
  /// Does nothing: the method is optional.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  /// Does nothing: the method is optional.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that a universal link brings.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
