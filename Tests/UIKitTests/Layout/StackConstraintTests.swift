import Simulator
import Testing
import UIKit

/// Source: github.com/kean/Arranged and its fork github.com/zintus/Arranged, whose tests compare all constraints of theirs
/// with those of UIKit's stacks (up to iOS 11).
@Suite("The constraints of a stack view")
@MainActor
struct StackConstraintTests {
  private final class Block: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
  }

  private let device: Device
  private let stack: UIStackView
  private let views: [UIView]

  init() {
    device = Device(era: .iOS18)
    views = (0..<3).map { _ in Block() }
    stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 20
  }

  private func name(_ item: AnyObject?) -> String {
    if item === stack { return "stack" }
    if let index = views.firstIndex(where: { $0 === item }) { return "v\(index)" }
    return item is UILayoutGuide ? "room" : "-"
  }

  private func attribute(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    default: ""
    }
  }

  /// All constraints, each as one line, in the order of the alphabet.
  private var lines: [String] {
    stack.updateConstraints()
    let constraints = stack.constraints + views.flatMap(\.constraints)
    return constraints.map { constraint in
      let relation =
        switch constraint.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        @unknown default: "?"
        }
      let right =
        constraint.secondItem == nil
        ? "" : " \(name(constraint.secondItem)).\(attribute(constraint.secondAttribute))"
      return """
        \(constraint.identifier ?? "") \(name(constraint.firstItem)).\
        \(attribute(constraint.firstAttribute)) \(relation)\(right) \(constraint.constant) \
        @\(constraint.priority.rawValue)
        """
    }
    .sorted()
  }

  @Test("of a row tie all views to the first, and the first and the last to the stack")
  func fill() {
    #expect(
      lines == [
        "UISV-alignment v0.bottom == v1.bottom 0.0 @1000.0",
        "UISV-alignment v0.bottom == v2.bottom 0.0 @1000.0",
        "UISV-alignment v0.top == v1.top 0.0 @1000.0",
        "UISV-alignment v0.top == v2.top 0.0 @1000.0",
        "UISV-canvas-connection stack.bottom == v0.bottom 0.0 @1000.0",
        "UISV-canvas-connection stack.leading == v0.leading 0.0 @1000.0",
        "UISV-canvas-connection stack.top == v0.top 0.0 @1000.0",
        "UISV-canvas-connection stack.trailing == v2.trailing 0.0 @1000.0",
        "UISV-spacing v1.leading == v0.trailing 20.0 @1000.0",
        "UISV-spacing v2.leading == v1.trailing 20.0 @1000.0",
      ])
  }

  @Test("put views that do not fill a column into a room")
  func leading() {
    stack.axis = .vertical
    stack.alignment = .leading
    stack.removeArrangedSubview(views[2])
    #expect(
      lines == [
        "UISV-alignment v0.leading == v1.leading 0.0 @1000.0",
        "UISV-ambiguity-suppression v0.width == 0.0 @25.0",
        "UISV-ambiguity-suppression v1.width == 0.0 @25.0",
        "UISV-canvas-connection stack.bottom == v1.bottom 0.0 @1000.0",
        "UISV-canvas-connection stack.leading == v0.leading 0.0 @1000.0",
        "UISV-canvas-connection stack.top == v0.top 0.0 @1000.0",
        "UISV-canvas-connection stack.trailing == room.trailing 0.0 @1000.0",
        "UISV-spacing v1.top == v0.bottom 20.0 @1000.0",
        "UISV-spanning-boundary room.leading == v0.leading 0.0 @999.5",
        "UISV-spanning-boundary room.leading == v1.leading 0.0 @999.5",
        "UISV-spanning-boundary room.trailing >= v0.trailing 0.0 @1000.0",
        "UISV-spanning-boundary room.trailing >= v1.trailing 0.0 @1000.0",
        "UISV-spanning-fit room.width == 0.0 @51.0",
      ])
  }

  @Test("have rooms of the same length between views at equal distances")
  func equalCentering() {
    stack.distribution = .equalCentering
    let own = lines.filter { !$0.contains("alignment") && !$0.contains("connection") }
    #expect(
      own == [
        "UISV-canvas-fit stack.width == 0.0 @49.0",
        "UISV-distributing-edge room.leading == v0.centerX 0.0 @1000.0",
        "UISV-distributing-edge room.leading == v1.centerX 0.0 @1000.0",
        "UISV-distributing-edge room.trailing == v1.centerX 0.0 @1000.0",
        "UISV-distributing-edge room.trailing == v2.centerX 0.0 @1000.0",
        "UISV-fill-equally room.width == room.width 0.0 @149.0",
        "UISV-spacing v1.leading >= v0.trailing 20.0 @1000.0",
        "UISV-spacing v2.leading >= v1.trailing 20.0 @1000.0",
      ])
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test("keep hidden views near their neighbours, but weakly")
  func hidden() {
    views[0].isHidden = true
    views[1].isHidden = true
    let own = lines.filter { !$0.contains("alignment") && !$0.contains("connection") }
    #expect(
      own == [
        "UISV-hiding v0.width == 0.0 @999.999",
        "UISV-hiding v1.width == 0.0 @999.999",
        "UISV-spacing-hidden v2.leading == v0.trailing 0.0 @50.0",
        "UISV-spacing-hidden v2.leading == v1.trailing 0.0 @50.0",
      ])
    #expect(lines.contains("UISV-canvas-connection stack.leading == v2.leading 0.0 @1000.0"))
  }

  @Test("stand for an empty room where all views are hidden")
  func allHidden() {
    stack.spacing = 0
    for view in views { view.isHidden = true }
    let own = lines.filter { $0.contains("room") }
    #expect(
      own == [
        "UISV-canvas-connection stack.bottom == room.bottom 0.0 @1000.0",
        "UISV-canvas-connection stack.leading == room.leading 0.0 @1000.0",
        "UISV-canvas-connection stack.top == room.top 0.0 @1000.0",
        "UISV-canvas-connection stack.trailing == room.trailing 0.0 @1000.0",
        "UISV-spacing-hidden v0.leading == room.trailing 0.0 @50.0",
        "UISV-spacing-hidden v1.leading == room.trailing 0.0 @50.0",
        "UISV-spacing-hidden v2.leading == room.trailing 0.0 @50.0",
        "UISV-spanning-fit room.height == 0.0 @0.001",
        "UISV-spanning-fit room.width == 0.0 @0.001",
      ])
  }

  @Test(
    "contradict the height of a hidden view up to iOS 12 only",
    arguments: [(Era.iOS9, true), (.iOS18, false)])
  func contradiction(_ era: Era, _ contradicts: Bool) {
    let device = Device(era: era)
    let column = UIStackView(arrangedSubviews: [Block(), Block()])
    column.axis = .vertical
    let hidden = column.arrangedSubviews[1]
    hidden.heightAnchor.constraint(equalToConstant: 128).isActive = true
    hidden.isHidden = true
    let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == 44)
    #expect(device.log.contains { $0.text.contains("'UISV-hiding'") } == contradicts)
  }
}
