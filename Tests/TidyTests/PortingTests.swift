import Foundation
import Testing

@Suite("The scripts that port sources")
struct PortingTests {
  private func ported(_ text: String, by script: String) throws -> String {
    let script = Repository.root.appendingPathComponent("Tools/port/\(script).sed")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sed", "-E", "-f", script.path]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: result, as: UTF8.self)
  }

  @Test(
    "take Objective-C's words out, and leave Swift that means the same",
    arguments: [
      ("@objc private func save(_ sender: Any) {}\n", "private func save(_ sender: Any) {}\n"),
      ("@objc(saveItem:) func save(_ item: Item)\n", "func save(_ item: Item)\n"),
      ("@objcMembers final class Page {}\n", "final class Page {}\n"),
      ("  @IBOutlet weak var list: UITableView!\n", "  weak var list: UITableView!\n"),
      ("  @IBAction func save(_ sender: Any) {}\n", "  func save(_ sender: Any) {}\n"),
      ("  @IBAction private func save() {}\n", "  private func save() {}\n"),
      (
        "(self, action: #selector(Page.save(_:with:)), for: x)\n",
        "(self, action: Selector(\"Page.save(_:with:)\"), for: x)\n"
      ),
      (
        "[#selector(save), #selector(getter: title)]\n",
        "[Selector(\"save\"), Selector(\"getter: title\")]\n"
      ),
      ("@UIApplicationMain\nclass AppDelegate {}\n", "@main\nclass AppDelegate {}\n"),
      ("import ObjectiveC\nimport UIKit\n", "import UIKit\n"),
      (
        "NSClassFromString(\"UIButton\") NSClassFromString(\"App.Page\")\n",
        "NSClassFromString(\"UIKit.UIButton\") NSClassFromString(\"App.Page\")\n"
      ),
      ("#if os(iOS)\n", "#if (os(iOS) || os(Linux))\n"),
      ("  #elseif !os(iOS)\n", "  #elseif !(os(iOS) || os(Linux))\n"),
      ("#if os(iOS) || os(Linux)\n", "#if os(iOS) || os(Linux)\n"),
      ("#keyPath(CALayer.position) #keyPath(view.frame)\n", "\"position\" \"view.frame\"\n"),
      (
        "  @NSManaged private var level: CGFloat\n",
        "  private var level: CGFloat { get { value(forKey: \"level\") as? CGFloat ?? CGFloat() } "
          + "set { setValue(newValue, forKey: \"level\") } }\n"
      ),
      (
        "@NSManaged var note: NSString?\n",
        "var note: NSString? { get { value(forKey: \"note\") as? NSString } "
          + "set { setValue(newValue, forKey: \"note\") } }\n"
      ),
      (
        "@NSManaged public var color: CGColor\n",
        "public var color: CGColor! { get { value(forKey: \"color\") as? CGColor } "
          + "set { setValue(newValue, forKey: \"color\") } }\n"
      ),
    ])
  func words(text: String, expected: String) throws {
    #expect(try ported(text, by: "without-objective-c") == expected)
  }

  @Test(
    "make XCTest list tests of the main actor, and leave the rest alone",
    arguments: [
      (
        "final class PageTests: XCTestCase {\n",
        "final class PageTests: XCTestCase {\n  func testListingPageTests() async {}\n"
      ),
      (
        "class PageTests: AppTestCase, Logging {\n",
        "class PageTests: AppTestCase, Logging {\n  func testListingPageTests() async {}\n"
      ),
      ("final class Page: UIViewController {\n", "final class Page: UIViewController {\n"),
      ("  func testPush() {\n", "  func testPush() {\n"),
      ("  func testPush() throws {\n", "  func testPush() async throws {\n"),
      ("  func testPush() async throws {\n", "  func testPush() async throws {\n"),
      ("  override func setUp() throws {\n", "  override func setUp() throws {\n"),
    ])
  func tests(text: String, expected: String) throws {
    #expect(try ported(text, by: "main-actor-tests") == expected)
  }
}
