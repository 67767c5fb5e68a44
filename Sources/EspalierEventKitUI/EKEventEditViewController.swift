// SPDX-License-Identifier: MIT

@_exported import EspalierEventKit
import EspalierUIKit
import Foundation
import SwiftUI

/// The end of the editing of an event.
public enum EKEventEditViewAction: Int, Sendable {
  /// Nothing was changed; the event was saved; it was deleted.
  case canceled, saved, deleted
}

/// Receives the end of the editing of an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The user has ended the editing. The program dismisses the controller.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// The calendar of new events; that of the store by default.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { controller.storeCalendar }
}

/// The editor of an event, or of a new one. It is a stack with one view, drawn by SwiftUI's engine.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
  /// The store, which is to be set first.
  open var eventStore: EKEventStore! { didSet { (viewIfLoaded as? SwiftUIContentView)?.update() } }
  /// The event; nil is a new one, which the controller makes when it is shown.
  open var event: EKEvent? { didSet { (viewIfLoaded as? SwiftUIContentView)?.update() } }
  /// Receives the end.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  /// The calendar of new events of the store, or a new one where it has none.
  var storeCalendar: EKCalendar {
    let store = usedStore
    return store.defaultCalendarForNewEvents ?? EKCalendar(for: .event, eventStore: store)
  }
  private lazy var ownStore = EKEventStore()
  private var usedStore: EKEventStore { eventStore ?? ownStore }

  /// Makes the view with the editor.
  open override func loadView() {
    view = SwiftUIContentView { [weak self] in
      guard let self else { return AnyView(EmptyView()) }
      let store = usedStore
      let event = event ?? EKEvent(eventStore: store)
      if self.event == nil { self.event = event }
      let calendar = editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self) ?? storeCalendar
      return AnyView(
        EventEditor(event: event, store: store, calendar: calendar) { [weak self] ending in self?.end(ending) }
          .id(ObjectIdentifier(event)))
    }
  }

  private func end(_ ending: EventEditor.Ending) {
    switch ending {
    case .cancelled: cancelEditing()
    case .saved: editViewDelegate?.eventEditViewController(self, didCompleteWith: .saved)
    case .deleted: editViewDelegate?.eventEditViewController(self, didCompleteWith: .deleted)
    }
  }

  /// Ends the editing without changes.
  open func cancelEditing() {
    event?.rollback()
    editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
  }
}
