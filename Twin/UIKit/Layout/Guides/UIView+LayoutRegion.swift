import CoreGraphics

extension UIView {
  /// A part of a view that is good for some content (since iOS 26).
  ///
  /// Differs from UIKit: a screen of the simulated device has nothing in its corners, and a scene no controls, so that a
  /// region that keeps away from corners is the same as one that does not.
  nonisolated public struct LayoutRegion: Hashable {
    /// The sides from which a region keeps away from what is in the corners of a window.
    nonisolated public enum AdaptivityAxis: Hashable, Sendable {
      /// From left and right.
      case horizontal
      /// From top and bottom.
      case vertical
    }

    let source: UILayoutGuide.Source
    private let axis: AdaptivityAxis?

    /// What is inside the safe area.
    public static func safeArea(
      cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil
    ) -> UIView.LayoutRegion {
      UIView.LayoutRegion(source: .safeArea, axis: cornerAdaptation)
    }

    /// What is inside the margins.
    public static func margins(
      cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil
    ) -> UIView.LayoutRegion {
      UIView.LayoutRegion(source: .margins, axis: cornerAdaptation)
    }

    /// What is inside the margins and not too wide for reading.
    public static func readableContent(
      cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil
    ) -> UIView.LayoutRegion {
      UIView.LayoutRegion(source: .readableContent, axis: cornerAdaptation)
    }
  }

  /// A guide that follows a region (since iOS 26).
  ///
  /// Assumed: the same one as that of ``safeAreaLayoutGuide``, ``layoutMarginsGuide`` or ``readableContentGuide``.
  public final func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide {
    systemGuide(region.source)
  }

  /// How far a region is from the sides of the view, in points (since iOS 26).
  public final func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets {
    insets(of: region.source)
  }

  /// How far a region is from the sides of the view, by the direction of lines, in points (since iOS 26).
  public final func directionalEdgeInsets(
    for region: UIView.LayoutRegion
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(insets(of: region.source), direction: layoutDirection)
  }
}
