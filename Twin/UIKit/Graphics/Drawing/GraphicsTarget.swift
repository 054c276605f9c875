import CoreGraphics
import Foundation
import QuartzCore

/// Something that is being drawn: its context is made when somebody asks for it.
// Sendable although a class: it is in the stack of one thread, and only that thread uses it.
nonisolated final class GraphicsTarget: @unchecked Sendable {
  let size: CGSize
  let scale: CGFloat
  /// Whether nothing shines through what is drawn.
  private let isOpaque: Bool
  private var made: CGContext?
  /// The file of whose pages it shows one; nil for a picture.
  var pdf: PDFRecording?

  init(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    self.size = size
    self.scale = scale
    self.isOpaque = isOpaque
  }

  init(_ context: CGContext) {
    size = CGSize(width: context.width, height: context.height)
    scale = 1
    isOpaque = false
    made = context
  }

  /// Whether there is anything to draw on.
  var hasRoom: Bool { size.width > 0 && size.height > 0 }

  /// Whether anybody has asked for a context.
  var isUsed: Bool { made != nil }

  /// Where to draw.
  var context: CGContext {
    if let made { return made }
    let context = CGContext(size: size, scale: scale)
    context.isOpaque = isOpaque
    made = context
    return context
  }

  /// What has been drawn; nil if nobody has asked for a context.
  var image: CGImage? { made?.makeImage() }
}

/// The targets that each thread draws into, the current one last.
nonisolated enum GraphicsStack {
  // Proof of safety: read and written on the main thread alone, which each use asks for before.
  nonisolated(unsafe) private static var mainTargets: [GraphicsTarget] = []
  private static let key = "UIKit.GraphicsStack"

  /// The current target of this thread; nil also while it has no room, as a context without a size
  /// cannot be made.
  static var top: GraphicsTarget? { targets.last.flatMap { $0.hasRoom ? $0 : nil } }

  /// Makes a target the current one.
  static func push(_ target: GraphicsTarget) {
    if Thread.isMainThread {
      mainTargets.append(target)
    } else {
      Thread.current.threadDictionary[key] = targets + [target]
    }
  }

  /// Goes back to the target before.
  @discardableResult
  static func pop() -> GraphicsTarget? {
    guard !Thread.isMainThread else { return mainTargets.popLast() }
    let former = targets
    Thread.current.threadDictionary[key] = Array(former.dropLast())
    return former.last
  }

  /// Lets code draw into a new target.
  ///
  /// - Returns: What it has drawn; nil if it never asked where to.
  static func record(size: CGSize, scale: CGFloat, _ draw: () -> Void) -> CGImage? {
    let target = GraphicsTarget(size: size, scale: scale)
    push(target)
    defer { pop() }
    draw()
    return target.image
  }

  private static var targets: [GraphicsTarget] {
    guard !Thread.isMainThread else { return mainTargets }
    return Thread.current.threadDictionary[key] as? [GraphicsTarget] ?? []
  }
}
