import Simulator
import Testing
import UIKit

@Suite("An action sheet")
@MainActor
struct ActionSheetTests {
  private let bench = PresentationBench()
  private let sheet = UIAlertController(
    title: "Photo", message: "Where from?", preferredStyle: .actionSheet)

  private init() {
    for (title, style) in [
      ("Cancel", .cancel), ("Camera", .default), ("Delete", .destructive),
    ] as [(String, UIAlertAction.Style)] {
      sheet.addAction(
        UIAlertAction(title: title, style: style) { [bench] in bench.note($0.title ?? "") })
    }
    bench.present(sheet)
    _ = bench.takeNotes()
  }

  private func place(of title: String) throws -> CGRect {
    let view = try #require(bench.device.find(text: title).first)
    return view.convert(view.bounds, to: nil)
  }

  @Test("lies at the lower end of the screen, with the button to cancel apart and last")
  func place() throws {
    #expect(try place(of: "Cancel") == CGRect(x: 8, y: 753, width: 374, height: 57))
    #expect(try place(of: "Delete") == CGRect(x: 8, y: 688, width: 374, height: 57))
    #expect(try place(of: "Camera") == CGRect(x: 8, y: 631, width: 374, height: 57))
    #expect(try place(of: "Photo").maxY < 631)
  }

  @Test("is what an alert controller is that was made without a style")
  func plain() {
    let plain = UIAlertController()
    #expect(plain.preferredStyle == .actionSheet)
    bench.device.perform { plain.preferredAction = UIAlertAction(title: "Go", style: .default) }
    #expect(plain.preferredAction == nil)
    #expect(
      bench.device.crash?.reason.hasPrefix("The preferredAction of an alert controller") == true)
  }

  @Test("does what is tapped when it has gone")
  func choice() throws {
    bench.device.tap(on: try #require(bench.device.find(text: "Delete").first))
    #expect(bench.takeNotes() == [])
    bench.settle()
    #expect(bench.takeNotes() == ["Delete"] && bench.root.presentedViewController == nil)
  }

  @Test("is cancelled by a tap beside it")
  func beside() {
    bench.device.tap(at: CGPoint(x: 195, y: 200))
    bench.settle()
    #expect(bench.takeNotes() == ["Cancel"] && bench.root.presentedViewController == nil)
  }

  @Test("has buttons in its tint color, as an alert has", arguments: [true, false])
  func tint(isSheet: Bool) throws {
    let bench = PresentationBench()
    let alert = UIAlertController(
      title: nil, message: nil, preferredStyle: isSheet ? .actionSheet : .alert)
    alert.addAction(UIAlertAction(title: "Go", style: .default))
    alert.view.tintColor = .systemPurple
    bench.present(alert)
    let button = try #require(bench.device.find(text: "Go").first)
    let label = try #require(button.subviews.first as? UILabel)
    #expect(label.textColor == .systemPurple)
  }
}
