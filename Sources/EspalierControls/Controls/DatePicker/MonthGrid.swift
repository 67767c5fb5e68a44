// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// A month, one row for each week, from which days are chosen. The days are one stop of the Tab key.
struct MonthGrid<Label: View>: View {
  /// A moment of the month shown initially.
  let start: Date
  let bounds: _DateBounds
  /// The label of the days.
  let label: Label
  /// Whether moving to a day with the keyboard chooses it; else Space and Return do.
  let keysChoose: Bool
  /// Whether the days take the keyboard as they appear.
  let takesKeyboard: Bool
  let isChosen: (Date) -> Bool
  let choose: @MainActor (Date) -> Void
  /// A moment of the shown month; nil is the month of `start`.
  @State private var shown: Date?
  /// The day with the keyboard cursor; nil is `start`.
  @State private var cursor: Date?
  @Environment(\.self) private var environment

  /// - Parameter isChosen: Whether a day is chosen; called with a moment of that day.
  init(
    start: Date, bounds: _DateBounds, label: Label, keysChoose: Bool, takesKeyboard: Bool = false,
    isChosen: @escaping (Date) -> Bool,
    choose: @escaping @MainActor (Date) -> Void
  ) {
    self.start = start
    self.bounds = bounds
    self.label = label
    self.keysChoose = keysChoose
    self.takesKeyboard = takesKeyboard
    self.isChosen = isChosen
    self.choose = choose
  }

  var body: some View {
    let parts = DateParts(environment, bounds: bounds)
    let month = shown ?? start
    let values = environment.design.date
    let current = current(month, parts)
    VStack(spacing: values.monthGap) {
      HStack(spacing: values.arrowsGap) {
        Text(parts.monthText(month)).font(.headline)
        Spacer(minLength: 0)
        arrow(.leading, -1, month, parts)
        arrow(.trailing, 1, month, parts)
      }
      .padding(.horizontal, values.headerPadding)
      Grid(horizontalSpacing: 0, verticalSpacing: values.weekGap) {
        GridRow {
          ForEach(Array(parts.weekdayNames(isShort: values.hasShortDays).enumerated()), id: \.offset) { day in
            Text(day.element).font(.caption).foregroundStyle(.tertiary).frame(maxWidth: .infinity)
              .accessibilityHidden(true)
          }
        }
        ForEach(Array(parts.weeks(of: month).enumerated()), id: \.offset) { week in
          GridRow {
            ForEach(Array(week.element.enumerated()), id: \.offset) { day in
              if let day = day.element {
                DayButton(
                  day: day, isChosen: isChosen(day),
                  isEnabled: parts.allows(.day, of: day),
                  isCurrent: parts.calendar.isDate(day, inSameDayAs: current),
                  parts: parts
                ) {
                  cursor = day
                  choose(day)
                }
              } else {
                Color.clear.frame(height: values.daySide).accessibilityHidden(true)
              }
            }
          }
        }
      }
      .modifier(ArrowKeyGroup(label: label, value: parts.fullText(current)) { handle($0, month, parts) })
      .modifier(FirstStop(takesKeyboard: takesKeyboard))
    }
  }

  /// The day with the keyboard cursor; if it is not in the month, the first day that can be chosen.
  private func current(_ month: Date, _ parts: DateParts) -> Date {
    let last = keysChoose ? start : cursor ?? start
    if parts.calendar.isDate(last, equalTo: month, toGranularity: .month) { return last }
    return parts.day(for: .home, from: month, isMirrored: false) ?? month
  }

  private func handle(_ key: KeyEquivalent, _ month: Date, _ parts: DateParts) -> Bool {
    let day = current(month, parts)
    if !keysChoose, key == .space || key == .return {
      if parts.allows(.day, of: day) { choose(day) }
      cursor = day
      shown = day
      return true
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    guard let next = parts.day(for: key, from: day, isMirrored: isMirrored) else { return false }
    cursor = next
    shown = next
    if keysChoose { choose(next) }
    return true
  }

  private func arrow(_ direction: Arrowhead.Direction, _ step: Int, _ month: Date, _ parts: DateParts) -> some View {
    let other = parts.calendar.date(byAdding: .month, value: step, to: month) ?? month
    return Button {
      shown = other
    } label: {
      ControlArrow(direction, size: environment.design.date.arrow)
        .padding(environment.design.date.arrowPadding).contentShape(Rectangle())
        .foregroundStyle(parts.allows(.month, of: other) ? Color.accentColor : .tertiaryLabel)
        .accessibilityLabel(step < 0 ? "Previous Month" : "Next Month")
    }
    .buttonStyle(.plain)
    .disabled(!parts.allows(.month, of: other))
  }
}

/// One day. While the month has the keyboard, the day with the cursor has a ring.
private struct DayButton: View {
  let day: Date
  let isChosen: Bool
  let isEnabled: Bool
  let isCurrent: Bool
  let parts: DateParts
  let choose: @MainActor () -> Void
  @Environment(\.isFocused) private var isFocused
  @Environment(\.design) private var design

  init(
    day: Date, isChosen: Bool, isEnabled: Bool, isCurrent: Bool, parts: DateParts,
    choose: @escaping @MainActor () -> Void
  ) {
    self.day = day
    self.isChosen = isChosen
    self.isEnabled = isEnabled
    self.isCurrent = isCurrent
    self.parts = parts
    self.choose = choose
  }

  var body: some View {
    Button(action: choose) {
      Text("\(parts.calendar.component(.day, from: day))")
        .fontWeight(isChosen ? .semibold : nil)
        .foregroundStyle(isChosen ? Color.accentColor : isEnabled ? .primary : .tertiaryLabel)
        .frame(maxWidth: .infinity, minHeight: design.date.daySide)
        .background { if isChosen { Circle().fill(Color.accentColor.opacity(design.date.chosenDay)) } }
        .overlay { if isCurrent, isFocused { ArrowKeyRing(shape: Circle()) } }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled)
    .accessibilityLabel(parts.fullText(day))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
