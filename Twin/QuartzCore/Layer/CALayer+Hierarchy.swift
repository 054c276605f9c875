import CoreGraphics

extension CALayer {
  /// The layer that this one is in; a copy is where the layer is that it shows.
  final var parent: CALayer? {
    guard let presented else { return container }
    return presented.container
  }

  /// The layer that this one cuts out.
  final var maskedLayer: CALayer? { flags.isMask ? rareState?.masked : nil }

  /// The view that the layer is in, if that is in a view's layer.
  package final var ownerAround: (any CALayerDelegate)? {
    aboveOriginal?._withUnsafeGuaranteedRef { $0.owner }
  }

  /// What this layer is in; a copy is where the layer is that it shows.
  final var aboveOriginal: Unmanaged<CALayer>? {
    guard let presented else { return above }
    return presented.above
  }

  /// Asks the layers above this one, from the nearest, until one says no.
  ///
  /// They live as long as this one is in them, so no reference is counted on the way.
  @inline(__always)
  final func climb(while goesOn: (CALayer) -> Bool) {
    var next = aboveOriginal
    while let layer = next {
      next = layer._withUnsafeGuaranteedRef { goesOn($0) ? $0.above : nil }
    }
  }

  /// The layers in this one, as copies if this one is a copy.
  var shownSublayers: [CALayer] {
    guard let presented else { return children }
    return presented.children.map { $0.presentationLayer ?? $0.copyForScreen() }
  }

  /// Puts a layer in, unless it is there already, or is this one or around it.
  ///
  /// Source of name and text: crash reports of apps, such as github.com/Yalantis/Koloda, issue 341. Assumed: that this
  /// is when it is raised. Differs from QuartzCore: the address of the layer is left out.
  func insert(_ layer: CALayer, at index: Int?) {
    guard !isInside(layer) else {
      MainLoop.current.raise(
        "CALayerInvalid", "layer <\(type(of: layer))> is a part of cycle in its layer tree")
      return
    }
    if layer.container === self, isPlace(of: layer, at: index) { return }
    layer.maskedLayer?.replaceMask(with: nil)
    layer.unlink()
    willChange()
    children.insert(layer, at: min(index ?? children.count, children.count))
    layer.container = self
    sublayersDidChange()
    if layer.flags.needsLayout || layer.flags.descendantNeedsLayout { layer.markAncestors() }
    layer.rescheduleAnimationsOfSubtree()
    if !layer.isHidden { layer.runOrderAction(kCAOnOrderIn) }
  }

  /// Whether a sublayer would be where it is if it were taken out and put in at an index; at the end without one.
  private func isPlace(of layer: CALayer, at index: Int?) -> Bool {
    let last = children.count - 1
    return children[min(index ?? last, last)] === layer
  }

  /// Sublayers came, went or have another order, which asks for a layout of this layer, but not while it is laid out.
  ///
  /// Source: Apple, "setNeedsLayout()": the system calls it "when sublayers are added or removed"; a table of what calls
  /// `layoutSubviews()` (yycgo.baihongyu.com) has `bringSubviewToFront(_:)` do so if the order changes. Views of many apps
  /// take all their subviews out and put others in by each layout, and are not laid out without end
  /// (ElaWorkshop/TagListView, `rearrangeViews`).
  private func sublayersDidChange() {
    if !flags.isLayingOut { setNeedsLayout() }
  }

  /// Whether the layer places its sublayers at this moment.
  package final var isLayingOut: Bool { flags.isLayingOut }

  /// Runs the layer's own action for its coming into sight or its going.
  ///
  /// Source: QuartzCore documentation, `kCAOnOrderIn` and `kCAOnOrderOut`. Differs from QuartzCore:
  /// only layers are asked that have ``actions`` or a delegate that is no view.
  func runOrderAction(_ key: String) {
    guard let rareState, rareState.actions != nil || rareState.delegate != nil,
      !MainLoop.current.transactions.disablesActions
    else { return }
    var isSeen = false
    climb { layer in
      isSeen = layer.isRootOfScreen
      return !isSeen && !layer.isHidden
    }
    guard isSeen else { return }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int, otherwise: Int?) {
    guard let sibling, sibling !== layer else {
      insert(layer, at: otherwise)
      return
    }
    // Where the sibling is once the layer is out.
    var index: Int?
    var count = 0
    for child in children where child !== layer {
      if child === sibling { index = count }
      count += 1
    }
    insert(layer, at: index.map { $0 + offset } ?? otherwise)
  }

