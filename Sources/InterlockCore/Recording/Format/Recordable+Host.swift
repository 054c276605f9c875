// What is seen of a host.

extension HostStatus: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.coordinator, ifPresent: coordinator)
      $0.field(.obstacle, ifPresent: obstacle)
      $0.field(.presence, presence)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.coordinator, .obstacle, .presence)
    self.init(
      coordinator: try fields.readIfPresent(.coordinator),
      obstacle: try fields.readIfPresent(.obstacle), presence: try fields.read(.presence))
  }
}

extension HostReading: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.stack, stack)
      $0.field(.host, status)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.stack, .host)
    self.init(stack: try fields.read(.stack), status: try fields.read(.host))
  }
}

extension HostCoordinator: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.id, id)
      $0.field(.interactive, isInteractive)
      $0.field(.duration, duration)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.id, .interactive, .duration)
    self.init(
      try fields.read(.id), isInteractive: try fields.read(.interactive),
      duration: try fields.read(.duration))
  }
}

extension HostObstacle: RecordableName {
  var recordedName: String {
    switch self {
    case .presentation: "presentation"
    case .dismissal: "dismissal"
    case .underFinger: "underFinger"
    case .otherTransition: "otherTransition"
    case .leavingPage: "leavingPage"
    }
  }
}

extension HostPresence: RecordableName {
  var recordedName: String {
    switch self {
    case .onScreen: "onScreen"
    case .beforeFirstLayout: "beforeFirstLayout"
    case .offScreen: "offScreen"
    }
  }
}

extension HostChange: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.cause, cause)
      $0.field(.reading, reading)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.cause, .reading)
    self.init(try fields.read(.cause), reading: try fields.read(.reading))
  }
}

extension HostChange.Cause: Recordable {
  private enum Name: String, CaseIterable {
    case postponedPerform, user, otherCode
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .postponedPerform(let transition): writer.tagged(Name.postponedPerform, transition)
    case .user(let origin): writer.tagged(Name.user, origin)
    case .otherCode: writer.name(Name.otherCode)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .postponedPerform: self = .postponedPerform(try payload.one())
    case .user: self = .user(try payload.one())
    case .otherCode: self = try payload.none(.otherCode)
    }
  }
}

extension TransitionWitness: Recordable {
  private enum Name: String, CaseIterable {
    case coordinatorEnded, didShow, layoutPass, appeared, fingerLifted, turnedBack, barBegan
    case barEnded, progressed
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .coordinatorEnded(let coordinator, let isCancelled):
      writer.tagged(Name.coordinatorEnded) {
        $0.field(.coordinator, coordinator)
        $0.field(.cancelled, isCancelled)
      }
    case .didShow(let page): writer.tagged(Name.didShow, page)
    case .layoutPass: writer.name(Name.layoutPass)
    case .appeared(let page): writer.tagged(Name.appeared, page)
    case .fingerLifted(let coordinator): writer.tagged(Name.fingerLifted, coordinator)
    case .turnedBack(let coordinator): writer.tagged(Name.turnedBack, coordinator)
    case .barBegan(let motion): writer.tagged(Name.barBegan, motion)
    case .barEnded(let motion): writer.tagged(Name.barEnded, motion)
    case .progressed(let coordinator, let thousandths):
      writer.tagged(Name.progressed) {
        $0.field(.coordinator, coordinator)
        $0.field(.thousandths, thousandths)
      }
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .coordinatorEnded:
      let fields = try payload.fields(.coordinator, .cancelled)
      self = .coordinatorEnded(
        try fields.read(.coordinator), isCancelled: try fields.read(.cancelled))
    case .didShow: self = .didShow(try payload.one())
    case .layoutPass: self = try payload.none(.layoutPass)
    case .appeared: self = .appeared(try payload.one())
    case .fingerLifted: self = .fingerLifted(try payload.one())
    case .turnedBack: self = .turnedBack(try payload.one())
    case .barBegan: self = .barBegan(try payload.one())
    case .barEnded: self = .barEnded(try payload.one())
    case .progressed:
      let fields = try payload.fields(.coordinator, .thousandths)
      self = .progressed(
        try fields.read(.coordinator), thousandths: try fields.read(.thousandths))
    }
  }
}

extension BarMotion: RecordableName {
  var recordedName: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    }
  }
}

extension HoldOwner: Recordable {
  private enum Name: String, CaseIterable {
    case page, bar, manual
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .page(let transition): writer.tagged(Name.page, transition)
    case .bar(let motion, let transition):
      writer.tagged(Name.bar) {
        $0.field(.motion, motion)
        $0.field(.transition, transition)
      }
    case .manual(let token): writer.tagged(Name.manual, token)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .page: self = .page(try payload.one())
    case .bar:
      let fields = try payload.fields(.motion, .transition)
      self = .bar(try fields.read(.motion), try fields.read(.transition))
    case .manual: self = .manual(try payload.one())
    }
  }
}
