import Foundation
import QuartzCore

/// The page of an image picker: all photos in rows of three, and a button to cancel.
final class PhotosPage: UIViewController {
  /// What is shown.
  var photos: [UIImage] = [] {
    didSet { if isViewLoaded { showPhotos() } }
  }

  /// Called when the person wants none.
  var onCancel: () -> Void = {}
  /// Called with the photo that was tapped.
  var onPick: (UIImage) -> Void = { _ in }

  private let scrollView = UIScrollView()
  private var cells: [PhotoControl] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    showPhotos()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (columns, gap) = (3, CGFloat(2))
    let side = (scrollView.bounds.width - CGFloat(columns - 1) * gap) / CGFloat(columns)
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      cell.frame = CGRect(
        x: CGFloat(column) * (side + gap), y: CGFloat(row) * (side + gap), width: side, height: side
      )
    }
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width, height: cells.last?.frame.maxY ?? 0)
  }

  private func showPhotos() {
    for cell in cells { cell.removeFromSuperview() }
    cells = photos.map { photo in
      let cell = PhotoControl(photo)
      cell.addAction(UIAction { [weak self] _ in self?.onPick(photo) }, for: .touchUpInside)
      scrollView.addSubview(cell)
      return cell
    }
    view.setNeedsLayout()
  }
}

/// A photo to tap.
private final class PhotoControl: UIControl {
  init(_ photo: UIImage) {
    super.init(frame: .zero)
    let picture = UIImageView(image: photo)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "Photo"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
