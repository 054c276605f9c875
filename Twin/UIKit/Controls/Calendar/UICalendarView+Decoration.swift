public import Foundation
import QuartzCore

extension UICalendarView {
  /// How large a decoration is.
  nonisolated public enum DecorationSize: Int, Sendable {
    /// The smallest.
    case small = 0
    /// The usual size.
    case medium = 1
    /// The largest.
    case large = 2

    /// The diameter of a circle, in points (assumed).
    fileprivate var diameter: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 8
      }
    }

    /// The height of an image, in points (assumed).
    fileprivate var height: CGFloat {
      switch self {
      case .small: 10
      case .medium: 12
      case .large: 14
      }
    }
  }

  /// What a day shows below its number: a circle, an image or a view.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private enum Look {
      case circle
      case image(UIImage)
      case view(() -> UIView)
    }

    private let look: Look
    private let color: UIColor
    private let size: DecorationSize

    private init(_ look: Look, color: UIColor?, size: DecorationSize) {
      self.look = look
      self.color = color ?? .systemFill
      self.size = size
      super.init()
      dieOnMainThread()
    }

    /// Makes a circle of medium size in the color of fills.
    public convenience override init() {
      self.init(.circle, color: nil, size: .medium)
    }

    nonisolated deinit {}  // As in `UIResponder`.

    /// A circle; by default in the color of fills (Apple, "init()").
    public static func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> UICalendarView.Decoration {
      Decoration(.circle, color: color, size: size)
    }

    /// An image in a color; a circle for none.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> UICalendarView.Decoration {
      Decoration(image.map(Look.image) ?? .circle, color: color, size: size)
    }

    /// A view, which is asked for once. It is clipped to its place and takes no touches.
    public static func customView(
      _ customViewProvider: @escaping () -> UIView
    ) -> UICalendarView.Decoration {
      Decoration(.view(customViewProvider), color: nil, size: .medium)
    }

    /// The view that shows it, as large as it is to be.
    private(set) lazy var view = makeView()

    private func makeView() -> UIView {
      switch look {
      case .circle:
        let side = size.diameter
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.backgroundColor = color
        view.layer.cornerRadius = side / 2
        return view
      case .image(let image):
        let view = UIImageView(image: image)
        view.tintColor = color
        view.contentMode = .scaleAspectFit
        let ratio = image.size.height > 0 ? image.size.width / image.size.height : 1
        view.frame.size = CGSize(width: size.height * ratio, height: size.height)
        return view
      case .view(let provider):
        let view = provider()
        if view.bounds.size == .zero {
          view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        return view
      }
    }
  }
}
