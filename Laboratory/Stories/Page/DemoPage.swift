package import Foundation

/// All runs of the demo on one page that needs nothing but itself.
///
/// The page has no address in it, allows only its own style and script by their hashes, and can be
/// read without the script: then every cell stands there with strip, timeline and log.
package nonisolated struct DemoPage {
  /// The frames of one run, side by side in one PNG.
  package struct Strip: Hashable, Sendable {
    package var png: Data
    /// Pixels of one frame.
    package var width: Int
    package var height: Int
    /// The moments of the frames.
    package var milliseconds: [Int]

    package init(png: Data, width: Int, height: Int, milliseconds: [Int]) {
      self.png = png
      self.width = width
      self.height = height
      self.milliseconds = milliseconds
    }
  }

  /// One run and its pictures.
  package struct Cell: Sendable {
    package var run: Run
    package var isInferred: Bool
    package var strip: Strip?

    package init(run: Run, isInferred: Bool, strip: Strip?) {
      self.run = run
      self.isInferred = isInferred
      self.strip = strip
    }
  }

  private let table: DemoTable
  private let summary: String
  private let sections: [PageSection]

  /// - Parameters:
  ///   - table: The table of the same runs.
  ///   - summary: The table's last line.
  ///   - cells: The runs, story by story.
  package init(table: DemoTable, summary: String, cells: [Cell]) {
    self.table = table
    self.summary = summary
    sections = PageSection.sections(of: cells)
  }

  /// The whole file.
  package func html() -> String {
    let policy =
      "default-src 'none'; img-src data:; style-src '\(ContentHash.source(PageAssets.style))'; "
      + "script-src '\(ContentHash.source(PageAssets.script))'; base-uri 'none'; form-action 'none'"
    var pictures = PagePictures()
    let stories = sections.map { $0.html(&pictures) }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>Interlock: one UIKit transition at a time</title>
      <style>\(PageAssets.style)</style>
      </head>
      <body>
      <header>
      <h1>Interlock</h1>
      <p>One UIKit transition at a time. Each story below was played on a simulated device: on six eras of \
      UIKit, bare and with Interlock. Nothing here was run on a device of Apple's.</p>
      <p class="sum">\(Shown.html(summary))</p>
      </header>
      <main>
      \(tableHTML())
      \(stories.joined(separator: "\n"))
      </main>
      <script type="application/json" id="stories">\(Shown.jsonInScript(data()))</script>
      <script>\(PageAssets.script)</script>
      </body>
      </html>

      """
  }

  /// What the script knows: where frames begin, and which cell shows which era and guard.
  private func data() -> String {
    JSONText.compact(sections.map(\.data))
  }

  // MARK: Table

  private func tableHTML() -> String {
    let eras = EraName.played.map { "<th scope=\"col\">\(Shown.html($0.versions))</th>" }
    let policies = DemoTable.policies.map { "<th scope=\"col\">\($0.rawValue)</th>" }
    let rows = table.rows.map { row in
      let cells = (row.bare + row.guarded).map { cell in
        let kind = cell.verdict == nil ? "none" : cell.verdict == .ok ? "ok" : "bad"
        return "<td class=\"\(kind)\">\(Shown.html(cell.text))</td>"
      }
      return "<tr><th scope=\"row\"><a href=\"#\(PageSection.anchor(row.story))\">"
        + "\(Shown.html(row.title))</a></th>\(cells.joined())</tr>"
    }
    let legend = VerdictCode.allCases.map {
      "<b>\($0.rawValue)</b> \(Shown.html($0.meaning))"
    }
    return """
      <div class="wide"><table>
      <caption>Bare UIKit by era, and the worst of all eras with Interlock by policy</caption>
      <thead>
      <tr><td></td><th colspan="3" scope="colgroup">bare UIKit: history</th>\
      <th colspan="3" scope="colgroup">ships today</th>\
      <th colspan="3" scope="colgroup">with Interlock</th></tr>
      <tr><th scope="col">story</th>\(eras.joined())\(policies.joined())</tr>
      </thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      <p class="legend">\(legend.joined(separator: " · ")) · <b>?</b> inferred, reported by nobody</p>
      """
  }
}
