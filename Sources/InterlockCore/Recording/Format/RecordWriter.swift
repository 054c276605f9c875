/// Writes what a recording holds.
struct RecordWriter: Sendable {
  private var json = JSONWriter()
  /// The instant from which times are counted.
  private let origin: Timestamp
  /// Whether what pages show is written as the app names it.
  private let keepsPageKeys: Bool
  /// The numbers that stand for what pages show, in the order in which they were first written.
  private var pageKeys: [PageKey: Int] = [:]

  init(origin: Timestamp, keepsPageKeys: Bool) {
    self.origin = origin
    self.keepsPageKeys = keepsPageKeys
  }

  /// Takes what has been written, and goes on with nothing.
  mutating func takeBytes() -> [UInt8] {
    json.takeBytes()
  }

  /// Writes a line with one object.
  mutating func line(_ fields: (inout RecordWriter) -> Void) {
    object(fields)
    json.endLine()
  }

  /// Writes an object.
  mutating func object(_ fields: (inout RecordWriter) -> Void) {
    json.beginObject()
    fields(&self)
    json.endObject()
  }

  /// Writes a field of an object.
  mutating func field(_ key: RecordKey, _ value: some Recordable) {
    json.key(key.rawValue)
    value.record(to: &self)
  }

  /// Writes a field of an object, if it has a value.
  mutating func field(_ key: RecordKey, ifPresent value: (some Recordable)?) {
    if let value { field(key, value) }
  }

  /// Writes a case without values, as its name.
  mutating func name(_ name: some RawRepresentable<String>) {
    json.string(name.rawValue)
  }

  /// Writes a case with one value, as an object with one field of its name.
  mutating func tagged(_ name: some RawRepresentable<String>, _ value: some Recordable) {
    json.beginObject()
    json.key(name.rawValue)
    value.record(to: &self)
    json.endObject()
  }

  /// Writes a case with one value or, without it, as its name.
  mutating func tagged(
    _ name: some RawRepresentable<String>, orName value: (some Recordable)?
  ) {
    guard let value else { return self.name(name) }
    tagged(name, value)
  }

  /// Writes a case with several values, as an object with an object of them.
  mutating func tagged(
    _ name: some RawRepresentable<String>, _ fields: (inout RecordWriter) -> Void
  ) {
    json.beginObject()
    json.key(name.rawValue)
    object(fields)
    json.endObject()
  }

  // MARK: Single values

  mutating func array(_ elements: [some Recordable]) {
    json.beginArray()
    for element in elements { element.record(to: &self) }
    json.endArray()
  }

  mutating func integer(_ number: Int64) {
    json.integer(number)
  }

  mutating func boolean(_ flag: Bool) {
    json.boolean(flag)
  }

  mutating func string(_ text: String) {
    json.string(text)
  }

  /// Writes an instant, counted from the recording's beginning: a recording tells nothing of a day.
  mutating func time(_ time: Timestamp) {
    json.integer((time - origin).nanoseconds)
  }

  /// Writes what a page shows: as a number, unless the app wants its own text.
  mutating func pageKey(_ key: PageKey) {
    guard !keepsPageKeys else { return json.string(key.rawValue) }
    let number = pageKeys[key] ?? pageKeys.count + 1
    pageKeys[key] = number
    json.integer(Int64(number))
  }
}
