import Simulator
import Testing
import UIKit

@Suite("A stack view")
@MainActor
struct StackViewTests {
  private final class Block: UIView {
    let content: CGSize

    init(_ width: CGFloat, _ height: CGFloat = 10) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
  }

  /// The initializer with a coder never fails, as in UIKit's interface for Swift, and does so in subclasses.
  private final class Bar: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      spacing = 8
    }

    required init(coder: NSCoder) {
      super.init(coder: coder)
      spacing = 8
    }
  }

  @Test("is made with a coder by subclasses, too")
  func coder() {
    #expect(Bar(coder: NSCoder()).spacing == 8)
  }

  /// A row of 300 by 40 points.
  private func makeRow(
    _ views: [UIView], _ distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX.rounded(), $0.frame.maxX.rounded()] }
  }

  @Test("gives what is left to the view that hugs its content least")
  func fill() {
    _ = Device(era: .iOS18)
    let views = [Block(50), Block(50), Block(50)]
    views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    let stack = makeRow(views, spacing: 10)
    #expect(spans(stack) == [[0, 50], [60, 240], [250, 300]])
    #expect(views.allSatisfy { $0.frame.height == 40 })
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
  }

  @Test("gives what is left to the first view where nothing else decides")
  func ambiguous() {
    _ = Device(era: .iOS18)
    #expect(spans(makeRow([Block(50), Block(50)])) == [[0, 250], [250, 300]])
    #expect(spans(makeRow([UIView(), UIView()])) == [[0, 300], [300, 300]])
  }

  @Test("makes views equally long")
  func fillEqually() {
    _ = Device(era: .iOS18)
    let stack = makeRow([Block(10), Block(90), Block(20)], .fillEqually, spacing: 30)
    #expect(spans(stack) == [[0, 80], [110, 190], [220, 300]])
  }

  @Test("makes views as long as their content in proportion")
  func fillProportionally() {
    _ = Device(era: .iOS18)
    #expect(
      spans(makeRow([Block(10), Block(20)], .fillProportionally)) == [[0, 100], [100, 300]])
  }

  @Test("takes the gaps from the last of views whose lengths are in proportion")
  func gapsInProportion() {
    _ = Device(era: .iOS18)
    let row = makeRow([Block(10), Block(10), Block(10)], .fillProportionally, spacing: 10)
    #expect(spans(row) == [[0, 60], [70, 130], [140, 300]])
  }

  @Test("makes views without content as thin as can be among those in proportion")
  func proportionsWithoutContent() {
    _ = Device(era: .iOS18)
    #expect(
      spans(makeRow([Block(30), UIView(), Block(10)], .fillProportionally))
        == [[0, 225], [225, 225], [225, 300]])
    #expect(spans(makeRow([UIView(), UIView()], .fillProportionally)) == [[0, 150], [150, 300]])
  }

  @Test("takes proportions of its whole length, margins included")
  func proportionsInMargins() {
    _ = Device(era: .iOS18)
    let row = makeRow([Block(25), Block(75)], .fillProportionally)
    row.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    row.isLayoutMarginsRelativeArrangement = true
    #expect(spans(row) == [[10, 85], [85, 290]])
  }

  @Test("shares its length anew when a content changes that counts in proportion")
  func proportionsOfNewContent() {
    _ = Device(era: .iOS18)
    let labels = ["iii", "iii"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let row = makeRow(labels, .fillProportionally)
    #expect(spans(row) == [[0, 150], [150, 300]])
    labels[0].text = "iiiiii"
    #expect(spans(row)[0][1] > 180)
  }

  @Test("makes gaps, or distances of middles, the same")
  func equalGaps() {
    _ = Device(era: .iOS18)
    let blocks = { [Block(100), Block(20), Block(40)] }
    #expect(spans(makeRow(blocks(), .equalSpacing)) == [[0, 100], [170, 190], [260, 300]])
    #expect(spans(makeRow(blocks(), .equalCentering)) == [[0, 100], [155, 175], [260, 300]])
  }

  @Test(
    "places views across the axis",
    arguments: [
      (UIStackView.Alignment.leading, CGFloat(0)), (.center, 15), (.trailing, 30),
    ])
  func alignment(_ alignment: UIStackView.Alignment, _ top: CGFloat) {
    _ = Device(era: .iOS18)
    let block = Block(50)
    makeRow([block], alignment: alignment).layoutIfNeeded()
    #expect(block.frame.height == 10)
    #expect(block.frame.minY == top)
  }

  @Test(
    "begins where the first of views on one line does, though others reach farther",
    arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func lines(_ alignment: UIStackView.Alignment) {
    _ = Device(era: .iOS13)
    let labels = [CGFloat(28), 56, 28].map { size in
      let label = UILabel()
      label.text = "Ciao"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = alignment
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    screen.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100).isActive = true
    stack.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
    screen.layoutIfNeeded()
    let top = labels.map(\.frame.minY).min() ?? 0
    let bottom = labels.map(\.frame.maxY).max() ?? 0
    if alignment == .firstBaseline {
      #expect(labels[0].frame.minY == 0)
      #expect(top < -10)
      #expect(abs(stack.frame.height - bottom) < 0.01)
    } else {
      #expect(top == 0)
      #expect(stack.frame.height == labels[0].frame.maxY)
      #expect(bottom > stack.frame.height)
    }
  }

  @Test("has no line of text in a column, where the first view is at the edge")
  func linesOfColumn() {
    let device = Device(era: .iOS18)
    let column = makeRow([Block(50), Block(60)], alignment: .firstBaseline)
    column.axis = .vertical
    column.layoutIfNeeded()
    #expect(column.arrangedSubviews.map(\.frame.minY) == [0, 30])
    #expect(column.arrangedSubviews[0].frame.minX == 0)
    #expect(device.log.isEmpty)
  }

  @Test("gives the place of a hidden view, and its gap, to the others")
  func hidden() {
    let device = Device(era: .iOS18)
    let views = [Block(50), Block(60), Block(70)]
    let stack = makeRow(views, .fillEqually, spacing: 10)
    device.window.addSubview(stack)
    device.window.makeKeyAndVisible()
    device.advance(by: 0.1)
    views[1].isHidden = true
    device.advance(by: 0.1)
    #expect(views[0].frame.width == 145)
    #expect(views[2].frame.minX == 155)
    views[1].isHidden = false
    device.advance(by: 0.1)
    #expect(views[1].frame.minX.rounded() == 103)
    #expect(device.log.isEmpty)
  }

  @Test("keeps hidden views between their neighbours, or at its edges")
  func placesOfHidden() {
    let device = Device(era: .iOS18)
    let views = (0..<4).map { _ in UIView() }
    let stack = makeRow(views, .fillEqually, spacing: 8)
    device.window.addSubview(stack)
    device.window.makeKeyAndVisible()
    views[1].isHidden = true
    device.advance(by: 0.1)
    let third = (300.0 - 16) / 3
    #expect(abs(views[1].frame.minX - (third + 4)) < 0.4)
    #expect(views[1].frame.width == 0)
    #expect(views[1].frame.height == 40)
    for view in views { view.isHidden = view !== views[2] }
    device.advance(by: 0.1)
    #expect(views[0].frame.minX == 0)
    #expect(views[1].frame.minX == 0)
    #expect(views[3].frame.minX == 300)
    #expect(device.log.isEmpty)
  }

  @Test("takes what is missing from the first view where nothing else decides")
  func squeeze() {
    _ = Device(era: .iOS18)
    #expect(spans(makeRow([Block(200), Block(180)], spacing: 8)) == [[0, 112], [120, 300]])
  }

  @Test("makes views without content as thin as can be, unless they fill it")
  func thin() {
    _ = Device(era: .iOS18)
    let space = UIView()
    let stack = makeRow([Block(50), space, Block(60)], alignment: .center)
    #expect(spans(stack) == [[0, 50], [50, 240], [240, 300]])
    #expect(space.frame.minY == 20)
    #expect(space.frame.height == 0)
  }

  @Test("takes a spacing of its own after one view")
  func customSpacing() {
    _ = Device(era: .iOS18)
    let views = [Block(50), Block(50), Block(200)]
    let stack = makeRow(views, spacing: 5)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(spans(stack)[1][0] - spans(stack)[0][1] == 20)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(spans(stack)[1][0] - spans(stack)[0][1] == 5)
    #expect(UIStackView.spacingUseSystem == 1.1754943508222875e-38)
  }

  @Test("is as large as its views and gaps where nothing gives it a size")
  func fitting() {
    let sheet = Sheet()
    let stack = UIStackView(arrangedSubviews: [Block(50, 20), Block(70, 30)])
    stack.axis = .vertical
    stack.spacing = 7
    stack.alignment = .center
    _ = sheet.add(stack)
    stack.topAnchor.constraint(equalTo: sheet.view.topAnchor).isActive = true
    sheet.layOut()
    #expect(stack.frame.size == CGSize(width: 70, height: 57))
    #expect(stack.arrangedSubviews[0].frame.minX == 10)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 57))
  }

  @Test("breaks lines of labels at its width")
  func lines() {
    _ = Device(era: .iOS18)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "All departures of the day. ", count: 8)
    let stack = UIStackView(arrangedSubviews: [label, Block(50)])
    stack.axis = .vertical
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(abs(size.height - height - 10) < 0.34)
  }

  @Test("stays inside its margins if asked")
  func margins() {
    _ = Device(era: .iOS18)
    let block = Block(50)
    let stack = makeRow([block])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(block.frame == CGRect(x: 20, y: 1, width: 240, height: 36))
  }

  @Test("begins at the right where scripts run from right to left")
  func rightToLeft() {
    _ = Device(era: .iOS18, layoutDirection: .rightToLeft)
    let views = [Block(50), Block(50)]
    views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(spans(makeRow(views)) == [[250, 300], [0, 250]])
  }

  @Test("forgets a view that leaves, and keeps one that it only stops arranging")
  func removal() {
    _ = Device(era: .iOS18)
    let views = [Block(50), Block(50)]
    let stack = makeRow(views)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(spans(stack) == [[0, 300]])
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
    stack.layoutIfNeeded()
    #expect(stack.constraints == [])
  }

  @Test("raises for an index that there is not")
  func index() throws {
    let device = Device(era: .iOS18)
    UIStackView().insertArrangedSubview(UIView(), at: 3)
    let crash = try #require(device.crash)
    #expect(
      crash.reason
        == "index out of bounds for arranged subview: index = 3 expected to be less than or equal to 0"
    )
  }

  @Test("moves its views in an animation block that hides one, without a layout of the app's")
  func animatedHiding() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let views = (0..<2).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 200, width: 100, height: 10)
    let page = UIViewController()
    page.view.addSubview(stack)
    device.launch { page }
    device.advance(by: 0.1)
    #expect(views[1].frame.minX == 50)
    device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[0].isHidden = true
        #expect(views[1].frame.minX == 50)
      }
      #expect(views[1].frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    }
    device.advance(by: 0.5)
    let shown = views[1].layer.presentation()?.frame ?? .zero
    #expect(abs(shown.minX - 25) < 0.1 && abs(shown.width - 75) < 0.1)
  }
}
