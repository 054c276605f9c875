import Testing
import UIKit

/// Properties that have their view do something again.
@MainActor
@Suite("UIView.Invalidating")
struct InvalidatingTests {
  @Test("another value lays the view out and draws it, the same one does not")
  func layout() {
    let view = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let layouts = view.layouts
    view.radius = 3
    view.layoutIfNeeded()
    #expect(view.layouts == layouts)
    view.radius = 4
    #expect(view.radius == 4 && view.layer.needsDisplay())
    view.layoutIfNeeded()
    #expect(view.layouts == layouts + 1)
  }

  @Test("a size that the view says is asked for again, and constraints are updated")
  func size() {
    let view = Badge()
    view.translatesAutoresizingMaskIntoConstraints = false
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    parent.layoutIfNeeded()
    #expect(view.frame.width == 20)
    let updates = view.updates
    view.width = 30
    parent.layoutIfNeeded()
    #expect(view.frame.width == 30 && view.updates == updates + 1)
  }

  @Test("a cell configures itself")
  func configuration() {
    let cell = MarkedCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.layoutIfNeeded()
    let configurations = cell.configurations
    cell.mark = "a"
    cell.layoutIfNeeded()
    #expect(cell.configurations == configurations + 1)
  }
}

private final class Badge: UIView {
  @Invalidating(.layout, .display) var radius: CGFloat = 3
  @Invalidating(.constraints, .intrinsicContentSize, .layout) var width: CGFloat = 20
  var layouts = 0
  var updates = 0

  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

private final class MarkedCell: UICollectionViewCell {
  @Invalidating(.configuration) var mark: String? = nil
  var configurations = 0

  override func updateConfiguration(using state: UICellConfigurationState) {
    configurations += 1
  }
}
