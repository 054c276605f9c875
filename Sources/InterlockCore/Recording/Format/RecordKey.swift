/// The keys of the objects in a recording, all of them.
///
/// They are a promise to whoever reads recordings: none changes its meaning within a version of the
/// format. `Documentation/Recordings.md` says what each one means.
package enum RecordKey: String, CaseIterable, Sendable {
  // Lines.
  case version, format, dropped
  case start
  case step, at, settings, event, actions
  case end, steps

  // Requests.
  case request, host, id, change, animated, origin, policy, source, ask, requiresSource, hostVerb
  case page, key, fault, pages, count

  // The host.
  case reading, stack, coordinator, obstacle, presence, interactive, duration, cause, cancelled
  case thousandths
  case transition, attempt, verb, probe, moment, token, limit, outcome

  // Deadlines, outcomes and incidents.
  case kind, serial, time, index, refusal, from, to, rung, expected, found, why, motion

  // Settings.
  case stackPolicy, originPolicies, interruptible, duplicates, settleGrace, recheck, report,
    manualHold, queueLimit
  case blocksInteraction

  // The state of an engine.
  case phase, plan, lastRequest, taps, needsLayout, visiblePage, timer, asked, holds, unread
  case openProbe, lastTransition, lastProbe, ignoredEvents, now
  case shown, base, waiting, served, latecomers, retry, revision
  case opens, joinable, operation, effect, attempts
  case reason, stage, openEnds, turnedBack, unannounced, lastEnded, witnesses, retargets, barMotions
  case before
  case running, remainder, paused, lastSerial
  case transitional, manual, incident, background, offScreen, lastToken
}
