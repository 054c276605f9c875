import Simulator
import Testing
import UIKit

@Suite("The size that constraints ask for")
@MainActor
struct FittingSizeTests {
  /// A card with a title and a text of many lines, ten points from each edge.
  private func makeCard() -> (card: UIView, text: UILabel) {
    let card = UIView()
    let text = UILabel()
    text.numberOfLines = 0
    text.text = String(repeating: "All departures of the day. ", count: 6)
    text.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 10),
    ])
    return (card, text)
  }

  @Test("is that of the content when nothing else is asked")
  func compressed() {
    _ = Device(era: .iOS18)
    let (card, text) = makeCard()
    let natural = text.intrinsicContentSize
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.width - natural.width - 20) < 0.01)
    #expect(abs(size.height - natural.height - 20) < 0.34)
  }

  @Test("is as high as the lines at a width that is required")
  func width() {
    _ = Device(era: .iOS18)
    let (card, text) = makeCard()
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = text.sizeThatFits(CGSize(width: 180, height: 0)).height
    #expect(size.width == 200)
    #expect(abs(size.height - height - 20) < 0.34)
  }

  @Test("is as large as constraints allow when a large one is asked")
  func expanded() {
    _ = Device(era: .iOS18)
    let box = UIView()
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
    box.heightAnchor.constraint(equalToConstant: 44).isActive = true
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 300, height: 44))
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 0, height: 44))
  }

  @Test("does not depend on the frame, and does not change it")
  func frame() {
    _ = Device(era: .iOS18)
    let (card, _) = makeCard()
    card.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width > 100)
    #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("becomes the size of a view without superview that constraints lay out")
  func root() {
    _ = Device(era: .iOS18)
    let (card, _) = makeCard()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.widthAnchor.constraint(equalToConstant: 200).isActive = true
    card.layoutIfNeeded()
    #expect(card.bounds.width == 200)
    #expect(card.bounds.height > 60)
  }
}

@Suite("The pass before layout")
@MainActor
struct UpdateConstraintsTests {
  private final class Recorder {
    var lines: [String] = []
  }

  private final class Recording: UIView {
    let name: String
    let recorder: Recorder

    init(_ name: String, _ recorder: Recorder) {
      self.name = name
      self.recorder = recorder
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      recorder.lines.append("\(name) updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      recorder.lines.append("\(name) layoutSubviews")
      super.layoutSubviews()
    }
  }

  private final class Page: UIViewController {
    let recorder: Recorder

    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Recording("page", recorder) }

    override func updateViewConstraints() {
      recorder.lines.append("updateViewConstraints")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { recorder.lines.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { recorder.lines.append("viewDidLayoutSubviews") }
  }

  @Test("goes from the innermost view to the controller, and comes once")
  func order() {
    let device = Device(era: .iOS18)
    let recorder = Recorder()
    let page = Page(recorder)
    let inner = Recording("inner", recorder)
    page.view.addSubview(inner)
    device.launch { page }
    let updates = recorder.lines.filter { $0.contains("Constraints") }
    #expect(
      updates == ["inner updateConstraints", "updateViewConstraints", "page updateConstraints"])
    #expect(recorder.lines.firstIndex(of: "viewWillLayoutSubviews") == 3)

    recorder.lines = []
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    device.advance(by: 0.1)
    #expect(recorder.lines == updates)
    #expect(!inner.needsUpdateConstraints() && !page.view.needsUpdateConstraints())
  }

  /// Source: github.com/Vercantez/openuikit, `ViewControllerLayoutTests`, read off iOS 26.1.
  @Test("goes outwards from a view that asks, and the outermost view is laid out alone")
  func outwards() {
    let device = Device(era: .iOS26)
    UISystem.current = device.system
    let recorder = Recorder()
    let page = Page(recorder)
    let inner = Recording("inner", recorder)
    page.view.addSubview(inner)
    page.view.layoutIfNeeded()
    recorder.lines = []
    inner.setNeedsUpdateConstraints()
    page.view.layoutIfNeeded()
    #expect(
      recorder.lines == [
        "inner updateConstraints", "updateViewConstraints", "page updateConstraints",
        "viewWillLayoutSubviews", "page layoutSubviews", "viewDidLayoutSubviews",
      ])
    recorder.lines = []
    page.view.setNeedsLayout()
    inner.setNeedsLayout()
    page.view.layoutIfNeeded()
    #expect(
      recorder.lines == [
        "viewWillLayoutSubviews", "page layoutSubviews", "viewDidLayoutSubviews",
        "inner layoutSubviews",
      ])
    recorder.lines = []
    page.view.layoutIfNeeded()
    #expect(recorder.lines.isEmpty)
  }

  @Test("is done once it was called by hand")
  func byHand() {
    let view = UIView()
    view.setNeedsUpdateConstraints()
    view.updateConstraints()
    #expect(!view.needsUpdateConstraints())
  }

  @Test("may change the constraints of the layout that follows")
  func changes() {
    final class Growing: UIView {
      var width: NSLayoutConstraint?
      override func updateConstraints() {
        if width == nil {
          width = widthAnchor.constraint(equalToConstant: 77)
          width?.isActive = true
        }
        super.updateConstraints()
      }
    }
    let sheet = Sheet()
    let box = sheet.add(Growing())
    sheet.layOut()
    #expect(box.frame.width == 77)
  }

  @Test("sees frames in `layoutSubviews` after the superclass's, and may change constraints there")
  func layoutSubviews() {
    final class Half: UIView {
      let box = UIView()
      var width: NSLayoutConstraint?
      var widthSeen: CGFloat = 0
      override func layoutSubviews() {
        width?.constant = bounds.width / 2
        super.layoutSubviews()
        widthSeen = box.frame.width
      }
    }
    let sheet = Sheet()
    let half = Half(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    sheet.view.addSubview(half)
    half.box.translatesAutoresizingMaskIntoConstraints = false
    half.addSubview(half.box)
    half.width = half.box.widthAnchor.constraint(equalToConstant: 1)
    half.width?.isActive = true
    sheet.layOut()
    #expect(half.widthSeen == 150)
    half.frame.size.width = 100
    sheet.layOut()
    #expect(half.box.frame.width == 50)
  }

  @Test("is that for no width if what is left beside something is below zero")
  func belowZero() {
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    let size = view.systemLayoutSizeFitting(
      CGSize(width: -15, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 0, height: 30))
  }
}
