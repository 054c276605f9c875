package import CoreGraphics

/// What a layer draws besides background, border and shadow.
///
/// It may be promised: then it is made when somebody looks. Most texts that come and go in a test are never looked at.
package final class LayerDrawings {
  private enum State {
    case promised(() -> [DrawingCommand])
    case made([DrawingCommand])
  }

  private var state: State

  /// Takes what is drawn.
  package init(_ commands: [DrawingCommand]) {
    state = .made(commands)
  }

  /// Promises what is drawn.
  ///
  /// - Parameter make: Makes it from values alone: what they were taken from may be another by then.
  package init(promising make: @escaping () -> [DrawingCommand]) {
    state = .promised(make)
  }

  /// What is drawn.
  package var commands: [DrawingCommand] {
    switch state {
    case .made(let commands):
      return commands
    case .promised(let make):
      let commands = make()
      state = .made(commands)
      return commands
    }
  }
}

extension CALayer {
  /// What the layer draws besides background, border and shadow, as a list.
  package var drawings: [DrawingCommand] {
    get { ownDrawings?.commands ?? [] }
    set { ownDrawings = newValue.isEmpty ? nil : LayerDrawings(newValue) }
  }
}
