// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A thing to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// The day or time from which the thing can be done.
  open var startDateComponents: DateComponents? { didSet { changed = true } }
  /// The day or time until which the thing is to be done.
  open var dueDateComponents: DateComponents? { didSet { changed = true } }
  /// The time at which it was done; nil before.
  open var completionDate: Date? { didSet { changed = true } }
  /// The importance: 0 for none, 1 for the highest, 9 for the lowest.
  open var priority = 0 { didSet { changed = true } }

  /// Whether the thing was done.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }

  /// A new reminder, which `save(_:commit:)` adds to the store.
  public init(eventStore: EKEventStore) { super.init(in: eventStore) }

  override var kind: EKEntityMask { .reminder }

  /// The due date as a point in time.
  var dueDate: Date? { dueDateComponents.flatMap { CalendarDate(components: $0).date } }

  override func read(_ component: CalendarComponent) {
    super.read(component)
    startDateComponents = component["DTSTART"]?.date?.components
    dueDateComponents = component["DUE"]?.date?.components
    completionDate = component["COMPLETED"]?.date?.date
    if completionDate == nil, component["STATUS"]?.value == "COMPLETED" { completionDate = lastModifiedDate ?? Date() }
    priority = component["PRIORITY"].flatMap { Int($0.value) }.map { min(max($0, 0), 9) } ?? 0
    changed = false
  }

  override func component(_ now: Date) -> CalendarComponent {
    var component = super.component(now)
    component.name = "VTODO"
    if let startDateComponents {
      component.properties.append(CalendarDate.property("DTSTART", startDateComponents))
    }
    if let dueDateComponents { component.properties.append(CalendarDate.property("DUE", dueDateComponents)) }
    if priority > 0 { component.properties.append(CalendarProperty("PRIORITY", "\(priority)")) }
    if let completionDate {
      component.properties.append(CalendarProperty("COMPLETED", CalendarDate.universal(completionDate)))
      component.properties.append(CalendarProperty("STATUS", "COMPLETED"))
    }
    return component
  }
}
