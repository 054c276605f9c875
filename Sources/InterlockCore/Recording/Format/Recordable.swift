/// Something that a recording holds.
///
/// A case that is added to an enumeration has to be given a name here: the switches that write are
/// over the enumeration, and those that read are over its names.
protocol Recordable {
  /// Writes it.
  func record(to writer: inout RecordWriter)
  /// Reads it.
  init(recorded value: RecordedValue) throws(RecordingFault)
}

/// An enumeration without values, recorded as a name.
protocol RecordableName: Recordable, CaseIterable {
  /// What it is called in recordings, for as long as there are recordings.
  var recordedName: String { get }
}

extension RecordableName {
  func record(to writer: inout RecordWriter) {
    writer.string(recordedName)
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let text = try value.string()
    guard let found = Self.allCases.first(where: { $0.recordedName == text }) else {
      let names = Self.allCases.map(\.recordedName).joined(separator: ", ")
      throw value.fault(
        "expected one of \(names), found \(Quoted.text(text))", cure: RecordingFault.isNewer)
    }
    self = found
  }
}

/// A number that stands for something.
protocol RecordableNumber: Recordable, RawRepresentable<Int> {
  init(rawValue: Int)
}

extension RecordableNumber {
  func record(to writer: inout RecordWriter) {
    rawValue.record(to: &writer)
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    self.init(rawValue: try Int(recorded: value))
  }
}

extension PageID: RecordableNumber {}
extension RequestID: RecordableNumber {}
extension TransitionID: RecordableNumber {}
extension CoordinatorID: RecordableNumber {}
extension ProbeID: RecordableNumber {}
extension HoldToken: RecordableNumber {}

extension Int: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.integer(Int64(self))
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let number = try value.integer(in: .min ... .max)
    guard let fitting = Int(exactly: number) else {
      throw value.fault("\(number) is too large for this machine")
    }
    self = fitting
  }
}

extension Bool: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.boolean(self)
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    self = try value.boolean()
  }
}

extension String: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.string(self)
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    self = try value.string()
  }
}

extension Array: Recordable where Element: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.array(self)
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    self = try value.elements()
  }
}

extension PageKey: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.pageKey(self)
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    self = try value.pageKey()
  }
}

extension Timestamp: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.time(self)
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    self.init(nanoseconds: try value.integer(in: .min ... .max))
  }
}

extension Interval: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.integer(nanoseconds)
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    self.init(nanoseconds: try value.integer(in: .min ... .max))
  }
}
