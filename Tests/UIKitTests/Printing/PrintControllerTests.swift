import Foundation
import Simulator
import Testing
import UIKit

private final class Follower: NSObject, UIPrintInteractionControllerDelegate {
  var calls: [String] = []
  var parent: UIViewController?

  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { parent }
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { calls.append("willPresent") }
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { calls.append("didPresent") }
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { calls.append("willDismiss") }
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { calls.append("didDismiss") }
}

@Suite("A job of printing")
@MainActor
struct PrintControllerTests {
  private let device = Device(era: .iOS18, screen: .phone)
  private let page: UIViewController
  private let follower = Follower()

  init() {
    UISystem.current = device.system
    page = UIViewController()
    device.launch { [page] in page }
  }

  /// Shows the options of a text; answers what the end is told.
  private func present() -> (shown: Bool, ended: () -> [Bool]) {
    var ended: [Bool] = []
    var isShown = false
    device.perform {
      let controller = UIPrintInteractionController.shared
      let info = UIPrintInfo(dictionary: nil)
      info.jobName = "Letter"
      controller.printInfo = info
      controller.delegate = follower
      controller.printFormatter = UISimpleTextPrintFormatter(text: "Dear all")
      isShown = controller.present(animated: true) { _, isCompleted, error in
        #expect(error == nil)
        ended.append(isCompleted)
      }
    }
    _ = device.settle(limit: 3)
    return (isShown, { ended })
  }

  @Test("shows its options, and ends cancelled, as there is no printer")
  func cancel() throws {
    let (isShown, ended) = present()
    #expect(isShown && page.presentedViewController != nil)
    #expect(follower.calls == ["willPresent", "didPresent"])
    #expect(!device.find(text: "1 Page").isEmpty)
    #expect(UIPrintInteractionController.shared.printPaper?.paperSize.width == 612)
    #expect(ended() == [])
    device.tap(on: try #require(device.find(text: "Cancel").first))
    _ = device.settle(limit: 3)
    #expect(page.presentedViewController == nil)
    #expect(follower.calls.suffix(2) == ["willDismiss", "didDismiss"])
    #expect(ended() == [false])
  }

  @Test("is ended by the app, and can be followed by another one")
  func dismiss() {
    let (_, ended) = present()
    device.perform {
      #expect(!UIPrintInteractionController.shared.present(animated: true))
      UIPrintInteractionController.shared.dismiss(animated: true)
    }
    _ = device.settle(limit: 3)
    #expect(ended() == [false] && page.presentedViewController == nil)
    #expect(present().shown)
  }

  @Test("has its options pushed on a stack that the delegate names")
  func parent() {
    let stack = UINavigationController(rootViewController: UIViewController())
    device.perform { page.present(stack, animated: false) }
    follower.parent = stack
    let (isShown, ended) = present()
    #expect(isShown && stack.viewControllers.count == 2)
    device.perform { UIPrintInteractionController.shared.dismiss(animated: true) }
    _ = device.settle(limit: 3)
    #expect(stack.viewControllers.count == 1 && ended() == [false])
  }

  @Test("does not begin without anything to print")
  func nothing() {
    device.perform {
      let controller = UIPrintInteractionController.shared
      #expect(!controller.present(animated: false))
      controller.printingItems = []
      #expect(!controller.present(animated: false))
    }
    #expect(page.presentedViewController == nil)
  }

  @Test("prints one kind of content: setting another unsets the first")
  func content() {
    let controller = UIPrintInteractionController.shared
    let formatter = UISimpleTextPrintFormatter(text: "a")
    controller.printFormatter = formatter
    #expect(controller.printFormatter === formatter)
    controller.printingItem = UIImage()
    #expect(controller.printFormatter == nil && controller.printingItem is UIImage)
    controller.printingItems = [UIImage(), UIImage()]
    #expect(controller.printingItem == nil && controller.printingItems?.count == 2)
    controller.printPageRenderer = UIPrintPageRenderer()
    #expect(controller.printingItems == nil && controller.printPageRenderer != nil)
  }

  @Test("is possible for pictures and files of pages")
  func kinds() {
    typealias Controller = UIPrintInteractionController
    #expect(Controller.isPrintingAvailable && Controller.printableUTIs.contains("com.adobe.pdf"))
    #expect(Controller.canPrint(URL(fileURLWithPath: "/a/b.PDF")))
    #expect(!Controller.canPrint(URL(fileURLWithPath: "/a/b.txt")))
    let pages = UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }
    #expect(Controller.canPrint(pages) && !Controller.canPrint(Data("Text".utf8)))
  }

  @Test("is described by what can be kept and read")
  func info() throws {
    let info = UIPrintInfo.printInfo()
    #expect(info.outputType == .general && info.duplex == .none && info.orientation == .portrait)
    #expect(info.printerID == nil)
    info.jobName = "Report"
    info.outputType = .grayscale
    info.orientation = .landscape
    info.duplex = .longEdge
    info.printerID = "P1"
    let copies = [
      UIPrintInfo(dictionary: info.dictionaryRepresentation),
      try #require(info.copy() as? UIPrintInfo),
      try #require(
        try NSKeyedUnarchiver.unarchivedObject(
          ofClass: UIPrintInfo.self,
          from: NSKeyedArchiver.archivedData(withRootObject: info, requiringSecureCoding: true))),
    ]
    for copy in copies {
      #expect(copy.jobName == "Report" && copy.outputType == .grayscale)
      #expect(copy.orientation == .landscape && copy.duplex == .longEdge && copy.printerID == "P1")
    }
  }
}
