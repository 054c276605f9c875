import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A member that an app's class overrides")
@MainActor
struct OverriddenMemberTests {
  private final class Wrapper: UIView {
    var heard: [String] = []
    var hugging = UILayoutPriority.defaultLow

    override func endEditing(_ force: Bool) -> Bool {
      heard.append("ends editing")
      return super.endEditing(force)
    }
    override func setContentHuggingPriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      super.setContentHuggingPriority(priority, for: axis)
      heard.append("hugs \(priority.rawValue)")
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      hugging
    }
    override func addInteraction(_ interaction: any UIInteraction) {
      if interaction is UIContextMenuInteraction { return }
      super.addInteraction(interaction)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      super.addConstraint(constraint)
      heard.append("constraint")
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    override var preservesSuperviewLayoutMargins: Bool {
      get { true }
      set {}
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
      didSet { heard.append("insets \(insetsLayoutMarginsFromSafeArea)") }
    }
    override var largeContentTitle: String? {
      get { "large" }
      set {}
    }
    override var showsLargeContentViewer: Bool {
      get { true }
      set {}
    }
    override var accessibilityIgnoresInvertColors: Bool {
      get { true }
      set {}
    }
    override var transform3D: CATransform3D { didSet { heard.append("transform") } }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  }

  private let device = Device(era: .iOS18)

