public import Foundation

/// Something that an app can do with what is shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What is done.
  nonisolated public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a type of its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends a letter.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Keeps a picture or a film.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Gives a person a picture.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Keeps a link for later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Makes a document of it.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    // Assumed: the names of those since iOS 15.4, after the same rule.
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Opens it among the person's books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Watches it with others.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Puts a page on the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Invites others with a link.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies a link for others.
    public static let collaborationCopyLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationCopyLink")
  }

  /// What an activity does with the items.
  nonisolated public enum Category: Int, Sendable {
    /// Something on the device.
    case action = 0
    /// Sends them to others.
    case share = 1
  }

  /// What activities of the class do; something on the device unless overridden.
  ///
  /// Differs from UIKit: the two kinds stand in one list.
  open class var activityCategory: UIActivity.Category { .action }

  /// Called when the activity says that it is done.
  var onFinish: ((Bool) -> Void)?

  /// Makes an activity.
  public override init() {
    super.init()
    dieOnMainThread()
  }

  /// What is done; nil unless overridden.
  open var activityType: UIActivity.ActivityType? { nil }

  /// What a person reads; nil unless overridden.
  open var activityTitle: String? { nil }

  /// What a person sees; nil unless overridden. Differs from UIKit: not shown.
  open var activityImage: UIImage? { nil }

  /// Whether it can be done with some items; no unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes over the items. Does nothing unless overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A page that does it; nil unless overridden, and then `perform()` does it.
  open var activityViewController: UIViewController? { nil }

  /// Does it; unless overridden, it is done at once.
  open func perform() {
    activityDidFinish(true)
  }

  /// To be called when it is done.
  open func activityDidFinish(_ completed: Bool) {
    onFinish?(completed)
  }
}

/// The system's activity of copying.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems
  }

  override func perform() {
    let board = UIPasteboard.general
    let images = items.compactMap { $0 as? UIImage }
    let urls = items.compactMap { $0 as? URL }
    let strings = items.compactMap { $0 as? String }
    if !strings.isEmpty {
      board.strings = strings
    } else if !urls.isEmpty {
      board.urls = urls
    } else {
      board.images = images
    }
    super.perform()
  }
}
