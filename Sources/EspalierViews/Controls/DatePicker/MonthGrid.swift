// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

/// A month, one row for each week, to choose a day from.
struct MonthGrid: View {
  @Binding var date: Date
  let bounds: _DateBounds
  /// A moment of the month that is shown; nil is that of the date.
  @State private var shown: Date?
  @Environment(\.self) private var environment

  init(date: Binding<Date>, bounds: _DateBounds) {
    _date = date
    self.bounds = bounds
  }

  var body: some View {
    let parts = DateParts(environment, bounds: bounds)
    let month = shown ?? date
    VStack(spacing: 6) {
      HStack(spacing: 18) {
        Text(parts.monthText(month)).font(.headline)
        Spacer(minLength: 0)
        arrow(.leading, -1, month, parts)
        arrow(.trailing, 1, month, parts)
      }
      .padding(.horizontal, 8)
      Grid(horizontalSpacing: 0, verticalSpacing: 2) {
        GridRow {
          ForEach(Array(parts.weekdayNames.enumerated()), id: \.offset) { day in
            Text(day.element).font(.caption).foregroundStyle(.tertiary).frame(maxWidth: .infinity)
              .accessibilityHidden(true)
          }
        }
        ForEach(Array(parts.weeks(of: month).enumerated()), id: \.offset) { week in
          GridRow {
            ForEach(Array(week.element.enumerated()), id: \.offset) { day in
              if let day = day.element {
                DayButton(
                  day: day, isChosen: parts.calendar.isDate(day, inSameDayAs: date),
                  isEnabled: parts.allows(.day, of: day),
                  parts: parts
                ) {
                  date = parts.moving(date, to: day)
                }
              } else {
                Color.clear.frame(height: DayButton.side).accessibilityHidden(true)
              }
            }
          }
        }
      }
    }
  }

  private func arrow(_ direction: Arrowhead.Direction, _ step: Int, _ month: Date, _ parts: DateParts) -> some View {
    let other = parts.calendar.date(byAdding: .month, value: step, to: month) ?? month
    return Button {
      shown = other
    } label: {
      Arrowhead(direction).stroke(.foreground, style: Arrowhead.style).frame(width: 7, height: 13)
        .padding(6).contentShape(Rectangle())
        .foregroundStyle(parts.allows(.month, of: other) ? Color.accentColor : .tertiaryLabel)
        .accessibilityLabel(step < 0 ? "Previous Month" : "Next Month")
    }
    .buttonStyle(.plain)
    .disabled(!parts.allows(.month, of: other))
  }
}

/// One day.
private struct DayButton: View {
  /// Points.
  static let side: CGFloat = 34

  let day: Date
  let isChosen: Bool
  let isEnabled: Bool
  let parts: DateParts
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      Text("\(parts.calendar.component(.day, from: day))")
        .fontWeight(isChosen ? .semibold : nil)
        .foregroundStyle(isChosen ? Color.accentColor : isEnabled ? .primary : .tertiaryLabel)
        .frame(maxWidth: .infinity, minHeight: Self.side)
        .background { if isChosen { Circle().fill(Color.accentColor.opacity(0.18)) } }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled)
    .accessibilityLabel(parts.fullText(day))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
