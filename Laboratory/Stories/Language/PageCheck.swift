import Gallery

/// Makes sure that a story names only pages that the gallery has.
package nonisolated enum PageCheck {
  /// - Throws: An error for each page that does not exist.
  package static func check(_ story: Story) throws(StoryErrors) {
    let known = Set(Catalogue.titles)
    var errors = StoryErrors()
    for step in story.steps {
      guard case .calls(let calls) = step.kind else { continue }
      for title in calls.flatMap(\.titles) where !known.contains(title.text) {
        errors.add(
          StoryError(
            line: title.line, column: title.column,
            "no page \(Shown.quoted(title.text)); allowed: "
              + Catalogue.titles.map { "\"\($0)\"" }.joined(separator: ", ")))
      }
    }
    guard errors.count == 0 else { throw errors }
  }
}
