import Foundation

/// Another process of this tool, which plays stories while this one plays others.
///
/// The twin of UIKit lives on the main actor, so that one process keeps one processor busy. It is a
/// convenience: what an understudy does not play, because it cannot be started or ends early, is
/// played here.
nonisolated struct Understudy {
  /// The argument with which the tool becomes an understudy.
  static let command = "understudy"

  private let socket: Int32
  private let process: Process

  /// Starts a process; nil if that cannot be done.
  private init?() {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [Self.command]
    process.standardInput = theirs
    process.standardOutput = theirs
    socket = ends[0]
    do {
      try process.run()
      try theirs.close()  // So that the end of the process is the end of what can be read.
    } catch {
      close(socket)
      return nil
    }
  }

  /// Has understudies play a programme, each on a thread that waits for it, until all is taken.
  static func play(_ programme: Programme, count: Int) {
    for _ in 0..<count {
      DispatchQueue.global().async {
        guard let understudy = Understudy() else { return }
        understudy.play(programme)
      }
    }
  }

  private func play(_ programme: Programme) {
    var answers = LineReader(descriptor: socket)
    while let story = programme.takeNext() {
      guard say(programme.performances[story].first?.story.name ?? ""),
        let answer = answers.next(),
        let runs = try? JSONDecoder().decode([Run].self, from: answer),
        runs.count == programme.performances[story].count
      else {
        programme.giveBack(story)
        break
      }
      programme.finish(story, runs)
    }
    close(socket)  // It ends when there is nothing more to read.
    process.waitUntilExit()
  }

  /// Sends a line; false if nobody is there to read it.
  private func say(_ text: String) -> Bool {
    let bytes = Array((text + "\n").utf8)
    return send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }
}
