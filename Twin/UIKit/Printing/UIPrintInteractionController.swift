public import CoreGraphics
public import Foundation

/// Shows what is to be printed and the options of a job, and prints.
///
/// Source: Apple's documentation of `UIPrintInteractionController`. Differs from UIKit: there is no printer to be found, as in
/// a simulator, so that a job always ends by being cancelled; the options show the first page and say how many there are,
/// and can be read but not changed; of what is given as data or by its URL they show no page, and a tablet has them in a
/// sheet, too.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// What is called in the end: whether it was printed, and what went wrong.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private weak var page: PrintOptionsPage?
  private var paper: UIPrintPaper?

  /// Makes a controller, as ``shared`` is one.
  public override init() {
    super.init()
    dieOnMainThread()
  }

  /// The controller of the app.
  open class var shared: UIPrintInteractionController {
    let key = ObjectIdentifier(UIPrintInteractionController.self)
    let app = UIApplication.shared
    if let known = app.attachments[key] as? UIPrintInteractionController { return known }
    let made = UIPrintInteractionController()
    app.attachments[key] = made
    return made
  }

  // MARK: What can be printed

  /// Whether the device prints; yes, whether or not there is a printer.
  open class var isPrintingAvailable: Bool { true }

  /// The types of files that are printed.
  ///
  /// Assumed: of those that Image I/O reads, which Apple's page names, the ones here.
  open class var printableUTIs: Set<String> { Set(PrintableKind.allCases.map(\.identifier)) }

  /// Whether a file is of a type that is printed, by the end of its name.
  open class func canPrint(_ url: URL) -> Bool {
    url.isFileURL && PrintableKind(fileExtension: url.pathExtension) != nil
  }

  /// Whether data are of a type that is printed, by their first bytes.
  open class func canPrint(_ data: Data) -> Bool { PrintableKind(data) != nil }

  // MARK: The job

  /// What is known of the job.
  open var printInfo: UIPrintInfo?

  /// Who follows the job.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?

  /// Whether a range of pages can be chosen. Differs from UIKit: without effect, as since iOS 10.
  open var showsPageRange = false

  /// Whether the number of copies can be chosen.
  open var showsNumberOfCopies = true

  /// Whether the paper in the printer can be chosen. Differs from UIKit: without effect, as there is no printer.
  open var showsPaperSelectionForLoadedPapers = false

  /// Whether the side that is up can be chosen (since iOS 15).
  open var showsPaperOrientation = true

  /// The paper; nil before the options were shown.
  open var printPaper: UIPrintPaper? { paper }

  // MARK: The content: setting one of these unsets the others

  private enum Content {
    case nothing
    case renderer(UIPrintPageRenderer)
    case formatter(UIPrintFormatter)
    case items([Any], isOne: Bool)
  }

  private var content = Content.nothing

  /// Draws the pages.
  open var printPageRenderer: UIPrintPageRenderer? {
    get {
      guard case .renderer(let renderer) = content else { return nil }
      return renderer
    }
    set { content = newValue.map { .renderer($0) } ?? .nothing }
  }

  /// Lays out the pages.
  open var printFormatter: UIPrintFormatter? {
    get {
      guard case .formatter(let formatter) = content else { return nil }
      return formatter
    }
    set { content = newValue.map { .formatter($0) } ?? .nothing }
  }

  /// A picture, data of one or of a file of pages, or the URL of such.
  open var printingItem: Any? {
    get {
      guard case .items(let items, isOne: true) = content else { return nil }
      return items.first
    }
    set { content = newValue.map { .items([$0], isOne: true) } ?? .nothing }
  }

  /// Several of what ``printingItem`` is one of.
  open var printingItems: [Any]? {
    get {
      guard case .items(let items, isOne: false) = content else { return nil }
      return items
    }
    set { content = newValue.map { .items($0, isOne: false) } ?? .nothing }
  }

  // MARK: Options

  /// Shows the options.
  ///
  /// - Returns: Whether they are shown. Assumed: not if they already are, there is nothing to be printed, or no page on the
  ///   screen.
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
  ) -> Bool { show(over: UIApplication.shared.keyWindow, animated, completion) }

  /// Shows the options, on a tablet at a part of a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
  ) -> Bool { show(over: view.window, animated, completion) }

  /// Shows the options, on a tablet at a bar's button.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
  ) -> Bool { show(over: UIApplication.shared.keyWindow, animated, completion) }

  /// Takes the options away; nothing is printed.
  open func dismiss(animated: Bool) {
    page?.leave(animated: animated)
  }

  private func show(
    over window: UIWindow?, _ isAnimated: Bool, _ completion: CompletionHandler?
  ) -> Bool {
    guard page == nil, let preview = makePreview() else { return false }
    let parent = delegate?.printInteractionControllerParentViewController(self)
    guard var under = parent ?? window?.rootViewController else { return false }
    let options = PrintOptionsPage(preview, rows: rows)
    options.onAppear = { [weak self] in
      guard let self else { return }
      self.delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    }
    options.onLeave = { [weak self] in
      guard let self else { return }
      self.delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    }
    options.onEnd = { [self] in
      page = nil
      delegate?.printInteractionControllerDidDismissPrinterOptions(self)
      completion?(self, false, nil)
    }
    page = options
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    if let stack = parent as? UINavigationController {
      stack.pushViewController(options, animated: isAnimated)
    } else {
      while let next = under.presentedViewController { under = next }
      under.present(UINavigationController(rootViewController: options), animated: isAnimated)
    }
    return true
  }

  private var rows: [String] {
    var rows = ["Printer: No Printer Selected"]
    if showsNumberOfCopies { rows.append("1 Copy") }
    if showsPaperOrientation {
      rows.append(printInfo?.orientation == .landscape ? "Landscape" : "Portrait")
    }
    return rows
  }

  /// The first page and how many there are; nil if there is nothing to be printed.
  private func makePreview() -> PrintOptionsPage.Preview? {
    let paper = UIPrintPaper.usual
    switch content {
    case .nothing: return nil
    case .renderer(let renderer):
      self.paper = paper
      return preview(of: renderer, on: paper)
    case .formatter(let formatter):
      self.paper = paper
      let renderer = UIPrintPageRenderer()
      renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
      return preview(of: renderer, on: paper)
    case .items(let items, _):
      guard !items.isEmpty else { return nil }
      self.paper = paper
      return PrintOptionsPage.Preview(image: items.first as? UIImage, count: nil)
    }
  }

  private func preview(
    of renderer: UIPrintPageRenderer, on paper: UIPrintPaper
  ) -> PrintOptionsPage.Preview {
    renderer.paper.rect = CGRect(origin: .zero, size: paper.paperSize)
    renderer.paper.printable = paper.printableRect
    let count = renderer.numberOfPages
    guard count > 0 else { return PrintOptionsPage.Preview(image: nil, count: 0) }
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
    let image = UIGraphicsImageRenderer(bounds: renderer.paperRect).image { _ in
      renderer.drawPage(at: 0, in: renderer.printableRect)
    }
    return PrintOptionsPage.Preview(image: image, count: count)
  }
}

