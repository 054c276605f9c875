public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// Differs from UIKit: cannot be subclassed.
  @preconcurrency @MainActor
  public class Detent: NSObject {
    /// Tells heights apart.
    public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The identifier's text.
      public let rawValue: String

      /// Makes an identifier of its text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Makes an identifier of its text.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// As high as possible.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private nonisolated let ownIdentifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    required init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      ownIdentifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen; there is none where the height is compact.
    public class func medium() -> Self {
      self.init(.medium) {
        guard $0.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return UISheetPresentationController.mediumValue(of: $0.maximumDetentValue)
      }
    }

    /// As high as possible.
    public class func large() -> Self {
      self.init(.large) { $0.maximumDetentValue }
    }

    /// A height that a closure gives, in points above the part of the screen's lower edge that hardware
    /// covers, or nil where there shall be none; one without an identifier gets its own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      let unique = UISystem.current.makeIdentifier("com.apple.UIKit.detent")
      return UISheetPresentationController.Detent(identifier ?? Identifier(unique), resolver)
    }

    /// Tells this height from others.
    public var identifier: Identifier { ownIdentifier }

    /// Whether the other object is the same height of the system's. Assumed: one of the app's is equal to itself alone.
    ///
    /// Source: tests that compare `detents` with `[.large()]` (github.com/woocommerce/woocommerce-ios,
    /// `BottomSheetPresenterTests`).
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Detent, other !== self else { return object as? Detent === self }
      return ownIdentifier == other.ownIdentifier && [.medium, .large].contains(ownIdentifier)
    }

    /// A hash of the identifier.
    public nonisolated override var hash: Int { ownIdentifier.hashValue }

    /// What is behind the page at this height, in place of the sheet's own effect (since iOS 26.1). Differs from UIKit: kept;
    /// a page is on its own background.
    public var backgroundEffect: UIVisualEffect?

    /// The height, in points; nil where there is none.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

/// What a custom height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what holds the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height there is, in points.
  var maximumDetentValue: CGFloat { get }
}

final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat, traits: UITraitCollection) {
    containerTraitCollection = traits
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}
