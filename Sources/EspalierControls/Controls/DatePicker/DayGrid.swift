// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A month from which the day of a date is chosen; the time of day stays.
struct DayGrid<Label: View>: View {
  @Binding var date: Date
  let bounds: _DateBounds
  /// The label of the day.
  let label: Label
  /// Whether the days take the keyboard as they appear.
  let takesKeyboard: Bool
  @Environment(\.self) private var environment

  init(date: Binding<Date>, bounds: _DateBounds, label: Label, takesKeyboard: Bool = false) {
    _date = date
    self.bounds = bounds
    self.label = label
    self.takesKeyboard = takesKeyboard
  }

  var body: some View {
    let parts = DateParts(environment, bounds: bounds)
    MonthGrid(
      start: date, bounds: bounds, label: label, keysChoose: true, takesKeyboard: takesKeyboard,
      isChosen: { parts.calendar.isDate($0, inSameDayAs: date) },
      choose: { date = parts.moving(date, to: $0) })
  }
}
