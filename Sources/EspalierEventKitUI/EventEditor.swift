// SPDX-License-Identifier: MIT

import EspalierEventKit
import Foundation
import SwiftUI

/// The editor of an event: its fields, and buttons that save, cancel and delete.
struct EventEditor: View {
  /// The end of editing.
  enum Ending { case cancelled, saved, deleted }

  let event: EKEvent
  let store: EKEventStore
  let ended: @MainActor (Ending) -> Void
  private let calendar: EKCalendar?
  private let first: EventDraft
  @State private var draft: EventDraft
  @State private var question: Question?
  @State private var failure: String?

  /// A question about an event that repeats.
  private enum Question { case save, delete }

  init(event: EKEvent, store: EKEventStore, calendar: EKCalendar?, ended: @escaping @MainActor (Ending) -> Void) {
    (self.event, self.store, self.calendar, self.ended) = (event, store, calendar, ended)
    first = EventDraft(event, calendar: calendar)
    _draft = State(initialValue: first)
  }

  private var calendars: [EKCalendar] {
    store.calendars(for: .event).filter(\.allowsContentModifications).sorted { $0.title < $1.title }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $draft.title)
          TextField("Location", text: $draft.place)
        }
        dates
        details
        if !event.isNew {
          Section {
            Button("Delete Event", role: .destructive) {
              if event.hasRecurrenceRules { question = .delete } else { delete(.thisEvent) }
            }
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle(event.isNew ? "New Event" : "Edit Event")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { ended(.cancelled) } }
        ToolbarItem(placement: .confirmationAction) {
          Button(event.isNew ? "Add" : "Done") {
            if !event.isNew, event.hasRecurrenceRules { question = .save } else { save(.thisEvent) }
          }
          .disabled(!draft.isValid)
        }
      }
    }
    .confirmationDialog(
      "This is a repeating event.",
      isPresented: Binding(get: { question != nil }, set: { if !$0 { question = nil } }), titleVisibility: .visible
    ) {
      if question == .delete {
        Button("Delete This Event Only", role: .destructive) { delete(.thisEvent) }
        Button("Delete All Future Events", role: .destructive) { delete(.futureEvents) }
      } else {
        Button("Save for This Event Only") { save(.thisEvent) }
        Button("Save for Future Events") { save(.futureEvents) }
      }
    }
    .alert(
      "The event cannot be changed.", isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
    ) {
      Button("OK") {}
    } message: {
      Text(verbatim: failure ?? "")
    }
  }

  private var dates: some View {
    Section {
      Toggle("All-day", isOn: $draft.isAllDay)
      DatePicker(
        "Starts", selection: Binding(get: { draft.start }, set: { draft.moveStart(to: $0) }), displayedComponents: parts
      )
      DatePicker("Ends", selection: $draft.end, displayedComponents: parts)
        .foregroundStyle(draft.isValid ? Color.primary : Color.red)
      Picker("Repeat", selection: $draft.repetition) {
        ForEach(EventDraft.Repetition.allCases.filter { $0 != .custom || first.repetition == .custom }, id: \.self) {
          Text(LocalizedStringKey($0.rawValue)).tag($0)
        }
      }
      if draft.repetition != .never, draft.repetition != .custom {
        Toggle(
          "End Repeat",
          isOn: Binding(
            get: { draft.repetitionEnd != nil },
            set: { draft.repetitionEnd = $0 ? draft.start.addingTimeInterval(30 * 86_400) : nil }))
        if let end = draft.repetitionEnd {
          DatePicker(
            "On", selection: Binding(get: { end }, set: { draft.repetitionEnd = $0 }), displayedComponents: .date)
        }
      }
    }
  }

  private var parts: DatePickerComponents { draft.isAllDay ? .date : [.date, .hourAndMinute] }

  private var details: some View {
    Section {
      Picker("Calendar", selection: $draft.calendar) {
        ForEach(calendars, id: \.calendarIdentifier) { Text(verbatim: $0.title).tag($0.calendarIdentifier) }
      }
      Picker("Alert", selection: $draft.alert) {
        Text("None").tag(TimeInterval?.none)
        ForEach(alerts, id: \.offset) { Text(LocalizedStringKey($0.title)).tag(TimeInterval?.some($0.offset)) }
      }
      Picker("Show As", selection: $draft.availability) {
        Text("Busy").tag(EKEventAvailability.busy)
        Text("Free").tag(EKEventAvailability.free)
      }
      TextField("URL", text: $draft.address)
      TextField("Notes", text: $draft.notes, axis: .vertical)
    }
  }

  /// The offered alerts, and that of the event if it is another one.
  private var alerts: [(title: String, offset: TimeInterval)] {
    guard let alert = first.alert, !EventDraft.alerts.contains(where: { $0.offset == alert }) else {
      return EventDraft.alerts
    }
    return EventDraft.alerts + [("\(Int(exactly: (-alert / 60).rounded()) ?? 0) minutes before", alert)]
  }

  private func save(_ span: EKSpan) {
    draft.apply(to: event, since: first, in: calendars, usual: calendar)
    do {
      try store.save(event, span: span)
      ended(.saved)
    } catch {
      failure = error.localizedDescription
    }
  }

  private func delete(_ span: EKSpan) {
    do {
      try store.remove(event, span: span)
      ended(.deleted)
    } catch {
      failure = error.localizedDescription
    }
  }
}