  /// Takes the layer out. Assumed: a mask no longer cuts out the layer that it is in.
  func detach() {
    guard let parent else {
      maskedLayer?.replaceMask(with: nil)
      return
    }
    if !isHidden { runOrderAction(kCAOnOrderOut) }
    parent.sublayersDidChange()
    unlink()
    MainLoop.current.transactions.checkAtCommit(detached: self)
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in children where !layers.contains(where: { $0 === layer }) { layer.detach() }
    for layer in layers { insert(layer, at: nil) }
  }

  func replaceMask(with layer: CALayer?) {
    layer?.removeFromSuperlayer()
    willChange()
    maskLayer?.flags.isMask = false
    maskLayer = layer
    layer?.flags.isMask = true
    layer?.rare.masked = self
    MainLoop.current.transactions.open()
  }

  private func unlink() {
    parent?.willChange()
    parent?.children.remove(self)
    container = nil
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var isFound = layer === self
    climb { candidate in
      isFound = isFound || candidate === layer
      return !isFound
    }
    return isFound
  }
}

// MARK: - Layout and display

extension CALayer {
  /// Whether a layout pass has anything to do in this layer or those in it.
  package final var needsLayoutPass: Bool { flags.needsLayout || flags.descendantNeedsLayout }

  /// Whether the layout that runs was asked for by other transforms of sublayers alone.
  package final var isLaidOutForTransforms: Bool { flags.needsLayoutForTransforms }

  func markNeedsLayout() {
    MainLoop.current.transactions.open()
    flags.needsLayout = true
    flags.needsLayoutForTransforms = false
    markAncestors()
  }

  /// Tells the layers above that a layout passes through them.
  func markAncestors() {
    climb { layer in
      let isNew = !layer.flags.descendantNeedsLayout
      layer.flags.descendantNeedsLayout = true
      return isNew
    }
  }

  /// Lays out this layer and those in it, with those right above it that need it, too.
  ///
  /// Source: Apple, "layoutIfNeeded()": "the layer's super layers are traversed until a ancestor layer is found that
  /// does not require layout".
  func layOutFromTop() {
    var top = self
    climb { layer in
      guard layer.flags.needsLayout else { return false }
      top = layer
      return true
    }
    var repeats = 1_000
    top.layOutSubtree(&repeats)
  }

  /// Moves and sizes sublayers, which asks for no layout of this layer.
  package final func arrangeSublayers(_ changes: () -> Void) {
    let wasLayingOut = flags.isLayingOut
    flags.isLayingOut = true
    changes()
    flags.isLayingOut = wasLayingOut
  }

  /// Lays out the sublayers now if that has been asked for, and nothing above or inside them.
  package final func layOutAlone() {
    guard flags.needsLayout else { return }
    flags.needsLayout = false
    arrangeSublayers { layoutSublayers() }
    flags.needsLayoutForTransforms = false
  }

  /// - Parameter repeats: How often layers may be laid out once more, all in all: a layout may ask for another one
  ///   above or beside it, but not without end. Core Animation has no such end: an app whose layout asks for the
  ///   same layout hangs (52inc/Pulley, issues 390 and 405; since iOS 14, and here in all eras).
  private func layOutSubtree(_ repeats: inout Int) {
    var isFirst = true
    while needsLayoutPass, isFirst || repeats > 0 {
      if !isFirst { repeats -= 1 }
      isFirst = false
      layOutAlone()
      guard flags.descendantNeedsLayout else { continue }
      flags.descendantNeedsLayout = false
      for child in children { child.layOutSubtree(&repeats) }
    }
  }

  func markNeedsDisplay() {
    guard !flags.needsDisplay else { return }
    flags.needsDisplay = true
    MainLoop.current.transactions.displayAtCommit(self)
  }
}
