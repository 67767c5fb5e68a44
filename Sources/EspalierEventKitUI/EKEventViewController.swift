// SPDX-License-Identifier: MIT

import EspalierEventKit
import EspalierUIKit
import Foundation
import SwiftUI

/// The end of the display of an event.
public enum EKEventViewAction: Int, Sendable {
  /// The user has closed it; answered an invitation, of which there are none here; deleted the event.
  case done, responded, deleted
}

/// Receives the end of the display of an event.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// The user has ended the display. The program dismisses the controller.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// The details of an event, drawn by SwiftUI's engine.
@MainActor @preconcurrency
open class EKEventViewController: UIViewController {
  /// The event.
  open var event: EKEvent! { didSet { (viewIfLoaded as? SwiftUIContentView)?.update() } }
  /// Whether a button leads to the editor.
  open var allowsEditing = false { didSet { (viewIfLoaded as? SwiftUIContentView)?.update() } }
  /// Whether the user's day is shown beside the event: it is not.
  open var allowsCalendarPreview = false
  /// Receives the end.
  open weak var delegate: (any EKEventViewDelegate)?

  /// Makes the view with the details.
  open override func loadView() {
    view = SwiftUIContentView { [weak self] in
      guard let self, let event else { return AnyView(EmptyView()) }
      return AnyView(
        EventDetails(event: event, allowsEditing: allowsEditing) { [weak self] action in
          guard let self else { return }
          delegate?.eventViewController(self, didCompleteWith: action)
        })
    }
  }
}

/// The details of an event.
struct EventDetails: View {
  let event: EKEvent
  let allowsEditing: Bool
  let ended: @MainActor (EKEventViewAction) -> Void
  @State private var isEditing = false
  @State private var changes = 0

  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: event.title ?? "").font(.title2.bold())
            if let location = event.location, !location.isEmpty { Text(verbatim: location).foregroundStyle(.secondary) }
            Text(verbatim: Self.span(event)).foregroundStyle(.secondary)
          }
        }
        Section {
          if let calendar = event.calendar {
            LabeledContent("Calendar") {
              HStack(spacing: 6) {
                CalendarColor(calendar: calendar)
                Text(verbatim: calendar.title)
              }
            }
          }
          let repetition = EventDraft(event, calendar: nil).repetition
          if repetition != .never { LabeledContent("Repeat") { Text(LocalizedStringKey(repetition.rawValue)) } }
          if let url = event.url { Link(url.absoluteString, destination: url) }
          if let notes = event.notes, !notes.isEmpty { Text(verbatim: notes) }
        }
      }
      .id(changes)
      .navigationTitle("Event Details")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Done") { ended(.done) } }
        if allowsEditing { ToolbarItem(placement: .primaryAction) { Button("Edit") { isEditing = true } } }
      }
    }
    .sheet(isPresented: $isEditing) {
      if let store = event.store {
        EventEditor(event: event, store: store, calendar: event.calendar) { ending in
          isEditing = false
          changes += 1
          if ending == .deleted { ended(.deleted) }
        }
        .frame(minWidth: 380, minHeight: 480)
      }
    }
  }

  /// The days and times of an event.
  static func span(_ event: EKEvent) -> String {
    guard let start = event.startDate, let end = event.endDate else { return "" }
    let formatter = DateIntervalFormatter()
    formatter.dateStyle = .full
    formatter.timeStyle = event.isAllDay ? .none : .short
    return formatter.string(from: start, to: max(start, end))
  }
}

/// The colour of a calendar as a small circle.
struct CalendarColor: View {
  let calendar: EKCalendar

  var body: some View {
    Circle().fill(calendar.cgColor.map { Color(cgColor: $0) } ?? .gray).frame(width: 10, height: 10)
      .accessibilityHidden(true)
  }
}
