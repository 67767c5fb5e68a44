// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// A date in numbers. Each part is a stop of the Tab key: digits are typed into it, the arrow keys up and down step it, left and
/// right move to the adjacent parts.
struct DateField: View {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool
  @State private var typed = ""
  /// The part that the stepper changes while no part has the keyboard.
  @State private var last: Int?
  @FocusState private var focused: Int?
  @Environment(\.self) private var environment

  init(configuration: DatePickerStyleConfiguration, hasStepper: Bool) {
    self.configuration = configuration
    self.hasStepper = hasStepper
  }

  var body: some View {
    let pattern = DateFieldPattern(configuration.displayedComponents, locale: environment.locale)
    let values = environment.design
    LabeledRow {
      HStack(spacing: values.date.gap) {
        HStack(spacing: 0) {
          ForEach(Array(pattern.pieces.indices), id: \.self) { view(of: $0, pattern) }
        }
        .padding(values.field.insets)
        .background { FieldBackground(isFocused: focused != nil) }
        // Numbers stand in the order of the pattern, also in languages from right to left.
        .environment(\.layoutDirection, .leftToRight)
        if hasStepper {
          let index = focused ?? last ?? pattern.pieces.firstIndex { !$0.isLiteral } ?? 0
          StepperButtons(
            steps: StepperActions(increment: { step(index, 1, pattern) }, decrement: { step(index, -1, pattern) }),
            onEditingChanged: { _ in })
        }
      }
      .accessibilityElement(children: .contain)
    } label: {
      configuration.label.parts.titled
    }
    .modifier(ControlSpacing())
    .onChange(of: focused) { old, new in
      if let old { take(old, pattern) }
      if let new { last = new }
    }
  }

  private var parts: DateParts { DateParts(environment, bounds: configuration.bounds) }

  @ViewBuilder private func view(of index: Int, _ pattern: DateFieldPattern) -> some View {
    switch pattern.pieces[index] {
    case .literal(let text):
      Text(verbatim: text).foregroundStyle(environment.isEnabled ? Color.secondaryLabel : .tertiaryLabel)
        .accessibilityHidden(true)
    case .number(let part, _): self.part(index, name: part.spokenName, pattern)
    case .period: part(index, name: "AM/PM", pattern)
    }
  }

  private func part(_ index: Int, name: String, _ pattern: DateFieldPattern) -> some View {
    let values = environment.design.date
    let isFocused = focused == index
    let text = isFocused && !typed.isEmpty ? typed : text(of: index, pattern)
    return Text(verbatim: text)
      .monospacedDigit()
      .foregroundStyle(!environment.isEnabled ? Color.tertiaryLabel : isFocused ? .white : .primary)
      .padding(.horizontal, values.fieldPadding)
      .background {
        if isFocused { RoundedRectangle(cornerRadius: values.fieldRadius, style: .continuous).fill(.tint) }
      }
      .contentShape(Rectangle())
      .gesture(PressGesture(pressingChanged: { if $0 { focused = index } }, action: {}))
      .modifier(
        AccessibleControl(
          role: .stepper, value: text, ringRadius: nil, interactions: .edit, unseenLabel: Text(verbatim: name),
          adjust: { step(index, $0 == .increment ? 1 : -1, pattern) },
          keys: { key, modifiers in modifiers.isEmpty && handle(key, at: index, pattern) })
      )
      .focused($focused, equals: index)
  }

  private func text(of index: Int, _ pattern: DateFieldPattern) -> String {
    let (parts, date) = (parts, configuration.selection)
    switch pattern.pieces[index] {
    case .literal(let text): return text
    case .number(let part, let digits):
      let value = pattern.value(of: part, of: date, parts.calendar)
      let style = IntegerFormatStyle<Int>(locale: parts.locale).grouping(.never)
        .precision(.integerLength(max(digits, 1)...max(digits, "\(value)".count)))
      return (part == .year && digits == 2 ? value % 100 : value).formatted(style)
    case .period:
      return parts.calendar.component(.hour, from: date) < 12 ? parts.calendar.amSymbol : parts.calendar.pmSymbol
    }
  }

