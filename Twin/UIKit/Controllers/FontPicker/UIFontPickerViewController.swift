public import Foundation
import QuartzCore

/// Hears which font the person picks. All of it is optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The person wants none; the picker goes.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)

  /// A font was picked: `selectedFontDescriptor` says which one. The picker stays.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing: the method is optional.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}

  /// Does nothing: the method is optional.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// Lets the person pick a font of the device, or a family of fonts.
///
/// Source: Apple's documentation of `UIFontPickerViewController` and its delegate. Differs from UIKit: one list, where
/// faces stand below each other and not on a page of their family; no search.
open class UIFontPickerViewController: UIViewController {
  private let ownConfiguration: Configuration
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var rows = FontRows(self)
  private var hasPicked = false

  /// Makes a picker of families.
  public convenience init() {
    self.init(configuration: Configuration())
  }

  /// Makes a picker.
  public init(configuration: UIFontPickerViewController.Configuration) {
    ownConfiguration = configuration.copied()
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of families; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    ownConfiguration = Configuration()
    super.init(coder: coder)
  }

  /// What there is to pick from. Changing it has no effect.
  open var configuration: UIFontPickerViewController.Configuration { ownConfiguration.copied() }

  /// Who hears of it.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The font that was picked, or that is to be marked at first.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { if isViewLoaded { table.reloadData() } }
  }

  /// Makes the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    view.addSubview(table)
  }

  fileprivate func pick(_ descriptor: UIFontDescriptor) {
    hasPicked = true
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  /// Tells the delegate if the picker is gone and nothing was picked.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !hasPicked else { return }
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}

extension UIFontPickerViewController {
  /// What a picker of fonts offers.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether single fonts are offered, and not only families; at first only families.
    open var includeFaces = false

    /// Whether names are written in the system's font, and not in the font that they name.
    open var displayUsingSystemFont = false

    /// What fonts must be; nothing at first.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Makes a configuration that offers all families.
    public override init() {
      super.init()
    }

    fileprivate func copied() -> Configuration {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      return copy
    }
  }
}

/// The rows of a picker of fonts.
private final class FontRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private struct Row {
    let title: String
    let descriptor: UIFontDescriptor
  }

  private static let size: CGFloat = 17
  private weak var page: UIFontPickerViewController?
  private let rows: [Row]

  init(_ page: UIFontPickerViewController) {
    self.page = page
    let configuration = page.configuration
    rows = UIFont.familyNames.sorted().flatMap { family in
      let fonts = UIFont.fontNames(forFamilyName: family).sorted()
        .compactMap { UIFont(name: $0, size: Self.size) }
        .filter { $0.fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits) }
      guard !fonts.isEmpty else { return [Row]() }
      guard configuration.includeFaces else {
        return [
          Row(title: family, descriptor: UIFontDescriptor(fontAttributes: [.family: family]))
        ]
      }
      return fonts.map { Row(title: $0.fontName, descriptor: $0.fontDescriptor) }
    }
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    if page?.configuration.displayUsingSystemFont == false {
      cell.textLabel?.font = UIFont(descriptor: row.descriptor, size: Self.size)
    }
    if let selected = page?.selectedFontDescriptor, selected == row.descriptor {
      cell.accessoryType = .checkmark
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    page?.pick(rows[indexPath.row].descriptor)
  }
}
