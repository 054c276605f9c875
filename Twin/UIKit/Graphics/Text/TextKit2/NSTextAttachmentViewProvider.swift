public import Foundation
import Synchronization

/// Has a view that stands for an attachment (since iOS 15).
///
/// A class of an app's own overrides ``loadView()`` and sets the view there. It is shown in a `UITextView` whose lines an
/// ``NSTextLayoutManager`` makes; layout managers of before and labels show pictures only.
nonisolated open class NSTextAttachmentViewProvider: NSObject {
  private var ownView: UIView?
  private var isLoading = false

  /// Makes a provider.
  ///
  /// - Parameters:
  ///   - textAttachment: What the view stands for.
  ///   - parentView: The view that shows the text.
  ///   - textLayoutManager: Who lays it out.
  ///   - location: Where the attachment is.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init()
  }

  /// What the view stands for.
  open private(set) weak var textAttachment: NSTextAttachment?

  /// Who lays out the text.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?

  /// Where the attachment is, as long as the text before it is not edited.
  public let location: any NSTextLocation

  /// The view; made when somebody asks for it.
  open var view: UIView? {
    get {
      if ownView == nil, !isLoading {
        isLoading = true
        loadView()
        isLoading = false
      }
      return ownView
    }
    set { ownView = newValue }
  }

  /// Makes the view and sets it: an empty one unless overridden (assumed).
  open func loadView() {
    view = MainActor.assumeIsolated { UIView() }
  }

  /// Whether the attachment takes as much room as its view has.
  ///
  /// Source: UIKit documentation, "tracksTextAttachmentViewBounds". Assumed: `false` unless set, and then the view's bounds
  /// count also if the attachment has some.
  open var tracksTextAttachmentViewBounds = false

  /// Where the view is when the text is laid out, as that of ``NSTextAttachment``: the view's bounds if it tracks them or
  /// the attachment has none. A view without a size gets that of its constraints and its content.
  ///
  /// Source: Apple's sample "Enriching your text in text views", whose view says its size by `intrinsicContentSize` alone.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    let own = textAttachment?.bounds ?? .zero
    guard tracksTextAttachmentViewBounds || own.isEmpty else { return own }
    let view = view
    let size = MainActor.assumeIsolated { view.map(Self.size) } ?? .zero
    return CGRect(origin: own.origin, size: size)
  }

  @MainActor
  private static func size(of view: UIView) -> CGSize {
    view.bounds.isEmpty
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
  }
}

/// Says where an attachment is and what is shown there, to an ``NSTextLayoutManager`` (since iOS 15).
nonisolated public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// The picture that is drawn.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?

  /// Where it is, in points from the place on the baseline, with y pointing up.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect

  /// What has a view for it; nil if it has none.
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}

/// Which classes have views for which types of attachments.
nonisolated enum AttachmentViewClasses {
  private static let classes = Mutex<[String: NSTextAttachmentViewProvider.Type]>([:])

  static subscript(fileType: String) -> NSTextAttachmentViewProvider.Type? {
    get { classes.withLock { $0[fileType] } }
    set { classes.withLock { $0[fileType] = newValue } }
  }
}
