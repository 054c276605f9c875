import Foundation
import QuartzCore

/// Headers and footers.
extension UITableView {
  /// The least height of a plain table's headers and footers, in points (assumed, from UIKit's).
  private static let leastHeight: CGFloat = 28

  // MARK: Making

  /// A header or footer of what is registered; nil if nothing is.
  func newSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    switch sectionViewPool.source(for: identifier) {
    case .type(let type): UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
    case .nib(let nib):
      nib.view(UITableViewHeaderFooterView.self, named: identifier, for: self) {
        UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }
    case nil: nil
    }
  }

  func removeSectionViews() {
    let former = sectionViews
    sectionViews = [:]
    for (part, view) in former.inOrder {
      view.removeFromSuperview()
      if part.isHeader {
        rowDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
      } else {
        rowDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
      }
      if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
        sectionViewPool.put(view, for: identifier)
      }
    }
  }

  /// What is free above a header.
  var spaceAboveHeaders: CGFloat {
    guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
    return style == .plain && UISystem.current.behaviour.padsSectionHeaders ? 22 : 0
  }

  /// Asks for a header or footer, and says how high it is.
  ///
  /// Differs from UIKit: all are made at once, and not only those in sight.
  func readPart(_ part: SectionPart) -> CGFloat {
    let (section, isHeader) = (part.section, part.isHeader)
    let own =
      isHeader
      ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
      : rowDelegate?.tableView(self, viewForFooterInSection: section)
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    let view = own ?? title.map(titleView)
    if let view { show(view, as: part) }
    return height(of: part)
  }

  /// How high a header or footer is that is there.
  func height(of part: SectionPart) -> CGFloat {
    let wanted = wantedHeight(of: part)
    return wanted < 0 ? usualHeight(of: sectionViews[part], as: part) : wanted
  }

  /// The height that the app chooses; negative if it leaves that to the table.
  ///
  /// Grouped tables take 0 of a delegate for no answer: apps return the least number above 0 to have no header
  /// (answers to "How to remove extra space between UITableView sections").
  private func wantedHeight(of part: SectionPart) -> CGFloat {
    let usual = part.isHeader ? sectionHeaderHeight : sectionFooterHeight
    guard let rowDelegate else { return usual }
    let said =
      part.isHeader
      ? rowDelegate.tableView(self, heightForHeaderInSection: part.section)
      : rowDelegate.tableView(self, heightForFooterInSection: part.section)
    return said == 0 && style != .plain ? usual : said
  }

  private func usualHeight(of view: UIView?, as part: SectionPart) -> CGFloat {
    let isFirst = part.section == 0 && part.isHeader && style != .plain
    guard let view else {
      guard style != .plain else { return 0 }
      return isFirst ? SectionTextLook.firstEmpty : SectionTextLook.empty
    }
    let isOwn = !((view as? UITableViewHeaderFooterView)?.isTitle ?? false)
    let fitting = view.sizeThatFits(CGSize(width: layout.innerWidth, height: 0)).height
    let least = isOwn || style == .plain ? Self.leastHeight : 0
    return max(least, fitting) + (isFirst && !isOwn ? SectionTextLook.firstTitle : 0)
  }

  private func show(_ view: UIView, as part: SectionPart) {
    sectionViews[part] = view
    if let view = view as? UITableViewHeaderFooterView {
      view.takeLook(of: style, isHeader: part.isHeader)
      if style == .plain { view.coverRows(with: headerGround) }
    }
    addSubview(view)
    if part.isHeader {
      rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
    } else {
      rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
    }
  }

  private func titleView(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isTitle = true
    view.tableStyle = style
    view.textLabel?.text = title
    return view
  }

  /// What is behind a plain table's headers: a gray of their own until iOS 15, and then the table's ground.
  ///
  /// Assumed: 247 of 255, which many developers quote, and the gray of dark interfaces; from iOS 15 on a header shows no
  /// ground until rows pass below it.
  private var headerGround: UIColor? {
    guard !UISystem.current.behaviour.padsSectionHeaders else { return backgroundColor }
    return UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? .secondarySystemBackground : UIColor(white: 247 / 255, alpha: 1)
    }
  }

  // MARK: Place

  /// Places headers and footers; in a plain table they stay in sight as long as their section is.
  ///
  /// Source: Apple, "UITableView.Style.plain": "Any section headers or footers are displayed as inline
  /// separators and float when the table view is scrolled."
  func placeSectionViews() {
    for (part, view) in sectionViews {
      view.frame = part.isHeader ? headerFrame(of: part.section) : footerFrame(of: part.section)
      if part.isHeader, contentHuggingElements.contains(.sectionHeaders) { hugContent(of: view) }
    }
  }

  /// Makes a header no wider than its content. Assumed: it stands where lines begin.
  private func hugContent(of view: UIView) {
    let wanted = view.sizeThatFits(CGSize(width: 0, height: view.frame.height)).width
    guard wanted > 0, wanted < view.frame.width else { return }
    let room = view.frame
    view.frame.size.width = wanted
    if isRightToLeft { view.frame.origin.x = room.maxX - wanted }
  }

  private func headerFrame(of section: Int) -> CGRect {
    var frame = layout.header(of: section)
    guard style == .plain else { return frame }
    let top = contentOffset.y + adjustedContentInset.top
    let lowest = layout.footer(of: section).minY - frame.height
    frame.origin.y = max(frame.minY, min(top, lowest))
    return frame
  }

  private func footerFrame(of section: Int) -> CGRect {
    var frame = layout.footer(of: section)
    guard style == .plain else { return frame }
    let bottom = contentOffset.y + bounds.height - adjustedContentInset.bottom
    let highest = layout.header(of: section).maxY
    frame.origin.y = min(frame.minY, max(bottom - frame.height, highest))
    return frame
  }
}

extension UITableView.SectionPart: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.section, left.isHeader ? 0 : 1) < (right.section, right.isHeader ? 0 : 1)
  }
}
