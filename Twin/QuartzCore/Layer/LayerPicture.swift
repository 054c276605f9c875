package import CoreGraphics

/// What the screen shows of a layer and its sublayers at one moment.
package final class LayerPicture {
  /// The layer of which this is a picture.
  package let layer: CALayer
  /// Its values on the screen.
  package let appearance: CALayer.Appearance
  /// What it draws besides background, border and shadow.
  package let drawings: [DrawingCommand]
  /// The picture in front of its background.
  package let contents: LayerContents?
  /// The layers in it, in their order; of a replicator, those of its first copy.
  package let sublayers: [LayerPicture]
  /// All copies of the layers in it, back to front; nil for a layer that makes none.
  package let copies: [Copy]?
  /// The layer whose opacity cuts out what is shown of it.
  package let mask: LayerPicture?
  /// What a transition does with it.
  package let passage: LayerPassage?

  /// Takes a picture of what a layer has in a state.
  fileprivate init(
    of layer: CALayer, _ state: CALayer.ShownState, at time: CFTimeInterval,
    sublayers: [LayerPicture], mask: LayerPicture?
  ) {
    self.layer = layer
    appearance = layer.appearance(of: state.values, state.animations, at: time, isDrawn: true)
    let particles = layer.particles(in: appearance, at: time)
    let drawings = state.drawings?.commands ?? []
    self.drawings = particles.isEmpty ? drawings : drawings + particles
    copies = layer.copies(of: appearance, at: time)
    contents = state.contents
    self.sublayers = sublayers
    self.mask = mask
    passage = layer.passage(of: state.animations, at: time, bounds: appearance.bounds)
  }
}

extension CALayer {
  /// What decides about the picture of a layer.
  struct ShownState {
    var values: Appearance
    var drawings: LayerDrawings?
    var contents: LayerContents?
    var animations: [RunningAnimation]
    var children: [CALayer]
    var mask: CALayer?
  }

  /// What a layer had when it was first changed after a commit, for as long as that is on the screen.
  final class Committed {
    fileprivate(set) var state: ShownState?

    /// Another commit has come.
    func forget() {
      state = nil
    }
  }

  /// A picture of the layer as it is now, with its animations at a time of the main loop.
  package func picture(at time: CFTimeInterval) -> LayerPicture {
    LayerPicture(
      of: self, shownState, at: time, sublayers: shownSublayers.map { $0.picture(at: time) },
      mask: maskLayer?.picture(at: time))
  }

  /// A picture of the layer as the last commit left it; nil if it was not there then.
  func committedPicture(at time: CFTimeInterval) -> LayerPicture? {
    guard isOnScreen else { return nil }
    let state = committed?.state ?? shownState
    return LayerPicture(
      of: self, state, at: time,
      sublayers: state.children.compactMap { $0.committedPicture(at: time) },
      mask: state.mask?.committedPicture(at: time))
  }

  /// Whether one of the layers in this one was there at the last commit.
  func wasThere(sublayer: CALayer) -> Bool {
    committed?.state.map { $0.children.contains { $0 === sublayer } } ?? true
  }

  /// Keeps what the layer has before its first change since the last commit.
  ///
  /// Whoever changes what a layer shows calls it before: a transition needs the old content, and may be
  /// added after the change.
  func willChange() {
    willChange(in: MainLoop.current.transactions)
  }

  func willChange(in transactions: TransactionStack) {
    guard presented == nil, committed?.state == nil,
      commitCountAtCreation != transactions.commitCount
    else { return }
    let record = committed ?? Committed()
    record.state = shownState
    committed = record
    transactions.forgetAtCommit(record)
  }

  private var shownState: ShownState {
    ShownState(
      values: values, drawings: ownDrawings, contents: ownContents, animations: animations,
      children: children, mask: maskLayer)
  }
}
