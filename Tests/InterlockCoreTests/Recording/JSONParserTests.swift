import InterlockCore
import Testing

@Suite("The reader of JSON")
struct JSONParserTests {
  private func read(_ text: String) throws -> JSONValue {
    var parser = JSONParser(document: Array(text.utf8))
    return try parser.parse()
  }

  private func fault(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> RecordingFault {
    try #require(throws: RecordingFault.self, sourceLocation: sourceLocation) {
      try read(text)
    }
  }

  /// A value with the places of everything in it.
  private func outline(_ value: JSONValue) -> String {
    let text =
      switch value.content {
      case .object(let members):
        "{"
          + members.map { "\($0.position) \($0.key): \(outline($0.value))" }.joined(separator: ", ")
          + "}"
      case .array(let elements): "[" + elements.map(outline).joined(separator: ", ") + "]"
      case .string, .integer, .boolean, .null: value.description
      }
    return "\(value.position) \(text)"
  }

  @Test("knows every kind of value, with its place")
  func values() throws {
    let text = #"{"a":[1,-2,true],"b":{"c":null,"d":false},"e":"x","f":[],"g":{}}"#
    #expect(
      try outline(read(text)) == """
        0 {1 a: 5 [6 1, 8 -2, 11 true], 17 b: 21 {22 c: 26 null, 31 d: 35 false}, \
        42 e: 46 the text "x", 50 f: 54 [], 57 g: 61 {}}
        """)
  }

  @Test("lets space stand between any two parts, over any number of lines")
  func space() throws {
    let text = " \t\r\n{ \"a\" : [ 1 , 2 ] , \"b\" : { } , \"c\" : [ ] }\n "
    #expect(
      try outline(read(text))
        == "4 {6 a: 12 [14 1, 18 2], 24 b: 30 {}, 36 c: 42 []}")
  }

  @Test(
    "reads numbers to the last one that fits",
    arguments: [
      ("0", 0), ("-0", 0), ("10", 10), ("9223372036854775807", .max),
      ("-9223372036854775808", .min),
    ] as [(String, Int64)])
  func numbers(text: String, number: Int64) throws {
    #expect(try outline(read(text)) == "0 \(number)")
  }

  @Test("reads every escape")
  func escapes() throws {
    let text = #""\"\\\/\b\f\n\r\tA\u0041\u00e9\u00E9\ud83d\ude00\uffff""#
    guard case .string(let read) = try read(text).content else {
      Issue.record("no text")
      return
    }
    #expect(read == "\"\\/\u{8}\u{c}\n\r\tAAéé😀\u{ffff}")
  }

  @Test("nests 32 levels and no more", arguments: [("[", "]"), ("{\"a\":", "}")])
  func depth(opening: String, closing: String) throws {
    func nested(_ count: Int) -> String {
      String(repeating: opening, count: count) + "0" + String(repeating: closing, count: count)
    }
    _ = try read(nested(31))
    let fault = try fault(nested(32))
    #expect(fault.problem.hasSuffix("values are nested deeper than 32 levels"))
    #expect(fault.position == 32 * opening.utf8.count)
  }

  @Test(
    "names what is wrong, where it is",
    arguments: [
      ("", 0, "expected a value, found the end of the line"),
      ("[1 2]", 3, "expected \",\" or \"]\", found \"2\""),
      ("{\"a\":1 \"b\":2}", 7, "expected \",\" or \"}\", found \"\"\""),
      ("{1:2}", 1, "expected a key in quotation marks, found \"1\""),
      ("[01]", 1, "a number begins with a needless zero"),
      ("[-00]", 1, "a number begins with a needless zero"),
      ("[-]", 2, "expected a digit, found \"]\""),
      ("[9223372036854775808]", 1, "a number does not fit into 64 bits"),
      ("[92233720368547758070]", 1, "a number does not fit into 64 bits"),
      ("[-9223372036854775809]", 1, "a number does not fit into 64 bits"),
      ("[1.5]", 1, "expected a whole number, found one with \".\""),
      ("[1E5]", 1, "expected a whole number, found one with \"E\""),
      ("[1e5]", 1, "expected a whole number, found one with \"e\""),
      ("[truth]", 1, "expected a value, found a word that is not true"),
      ("[fals]", 1, "expected a value, found a word that is not false"),
      ("[nul]", 1, "expected a value, found a word that is not null"),
      ("[\"a\\x\"]", 3, "\\ is followed by \"x\""),
      ("[\"a\\", 4, "the line ends in the middle of a text"),
      ("[\"a", 3, "the line ends in the middle of a text"),
      ("[\"a\u{0}\"]", 3, "a text has a control character in it"),
      ("[\"a\u{7}\"]", 3, "a text has a control character in it"),
      ("[\"a\\ud83d\"]", 3, "half of a surrogate pair"),
      ("[\"a\\ud83d\\n\"]", 3, "half of a surrogate pair"),
      ("[\"a\\ud83d\\u0041\"]", 3, "half of a surrogate pair"),
      ("[\"a\\ude00\\ude00\"]", 3, "half of a surrogate pair"),
      ("[\"a\\ud83d\\ue000\"]", 3, "half of a surrogate pair"),
      ("[\"a\\ud83dxu0041\"]", 3, "half of a surrogate pair"),
      ("[\"a\\ud83d\\x0041\"]", 3, "half of a surrogate pair"),
      ("[\"a\\u00g0\"]", 7, "expected four hexadecimal digits after \\u, found \"g\""),
      ("1 1", 2, "expected the end of the line, found \"1\""),
      ("\u{7F}", 0, "expected a value, found the byte 0x7f"),
    ])
  func faults(text: String, position: Int, problem: String) throws {
    let fault = try fault(text)
    #expect(fault.problem == "this is not JSON: \(problem)")
    #expect(fault.position == position)
  }

  @Test("takes no bytes that are not UTF-8")
  func encoding() throws {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] {
      var parser = JSONParser(document: [0x5B, 0x22] + bytes + [0x22, 0x5D])
      let fault = #expect(throws: RecordingFault.self) { try parser.parse() }
      #expect(fault?.problem == "this is not JSON: a text is not valid UTF-8")
      #expect(fault?.position == 1)
    }
  }
}
