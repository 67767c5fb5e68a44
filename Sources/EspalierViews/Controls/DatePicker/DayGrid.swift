// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A month to choose the day of a date from; its time stays.
struct DayGrid: View {
  @Binding var date: Date
  let bounds: _DateBounds
  @Environment(\.self) private var environment

  init(date: Binding<Date>, bounds: _DateBounds) {
    _date = date
    self.bounds = bounds
  }

  var body: some View {
    let parts = DateParts(environment, bounds: bounds)
    MonthGrid(
      start: date, bounds: bounds, isChosen: { parts.calendar.isDate($0, inSameDayAs: date) },
      choose: { date = parts.moving(date, to: $0) })
  }
}
