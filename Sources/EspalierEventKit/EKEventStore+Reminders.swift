// SPDX-License-Identifier: MIT

import Foundation

/// The reminders with a state.
final class ReminderPredicate: NSPredicate {
  enum State { case all, incomplete, completed }
  let state: State
  let start, end: Date?
  let calendars: Set<String>?

  init(_ state: State, _ start: Date?, _ end: Date?, _ calendars: [EKCalendar]?) {
    (self.state, self.start, self.end) = (state, start, end)
    self.calendars = calendars.map { Set($0.map(\.calendarIdentifier)) }
    super.init(value: true)
  }

  required init?(coder: NSCoder) { nil }

  func includes(_ reminder: EKReminder) -> Bool {
    let date: Date?
    switch state {
    case .all: return true
    case .incomplete where !reminder.isCompleted: date = reminder.dueDate
    case .completed where reminder.isCompleted: date = reminder.completionDate
    default: return false
    }
    guard start != nil || end != nil else { return true }
    guard let date else { return false }
    return (start.map { $0 <= date } ?? true) && (end.map { date <= $0 } ?? true)
  }
}

extension EKEventStore {
  /// The condition for all reminders.
  /// - Parameter calendars: The calendars; nil for all.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    ReminderPredicate(.all, nil, nil, calendars)
  }

  /// The condition for reminders that were not completed; with a date, for those that are due then.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { ReminderPredicate(.incomplete, startDate, endDate, calendars) }

  /// The condition for reminders that were completed in a time.
  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { ReminderPredicate(.completed, startDate, endDate, calendars) }

  /// Calls a closure with the reminders that fulfil a condition of this store, on a queue of the system; with nil for another
  /// condition.
  /// - Returns: A value for `cancelFetchRequest(_:)`.
  @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let fetch = ReminderFetch()
    nonisolated(unsafe) let (answer, condition) = (completion, predicate as? ReminderPredicate)
    DispatchQueue.global().async { [self] in
      let found = condition.map { condition in
        stored().filter { condition.calendars?.contains($0.identifier) ?? true }.flatMap(reminders)
          .filter(condition.includes)
      }
      if !fetch.isCancelled { answer(found) }
    }
    return fetch
  }

  /// Ends a request, whose closure is not called, unless it has begun.
  public func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? ReminderFetch)?.cancel() }

  func reminders(of calendar: StoredCalendar) -> [EKReminder] {
    calendar.entries.filter { $0.name == "VTODO" }.map { component in
      let reminder = EKReminder(eventStore: self)
      reminder.calendar = self.calendar(calendar)
      reminder.read(component)
      return reminder
    }
  }

  /// Adds or changes a reminder.
  /// - Throws: `EKError` with the reason: no calendar, a priority that is not 0…9, a repetition without a due date.
  public func save(_ reminder: EKReminder, commit: Bool) throws {
    guard let calendar = reminder.calendar else { throw EKError(.noCalendar, "The reminder has no calendar.") }
    guard calendar.allowedEntityTypes.contains(.reminder) else {
      throw EKError(.calendarDoesNotAllowReminders, "The calendar \(calendar.title) has no reminders.")
    }
    guard 0...9 ~= reminder.priority else {
      throw EKError(.priorityIsInvalid, "The priority \(reminder.priority) is not 0 to 9.")
    }
    if reminder.hasRecurrenceRules, reminder.dueDateComponents == nil {
      throw EKError(.recurringReminderRequiresDueDate, "A repeated reminder needs a due date.")
    }
    try plan(reminder, commit) { calendars in
      let place = Self.place(of: calendar, &calendars)
      Self.removeAll(reminder.uid, from: &calendars)
      let now = Date()
      calendars[place].entries.append(reminder.component(now))
      reminder.creationDate = reminder.creationDate ?? now
      reminder.lastModifiedDate = now
    }
  }

  /// Removes a reminder.
  /// - Throws: `EKError`.
  public func remove(_ reminder: EKReminder, commit: Bool) throws {
    try plan(reminder, commit) { calendars in
      Self.removeAll(reminder.uid, from: &calendars)
    }
  }
}

/// A request for reminders.
private final class ReminderFetch: @unchecked Sendable {
  private let lock = NSLock()
  private var cancelled = false
  var isCancelled: Bool { lock.withLock { cancelled } }
  func cancel() { lock.withLock { cancelled = true } }
}
