// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// An object of a store.
open class EKObject: NSObject, @unchecked Sendable {
  var changed = false
  var new = true

  /// Whether the object differs from the one that was saved.
  open var hasChanges: Bool { changed || new }
  /// Whether the object was never saved.
  open var isNew: Bool { new }
  /// Reads the values that were saved. Without effect for a new object.
  open func reset() {}
  /// Reads the values that were saved. Without effect for a new object.
  open func rollback() { reset() }
  /// Whether the object still exists; its values become those that were saved, unless it has changes.
  @discardableResult open func refresh() -> Bool { !new }
}

/// The origin of calendars: this machine.
open class EKSource: EKObject, @unchecked Sendable {
  private weak var store: EKEventStore?
  /// The kind.
  open var sourceType: EKSourceType { .local }
  /// The title.
  open var title: String { "On This Computer" }
  /// A name that does not change.
  open var sourceIdentifier: String { "local" }
  /// Whether the source is another user's: no.
  open var isDelegate: Bool { false }

  init(_ store: EKEventStore) {
    self.store = store
    super.init()
    new = false
  }

  /// The calendars for a kind of entries.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(store?.calendars(for: entityType) ?? [])
  }
}

/// A list of events or reminders. Two objects are equal if they are the same calendar.
open class EKCalendar: EKObject, @unchecked Sendable {
  /// A name that does not change.
  public let calendarIdentifier: String
  /// The kinds of entries.
  public let allowedEntityTypes: EKEntityMask
  /// The origin.
  open var source: EKSource!
  /// The title.
  open var title: String { didSet { changed = true } }
  /// The colour.
  open var cgColor: CGColor! { didSet { changed = true } }
  /// The kind: `local`.
  open var type: EKCalendarType { .local }
  /// Whether entries can be changed: yes.
  open var allowsContentModifications: Bool { true }
  /// Whether the calendar is that of an address: no.
  open var isSubscribed: Bool { false }
  /// Whether the calendar cannot be changed: no.
  open var isImmutable: Bool { false }

  static let colors = [
    CGColor(red: 0.11, green: 0.6, blue: 0.94, alpha: 1), CGColor(red: 1, green: 0.58, blue: 0, alpha: 1),
    CGColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1), CGColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1),
  ]

  init(identifier: String, title: String, color: CGColor, types: EKEntityMask, source: EKSource) {
    (calendarIdentifier, self.title, cgColor) = (identifier, title, color)
    (allowedEntityTypes, self.source) = (types, source)
  }

  /// A calendar that `saveCalendar(_:commit:)` adds to a store.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init(
      identifier: UUID().uuidString, title: "", color: Self.colors[0], types: EKEntityMask(entityType),
      source: eventStore.local)
  }

  /// The hash of the name.
  open override var hash: Int { calendarIdentifier.hashValue }
  /// Whether an object is the same calendar.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
  }
}

/// A time before an entry, or a date, at which the user is reminded. On Linux no alarm is shown.
open class EKAlarm: EKObject, @unchecked Sendable {
  /// The time in seconds relative to the beginning: negative before it.
  open var relativeOffset: TimeInterval
  /// The date; nil for a relative time.
  open var absoluteDate: Date?
  /// The movement at a place: kept while the object exists, and not saved.
  open var proximity = EKAlarmProximity.none

  /// An alarm at a date.
  public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
  /// An alarm at a time in seconds relative to the beginning.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}
