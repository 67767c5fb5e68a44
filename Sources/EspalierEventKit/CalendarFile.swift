// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import EspalierServices
import Foundation

/// A calendar with its entries, as the file has them.
struct StoredCalendar: Sendable {
  var identifier: String
  var title: String
  /// The components of the colour, 0…1.
  var color: [Double]
  var types: EKEntityMask
  var entries: [CalendarComponent] = []

  private static let hexadecimal = "X-APPLE-CALENDAR-COLOR"

  init(_ calendar: EKCalendar) {
    identifier = calendar.calendarIdentifier
    title = calendar.title
    color = (calendar.cgColor?.components ?? [0, 0, 0]).prefix(3).map { Double($0) }
    if color.count < 3 { color = Array(repeating: color.first ?? 0, count: 3) }
    types = calendar.allowedEntityTypes
  }

  init(_ component: CalendarComponent) {
    identifier = component["X-WR-RELCALID"]?.text ?? UUID().uuidString
    title = component["X-WR-CALNAME"]?.text ?? ""
    let digits = component[Self.hexadecimal]?.value.filter(\.isHexDigit) ?? ""
    let number = Int(digits.prefix(6), radix: 16) ?? 0x1C99F0
    color = [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
    let kinds = component["X-ESPALIER-KINDS"].flatMap { UInt($0.value) } ?? 3
    types = EKEntityMask(rawValue: kinds)
    entries = component.components.filter { $0.name == "VEVENT" || $0.name == "VTODO" }
  }

  var component: CalendarComponent {
    let digits = color.map { value in
      let text = String(Int(clamping: (min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return CalendarComponent(
      name: "VCALENDAR",
      properties: [
        CalendarProperty("VERSION", "2.0"), CalendarProperty("PRODID", "-//Espalier//EventKit//EN"),
        CalendarProperty("X-WR-RELCALID", text: identifier), CalendarProperty("X-WR-CALNAME", text: title),
        CalendarProperty(Self.hexadecimal, "#" + digits.joined()),
        CalendarProperty("X-ESPALIER-KINDS", "\(types.rawValue)"),
      ], components: entries)
  }
}

/// The file of a program's calendars: one iCalendar object for each. Safe on all threads; other processes wait during a change.
final class CalendarFile: @unchecked Sendable {
  static let standard = CalendarFile(ProgramData("calendars.ics"))

  private let data: ProgramData
  private let lock = NSRecursiveLock()

  init(_ data: ProgramData) { self.data = data }

  /// The calendars.
  /// - Throws: `EKError.internalFailure` with the reason if the file cannot be read.
  func read() throws -> [StoredCalendar] {
    do {
      guard let content = try data.read() else { return [] }
      return try CalendarComponent.read(content).filter { $0.name == "VCALENDAR" }.map { StoredCalendar($0) }
    } catch { throw failure("read", error) }
  }

  /// Changes the calendars. A file that cannot be read is left as it is.
  /// - Throws: `EKError.internalFailure` with the reason, or an error of the closure.
  func edit(_ change: (inout [StoredCalendar]) throws -> Void) throws {
    try lock.withLock {
      do {
        try data.whileLocked {
          var calendars = try read()
          try change(&calendars)
          var text = ""
          for calendar in calendars { calendar.component.write(to: &text) }
          try data.write(Data(text.utf8))
        }
      } catch let error as EKError {
        throw error
      } catch { throw failure("written", error) }
    }
    DispatchQueue.main.async { NotificationCenter.default.post(name: .EKEventStoreChanged, object: nil) }
  }

  private func failure(_ action: String, _ error: any Error) -> EKError {
    EKError(
      .internalFailure, "The calendars in \(data.url.path) cannot be \(action): \(error.localizedDescription)")
  }
}
