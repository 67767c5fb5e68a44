// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierUserNotifications

@Suite struct NotificationTriggerTests {
  private var components: DateComponents {
    var components = DateComponents(hour: 9, minute: 30)
    components.timeZone = TimeZone(identifier: "UTC")
    components.calendar = Calendar(identifier: .gregorian)
    return components
  }

  @Test("an interval is counted from the addition")
  func interval() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)
    #expect(trigger.date(after: start)?.timeIntervalSinceReferenceDate == 90)
    for seconds in [0, -1, Double.nan, .infinity] {
      #expect(UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false).date(after: start) == nil)
    }
  }

  @Test("components of a calendar match the next date, and none in the past")
  func calendar() {
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    let midnight = Date(timeIntervalSinceReferenceDate: 0)
    #expect(trigger.date(after: midnight)?.timeIntervalSinceReferenceDate == 9.5 * 3600)
    var past = components
    (past.year, past.month, past.day) = (2000, 1, 1)
    #expect(UNCalendarNotificationTrigger(dateMatching: past, repeats: false).date(after: midnight) == nil)
  }

  @Test("triggers come back from a property list")
  func propertyList() throws {
    let calendar = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    let read = try #require(
      UNNotificationTrigger.trigger(propertyList: calendar.propertyList) as? UNCalendarNotificationTrigger)
    #expect(read.dateComponents == components && read.repeats)
    let interval = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    #expect(
      (UNNotificationTrigger.trigger(propertyList: interval.propertyList) as? UNTimeIntervalNotificationTrigger)?
        .timeInterval == 5)
    #expect(UNNotificationTrigger.trigger(propertyList: ["repeats": true]) == nil)
  }
}
