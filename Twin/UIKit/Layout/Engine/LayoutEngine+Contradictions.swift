import Foundation

/// What is said and done about constraints that contradict each other.
extension LayoutEngine {
  /// Chooses which of some contradicting constraints gives way, and says so in the log.
  ///
  /// The one that was activated last; content gives way only if there is no other. Assumed: UIKit does
  /// not document its choice.
  func breakOne(of ids: [ConstraintSolver.ConstraintID]) {
    let sources = rules.filter { rule in ids.contains(rule.id) }.map(\.source)
    let constraints = sources.compactMap { source -> NSLayoutConstraint? in
      if case .constraint(let constraint) = source { return constraint }
      return nil
    }.sorted { $0.activationNumber < $1.activationNumber }
    if let last = constraints.last {
      last.isBroken = true
      report(sources, constraints, broken: ConstraintText.describe(last))
      return
    }
    for source in sources {
      guard case .content(let view, _) = source else { continue }
      brokenContents.insert(ObjectIdentifier(view.view))
      report(sources, constraints, broken: ConstraintText.describe(source))
      return
    }
    impossible(sources)
  }

  /// Frames and sizes that come from outside cannot contradict each other.
  private func impossible(_ sources: [Source]) -> Never {
    preconditionFailure(
      "Only the frames of views contradict each other: \(sources.map(ConstraintText.describe))")
  }

  /// Source of the text: log lines of iOS 11 and later, quoted on the web many times.
  private func report(
    _ sources: [Source], _ constraints: [NSLayoutConstraint], broken: String
  ) {
    let frames = sources.filter { source in
      if case .constraint = source { return false }
      return true
    }
    let lines = frames.map(ConstraintText.describe) + constraints.map(ConstraintText.describe)
    let hasFrames = frames.contains { source in
      if case .content = source { return false }
      return true
    }
    let note =
      hasFrames
      ? """
       (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to \
      the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
      """ : ""
    UISystem.current.log(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}\(note)
      (
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """)
  }
}

extension ConstraintText {
  /// A constraint that nobody activated, as UIKit's log lines show it.
  static func describe(_ source: LayoutEngine.Source) -> String {
    switch source {
    case .constraint(let constraint):
      return describe(constraint)
    case .content(let subject, let axis):
      let view = subject.view
      let size = view.intrinsicContentSize
      let resistance = view.contentCompressionResistancePriority(for: axis)
      let length =
        axis == .horizontal ? "width == \(number(size.width))" : "height == \(number(size.height))"
      return """
        <NSContentSizeLayoutConstraint:\(UISystem.current.address(of: view.layoutState)) \
        \(item(view.layoutItem)).\(length) \
        Hug:\(number(CGFloat(view.contentHuggingPriority(for: axis).rawValue))) \
        CompressionResistance:\(number(CGFloat(resistance.rawValue)))   (active)>
        """
    case .contentLength(let subject, let axis):
      let scrollView = subject.view
      let size = scrollView.ownContentSize
      let length =
        axis == .horizontal ? "width == \(number(size.width))" : "height == \(number(size.height))"
      return "\(item(scrollView.contentLayoutGuide.layoutItem)).\(length)"
    case .origin(let subject, let axis):
      let view = subject.view
      let place =
        axis == .horizontal
        ? "minX == \(number(view.frame.minX))" : "minY == \(number(view.frame.minY))"
      let names = view.superview.map { ", names: '|':\(item($0.layoutItem)) " } ?? ""
      return mask(view, "\(place)   (active\(names))")
    case .length(let subject, let axis):
      let view = subject.view
      let size = view.bounds.size
      let length =
        axis == .horizontal ? "width == \(number(size.width))" : "height == \(number(size.height))"
      return mask(view, "\(length)   (active)")
    }
  }

  /// The form that shows an autoresizing mask: `h=--& v=--&`.
  private static func mask(_ view: UIView, _ text: String) -> String {
    func signs(_ parts: [UIView.AutoresizingMask]) -> String {
      parts.map { view.autoresizingMask.contains($0) ? "&" : "-" }.joined()
    }
    let isFixed = view.autoresizingMask.isEmpty
    let horizontal =
      isFixed
      ? "--&" : signs([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical =
      isFixed
      ? "--&" : signs([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return """
      <NSAutoresizingMaskLayoutConstraint:\(UISystem.current.address(of: view.layoutState)) \
      h=\(horizontal) v=\(vertical) \(item(view.layoutItem)).\(text)>
      """
  }
}
