import Foundation

/// One story on the page: its runs, with equal ones shown once.
nonisolated struct PageSection {
  let story: String
  let title: String
  private var groups: [Group] = []

  /// Runs that look the same from beginning to end.
  private struct Group {
    var cell: DemoPage.Cell
    var keys: [(era: EraName, guard: Guard)]
    var inferred: Set<EraName>
  }

  /// Cuts the runs into stories, in their order.
  static func sections(of cells: [DemoPage.Cell]) -> [PageSection] {
    var sections: [PageSection] = []
    var index: [String: Int] = [:]
    for cell in cells {
      if let known = index[cell.run.story] {
        sections[known].add(cell)
      } else {
        index[cell.run.story] = sections.count
        var section = PageSection(story: cell.run.story, title: cell.run.title)
        section.add(cell)
        sections.append(section)
      }
    }
    return sections
  }

  private init(story: String, title: String) {
    self.story = story
    self.title = title
  }

  private mutating func add(_ cell: DemoPage.Cell) {
    let key = (era: cell.run.era, guard: cell.run.guard)
    let twin = groups.firstIndex {
      $0.cell.run.timeline == cell.run.timeline && $0.cell.run.findings == cell.run.findings
        && $0.cell.strip == cell.strip && ($0.cell.run.guard == .none) == (key.guard == .none)
    }
    let index = twin ?? groups.count
    if twin == nil { groups.append(Group(cell: cell, keys: [], inferred: [])) }
    groups[index].keys.append(key)
    if cell.isInferred { groups[index].inferred.insert(key.era) }
  }

  /// The story's name as a fragment of the page's address.
  static func anchor(_ story: String) -> String { "story-" + story }

  // MARK: For the script

  /// What the script must know of one story.
  struct SectionData: Encodable {
    var story: String
    var title: String
    var groups: [GroupData]
  }

  /// What the script must know of one group of runs.
  struct GroupData: Encodable {
    var id: String
    var keys: [String]
    var width: Int
    var height: Int
    var times: [Int]
    var label: String
  }

  var data: SectionData {
    SectionData(
      story: story, title: title,
      groups: groups.enumerated().map { index, group in
        GroupData(
          id: id(index), keys: group.keys.map { "\($0.era.rawValue)/\($0.guard.rawValue)" },
          width: group.cell.strip?.width ?? 0, height: group.cell.strip?.height ?? 0,
          times: group.cell.strip?.milliseconds ?? [], label: "\(title), \(label(group))")
      })
  }

  // MARK: For people

  /// - Parameter pictures: What the sections above hold, and this one from now on.
  func html(_ pictures: inout PagePictures) -> String {
    let cells = groups.enumerated().map { index, group in
      cellHTML(group, id: id(index), &pictures)
    }
    return """
      <section id="\(Self.anchor(Shown.html(story)))">
      <h2>\(Shown.html(title))</h2>
      <div class="controls" hidden></div>
      \(cells.joined(separator: "\n"))
      </section>
      """
  }

  private func id(_ index: Int) -> String { "cell-\(story)-\(index)" }

  private func cellHTML(_ group: Group, id: String, _ pictures: inout PagePictures) -> String {
    let run = group.cell.run
    let kind = run.verdict == .ok ? "ok" : "bad"
    let mark = group.inferred.isEmpty ? "" : "?"
    let findings = run.findings.map {
      "<li><b>\($0.code.rawValue)</b> \(Shown.html($0.text))</li>"
    }
    return """
      <article id="\(Shown.html(id))">
      <h3><span class="\(kind)">\(run.verdict.rawValue)\(mark)</span> \(Shown.html(label(group)))</h3>
      \(stripHTML(group, id: id, &pictures))
      \(findings.isEmpty ? "" : "<ul>\(findings.joined())</ul>")
      <details><summary>Timeline and log</summary><pre>\(Shown.html(run.timelineText))</pre></details>
      </article>
      """
  }

  /// How wide a frame of a strip is shown, in CSS pixels; the player shows it larger.
  private static let shownWidth = 98

  private func stripHTML(_ group: Group, id: String, _ pictures: inout PagePictures) -> String {
    guard let strip = group.cell.strip else { return "" }
    let last = group.cell.run.lastReading
    let alt =
      "\(strip.milliseconds.count) frames of “\(title)”, \(label(group)). At the end: \(last.text)."
    let times = strip.milliseconds.map { "<span>\(Milliseconds.text($0))</span>" }
    let here = PagePictures.Holder(article: id, label: "\(title), \(label(group))")
    let holder = pictures.holder(of: strip, orElse: here)
    return """
      <div class="wide"><figure>
      <img class="strip" alt="\(Shown.html(alt))" width="\(Self.shownWidth * strip.milliseconds.count)" \
      height="\(strip.height * Self.shownWidth / max(1, strip.width))" \(sourceHTML(of: strip, in: holder))>
      <figcaption class="times">\(times.joined())</figcaption>\(noteHTML(about: holder))
      </figure></div>
      """
  }

  /// The picture itself, or where the script finds it.
  private func sourceHTML(of strip: DemoPage.Strip, in holder: PagePictures.Holder?) -> String {
    guard let holder else {
      return "src=\"data:image/png;base64,\(strip.png.base64EncodedString())\""
    }
    return "data-as=\"\(Shown.html(holder.article))\""
  }

  /// What whoever reads without the script is told of a picture that stands elsewhere.
  private func noteHTML(about holder: PagePictures.Holder?) -> String {
    guard let holder else { return "" }
    return """

      <noscript><p>It looks like <a href="#\(Shown.html(holder.article))">\(Shown.html(holder.label))</a>.</p></noscript>
      """
  }

  /// "iOS 9-12, 13-17: bare UIKit".
  private func label(_ group: Group) -> String {
    let guards = Guard.allCases.filter { policy in group.keys.contains { $0.guard == policy } }
    let parts = guards.map { policy in
      let eras = group.keys.filter { $0.guard == policy }.map(\.era)
      let name = policy == .none ? "bare UIKit" : "Interlock, \(policy.rawValue)"
      let versions =
        eras.count == EraName.played.count
        ? "every era" : "iOS " + eras.map(\.versions).joined(separator: ", ")
      return "\(versions): \(name)"
    }
    return parts.joined(separator: "; ")
  }
}
