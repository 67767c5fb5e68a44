// SPDX-License-Identifier: MIT

import EspalierEventKit
import EspalierUIKit
import Foundation
import SwiftUI

/// The number of calendars that can be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One; any.
  case single, multiple
}

/// The calendars that are offered.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All; those that can be changed.
  case allCalendars, writableCalendarsOnly
}

/// Receives the choice of calendars. Each requirement has a default.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// Another calendar was chosen.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// The user has ended the choice. The program dismisses the controller.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// The user has cancelled the choice. The program dismisses the controller.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// The choice of calendars, drawn by SwiftUI's engine.
@MainActor @preconcurrency
open class EKCalendarChooser: UIViewController {
  /// The number of calendars that can be chosen.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  private let displayStyle: EKCalendarChooserDisplayStyle
  private let entityType: EKEntityType
  private let store: EKEventStore
  /// The chosen calendars.
  open var selectedCalendars: Set<EKCalendar> = [] { didSet { update() } }
  /// Receives the choice.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether a button ends the choice.
  open var showsDoneButton = false { didSet { update() } }
  /// Whether a button cancels the choice.
  open var showsCancelButton = false { didSet { update() } }

  /// A choice among the calendars of a store.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    (self.selectionStyle, self.displayStyle, self.entityType, store) = (
      selectionStyle, displayStyle, entityType, eventStore
    )
    super.init(nibName: nil, bundle: nil)
    title = "Calendars"
  }
  /// A choice among the calendars for events of a store.
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(
      selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
  }
  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  private func update() { (viewIfLoaded as? SwiftUIContentView)?.update() }

  var calendars: [EKCalendar] {
    store.calendars(for: entityType).filter { displayStyle == .allCalendars || $0.allowsContentModifications }
      .sorted { $0.title < $1.title }
  }

  func choose(_ calendar: EKCalendar) {
    if selectionStyle == .single {
      selectedCalendars = [calendar]
    } else if selectedCalendars.remove(calendar) == nil {
      selectedCalendars.insert(calendar)
    }
    delegate?.calendarChooserSelectionDidChange(self)
  }

  /// Makes the view with the calendars.
  open override func loadView() {
    view = SwiftUIContentView { [weak self] in
      guard let self else { return AnyView(EmptyView()) }
      return AnyView(CalendarList(chooser: self, selection: selectedCalendars))
    }
  }
}

/// The calendars with marks at those that are chosen.
private struct CalendarList: View {
  let chooser: EKCalendarChooser
  let selection: Set<EKCalendar>

  var body: some View {
    VStack(spacing: 0) {
      if chooser.showsCancelButton || chooser.showsDoneButton {
        HStack {
          if chooser.showsCancelButton {
            Button("Cancel") { chooser.delegate?.calendarChooserDidCancel(chooser) }
          }
          Spacer()
          if chooser.showsDoneButton { Button("Done") { chooser.delegate?.calendarChooserDidFinish(chooser) } }
        }
        .padding(12)
      }
      List(chooser.calendars, id: \.calendarIdentifier) { calendar in
        Button {
          chooser.choose(calendar)
        } label: {
          HStack {
            CalendarColor(calendar: calendar)
            Text(verbatim: calendar.title)
            Spacer()
            if selection.contains(calendar) { Image(systemName: "checkmark").foregroundStyle(.tint) }
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(selection.contains(calendar) ? .isSelected : [])
      }
    }
  }
}
