/// A value in a recording, to be read as what it should be.
struct RecordedValue {
  private let json: JSONValue

  init(_ json: JSONValue) {
    self.json = json
  }

  /// Says that something else stands here than was expected.
  func fault(expected: String) -> RecordingFault {
    fault("expected \(expected), found \(json.description)")
  }

  /// Says what is wrong here.
  func fault(_ problem: String, cure: String = RecordingFault.isDamaged) -> RecordingFault {
    RecordingFault(position: json.position, problem: problem, cure: cure)
  }

  // MARK: Single values

  /// A whole number in a range.
  func integer(in range: ClosedRange<Int64>) throws(RecordingFault) -> Int64 {
    guard case .integer(let number) = json.content, range.contains(number) else {
      throw fault(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A number of things that have been counted, or the last number that was given.
  func count() throws(RecordingFault) -> Int {
    Int(try integer(in: 0...Int64(Int32.max)))
  }

  func boolean() throws(RecordingFault) -> Bool {
    guard case .boolean(let flag) = json.content else { throw fault(expected: "true or false") }
    return flag
  }

  func string() throws(RecordingFault) -> String {
    guard case .string(let text) = json.content else { throw fault(expected: "a text") }
    return text
  }

  func elements<Element: Recordable>(
    _ type: Element.Type = Element.self
  ) throws(RecordingFault) -> [Element] {
    guard case .array(let values) = json.content else { throw fault(expected: "a list") }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for value in values { elements.append(try Element(recorded: RecordedValue(value))) }
    return elements
  }

  /// What a page shows: a number that stands for it, or the app's own text.
  func pageKey() throws(RecordingFault) -> PageKey {
    if case .string(let text) = json.content { return PageKey(rawValue: text) }
    let number = try integer(in: 1...Int64(Int32.max))
    return PageKey(rawValue: "#\(number)")
  }

  // MARK: Objects

  /// The fields of an object that has no others than these.
  func fields(_ known: RecordKey...) throws(RecordingFault) -> RecordedFields {
    guard case .object(let members) = json.content else {
      throw fault(expected: "an object with \(Self.list(known))")
    }
    for (index, member) in members.enumerated() {
      guard known.contains(where: { $0.rawValue == member.key }) else {
        throw RecordingFault(
          position: member.position,
          problem: "unknown key \(Quoted.text(member.key)); known here: \(Self.list(known))",
          cure: RecordingFault.isNewer)
      }
      guard !members[..<index].contains(where: { $0.key == member.key }) else {
        throw RecordingFault(
          position: member.position, problem: "the key \(Quoted.text(member.key)) is there twice")
      }
    }
    return RecordedFields(object: self, members: members)
  }

  /// The key that the object begins with; `nil` for what is no object, or has no keys.
  var firstKey: String? {
    guard case .object(let members) = json.content else { return nil }
    return members.first?.key
  }

  /// The value of that key, whatever else the object has.
  func first(_ key: RecordKey) -> RecordedValue? {
    guard case .object(let members) = json.content else { return nil }
    return members.first { $0.key == key.rawValue }.map { RecordedValue($0.value) }
  }

  // MARK: Cases

  /// A case, written as its name or as an object with one field of its name.
  func tagged<Name: RawRepresentable<String> & CaseIterable>(
    _ names: Name.Type
  ) throws(RecordingFault) -> (name: Name, payload: RecordedPayload) {
    switch json.content {
    case .string(let text):
      guard let name = Name(rawValue: text) else { throw unknownName(text, names) }
      return (name, RecordedPayload(tag: self, value: nil))
    case .object(let members):
      guard let member = members.first, members.count == 1 else {
        throw fault("expected an object with one key, found \(members.count)")
      }
      guard let name = Name(rawValue: member.key) else { throw unknownName(member.key, names) }
      return (name, RecordedPayload(tag: self, value: RecordedValue(member.value)))
    case .array, .integer, .boolean, .null:
      throw fault(expected: "one of \(Self.list(names))")
    }
  }

  private func unknownName<Name: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ names: Name.Type
  ) -> RecordingFault {
    fault(
      "expected one of \(Self.list(names)), found \(Quoted.text(name))",
      cure: RecordingFault.isNewer)
  }

  private static func list<Name: RawRepresentable<String> & CaseIterable>(
    _ names: Name.Type
  ) -> String {
    names.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func list(_ keys: [RecordKey]) -> String {
    keys.map(\.rawValue).joined(separator: ", ")
  }
}

/// The values of a case.
struct RecordedPayload {
  fileprivate let tag: RecordedValue
  fileprivate let value: RecordedValue?

  /// The case, which has no values.
  func none<Case>(_ known: Case) throws(RecordingFault) -> Case {
    if let value { throw value.fault("a value stands where none belongs") }
    return known
  }

  /// The value of a case that may stand without it.
  func oneIfPresent<Value: Recordable>(
    _ type: Value.Type = Value.self
  ) throws(RecordingFault) -> Value? {
    guard let value else { return nil }
    return try Value(recorded: value)
  }

  /// The one value of the case.
  func one<Value: Recordable>(
    _ type: Value.Type = Value.self
  ) throws(RecordingFault) -> Value {
    try Value(recorded: required())
  }

  /// The values of the case, by their keys.
  func fields(
    _ first: RecordKey, _ second: RecordKey, _ third: RecordKey? = nil
  ) throws(RecordingFault) -> RecordedFields {
    let value = try required()
    if let third { return try value.fields(first, second, third) }
    return try value.fields(first, second)
  }

  private func required() throws(RecordingFault) -> RecordedValue {
    guard let value else { throw tag.fault("a value is missing") }
    return value
  }
}

/// The fields of an object whose keys are known.
struct RecordedFields {
  fileprivate let object: RecordedValue
  fileprivate let members: [JSONValue.Member]

  /// The value of a key that must be there.
  func read<Value: Recordable>(
    _ key: RecordKey, as type: Value.Type = Value.self
  ) throws(RecordingFault) -> Value {
    try Value(recorded: value(key))
  }

  /// The value of a key that may be left out.
  func readIfPresent<Value: Recordable>(
    _ key: RecordKey, as type: Value.Type = Value.self
  ) throws(RecordingFault) -> Value? {
    guard let member = members.first(where: { $0.key == key.rawValue }) else { return nil }
    return try Value(recorded: RecordedValue(member.value))
  }

  /// The number under a key that must be there: how many there have been.
  func count(_ key: RecordKey) throws(RecordingFault) -> Int {
    try value(key).count()
  }

  /// The value of a key that must be there, as it stands.
  func value(_ key: RecordKey) throws(RecordingFault) -> RecordedValue {
    guard let member = members.first(where: { $0.key == key.rawValue }) else {
      throw object.fault("the key \"\(key.rawValue)\" is missing")
    }
    return RecordedValue(member.value)
  }
}
