import Simulator
import Testing
import UIKit

/// A container of 390 by 844 points in a window, and what tests put into it.
@MainActor
struct Sheet {
  let device: Device
  let view: UIView

  init(era: Era = .iOS18, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight) {
    device = Device(era: era, layoutDirection: layoutDirection)
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
  }

  /// A subview that constraints place.
  func add(_ subview: UIView = UIView(), to superview: UIView? = nil) -> UIView {
    subview.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? view).addSubview(subview)
    return subview
  }

  func layOut() {
    view.layoutIfNeeded()
  }
}

@Suite("Auto Layout")
@MainActor
struct ConstraintLayoutTests {
  @Test("places a view that is pinned to all edges")
  func pinned() {
    let sheet = Sheet()
    let view = sheet.view
    let box = sheet.add()
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
    ])
    #expect(box.frame == .zero)
    sheet.layOut()
    #expect(box.frame == CGRect(x: 20, y: 10, width: 340, height: 794))
    #expect(!box.hasAmbiguousLayout)
  }

  @Test("puts edges on pixels of the screen, however many pixels the contents of a view have")
  func pixels() {
    let sheet = Sheet()
    let box = sheet.add()
    box.contentScaleFactor = 1
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: sheet.view.topAnchor, constant: 10.3),
      box.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 20.7),
      box.widthAnchor.constraint(equalToConstant: 9),
      box.heightAnchor.constraint(equalToConstant: 9),
    ])
    sheet.layOut()
    #expect(abs(box.frame.minX - 62.0 / 3) < 1e-9)
    #expect(abs(box.frame.minY - 31.0 / 3) < 1e-9)
  }

  @Test("gives a view of whole points just these, also between pixels", arguments: [50, 60, 77])
  func wholeLengths(length: CGFloat) {
    let sheet = Sheet()
    let box = sheet.add()
    let leading = box.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor)
    NSLayoutConstraint.activate([
      leading,
      box.topAnchor.constraint(equalTo: sheet.view.topAnchor, constant: 58.7),
      box.widthAnchor.constraint(equalToConstant: length),
      box.heightAnchor.constraint(equalTo: box.widthAnchor),
    ])
    for place in stride(from: CGFloat(0), to: 100, by: 0.35) {
      leading.constant = place
      sheet.layOut()
      #expect(box.frame.size == CGSize(width: length, height: length), "at \(place)")
    }
  }

  @Test("follows its container's size")
  func resized() {
    let sheet = Sheet()
    let view = sheet.view
    let box = sheet.add()
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2, constant: 10),
    ])
    sheet.layOut()
    view.frame.size = CGSize(width: 200, height: 600)
    sheet.layOut()
    #expect(box.frame == CGRect(x: 50, y: 195, width: 100, height: 210))
  }

  @Test("gives a label the size of its text, and follows the text")
  func content() {
    let sheet = Sheet()
    let view = sheet.view
    let label = UILabel()
    label.text = "Departures"
    _ = sheet.add(label)
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    sheet.layOut()
    #expect(label.frame.size == label.intrinsicContentSize)
    label.text = "All departures of the day"
    sheet.layOut()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test("breaks a label's text at the width that constraints leave, and makes it high enough")
  func lines() {
    let sheet = Sheet()
    let view = sheet.view
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "All departures of the day. ", count: 8)
    _ = sheet.add(label)
    let next = sheet.add()
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      next.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      next.heightAnchor.constraint(equalToConstant: 10),
    ])
    sheet.layOut()
    let height = label.sizeThatFits(CGSize(width: 350, height: 0)).height
    #expect(height > 3 * label.font.lineHeight)
    #expect(label.frame == CGRect(x: 20, y: 0, width: 350, height: height))
    #expect(abs(next.frame.minY - height - 8) < 0.01)

    view.frame.size.width = 800
    sheet.layOut()
    #expect(label.frame.width == 760)
    #expect(label.frame.height < height)
  }

  @Test("lets the view with the lower priority give way")
  func huggingAndCompression() {
    let sheet = Sheet()
    let view = sheet.view
    let first = UILabel()
    let second = UILabel()
    (first.text, second.text) = ("First", "Second")
    _ = (sheet.add(first), sheet.add(second))
    first.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    second.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    sheet.layOut()
    #expect(second.frame.width == second.intrinsicContentSize.width)
    #expect(first.frame.width > 300)

    view.frame.size.width = first.intrinsicContentSize.width + 10
    sheet.layOut()
    #expect(first.frame.width == first.intrinsicContentSize.width)
    #expect(abs(second.frame.width - 10) < 0.4)
  }

  @Test("obeys a changed constant, inside an animation too")
  func animatedConstant() throws {
    let sheet = Sheet()
    let view = sheet.view
    let box = sheet.add()
    let left = box.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([
      left, box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
      box.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    sheet.device.advance(by: 0.1)
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layoutIfNeeded()
    }
    #expect(box.frame.minX == 100)
    sheet.device.advance(by: 0.5)
    let shown = try #require(box.layer.presentation()).frame
    #expect(abs(shown.minX - 50) < 1)
    sheet.device.advance(by: 0.6)
    #expect(box.layer.presentation()?.frame.minX == 100)
  }

  @Test("lays out by itself before the next picture")
  func turn() {
    let sheet = Sheet()
    let box = sheet.add()
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    sheet.device.advance(by: 0.1)
    #expect(box.frame.width == 50)
  }

  @Test("takes the sides of leading and trailing from the direction", arguments: [false, true])
  func direction(isRightToLeft: Bool) {
    let sheet = Sheet(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    let box = sheet.add()
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 100),
    ])
    let fixed = sheet.add()
    NSLayoutConstraint.activate([
      fixed.leftAnchor.constraint(equalTo: sheet.view.leftAnchor, constant: 20),
      fixed.widthAnchor.constraint(equalToConstant: 100),
    ])
    sheet.layOut()
    #expect(box.frame.minX == (isRightToLeft ? 270 : 20))
    #expect(fixed.frame.minX == 20)
  }

  @Test("gives the same frames whatever the order of activation", arguments: 0..<6)
  func order(shift: Int) {
    let sheet = Sheet()
    let view = sheet.view
    let first = sheet.add()
    let second = sheet.add()
    let all = [
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2),
      second.heightAnchor.constraint(equalTo: first.heightAnchor),
    ]
    NSLayoutConstraint.activate(Array(all[shift...] + all[..<shift]))
    sheet.layOut()
    #expect(first.frame.width == 120)
    #expect(second.frame == CGRect(x: 140, y: 0, width: 240, height: 0))
  }

  @Test("moves a guide as it moves a view")
  func guides() {
    let sheet = Sheet()
    let view = sheet.view
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let box = sheet.add()
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      box.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
    ])
    sheet.layOut()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 100, width: 390, height: 50))
    #expect(abs(box.frame.midY - 125) < 0.2)
    #expect(guide.owningView === view)
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(view.constraints.count == 0)
  }

  @Test("keeps views inside the safe area and the margins")
  func safeArea() {
    let sheet = Sheet()
    let view = sheet.view
    let inside = sheet.add()
    let within = sheet.add()
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: safe.topAnchor),
      inside.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      within.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      within.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    sheet.layOut()
    #expect(inside.frame.minY == 47)
    #expect(inside.frame.maxY == 810)
    #expect(within.frame.minX == 8)
    #expect(within.frame.width == 374)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    sheet.layOut()
    #expect(within.frame.minX == 30)
    #expect(within.frame.width == 320)
    #expect(safe.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test("counts the alignment rectangle and not the frame")
  func alignment() {
    let sheet = Sheet()
    let view = sheet.view
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let box = sheet.add(Shadowed())
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
    ])
    sheet.layOut()
    #expect(box.frame == CGRect(x: 8, y: 9, width: 106, height: 104))
  }

  @Test("lines up the baselines of texts of different sizes")
  func baselines() {
    let sheet = Sheet()
    let view = sheet.view
    let large = UILabel()
    let small = UILabel()
    large.font = .systemFont(ofSize: 34)
    small.font = .systemFont(ofSize: 11)
    (large.text, small.text) = ("34", "minutes")
    _ = (sheet.add(large), sheet.add(small))
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: view.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    sheet.layOut()
    let difference = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - difference) < 0.4)
  }

  @Test("places views through a container that is itself placed by its frame")
  func throughFixedContainer() {
    let sheet = Sheet()
    let view = sheet.view
    let container = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    view.addSubview(container)
    let inner = sheet.add(to: container)
    let outer = sheet.add()
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 20),
      outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 1),
      outer.widthAnchor.constraint(equalTo: container.widthAnchor),
    ])
    sheet.layOut()
    #expect(inner.frame.minX == 5)
    #expect(outer.frame.minX == 126)
    #expect(outer.frame.width == 200)
    container.frame.origin.x = 50
    sheet.layOut()
    #expect(outer.frame.minX == 76)
  }

  @Test("lets a view that follows its superview by its mask take part")
  func autoresized() {
    let sheet = Sheet()
    let view = sheet.view
    let holder = sheet.add()
    let band = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    NSLayoutConstraint.activate([
      holder.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      holder.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    sheet.layOut()
    band.frame = CGRect(x: 10, y: 0, width: 370, height: 10)
    band.autoresizingMask = .flexibleWidth
    holder.addSubview(band)
    let follower = sheet.add(to: holder)
    follower.leadingAnchor.constraint(equalTo: band.leadingAnchor).isActive = true
    follower.trailingAnchor.constraint(equalTo: band.trailingAnchor).isActive = true
    sheet.layOut()
    #expect(follower.frame.width == 370)
    view.frame.size.width = 500
    sheet.layOut()
    #expect(band.frame.width == 480)
    #expect(follower.frame.width == 480)
  }

  /// Sources: stackoverflow.com/questions/74049424; SwiftMessages, `PhysicsPanHandler`.
  @Test("leaves a view where the app puts it, until something has the superview laid out")
  func putElsewhere() {
    let sheet = Sheet()
    let box = sheet.add()
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: sheet.view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: sheet.view.centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    sheet.device.advance(by: 0.1)
    let place = box.center
    sheet.device.perform { box.center.y += 50 }
    sheet.device.advance(by: 0.1)
    #expect(box.center.y == place.y + 50)
    sheet.device.perform { sheet.view.setNeedsLayout() }
    #expect(box.center == place)
  }

  /// Source: SwiftMessages, `PhysicsPanHandler`, in which dynamics move and turn a constrained view.
  @Test(
    "leaves it there also while it is turned, from iOS 8 on", arguments: [Era.iOS7, .iOS8, .iOS18])
  func turnedElsewhere(era: Era) {
    let sheet = Sheet(era: era)
    let box = sheet.add()
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: sheet.view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: sheet.view.centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    sheet.device.advance(by: 0.1)
    let place = box.center
    sheet.device.perform {
      box.center.y += 50
      box.transform = CGAffineTransform(rotationAngle: 0.3)
    }
    #expect(box.center.y == place.y + (era == .iOS7 ? 0 : 50))
    sheet.device.perform { box.transform = .identity }
    #expect(box.center.y == place.y + (era == .iOS7 ? 0 : 50))
    sheet.device.perform {
      box.transform = CGAffineTransform(rotationAngle: 0.3)
      sheet.view.setNeedsLayout()
    }
    #expect(box.center == place)
  }
}
