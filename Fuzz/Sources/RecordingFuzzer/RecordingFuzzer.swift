import InterlockCore
import InterlockTesting

/// What libFuzzer calls, again and again, with bytes that it makes up.
///
/// Whatever they are, they are read as a recording that can be written, read and replayed, or refused with
/// an error that has its place. Anything else stops the program, and libFuzzer keeps the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecording(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let recording: FlightRecording
  do {
    recording = try FlightRecording(bytes: bytes)
  } catch {
    let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 2  // One may be missing.
    precondition((1...lineCount).contains(error.line), "an error in a line that is not there")
    precondition(error.column >= 1 && error.column <= count + 1, "an error beside its line")
    precondition(!error.problem.isEmpty && !error.cure.isEmpty, "an error without words")
    let isHarmless = error.description.unicodeScalars.allSatisfy {
      (" "..."~").contains($0) || $0 == "…"
    }
    precondition(isHarmless, "an error that steers a terminal")
    return 0
  }
  let text = recording.text
  guard let again = try? FlightRecording(text: text) else {
    preconditionFailure("what was written cannot be read")
  }
  precondition(again.text == text, "what was read is not what was written")
  let first = Replay(recording)
  let second = Replay(recording)
  precondition(first.difference == second.difference, "two replays of one recording differ")
  precondition(first.engine == second.engine, "two replays of one recording end differently")
  return 0
}
