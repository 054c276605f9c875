import Simulator
import Testing
import UIKit

@Suite("Constraints, as objects")
@MainActor
struct ConstraintRuleTests {
  @Test("are held by the nearest common ancestor of their sides")
  func holder() {
    let sheet = Sheet()
    let view = sheet.view
    let container = sheet.add()
    let first = sheet.add(to: container)
    let second = sheet.add(to: container)
    let between = first.leadingAnchor.constraint(equalTo: second.trailingAnchor)
    let outwards = first.topAnchor.constraint(equalTo: view.topAnchor)
    let own = first.widthAnchor.constraint(equalToConstant: 10)
    #expect(!between.isActive)
    NSLayoutConstraint.activate([between, outwards, own])
    #expect(container.constraints == [between])
    #expect(view.constraints == [outwards])
    #expect(first.constraints == [own])
    NSLayoutConstraint.deactivate([between, own])
    #expect(container.constraints == [])
    #expect(!own.isActive)
  }

  @Test("tell what they are made of")
  func parts() {
    let sheet = Sheet()
    let view = sheet.view
    let box = sheet.add()
    let constraint = NSLayoutConstraint(
      item: box, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .right, multiplier: 0.5, constant: 7)
    #expect(constraint.firstItem as? UIView === box)
    #expect(constraint.secondItem as? UIView === view)
    #expect(constraint.firstAttribute == .left)
    #expect(constraint.secondAttribute == .right)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 7)
    #expect(constraint.priority == .required)
    #expect(constraint.firstAnchor.isEqual(box.leftAnchor))
    #expect(constraint.secondAnchor?.isEqual(view.rightAnchor) == true)
    let length = box.widthAnchor.constraint(equalToConstant: 3)
    #expect(length.secondItem == nil)
    #expect(length.secondAttribute == .notAnAttribute)
    #expect(length.secondAnchor == nil)
  }

  @Test("go when one of their views leaves the hierarchy, but not those inside it")
  func leaving() {
    let sheet = Sheet()
    let view = sheet.view
    let container = sheet.add()
    let inner = sheet.add(to: container)
    let outwards = inner.topAnchor.constraint(equalTo: view.topAnchor)
    let inside = inner.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    NSLayoutConstraint.activate([outwards, inside])
    container.removeFromSuperview()
    #expect(!outwards.isActive)
    #expect(view.constraints == [])
    #expect(inside.isActive)
    view.addSubview(container)
    #expect(!outwards.isActive)
  }

