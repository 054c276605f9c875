import Foundation
import QuartzCore

/// Headers and footers.
extension UITableView {
  /// The height of a header or footer with a title, in points (assumed, from UIKit's plain tables).
  private static let titleHeight: CGFloat = 28

  // MARK: Making

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

  /// Asks for a header or footer, and says how high it is.
  ///
  /// Differs from UIKit: all are made at once, and not only those in sight.
  /// What is free above a header.
  var spaceAboveHeaders: CGFloat {
    guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
    return style == .plain && UISystem.current.behaviour.padsSectionHeaders ? 22 : 0
  }

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
    let wanted =
      isHeader
      ? rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view = own ?? title.map(Self.titleView)
    if let view { show(view, as: part) }
    guard wanted < 0 else { return wanted }
    guard let view else { return 0 }
    return own == nil
      ? Self.titleHeight
      : max(Self.titleHeight, view.sizeThatFits(CGSize(width: layout.innerWidth, height: 0)).height)
  }

  private func show(_ view: UIView, as part: SectionPart) {
    sectionViews[part] = view
    if style == .plain, let view = view as? UITableViewHeaderFooterView {
      view.coverRows(with: backgroundColor)
    }
    addSubview(view)
    if part.isHeader {
      rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
    } else {
      rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
    }
  }

  private static func titleView(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  // MARK: Place

  /// Places headers and footers; in a plain table they stay in sight as long as their section is.
  ///
  /// Source: Apple, "UITableView.Style.plain": "Any section headers or footers are displayed as inline
  /// separators and float when the table view is scrolled."
  func placeSectionViews() {
    for (part, view) in sectionViews {
      view.frame = part.isHeader ? headerFrame(of: part.section) : footerFrame(of: part.section)
    }
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
