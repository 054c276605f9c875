// What the app asks for, and what it may choose.

extension NavigationEngine.Request: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.id, id)
      $0.field(.change, change)
      $0.field(.animated, isAnimated)
      $0.field(.origin, origin)
      $0.field(.policy, ifPresent: policy)
      $0.field(.source, ifPresent: source)
      $0.field(.requiresSource, ifPresent: requiresSource ? true : nil)
      $0.field(.hostVerb, ifPresent: isHostVerb ? true : nil)
      $0.field(.ask, ifPresent: pagesToAsk.isEmpty ? nil : pagesToAsk)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(
      .id, .change, .animated, .origin, .policy, .source, .requiresSource, .hostVerb, .ask)
    self.init(
      id: try fields.read(.id), try fields.read(.change),
      isAnimated: try fields.read(.animated), origin: try fields.read(.origin),
      policy: try fields.readIfPresent(.policy), source: try fields.readIfPresent(.source),
      requiresSource: try fields.readIfPresent(.requiresSource) ?? false,
      isHostVerb: try fields.readIfPresent(.hostVerb) ?? false,
      pagesToAsk: try fields.readIfPresent(.ask) ?? [])
  }
}

extension NavigationEngine.Change: Recordable {
  private enum Name: String, CaseIterable {
    case push, pop, popTo, popToRoot, set, replaceTop, remove, batch
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .push(let page): writer.tagged(Name.push, page)
    case .pop(let count): writer.tagged(Name.pop, count)
    case .popTo(let page): writer.tagged(Name.popTo, page)
    case .popToRoot: writer.name(Name.popToRoot)
    case .set(let pages): writer.tagged(Name.set, pages)
    case .replaceTop(let page): writer.tagged(Name.replaceTop, page)
    case .remove(let pages): writer.tagged(Name.remove, pages)
    case .batch(let changes): writer.tagged(Name.batch, changes)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .push: self = .push(try payload.one())
    case .pop: self = .pop(count: try payload.one())
    case .popTo: self = .popTo(try payload.one())
    case .popToRoot: self = try payload.none(.popToRoot)
    case .set: self = .set(try payload.one())
    case .replaceTop: self = .replaceTop(try payload.one())
    case .remove: self = .remove(try payload.one())
    case .batch: self = .batch(try payload.one())
    }
  }
}

extension NavigationEngine.Page: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.page, id)
      $0.field(.key, ifPresent: key)
      $0.field(.fault, ifPresent: fault)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.page, .key, .fault)
    self.init(
      try fields.read(.page), key: try fields.readIfPresent(.key),
      fault: try fields.readIfPresent(.fault))
  }
}

extension PageFault: RecordableName {
  var recordedName: String {
    switch self {
    case .navigationController: "navigationController"
    case .tabBarController: "tabBarController"
    case .pageOfAnotherHost: "pageOfAnotherHost"
    case .ancestorOfHost: "ancestorOfHost"
    }
  }
}

extension RequestOrigin: RecordableName {
  var recordedName: String {
    switch self {
    case .program: "program"
    case .touch: "touch"
    case .backButton: "backButton"
    case .backMenu: "backMenu"
    case .edgeSwipe: "edgeSwipe"
    case .contentSwipe: "contentSwipe"
    case .escapeGesture: "escapeGesture"
    case .tabRetap: "tabRetap"
    case .system: "system"
    }
  }
}

extension OverlapPolicy: RecordableName {
  var recordedName: String {
    switch self {
    case .queue: "queue"
    case .merge: "merge"
    case .ignore: "ignore"
    case .replacePending: "replacePending"
    case .withoutAnimation: "withoutAnimation"
    case .fail: "fail"
    }
  }
}

extension DuplicatePolicy: RecordableName {
  var recordedName: String {
    switch self {
    case .refuse: "refuse"
    case .popToExisting: "popToExisting"
    case .allowSameKey: "allowSameKey"
    }
  }
}

extension NavigationEngine.Settings: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.policy, policy)
      $0.field(.stackPolicy, stackPolicy)
      $0.field(.originPolicies, originPolicies)
      $0.field(.interruptible, areTransitionsInterruptible)
      $0.field(.duplicates, duplicates)
      $0.field(.settleGrace, deadlines.settleGrace)
      $0.field(.recheck, deadlines.recheck)
      $0.field(.report, deadlines.report)
      $0.field(.manualHold, deadlines.manualHold)
      $0.field(.queueLimit, queueLimit)
      $0.field(.blocksInteraction, blocksInteraction)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(
      .policy, .stackPolicy, .originPolicies, .interruptible, .duplicates, .settleGrace, .recheck,
      .report,
      .manualHold, .queueLimit, .blocksInteraction)
    self.init(
      policy: try fields.read(.policy), stackPolicy: try fields.read(.stackPolicy),
      originPolicies: try fields.read(.originPolicies),
      areTransitionsInterruptible: try fields.read(.interruptible),
      duplicates: try fields.read(.duplicates),
      deadlines: NavigationDeadlines(
        settleGrace: try fields.read(.settleGrace), recheck: try fields.read(.recheck),
        report: try fields.read(.report), manualHold: try fields.read(.manualHold)),
      queueLimit: try fields.read(.queueLimit),
      blocksInteraction: try fields.read(.blocksInteraction))
  }
}

extension OriginPolicies: Recordable {
  /// What a request of one origin does by default.
  private struct Entry: Recordable {
    var origin: RequestOrigin
    var policy: OverlapPolicy

    init(origin: RequestOrigin, policy: OverlapPolicy) {
      self.origin = origin
      self.policy = policy
    }

    func record(to writer: inout RecordWriter) {
      writer.object {
        $0.field(.origin, origin)
        $0.field(.policy, policy)
      }
    }

    init(recorded value: RecordedValue) throws(RecordingFault) {
      let fields = try value.fields(.origin, .policy)
      self.init(origin: try fields.read(.origin), policy: try fields.read(.policy))
    }
  }

  func record(to writer: inout RecordWriter) {
    writer.array(
      RequestOrigin.allCases.compactMap { origin in
        self[origin].map { Entry(origin: origin, policy: $0) }
      })
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    self.init()
    for entry in try value.elements(Entry.self) {
      guard self[entry.origin] == nil else {
        throw value.fault("the origin \(entry.origin.recordedName) is there twice")
      }
      self[entry.origin] = entry.policy
    }
  }
}
