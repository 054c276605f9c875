import Foundation
import Simulator
import Testing
import UIKit

@Suite("An interaction")
@MainActor
struct InteractionTests {
  private final class Watcher: NSObject, UIInteraction {
    weak var view: UIView?
    var heard: [String] = []

    func willMove(to view: UIView?) { heard.append("will \(view?.tag ?? -1)") }

    func didMove(to view: UIView?) {
      self.view = view
      heard.append("did \(view?.tag ?? -1)")
    }
  }

  @Test("hears where it is added, and is in one view at a time")
  func moves() {
    let (first, second, watcher) = (UIView(), UIView(), Watcher())
    (first.tag, second.tag) = (1, 2)
    first.addInteraction(watcher)
    #expect(first.interactions.count == 1 && watcher.heard == ["will 1", "did 1"])
    second.addInteraction(watcher)
    #expect(first.interactions.isEmpty && second.interactions.first === watcher)
    #expect(watcher.heard.dropFirst(2) == ["will -1", "did -1", "will 2", "did 2"])
    first.removeInteraction(watcher)
    #expect(watcher.view === second)
    second.interactions = []
    #expect(watcher.view == nil && second.interactions.isEmpty)
  }

  private final class Host: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil) { _ in nil }
    }
  }

  @Test("for menus keeps neither its view nor its delegate")
  func menus() {
    weak var gone: UIView?
    let interaction: UIContextMenuInteraction
    do {
      let (view, host) = (UIView(), Host())
      interaction = UIContextMenuInteraction(delegate: host)
      view.addInteraction(interaction)
      #expect(interaction.view === view && interaction.delegate === host)
      let menu = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: .zero)
      #expect(menu?.identifier as? NSString == "row")
      gone = view
    }
    #expect(gone == nil && interaction.view == nil && interaction.delegate == nil)
  }
}
