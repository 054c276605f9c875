import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// The coordinates of the screen as it is held, and of the one that stays upright.
///
/// Source: google/EarlGrey, GeometryTest, which passes on iOS: a device that is held each way.
@MainActor @Suite("Coordinates of the screen")
struct ScreenSpaceTests {
  private let device = Device(era: .iOS18)
  private var held: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  private var fixed: any UICoordinateSpace { UIScreen.main.fixedCoordinateSpace }

  private func hold(_ orientation: UIDeviceOrientation) {
    device.launch { TurningPage("page", RotationDiary()) }
    device.rotate(to: orientation)
    #expect(device.settle(limit: 2))
  }

  @Test("Upright, both are the same")
  func upright() {
    hold(.portrait)
    let rect = CGRect(x: 40, y: 50, width: 100, height: 120)
    #expect(fixed.convert(rect, to: held) == rect)
    #expect(held.convert(rect, to: fixed) == rect)
  }

  @Test("A device whose left side is down has the upright top left corner at the bottom left")
  func left() {
    hold(.landscapeLeft)
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(held.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(
      fixed.convert(CGRect(x: 270, y: 50, width: 120, height: 100), to: held)
        == CGRect(x: 50, y: 0, width: 100, height: 120))
    #expect(
      held.convert(CGRect(x: 50, y: 0, width: 100, height: 120), to: fixed)
        == CGRect(x: 270, y: 50, width: 120, height: 100))
    #expect(fixed.convert(CGPoint(x: 0, y: 844), to: held) == CGPoint(x: 844, y: 390))
    #expect(fixed.convert(CGPoint(x: 844, y: 390), from: held) == CGPoint(x: 0, y: 844))
    #expect(held.convert(held.bounds, to: fixed) == fixed.bounds)
  }

  @Test("A device whose right side is down has the upright top left corner at the top right")
  func right() {
    hold(.landscapeRight)
    #expect(
      fixed.convert(CGRect(x: 0, y: 824, width: 10, height: 20), to: held)
        == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      fixed.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: held)
        == CGRect(x: 824, y: 0, width: 20, height: 10))
    #expect(held.convert(CGPoint.zero, to: fixed) == CGPoint(x: 0, y: 844))
    #expect(held.convert(CGPoint.zero, from: fixed) == CGPoint(x: 844, y: 0))
  }

  @Test("A view on a turned device has its place on the upright screen, and the way back")
  func view() {
    hold(.landscapeLeft)
    let view = UIView(frame: CGRect(x: 100, y: 20, width: 30, height: 40))
    device.window.addSubview(view)
    let place = CGRect(x: 330, y: 100, width: 40, height: 30)
    #expect(view.convert(view.bounds, to: fixed) == place)
    #expect(fixed.convert(view.bounds, from: view) == place)
    #expect(view.convert(place, from: fixed) == view.bounds)
    #expect(fixed.convert(place, to: view) == view.bounds)
    device.rotate(to: .portrait)
    #expect(device.settle(limit: 2))
    #expect(view.convert(CGPoint.zero, to: fixed) == CGPoint(x: 100, y: 20))
  }
}
