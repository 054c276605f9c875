import Foundation
import Stories
import Testing

@Suite("The demo's page")
struct DemoPageTests {
  private static func run(_ name: String, title: String, era: EraName, guard policy: Guard) -> Run {
    Run(
      story: name, title: title, era: era, guard: policy,
      timeline: [TimelineEvent(0, .step, "tap \"\(title)\"")], findings: [Finding(.bar, title)],
      lastReading: Reading(stack: [title], page: title, titles: [title]), milliseconds: 100)
  }

  private static func page(title: String = ShownTests.attack) -> String {
    let runs = EraName.played.flatMap { era in
      Guard.allCases.map { run("evil", title: title, era: era, guard: $0) }
    }
    let strip = DemoPage.Strip(
      png: Data([0x89, 0x50]), width: 98, height: 211, milliseconds: [0, 100])
    let table = DemoTable(runs: runs) { _, _ in true }
    return DemoPage(
      table: table, summary: table.summary(wallSeconds: 0),
      cells: runs.map { .init(run: $0, isInferred: true, strip: strip) }
    ).html()
  }

  @Test("shows a hostile title as text, in HTML and in the script's data")
  func hostileTitle() throws {
    let page = Self.page()
    #expect(!page.contains("<img src=x"))
    #expect(page.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"))
    #expect(page.contains(#"\u003c/script\u003e\u003cimg src=x onerror=alert(1)\u003e"#))
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test("asks for nothing outside itself and allows only its own style and script")
  func contentPolicy() throws {
    let page = Self.page()
    for address in ["http:", "https:", "src=\"//", "url(", "@import", "javascript:"] {
      #expect(!page.contains(address), "\(address)")
    }
    #expect(page.contains("default-src 'none'; img-src data:; style-src 'sha256-"))
    #expect(!page.contains("unsafe-inline"))
    let style = try #require(
      page.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first)
    let script = try #require(
      page.components(separatedBy: "<script>").last?.components(separatedBy: "</script>").first)
    #expect(page.contains("style-src '\(ContentHash.source(style))'"))
    #expect(page.contains("script-src '\(ContentHash.source(script))'"))
    #expect(!page.contains(" style=\"") && !page.contains(" onclick"))
  }

  @Test("can be read without its script: every cell has strip, text and timeline")
  func withoutScript() {
    let page = Self.page(title: "Two pushes")
    #expect(page.components(separatedBy: "<article ").count == 3)
    #expect(!page.contains("<article hidden"))
    #expect(
      page.contains("alt=\"2 frames of “Two pushes”, every era: bare UIKit. At the end: stack"))
    #expect(page.contains("tap &quot;Two pushes&quot;"))
  }

  @Test("holds each strip once, and says without its script where an equal one stands")
  func equalStrips() {
    let page = Self.page(title: "Two pushes")
    #expect(page.components(separatedBy: "class=\"strip\"").count == 3)
    #expect(page.components(separatedBy: "src=\"data:image/png").count == 2)
    #expect(page.contains("data-as=\"cell-evil-0\""))
    #expect(
      page.contains(
        "<noscript><p>It looks like <a href=\"#cell-evil-0\">Two pushes, every era: bare UIKit</a>."
      ))
  }

  @Test("names its style and script by a hash that is SHA-256")
  func sha256() {
    func hex(_ text: String) -> String {
      ContentHash.sha256(Array(text.utf8)).map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16)
      }.joined()
    }
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }
}
