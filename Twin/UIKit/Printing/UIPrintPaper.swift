public import Foundation

/// A size of paper, and the part of it that a printer can print on.
///
/// Source: Apple's documentation of `UIPrintPaper`.
nonisolated open class UIPrintPaper: NSObject {
  /// What is in a printer unless it says otherwise: 8.5 by 11 inches. Assumed: a quarter of an inch on each side stays
  /// white.
  static var usual: UIPrintPaper {
    UIPrintPaper(paperSize: CGSize(width: 612, height: 792), margin: 18)
  }

  private let size: CGSize
  private let printable: CGRect

  /// Makes paper without a size.
  public override init() {
    (size, printable) = (.zero, .zero)
    super.init()
  }

  init(paperSize: CGSize, margin: CGFloat) {
    size = paperSize
    printable = CGRect(origin: .zero, size: paperSize).insetBy(dx: margin, dy: margin)
    super.init()
  }

  /// The size of a sheet, in points.
  open var paperSize: CGSize { size }

  /// The part of a sheet that can be printed on.
  open var printableRect: CGRect { printable }

  /// The paper that suits a page best.
  ///
  /// Assumed: the smallest one whose sides are not shorter than the page's, either way up; if there is none, the largest.
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    func sides(_ size: CGSize) -> (short: CGFloat, long: CGFloat) {
      (min(size.width, size.height), max(size.width, size.height))
    }
    func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
    let page = sides(contentSize)
    let large = paperList.filter {
      let paper = sides($0.paperSize)
      return paper.short >= page.short - 1 && paper.long >= page.long - 1
    }
    return large.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? usual
  }
}
