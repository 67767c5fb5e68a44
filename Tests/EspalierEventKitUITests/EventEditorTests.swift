// SPDX-License-Identifier: MIT

import EspalierServices
import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierEventKit
@testable import EspalierEventKitUI

private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
  let controller: Controller
  func makeUIViewController(context: Context) -> Controller { controller }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}

@MainActor @Suite("The editor of events", .serialized)
struct EventEditorTests {
  private final class Recorder: NSObject, EKEventEditViewDelegate, EKEventViewDelegate, EKCalendarChooserDelegate {
    var actions: [String] = []
    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) { actions.append("\(action)") }
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
      actions.append("\(action)")
    }
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) { actions.append("selection") }
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { actions.append("finish") }
  }

  private func store() -> EKEventStore {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("calendars-\(UUID().uuidString)")
    return EKEventStore(
      file: CalendarFile(ProgramData("calendars.ics", of: "App", environment: ["XDG_DATA_HOME": folder.path])))
  }

  private func host<Controller: UIViewController>(_ controller: Controller) throws -> ViewHost<some View> {
    let host = ViewHost(Shown(controller: controller), size: CGSize(width: 500, height: 900))
    try host.settle()
    return host
  }

  private func saved(_ store: EKEventStore) -> [EKEvent] {
    let predicate = store.predicateForEvents(
      withStart: Date(timeIntervalSinceNow: -86_400), end: Date(timeIntervalSinceNow: 86_400 * 3), calendars: nil)
    return store.events(matching: predicate)
  }

  @Test("A new event is saved with its title, and the delegate learns it") func new() throws {
    let (store, recorder, controller) = (store(), Recorder(), EKEventEditViewController())
    controller.eventStore = store
    controller.editViewDelegate = recorder
    let host = try host(controller)
    try host.get(.label("Title")).type("Lunch")
    try host.get(.role(.button, name: "Add")).tap()
    try host.settle()
    #expect(recorder.actions == ["saved"])
    #expect(saved(store).map(\.title) == ["Lunch"])
    #expect(controller.event?.calendar === store.defaultCalendarForNewEvents || controller.event?.calendar != nil)
  }

  @Test("Cancelling changes nothing") func cancel() throws {
    let (store, recorder, controller) = (store(), Recorder(), EKEventEditViewController())
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate, event.endDate) = ("Old", Date(), Date(timeIntervalSinceNow: 3600))
    event.calendar = store.defaultCalendarForNewEvents
    try store.save(event, span: .thisEvent)
    controller.eventStore = store
    controller.event = event
    controller.editViewDelegate = recorder
    let host = try host(controller)
    try host.get(.label("Title")).type("er")
    try host.get(.role(.button, name: "Cancel")).tap()
    try host.settle()
    #expect(recorder.actions == ["canceled"])
    #expect(saved(store).map(\.title) == ["Old"])
  }

  @Test("An event is deleted, a repeating one after a question") func delete() throws {
    let (store, recorder, controller) = (store(), Recorder(), EKEventEditViewController())
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate, event.endDate) = ("Daily", Date(), Date(timeIntervalSinceNow: 3600))
    event.calendar = store.defaultCalendarForNewEvents
    event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
    try store.save(event, span: .thisEvent)
    #expect(saved(store).count > 1)
    controller.eventStore = store
    controller.event = event
    controller.editViewDelegate = recorder
    let host = try host(controller)
    try host.get(.role(.button, name: "Delete Event")).tap()
    try host.settle()
    #expect(recorder.actions.isEmpty)
    try host.get(.role(.button, name: "Delete All Future Events")).tap()
    try host.settle()
    #expect(recorder.actions == ["deleted"])
    #expect(saved(store).isEmpty)
  }

  @Test("A draft keeps a rule that the editor does not offer, and the length of an event that is moved") func draft() {
    let store = store()
    let event = EKEvent(eventStore: store)
    event.startDate = Date(timeIntervalSinceReferenceDate: 0)
    event.endDate = Date(timeIntervalSinceReferenceDate: 1800)
    let rule = EKRecurrenceRule(recurrenceWith: .monthly, interval: 3, end: nil)
    event.recurrenceRules = [rule]
    event.alarms = [EKAlarm(relativeOffset: -900)]
    let first = EventDraft(event, calendar: nil)
    #expect(first.repetition == .custom && first.alert == -900)
    var draft = first
    draft.moveStart(to: Date(timeIntervalSinceReferenceDate: 7200))
    #expect(draft.end == Date(timeIntervalSinceReferenceDate: 9000) && draft.isValid)
    draft.alert = nil
    draft.apply(to: event, since: first, in: [])
    #expect(event.recurrenceRules?.first === rule && event.alarms == nil && event.title == "New Event")
    draft.end = draft.start.addingTimeInterval(-1)
    #expect(!draft.isValid)
  }

  @Test("The details of an event have its title, place and notes, and lead to the editor") func details() throws {
    let (store, recorder, controller) = (store(), Recorder(), EKEventViewController())
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate, event.endDate) = ("Meeting", Date(), Date(timeIntervalSinceNow: 3600))
    (event.location, event.notes) = ("Room 4", "Bring paper")
    event.calendar = store.defaultCalendarForNewEvents
    try store.save(event, span: .thisEvent)
    controller.event = event
    controller.allowsEditing = true
    controller.delegate = recorder
    let host = try host(controller)
    for text in ["Meeting", "Room 4", "Bring paper"] { _ = try host.get(.text(text)) }
    try host.get(.role(.button, name: "Edit")).tap()
    try host.settle()
    _ = try host.get(.label("Title"))
    try host.get(.role(.button, name: "Cancel")).tap()
    try host.settle()
    try host.get(.role(.button, name: "Done")).tap()
    #expect(recorder.actions == ["done"])
  }

  @Test("Calendars are chosen, one or several") func chooser() throws {
    let (store, recorder) = (store(), Recorder())
    for title in ["Home", "Work"] {
      let calendar = EKCalendar(for: .event, eventStore: store)
      calendar.title = title
      try store.saveCalendar(calendar, commit: true)
    }
    let several = EKCalendarChooser(
      selectionStyle: .multiple, displayStyle: .writableCalendarsOnly, entityType: .event, eventStore: store)
    several.delegate = recorder
    several.showsDoneButton = true
    let host = try host(UINavigationController(rootViewController: several))
    try host.get(.text("Home")).tap()
    try host.settle()
    try host.get(.text("Work")).tap()
    try host.settle()
    #expect(Set(several.selectedCalendars.map(\.title)) == ["Home", "Work"])
    try host.get(.text("Work")).tap()
    try host.get(.role(.button, name: "Done")).tap()
    #expect(several.selectedCalendars.map(\.title) == ["Home"])
    #expect(recorder.actions == ["selection", "selection", "selection", "finish"])
    let single = EKCalendarChooser(selectionStyle: .single, displayStyle: .allCalendars, eventStore: store)
    single.choose(several.calendars[0])
    single.choose(several.calendars[1])
    #expect(single.selectedCalendars.count == 1)
  }
}