  /// Steps a part, from its last value to its first one and back; the other parts stay.
  private func step(_ index: Int, _ change: Int, _ pattern: DateFieldPattern) {
    guard environment.isEnabled else { return }
    typed = ""
    let (parts, date) = (parts, configuration.selection)
    switch pattern.pieces[index] {
    case .literal: break
    case .period:
      choose(pattern.setting(afterNoon: parts.calendar.component(.hour, from: date) < 12, of: date, parts))
    case .number(let part, _):
      let range = pattern.range(of: part, of: date, parts.calendar)
      var value = pattern.value(of: part, of: date, parts.calendar) + change
      if !range.contains(value) { value = change > 0 ? range.lowerBound : range.upperBound }
      choose(pattern.setting(part, to: value, of: date, parts))
    }
  }

  private func handle(_ key: KeyEquivalent, at index: Int, _ pattern: DateFieldPattern) -> Bool {
    switch key {
    case .leftArrow: move(from: index, by: -1, pattern)
    case .rightArrow: move(from: index, by: 1, pattern)
    case .return:
      // Return commits typed digits; without them it is handled by the window.
      if typed.isEmpty { return false }
      take(index, pattern)
    case .escape, .delete:
      if typed.isEmpty { return false }
      typed = key == .delete ? String(typed.dropLast()) : ""
    default: return type(key.character, at: index, pattern)
    }
    return true
  }

  private func type(_ character: Character, at index: Int, _ pattern: DateFieldPattern) -> Bool {
    let (parts, date) = (parts, configuration.selection)
    switch pattern.pieces[index] {
    case .literal: return false
    case .period:
      let symbols = [parts.calendar.amSymbol, parts.calendar.pmSymbol]
      guard let choice = symbols.firstIndex(where: { $0.lowercased().first == character.lowercased().first }) else {
        return false
      }
      choose(pattern.setting(afterNoon: choice == 1, of: date, parts))
    case .number(let part, let digits):
      guard let digit = character.wholeNumberValue else { return false }
      let range = pattern.range(of: part, of: date, parts.calendar)
      // A digit that no longer fits begins a new number.
      let number = (Int(typed) ?? 0) * 10 + digit
      typed = number <= range.upperBound ? typed + "\(digit)" : "\(digit)"
      let isFull = typed.count >= (part == .year ? digits : 2) || (Int(typed) ?? 0) * 10 > range.upperBound
      if isFull, !move(from: index, by: 1, pattern) { take(index, pattern) }
    }
    return true
  }

  /// Commits the number typed into a part. A number outside the part's range is discarded.
  private func take(_ index: Int, _ pattern: DateFieldPattern) {
    defer { typed = "" }
    guard case .number(let part, let digits) = pattern.pieces[index], var value = Int(typed) else { return }
    let (parts, date) = (parts, configuration.selection)
    // Years of two digits are in the century of the chosen date.
    if part == .year, typed.count <= 2 || digits == 2 {
      value += parts.calendar.component(.year, from: date) / 100 * 100
    }
    guard pattern.range(of: part, of: date, parts.calendar).contains(value) else { return }
    choose(pattern.setting(part, to: value, of: date, parts))
  }

  private func choose(_ date: Date) { if date != configuration.selection { configuration.selection = date } }

  /// Moves the keyboard to an adjacent part; false if there is none.
  @discardableResult
  private func move(from index: Int, by step: Int, _ pattern: DateFieldPattern) -> Bool {
    var next = index + step
    while pattern.pieces.indices.contains(next), pattern.pieces[next].isLiteral { next += step }
    guard pattern.pieces.indices.contains(next) else { return false }
    focused = next
    return true
  }
}

extension DateFieldPattern.Piece {
  var isLiteral: Bool { if case .literal = self { true } else { false } }
}

extension Calendar.Component {
  /// The name of a part of a date, for screen readers.
  fileprivate var spokenName: String {
    switch self {
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .hour: "Hour"
    default: "Minute"
    }
  }
}
