import Foundation
import Simulator
import Testing
import UIKit

/// Source: tests of snapshots and Texture's `ASTextKitTests` render layers of views that were never on the screen.
@Suite("A picture of the layer of a view that has never been on the screen")
@MainActor
struct RenderedLayerTests {
  private let device = Device(era: .iOS18)
  private static let size = CGSize(width: 60, height: 40)

  private func picture(_ draw: (CGContext) -> Void) -> Data? {
    UISystem.current = device.system
    UIGraphicsBeginImageContextWithOptions(Self.size, false, 1)
    defer { UIGraphicsEndImageContext() }
    UIGraphicsGetCurrentContext().map(draw)
    return UIGraphicsGetImageFromCurrentImageContext()?.pngData()
  }

  private func fill(_ view: UIView) -> UIView {
    view.frame = CGRect(origin: .zero, size: Self.size)
    return view
  }

  @Test("shows text as a picture of the view does", arguments: [0, 1, 2])
  func text(kind: Int) {
    let label = UILabel()
    label.text = "hello"
    let textView = UITextView()
    textView.text = "hello"
    textView.backgroundColor = .clear
    let holder = UIView()
    holder.addSubview(fill(UILabel()))
    (holder.subviews.first as? UILabel)?.text = "hello"
    let view = fill([label, textView, holder][kind])
    let empty = picture { _ in }
    let rendered = picture { view.layer.render(in: $0) }
    #expect(rendered != empty)
    let drawn = picture { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(rendered == drawn)
  }

  @Test("calls for drawing, but for no layout")
  func callbacks() {
    final class Counter: UIView {
      var calls: [String] = []
      override func draw(_ rect: CGRect) { calls.append("draw") }
      override func layoutSubviews() { calls.append("layout") }
    }
    let view = Counter(frame: CGRect(origin: .zero, size: Self.size))
    _ = picture { view.layer.render(in: $0) }
    #expect(view.calls == ["draw"])
  }
}