/// A type of files that is printed.
private enum PrintableKind: CaseIterable {
  case pdf, jpeg, png, gif, tiff

  var identifier: String {
    switch self {
    case .pdf: "com.adobe.pdf"
    case .jpeg: "public.jpeg"
    case .png: "public.png"
    case .gif: "com.compuserve.gif"
    case .tiff: "public.tiff"
    }
  }

  private var extensions: [String] {
    switch self {
    case .pdf: ["pdf"]
    case .jpeg: ["jpg", "jpeg", "jpe"]
    case .png: ["png"]
    case .gif: ["gif"]
    case .tiff: ["tif", "tiff"]
    }
  }

  private var starts: [[UInt8]] {
    switch self {
    case .pdf: [Array("%PDF".utf8)]
    case .jpeg: [[0xFF, 0xD8, 0xFF]]
    case .png: [[0x89, 0x50, 0x4E, 0x47]]
    case .gif: [Array("GIF8".utf8)]
    case .tiff: [[0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A]]
    }
  }

  init?(fileExtension: String) {
    let end = fileExtension.lowercased()
    guard let kind = Self.allCases.first(where: { $0.extensions.contains(end) }) else { return nil }
    self = kind
  }

  init?(_ data: Data) {
    guard let kind = Self.allCases.first(where: { $0.starts.contains { data.starts(with: $0) } })
    else { return nil }
    self = kind
  }
}
