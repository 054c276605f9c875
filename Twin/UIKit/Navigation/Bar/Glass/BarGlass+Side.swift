import Foundation

extension BarGlass {
  /// Buttons that follow each other in a bar: those at one side, from the edge inwards, or all of a toolbar's.
  @MainActor
  struct Side {
    /// The buttons; nil for a space.
    private let buttons: [UIView?]
    private let items: [UIBarButtonItem]
    private(set) var pieces: [Piece] = []

    /// Puts glass into a view, behind all that it has.
    init(buttons: [UIView?], items: [UIBarButtonItem], in view: UIView) {
      self.buttons = buttons
      self.items = items
      for (index, item) in items.enumerated() where item.space == nil {
        (buttons[index] as? BarButton)?.lieOnGlass()
        if let last = pieces.indices.last, pieces[last].members.upperBound == index,
          shareGlass(index - 1, index)
        {
          pieces[last].members = pieces[last].members.lowerBound..<index + 1
        } else {
          let ground = item.hasNoGround ? nil : BarGlassView()
          pieces.append(Piece(members: index..<index + 1, ground: ground))
        }
      }
      for case let ground? in pieces.map(\.ground) { view.insertSubview(ground, at: 0) }
    }

    private func shareGlass(_ first: Int, _ second: Int) -> Bool {
      if let group = items[first].sharedGroup, group === items[second].sharedGroup { return true }
      return [first, second].allSatisfy { index in
        items[index].maySharePiece && (buttons[index] as? BarButton)?.showsPicture ?? true
      }
    }

    // MARK: Layout

    /// Places buttons and glass side by side.
    ///
    /// - Parameters:
    ///   - step: 1 if they follow each other to the right, -1 to the left.
    ///   - share: The width of a flexible space.
    /// - Returns: Where the last one ends.
    func place(
      from start: CGFloat, step: CGFloat, in row: CGRect, share: CGFloat = 0
    ) -> CGFloat {
      var edge = start
      for (number, piece) in pieces.enumerated() {
        edge += step * gap(before: number, share: share)
        let first = edge
        for index in piece.members {
          if index > piece.members.lowerBound { edge += step * BarGlass.innerGap }
          let width = width(of: index, hasGround: piece.ground != nil, in: row)
          let x = min(edge, edge + step * width)
          put(index, in: CGRect(x: x, y: row.minY, width: width, height: row.height))
          edge += step * width
        }
        paint(piece)
        piece.ground?.lie(
          in: CGRect(
            x: min(first, edge), y: row.minY, width: abs(edge - first), height: row.height))
      }
      return edge
    }

    /// Places buttons and glass in all of a row, the room that is left in equal parts in the flexible spaces.
    func fill(_ row: CGRect) {
      let flexible = items.count { $0.space == .flexible }
      var rest = row.width
      for (number, piece) in pieces.enumerated() {
        let isFlexible = spaces(before: number).contains { $0.space == .flexible }
        rest -= isFlexible ? 0 : gap(before: number, share: 0)
        rest -= CGFloat(piece.members.count - 1) * BarGlass.innerGap
        for index in piece.members {
          rest -= width(of: index, hasGround: piece.ground != nil, in: row)
        }
      }
      let share = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
      _ = place(from: row.minX, step: 1, in: row, share: share)
    }

    private func spaces(before number: Int) -> ArraySlice<UIBarButtonItem> {
      let former = number == 0 ? 0 : pieces[number - 1].members.upperBound
      return items[former..<pieces[number].members.lowerBound]
    }

    private func gap(before number: Int, share: CGFloat) -> CGFloat {
      let space = spaces(before: number).reduce(0) {
        $0 + ($1.space == .flexible ? share : $1.width)
      }
      return number == 0 ? space : max(BarGlass.gap, space)
    }

    /// How much of the row an item takes: on glass a button is at least as wide as it is high.
    private func width(of index: Int, hasGround: Bool, in row: CGRect) -> CGFloat {
      guard let button = buttons[index] else { return 0 }
      let item = items[index]
      var width = item.size(of: button, in: row.size).width
      if item.width > 0, item.customView == nil { width = item.width }
      guard hasGround else { return width }
      guard let button = button as? BarButton else { return max(row.height, width) }
      guard button.showsPicture else { return max(row.height, width + 2 * BarGlass.textMargin) }
      let picture = button.showsSymbol ? 0 : width + 2 * BarGlass.pictureMargin
      return max(row.height, picture)
    }

    private func put(_ index: Int, in slot: CGRect) {
      guard let button = buttons[index] else { return }
      guard items[index].customView != nil else {
        button.frame = slot
        return
      }
      let size = items[index].size(of: button, in: slot.size)
      button.frame = CGRect(
        x: (slot.midX - size.width / 2).rounded(), y: (slot.midY - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }

    /// Prominent buttons lie on glass in their color.
    private func paint(_ piece: Piece) {
      let index = piece.members.lowerBound
      guard items[index].style == .prominent, let button = buttons[index] as? BarButton,
        let ground = piece.ground, ground.tint != button.glassTint
      else { return }
      ground.tint = button.glassTint
    }
  }
}
