/// The pages of the gallery, a small museum of railway signalling, by the titles their bars show.
///
/// ```
/// Gallery
/// ├─ Signals
/// │  ├─ Home signal ── Lamp ── Red glass
/// │  └─ Distant signal
/// ├─ Points ── Facing points
/// │  └─ Platform A'          and from there to seven more, with a bar and without (Platform.swift)
/// ├─ Block bells ── Bell codes
/// │  └─ Train register       asks before it is left ("Write an entry"), refuses ("Lock the book"),
/// │                          or lets go ("Sign the page")
/// ├─ Levers ── Locking bars
/// │  └─ Two wires            "Pull the handle" begins the same segue to Home signal twice in one touch
/// ├─ Two controls          "Pull the lever" pushes Levers, "Ring the bell" pushes Block bells,
/// │                        each after the zoom of its icon; "Throw the points" pushes Points,
/// │                        "Light the lamp" pushes Lamp, and one of the two at a time reacts
/// └─ Departure board       plain views that come and go ── Route book, a stack of plain views
/// ```
///
/// Each branch is a row with that title. The root page has three rows more: "Night express" follows
/// the deep link ``nightExpress``, "From the archive" opens ``archived`` after 0.2 s, and "Call the signalman" presents an alert with that title and the
/// buttons "Line clear" and "Stay here".
package nonisolated enum Catalogue {
  /// The title of the root page.
  package static let root = "Gallery"

  /// The title of the page with the two controls that play before they push.
  package static let twoControls = "Two controls"

  /// The title of the page that may not want to be left.
  package static let register = "Train register"

  /// The title of the page with plain views that come and go.
  package static let departureBoard = "Departure board"

  /// The title of the page with a stack of plain views.
  package static let routeBook = "Route book"

  /// The title of the page whose row is connected to a segue twice.
  package static let twoWires = "Two wires"

  /// The deep link of the row "Night express", from the first page above the root to the top.
  package static let nightExpress = ["Signals", "Home signal", "Lamp", "Red glass"]

  /// The page that the row "From the archive" opens.
  package static let archived = "Bell codes"

  /// The tabs, if the gallery has tabs: that of the gallery, and that of a page of its own.
  package static let tabs = ["Museum", "Workshop"]

  /// The exhibits that rows of the root page push.
  package static let halls = ["Signals", "Points", "Block bells", "Levers"]

  /// Every title that leads to a page.
  package static let titles: [String] =
    [root, twoControls, register, twoWires, departureBoard, routeBook] + exhibits.map(\.title)
    + platforms.map(\.title)

  /// The exhibit with this title, or nil if there is none.
  package static func exhibit(titled title: String) -> Exhibit? {
    exhibits.first { $0.title == title }
  }

  /// All exhibits, hall by hall.
  package static let exhibits: [Exhibit] = signals + ground + box

  private static let signals = [
    Exhibit(
      title: "Signals",
      summary: "An arm by day, a lamp by night",
      text: """
        A signal is a question answered before it is asked: may this train go on? \
        The answer holds for one train and for one stretch of line, and then it is stop again.
        """,
      drawing: .homeSignal, tone: .red, related: ["Home signal", "Distant signal"]),
    Exhibit(
      title: "Home signal",
      summary: "Stop here, and mean it",
      text: """
        A red arm with a white stripe. Level means stop. It drops only when the line beyond \
        is free and the levers behind it agree.
        """,
      drawing: .homeSignal, tone: .red, related: ["Lamp"]),
    Exhibit(
      title: "Distant signal",
      summary: "A word of warning, in good time",
      text: """
        A fishtailed yellow arm, a braking distance before the home signal. It may be passed \
        when it warns, but never in ignorance.
        """,
      drawing: .distantSignal, tone: .amber, related: ["Home signal"]),
    Exhibit(
      title: "Lamp",
      summary: "One flame, eight days of oil",
      text: """
        The lamp burns white. The arm moves a colored glass in front of it, so that day and \
        night can never give two answers.
        """,
      drawing: .lamp, tone: .amber, related: ["Red glass"]),
    Exhibit(
      title: "Red glass",
      summary: "Colored through with gold",
      text: """
        Ruby glass for danger. For clear, a blue-green one: in front of a yellow flame \
        it looks like the green it is meant to be.
        """,
      drawing: .glass, tone: .red, related: []),
  ]

  private static let ground = [
    Exhibit(
      title: "Points",
      summary: "Two ways on, one at a time",
      text: """
        Two tapered rails move together, left or right. Halfway is the one position that \
        nobody may ever see under a train.
        """,
      drawing: .points, tone: .green, related: ["Facing points", "Platform A'"]),
    Exhibit(
      title: "Facing points",
      summary: "Locked before they are trusted",
      text: """
        Points met from the front can send a train two ways at once. A bolt goes through the \
        stretcher first; only then can the signal be cleared.
        """,
      drawing: .lock, tone: .green, related: []),
  ]

  private static let box = [
    Exhibit(
      title: "Block bells",
      summary: "Two boxes talk in single strokes",
      text: """
        One train in one section. The box behind asks with a bell, the box ahead repeats \
        what it heard, and only then does the needle move.
        """,
      drawing: .bell, tone: .violet, related: ["Bell codes", register]),
    Exhibit(
      title: "Bell codes",
      summary: "Three, pause, one: is line clear?",
      text: """
        Four strokes ask for an express, two say that it has entered the section, two and one \
        that it has left. Six in a row stop everything.
        """,
      drawing: .code, tone: .violet, related: []),
    Exhibit(
      title: "Levers",
      summary: "A color for everything they move",
      text: """
        Red for stop signals, yellow for distants, black for points, blue for locks. \
        White ones move nothing: they wait for the next idea.
        """,
      drawing: .lever, tone: .blue, related: ["Locking bars", twoWires]),
    Exhibit(
      title: "Locking bars",
      summary: "The floor below, where mistakes end",
      text: """
        Each lever slides a notched bar, and the notches decide which others may follow. \
        Two conflicting moves are not forbidden: they do not fit.
        """,
      drawing: .frame, tone: .blue, related: []),
  ]
}
