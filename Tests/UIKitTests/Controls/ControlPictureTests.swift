import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pictures and looks of controls")
@MainActor
struct ControlPictureTests {
  private let device = Device(era: .iOS18)

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func images(in view: UIView) -> [UIImage] {
    view.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }.compactMap(\.image)
  }

  private func show(_ view: UIView) {
    view.frame.origin = CGPoint(x: 50, y: 200)
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
  }

  @Test("A segment's picture has the color of titles, and not that of the segment that is selected")
  func segmentColor() {
    UISystem.current = device.system
    let control = UISegmentedControl(items: [picture(20, 20), "Text"])
    control.selectedSegmentTintColor = .systemBlue
    control.selectedSegmentIndex = 0
    show(control)
    let view = control.subviews.lazy.compactMap { $0 as? UIImageView }
      .first { $0.image?.size.width == 20 }
    #expect(view?.tintColor == .label)
    control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    control.layoutIfNeeded()
    #expect(view?.tintColor == .white)
    control.setEnabled(false, forSegmentAt: 0)
    control.setTitleTextAttributes(nil, for: .selected)
    control.layoutIfNeeded()
    #expect(view?.tintColor == .tertiaryLabel)
  }

  @Test("A slider's knob is as large as its picture, and the value follows its middle")
  func sliderKnob() {
    UISystem.current = device.system
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
    let knob = picture(40, 20)
    slider.setThumbImage(knob, for: .normal)
    #expect(slider.currentThumbImage == knob && slider.thumbImage(for: .highlighted) == nil)
    let track = slider.trackRect(forBounds: slider.bounds)
    let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(rect == CGRect(x: 100, y: 7, width: 40, height: 20))
    slider.value = 0.5
    show(slider)
    device.touchDown(at: CGPoint(x: 120, y: 217))
    device.touchMove(to: CGPoint(x: 145, y: 217))
    device.touchUp()
    #expect(slider.value == 0.75)
    #expect(images(in: slider) == [knob])
  }

  @Test("A slider has pictures at its ends, and its track between them")
  func sliderEnds() {
    UISystem.current = device.system
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.minimumValueImage = picture(20, 20)
    slider.maximumValueImage = picture(30, 30)
    let bounds = slider.bounds
    #expect(slider.minimumValueImageRect(forBounds: bounds).minX == 0)
    #expect(slider.maximumValueImageRect(forBounds: bounds).maxX == 200)
    let track = slider.trackRect(forBounds: bounds)
    #expect(track.minX > 20 && track.maxX < 170)
    slider.setMinimumTrackImage(picture(9, 10), for: .normal)
    #expect(slider.trackRect(forBounds: bounds).height == 10)
  }

  @Test("A segmented control has the attributes of a state over those of the normal one")
  func segmentTitles() throws {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["one", "two"])
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 20)], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    control.selectedSegmentIndex = 1
    show(control)
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [.systemRed, .white])
    #expect(labels.map(\.font.pointSize) == [20, 20])
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
  }

  @Test("A segmented control shows pictures of its own for states, and between segments")
  func segmentPictures() {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["one", "two"])
    let (off, on, line) = (picture(1, 32), picture(2, 32), picture(3, 32))
    control.setBackgroundImage(off, for: .normal, barMetrics: .default)
    control.setBackgroundImage(on, for: .selected, barMetrics: .default)
    control.setDividerImage(
      line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.selectedSegmentIndex = 0
    show(control)
    let shown = images(in: control)
    #expect(shown.count { $0 == on } == 1 && shown.count { $0 == off } == 1)
    #expect(shown.contains(line))
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) == on)
  }

  @Test("A segmented control's segments are as wide as what they show, if they may be")
  func segmentWidths() {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["i", "a longer title"])
    control.frame.size.width = 200
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels[0].frame.width == 100)
    control.apportionsSegmentWidthsByContent = true
    control.layoutIfNeeded()
    #expect(labels[0].frame.width < 50 && abs(labels[1].frame.maxX - 200) < 0.01)
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(labels[0].frame.origin == CGPoint(x: 3, y: -2))
  }

  @Test("A segmented control moves the contents of segments by where these are")
  func segmentAdjustments() throws {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["one", "two", "three"])
    show(control)
    func label(_ title: String) throws -> UILabel {
      let labels = control.subviews.compactMap { $0 as? UILabel }
      return try #require(labels.first { $0.text == title })
    }
    let before = try ["one", "two", "three"].map { try label($0).frame }
    let (any, left) = (
      UIOffset(horizontal: 1, vertical: 2), UIOffset(horizontal: -4, vertical: 0)
    )
    control.setContentPositionAdjustment(any, forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(left, forSegmentType: .left, barMetrics: .default)
    #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == left)
    #expect(
      control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
    device.advance(by: 0)
    #expect(try label("one").frame == before[0].offsetBy(dx: -4, dy: 0))
    #expect(try label("two").frame == before[1].offsetBy(dx: 1, dy: 2))
    #expect(try label("three").frame == before[2].offsetBy(dx: 1, dy: 2))
  }

  @Test("A segmented control finds, replaces and runs actions of its segments")
  func segmentActions() {
    UISystem.current = device.system
    var heard: [String] = []
    let first = UIAction(title: "one", identifier: .init("first")) { _ in heard.append("one") }
    let control = UISegmentedControl(frame: .zero, actions: [first])
    control.insertSegment(withTitle: "two", at: 1, animated: false)
    control.setAction(UIAction(title: "deux") { _ in heard.append("deux") }, forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "deux")
    #expect(control.segmentIndex(identifiedBy: .init("first")) == 0)
    #expect(control.segmentIndex(identifiedBy: .init("none")) == NSNotFound)
    control.frame.size = CGSize(width: 200, height: 32)
    show(control)
    device.tap(at: CGPoint(x: 220, y: 216))
    #expect(heard == ["deux"])
  }

  @Test("A stepper shows pictures in place of its signs, the one of no use disabled")
  func stepper() {
    UISystem.current = device.system
    let stepper = UIStepper()
    let (plus, minus, none) = (picture(10, 10), picture(10, 2), picture(3, 3))
    stepper.setIncrementImage(plus, for: .normal)
    stepper.setDecrementImage(minus, for: .normal)
    stepper.setDecrementImage(none, for: .disabled)
    #expect(images(in: stepper) == [none, plus])
    stepper.value = 5
    #expect(images(in: stepper) == [minus, plus])
    #expect(stepper.subviews.allSatisfy { ($0 as? UILabel)?.isHidden ?? true })
    #expect(stepper.decrementImage(for: .disabled) == none)
  }

  @Test("A page control shows pictures, and runs where it is told")
  func pages() throws {
    UISystem.current = device.system
    let control = UIPageControl()
    control.numberOfPages = 3
    let usual = control.size(forNumberOfPages: 3)
    control.preferredIndicatorImage = picture(20, 10)
    #expect(control.size(forNumberOfPages: 3).width > usual.width)
    control.setIndicatorImage(picture(5, 5), forPage: 2)
    control.frame.size = control.intrinsicContentSize
    control.layoutIfNeeded()
    let marks = control.subviews.compactMap { $0 as? UIImageView }
    #expect(marks.map(\.bounds.width) == [20, 20, 5])
    control.direction = .rightToLeft
    control.layoutIfNeeded()
    #expect(marks[0].center.x > marks[2].center.x)
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize.height > control.intrinsicContentSize.width)
    control.layoutIfNeeded()
    #expect(marks[0].center.y < marks[2].center.y)
    control.backgroundStyle = .prominent
    #expect(control.subviews.count == 4)
    control.backgroundStyle = .minimal
    #expect(control.subviews.count == 3)
  }

  @Test("A page control goes through its pages with a finger, if it may", arguments: [true, false])
  func finger(mayMove: Bool) {
    UISystem.current = device.system
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 160, height: 26))
    control.numberOfPages = 10
    control.allowsContinuousInteraction = mayMove
    var pages: [Int] = []
    control.addAction(
      UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
    show(control)
    device.touchDown(at: CGPoint(x: 58, y: 213))
    device.touchMove(to: CGPoint(x: 58 + 32, y: 213))
    #expect(control.interactionState == (mayMove ? .continuous : .none))
    device.touchMove(to: CGPoint(x: 58 + 64, y: 213))
    device.touchUp()
    #expect(pages == (mayMove ? [2, 4] : [1]))
    #expect(control.interactionState == .none)
  }

  @Test("A progress view takes over a progress, and shows pictures")
  func progress() {
    UISystem.current = device.system
    let view = UIProgressView(progressViewStyle: .default)
    view.frame.size.width = 100
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    view.observedProgress = progress
    #expect(view.progress == 0.25)
    progress.completedUnitCount = 2
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.progress == 0.5)
    view.trackImage = picture(1, 4)
    view.progressImage = picture(2, 4)
    #expect(images(in: view).map(\.size.width) == [1, 2])
  }

  @Test("Indicators of before iOS 13 have the size and the color of then")
  func indicators() {
    UISystem.current = device.system
    let white = UIActivityIndicatorView(style: .whiteLarge)
    #expect(white.intrinsicContentSize.width == 37 && white.color == .white)
    white.style = .gray
    #expect(white.intrinsicContentSize.width == 20 && white.color == .secondaryLabel)
  }

  @Test("A button's picture has the symbol's size of its state, and is pale where it is to be")
  func buttonPictures() throws {
    UISystem.current = device.system
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark"), for: .normal)
    let usual = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(.init(pointSize: 60), forImageIn: .normal)
    #expect(button.intrinsicContentSize.height > usual.height)
    #expect(button.imageView?.alpha == 1)
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
    button.isEnabled = true
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.setImage(picture(4, 4), for: .highlighted)
    #expect(button.imageView?.alpha == 1)
    button.setTitleShadowColor(.systemRed, for: .highlighted)
    #expect(button.currentTitleShadowColor == .systemRed)
  }
}
