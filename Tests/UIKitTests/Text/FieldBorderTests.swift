import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("The border of a text field")
@MainActor
struct FieldBorderTests {
  private let device = Device(era: .iOS18)

  @Test("leaves the field's layer to the app, whatever the field does", arguments: [0, 3])
  func layer(style: Int) throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.layer.borderWidth = 2
    field.layer.cornerRadius = 8
    field.layer.borderColor = UIColor.red.cgColor
    field.borderStyle = try #require(UITextField.BorderStyle(rawValue: style))
    device.launch {
      let page = UIViewController()
      page.view.addSubview(field)
      return page
    }
    device.advance(by: 0.1)
    device.interfaceStyle = .dark
    device.perform { field.isEnabled = false }
    device.advance(by: 0.1)
    #expect(field.layer.borderWidth == 2 && field.layer.cornerRadius == 8)
    #expect(field.layer.borderColor == UIColor.red.cgColor)
  }

  @Test(
    "has a ground of its own with round corners, white in the light, and the field's in its place")
  func ground() throws {
    UISystem.current = device.system
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.borderStyle = .roundedRect
    field.layoutIfNeeded()
    let ground = try #require(field.subviews.first)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      ground.backgroundColor?.resolvedColor(with: light).cgColor
        == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    #expect(
      ground.frame == field.bounds && ground.layer.cornerRadius == 5
        && !ground.isUserInteractionEnabled)
    #expect(field.backgroundColor == nil)
    field.backgroundColor = .yellow
    #expect(field.backgroundColor == .yellow && ground.backgroundColor == .yellow)
    #expect(field.layer.backgroundColor == nil)
    field.borderStyle = .line
    #expect(field.layer.backgroundColor == UIColor.yellow.cgColor && ground.backgroundColor == nil)
  }
}