  @Test("of a view is what code outside and UIKit itself reach")
  func views() {
    UISystem.current = device.system
    let view = Wrapper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 31, bottom: 32, right: 33)
    outer.addSubview(view)
    #expect(view.layoutMargins == outer.layoutMargins)
    let plain = view as UIView
    #expect(plain.endEditing(true))
    plain.setContentHuggingPriority(.required, for: .vertical)
    plain.addConstraints([view.widthAnchor.constraint(equalToConstant: 10)])
    plain.insetsLayoutMarginsFromSafeArea = false
    plain.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(
      view.heard == ["ends editing", "hugs 1000.0", "constraint", "insets false", "transform"])
    plain.addInteraction(UIContextMenuInteraction(delegate: MenuSource()))
    #expect(plain.interactions.isEmpty)
    #expect(plain.largeContentTitle == "large" && plain.accessibilityIgnoresInvertColors)
  }

  private final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test("says how much a view resists growing")
  func hugging() {
    let page = UIViewController()
    let (first, second) = (Wrapper(), Wrapper())
    first.hugging = .required
    device.launch {
      let views = [first, second]
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        first.topAnchor.constraint(equalTo: page.view.topAnchor),
        second.topAnchor.constraint(equalTo: page.view.topAnchor),
      ])
      return page
    }
    #expect(first.bounds.width == 50)
    #expect(second.bounds.width == page.view.bounds.width - 50)
  }

  private final class Cell: UITableViewCell {
    override var separatorInset: UIEdgeInsets {
      get { UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 0) }
      set {}
    }
  }

  private final class List: UITableView, UITableViewDataSource {
    var batches = 0
    var cellType: UITableViewCell.Type = UITableViewCell.self
    override var separatorInset: UIEdgeInsets {
      get { UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0) }
      set {}
    }
    override var sectionIndexColor: UIColor? {
      get { .red }
      set {}
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = cellType.init(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  @Test("says where the lines of a table begin, for the table or for a cell", arguments: [40, 70])
  func separators(start: CGFloat) throws {
    let page = UIViewController()
    let list = List(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    if start == 70 { list.cellType = Cell.self }
    list.dataSource = list
    device.launch {
      page.view.addSubview(list)
      return page
    }
    let cell = try #require(list.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.frame.minX == start)
    device.perform { (list as UITableView).performBatchUpdates({}, completion: nil) }
    #expect(list.batches == 1)
  }

  private final class Page: UIViewController {
    var commands = 0
    override var automaticallyAdjustsScrollViewInsets: Bool {
      get { false }
      set {}
    }
    override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
    override var bottomLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
    override func addKeyCommand(_ keyCommand: UIKeyCommand) {
      commands += 1
      super.addKeyCommand(keyCommand)
    }
    override var isModalInPopover: Bool {
      get { true }
      set {}
    }
  }

  private final class Tabs: UITabBarController {
    var wishes: [Bool] = []
    override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
      wishes.append(hidden)
      super.setTabBarHidden(hidden, animated: animated)
    }
  }

  @Test("of a page or a container is reached by their type")
  func pages() {
    UISystem.current = device.system
    let page: UIViewController = Page()
    #expect(!page.automaticallyAdjustsScrollViewInsets && page.isModalInPopover)
    page.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a")))
    #expect((page as? Page)?.commands == 1)
    let tabs = Tabs()
    tabs.isTabBarHidden = true
    #expect(tabs.wishes == [true])
  }

  private final class Pill: CALayer {
    override func preferredFrameSize() -> CGSize { CGSize(width: 7, height: 8) }
    override func setValue(_ value: Any?, forKey key: String) {
      if key != "skipped" { super.setValue(value, forKey: key) }
    }
    override var isGeometryFlipped: Bool {
      get { true }
      set {}
    }
  }

  @Test("of a layer is reached by its type")
  func layers() {
    let layer: CALayer = Pill()
    #expect(layer.preferredFrameSize() == CGSize(width: 7, height: 8) && layer.isGeometryFlipped)
    layer.setValue(1, forKey: "skipped")
    layer.setValue(2, forKey: "kept")
    #expect(layer.value(forKey: "skipped") == nil && layer.value(forKey: "kept") as? Int == 2)
  }

  private final class Tapped: UITapGestureRecognizer {
    override func awakeFromNib() { numberOfTapsRequired = 2 }
  }
  private final class Row: UICollectionViewFlowLayout {
    override func awakeFromNib() { scrollDirection = .horizontal }
  }
  private final class Hairline: NSLayoutConstraint {
    override func awakeFromNib() { constant = 1 }
  }
  private final class Done: UIBarButtonItem {
    override func awakeFromNib() { title = "Done" }
  }

  @Test("may be the one that archives call, of more than views")
  func archives() {
    let (tap, row, line, done) = (Tapped(), Row(), Hairline(), Done())
    (tap as UIGestureRecognizer).awakeFromNib()
    (row as UICollectionViewLayout).awakeFromNib()
    (line as NSLayoutConstraint).awakeFromNib()
    (done as UIBarItem).awakeFromNib()
    #expect(tap.numberOfTapsRequired == 2 && row.scrollDirection == .horizontal)
    #expect(line.constant == 1 && done.title == "Done")
  }

  // Sendable: it adds nothing that is stored.
  private final class Picture: UIImage, @unchecked Sendable {
    override func pngData() -> Data? { nil }
    override var duration: TimeInterval { 3 }
  }

  // Sendable: what it adds is constant.
  private final class Named: UIImage, @unchecked Sendable {
    let name: String
    init(_ name: String, _ image: CGImage) {
      self.name = name
      super.init(cgImage: image, scale: 2, orientation: .up)
    }
    required init(imageLiteralResourceName name: String) {
      self.name = name
      super.init()
    }
  }

  @Test("of an image is reached by its type, and the class is made as UIKit's is")
  func images() throws {
    UISystem.current = device.system
    let image: UIImage = Picture()
    #expect(image.pngData() == nil && image.duration == 3 && image.size == .zero)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { _ in }
    let pixels = try #require(drawn.cgImage)
    let named = Named("a", pixels)
    #expect(named.name == "a" && named.scale == 2)
    #expect(
      named.size
        == CGSize(width: pixels.width, height: pixels.height).applying(.init(scaleX: 0.5, y: 0.5)))
    let data = try #require(drawn.pngData())
    #expect(Picture(data: data, scale: 1)?.duration == 3)
    #expect(Picture(systemName: "star")?.duration == 3)
  }

  private final class Field: UITextField {
    override var minimumFontSize: CGFloat {
      get { 9 }
      set {}
    }
  }

  private final class Links: UITextView {
    override var dataDetectorTypes: UIDataDetectorTypes {
      get { .link }
      set {}
    }
  }

  private final class Key: UIButton {
    override var adjustsImageWhenHighlighted: Bool {
      get { false }
      set {}
    }
    override var isPointerInteractionEnabled: Bool {
      get { true }
      set {}
    }
  }

  private final class Item: UINavigationItem {
    override var subtitle: String? { didSet { heard = subtitle } }
    var heard: String?
  }

  private final class Bar: UISearchBar {
    override var showsScopeBar: Bool {
      get { true }
      set {}
    }
    override func setImage(
      _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
    ) {}
  }

  @Test("of a control, an item or a bar is reached by their type")
  func controls() {
    UISystem.current = device.system
    #expect((Field() as UITextField).minimumFontSize == 9)
    #expect((Links() as UITextView).dataDetectorTypes == .link)
    #expect(!(Key() as UIButton).adjustsImageWhenHighlighted)
    let item = Item(title: "A")
    item.subtitle = "B"
    #expect(item.heard == "B" && (Bar() as UISearchBar).showsScopeBar)
  }
}