  @Test("raise when their views have no common ancestor")
  func noCommonAncestor() throws {
    let sheet = Sheet()
    let stranger = UIView()
    let box = sheet.add()
    box.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
    let crash = try #require(sheet.device.crash)
    #expect(crash.name == "NSGenericException")
    #expect(
      crash.reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
    #expect(
      crash.reason.hasSuffix(
        "because they have no common ancestor.  Does the constraint or its anchors reference items in "
          + "different view hierarchies?  That's illegal."))
  }

  @Test("raise when they are added to a view that does not contain their views")
  func wrongHolder() throws {
    let sheet = Sheet()
    let view = sheet.view
    let box = sheet.add()
    let other = sheet.add()
    other.addConstraint(box.leadingAnchor.constraint(equalTo: view.leadingAnchor))
    let crash = try #require(sheet.device.crash)
    #expect(crash.reason.hasPrefix("Unable to install constraint on view."))
    #expect(sheet.device.log.last?.text.hasPrefix("The view hierarchy is not prepared") == true)
  }

  @Test("raise when their sides cannot be compared")
  func illegalPairs() throws {
    let sheet = Sheet()
    let view = sheet.view
    let box = sheet.add()
    _ = NSLayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left,
      multiplier: 1, constant: 0)
    let crash = try #require(sheet.device.crash)
    #expect(crash.name == "NSInvalidArgumentException")
    #expect(
      crash.reason.contains("between a leading/trailing attribute and a right/left attribute"))
  }

  @Test("of places along different axes are held, and raise only in a layout")
  func differentAxes() throws {
    let sheet = Sheet()
    let (container, box) = (UIView(), UIView())
    container.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: box, attribute: .left, relatedBy: .equal, toItem: container, attribute: .top,
      multiplier: 1, constant: 50)
    constraint.isActive = true
    #expect(container.constraints == [constraint])
    #expect(sheet.device.crash == nil)
    container.layoutIfNeeded()
    let crash = try #require(sheet.device.crash)
    #expect(crash.name == "NSInvalidLayoutConstraintException")
    #expect(
      crash.reason.hasPrefix("Constraint improperly relates anchors of incompatible types: <NS"))
    #expect(crash.reason.hasSuffix(".top + 50   (active)>"))
  }

  @Test("raise when a place is compared with a length, and name the view")
  func placeAndLength() throws {
    let sheet = Sheet()
    let box = sheet.add()
    _ = NSLayoutConstraint(
      item: box, attribute: .top, relatedBy: .equal, toItem: sheet.view, attribute: .height,
      multiplier: 0.25, constant: 0)
    let crash = try #require(sheet.device.crash)
    #expect(crash.reason.hasPrefix("NSLayoutConstraint for <UIView: 0x"))
    #expect(crash.reason.hasSuffix(">: Invalid pairing of layout attributes"))
  }

  @Test("raise when a location is compared with a number")
  func locationAndConstant() throws {
    let sheet = Sheet()
    _ = NSLayoutConstraint(
      item: sheet.add(), attribute: .left, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 10)
    let crash = try #require(sheet.device.crash)
    #expect(crash.reason.contains("Location attributes must be specified in pairs."))
  }

  @Test("cannot stop being required while they are active, from iOS 8 to 12", arguments: Era.all)
  func requiredToOptional(era: Era) throws {
    let sheet = Sheet(era: era)
    let box = sheet.add()
    let constraint = box.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultHigh
    constraint.priority = .required
    #expect(sheet.device.crash == nil)
    constraint.isActive = true
    constraint.priority = .defaultHigh
    guard era == .iOS8 || era == .iOS9 else {
      #expect(sheet.device.crash == nil && constraint.priority == .defaultHigh)
      return
    }
    let crash = try #require(sheet.device.crash)
    #expect(crash.reason.contains("You passed priority 750 and the existing priority was 1000."))
    #expect(constraint.priority == .required)
  }

  @Test("give way as soon as they are not required any more, and win as soon as they are")
  func requiredToOptionalInLayout() {
    let sheet = Sheet()
    let box = sheet.add()
    let narrow = box.widthAnchor.constraint(equalToConstant: 10)
    let wide = box.widthAnchor.constraint(equalToConstant: 20)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([narrow, wide])
    sheet.layOut()
    #expect(box.frame.width == 10)
    narrow.priority = .defaultLow
    sheet.layOut()
    #expect(box.frame.width == 20)
    narrow.priority = .required
    sheet.layOut()
    #expect(box.frame.width == 10 && sheet.device.log.isEmpty)
  }

  @Test("raise for a constant that is no number, when they are made and when it is set")
  func constants() throws {
    let sheet = Sheet()
    let box = sheet.add()
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.constant = .infinity
    let crash = try #require(sheet.device.crash)
    #expect(crash.name == "NSInternalInconsistencyException")
    #expect(
      crash.reason.hasPrefix(
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf"
          + " firstAnchor:<NSLayoutDimension:0x"))
    #expect(
      crash.reason.hasSuffix(
        "\"UIView:\(UISystem.current.address(of: box)).width\"> secondAnchor:(null)"))
    #expect(width.constant == 10)
    let other = Sheet()
    _ = other.add().topAnchor.constraint(equalTo: other.view.topAnchor, constant: .nan)
    #expect(other.device.crash?.reason.contains("constant:nan firstAnchor:") == true)
  }

  @Test("raise for a multiplier that is no number")
  func multipliers() throws {
    let sheet = Sheet()
    _ = sheet.add().widthAnchor.constraint(equalTo: sheet.view.widthAnchor, multiplier: .nan)
    let crash = try #require(sheet.device.crash)
    #expect(crash.name == "NSInternalInconsistencyException")
    #expect(crash.reason == "Multiplier is not finite!  That's illegal.  multiplier:nan")
  }

  @Test("describe themselves as in UIKit's log")
  func descriptions() {
    let sheet = Sheet()
    let view = sheet.view
    let box = sheet.add()
    let other = sheet.add()
    let name = { (view: UIView) in "UIView:\(UISystem.current.address(of: view))" }
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    width.identifier = "width"
    #expect(width.description.hasSuffix(" 'width' \(name(box)).width == 100   (active)>"))
    let gap = other.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8)
    #expect(gap.description.hasSuffix(" H:[\(name(box))]-(8)-[\(name(other))]   (inactive)>"))
    let top = box.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 4)
    top.isActive = true
    #expect(
      top.description.hasSuffix(
        " V:|-(>=4)-[\(name(box))]   (active, names: '|':\(name(view)) )>"))
    let end = box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4)
    #expect(end.description.contains(" V:[\(name(box))]-(4)-|   (inactive"))
    let middle = box.centerXAnchor.constraint(equalTo: other.centerXAnchor, constant: -3)
    middle.priority = UILayoutPriority(250)
    #expect(
      middle.description.hasSuffix(
        " \(name(box)).centerX == \(name(other)).centerX - 3@250   (inactive)>"))
    #expect(box.leadingAnchor.description.hasSuffix("\"\(name(box)).leading\">"))
  }

  @Test("that contradict each other are reported, and the last one gives way")
  func unsatisfiable() throws {
    let sheet = Sheet()
    let box = sheet.add()
    let first = box.widthAnchor.constraint(equalToConstant: 100)
    let second = box.widthAnchor.constraint(equalToConstant: 200)
    let third = box.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([first, second, third])
    sheet.layOut()
    #expect(box.frame.size == CGSize(width: 100, height: 10))
    #expect(second.isActive)
    let line = try #require(sheet.device.log.last?.text)
    #expect(line.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"))
    #expect(
      line.contains(
        "(\n    \"\(first.description)\",\n    \"\(second.description)\"\n)\n\n"
          + "Will attempt to recover by breaking constraint \n\(second.description)\n"))
    #expect(!line.contains(third.description))
    #expect(sheet.device.log.count == 1)

    first.isActive = false
    sheet.layOut()
    #expect(box.frame.width == 200)
    #expect(sheet.device.log.count == 1)
  }

  @Test("that contradict a frame are reported with the frame's own")
  func contradictsFrame() throws {
    let sheet = Sheet()
    let view = sheet.view
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    sheet.layOut()
    #expect(box.frame.width == 50)
    let line = try #require(sheet.device.log.last?.text)
    #expect(line.contains("NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(line.contains("h=--& v=--& UIView:"))
    #expect(line.contains(".width == 50   (active)"))
    #expect(line.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
  }

  @Test("leave views open that they do not place")
  func ambiguity() {
    let sheet = Sheet()
    let view = sheet.view
    let box = sheet.add()
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    sheet.layOut()
    #expect(box.hasAmbiguousLayout)
    box.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20)
      .isActive = true
    #expect(box.hasAmbiguousLayout)
    sheet.layOut()
    #expect(box.frame.minX == 20)
    box.leadingAnchor.constraint(lessThanOrEqualTo: view.leadingAnchor, constant: 20)
      .isActive = true
    #expect(!box.hasAmbiguousLayout)
  }
}
