extension Rule {
  /// Rules about how long things may be.
  static let sizeRules = [noLongFile, noLongFunction]

  private static let longestFile = 600
  private static let longestTestFile = 800
  private static let longestFunction = 70

  private static let noLongFile = Rule(
    name: "a file has at most 600 lines, a test file 800",
    cure: "split it by aspect: Type+Aspect.swift",
    broken: SourceFile(
      path: "Twin/UIKit/Views/UIView.swift",
      text: String(repeating: "// A line.\n", count: 601)),
    kept: SourceFile(
      path: "Tests/UIKitTests/UIViewTests.swift",
      text: String(repeating: "// A line.\n", count: 601)),
    appliesTo: { $0.hasSuffix(".swift") },
    check: { file in
      let limit = file.topFolder == "Tests" ? longestTestFile : longestFile
      let count = file.lines.count - (file.lines.last?.isEmpty == true ? 1 : 0)
      return count > limit ? [(limit, "\(count) lines")] : []
    })

  private static let noLongFunction = Rule(
    name: "a function has at most 70 lines",
    cure: "name its parts and make them functions",
    broken: SourceFile(
      path: "Twin/UIKit/Views/UIView.swift",
      text: "func f() {\n" + String(repeating: "  g()\n", count: 71) + "}\n"),
    kept: SourceFile(
      path: "Twin/UIKit/Views/UIView.swift",
      text: "enum E {\n  func f() {\n" + String(repeating: "    g()\n", count: 70)
        + "  }\n  func g() {\n    h(\"}\")\n  }\n}\n"),
    appliesTo: { $0.hasSuffix(".swift") },
    check: { file in
      functionBodies(in: file).filter { $0.length > longestFunction }
        .map { ($0.line, "\($0.length) lines") }
    })

  /// The lines between the braces of every function, initializer and accessor that the file declares.
  private static func functionBodies(in file: SourceFile) -> [(line: Int, length: Int)] {
    var open: [(line: Int, isFunction: Bool)] = []
    var bodies: [(line: Int, length: Int)] = []
    var parentheses = 0
    /// How deep in parentheses a function was declared whose body has not begun yet.
    var declaration: Int?
    for (index, line) in file.code.enumerated() {
      if declaresFunction(line) { declaration = parentheses }
      for character in line {
        switch character {
        case "(": parentheses += 1
        case ")": parentheses -= 1
        case "{":
          let isFunction = declaration == parentheses
          if isFunction { declaration = nil }
          open.append((index + 1, isFunction))
        case "}":
          declaration = nil  // Of a protocol's requirement, which has no body.
          guard let brace = open.popLast(), brace.isFunction else { continue }
          bodies.append((brace.line, index - brace.line))
        default: break
        }
      }
    }
    return bodies
  }

  private static func declaresFunction(_ line: Substring) -> Bool {
    let heads = ["func", "subscript", "deinit", "get {", "set {", "didSet {", "willSet {"]
    let initializers = ["init(", "init?(", "init<"]
    return heads.contains { line.containsWord($0) }
      || initializers.contains { line.containsWord($0) && !line.contains("." + $0) }
  }
}
