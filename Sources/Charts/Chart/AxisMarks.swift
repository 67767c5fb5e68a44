// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import SwiftUI

/// Lines, ticks and labels at the values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let preset: AxisMarkPreset
  let position: AxisMarkPosition
  let values: AxisMarkValues
  /// Makes the marks of a value; nil for lines, ticks and labels as the axis has them without settings.
  let content: ((AxisValue) -> Content)?
  let label: AxisValueLabel<Text>?
  let stroke: StrokeStyle?

  /// The marks that a closure makes for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    (self.preset, self.position, self.values, self.content) = (preset, position, values, content)
    (label, stroke) = (nil, nil)
  }

  /// The marks that a closure makes for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(kind: .values(values.map(\.plotValue))),
      content: content)
  }

  /// The marks that a closure makes for each of some values, independently of the value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// The marks that a closure makes, independently of the value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?,
    label: AxisValueLabel<Text>?
  ) where Content == AxisGridLine {
    (self.preset, self.position, self.values, self.stroke, self.label) = (preset, position, values, stroke, label)
    content = nil
  }

  public func _collect(into axis: inout _AxisElements) {
    let (edge, outer) = (axis.edge, axis.preset)
    axis.edge = position.edge(axis.axis)
    axis.preset = preset
    for value in axis.values(values) {
      axis.value = value
      if let content {
        content(value)._collect(into: &axis)
      } else {
        appendStandard(to: &axis)
      }
    }
    axis.value = nil
    (axis.edge, axis.preset) = (edge, outer)
  }

  public func _collect(into rounding: inout _DomainRounding) {
    if values.roundsLower != nil || values.roundsUpper != nil { rounding.values.append(values) }
  }

  private func appendStandard(to axis: inout _AxisElements) {
    let isCategory = axis.scale.kind == .category
    if !isCategory { AxisGridLine(stroke: stroke)._collect(into: &axis) }
    if axis.axis == .horizontal, !isCategory {
      let length: AxisMarkLength = axis.scale.kind == .date || preset == .extended ? .label : .automatic
      AxisTick(length: length, stroke: stroke)._collect(into: &axis)
    }
    (label ?? AxisValueLabel<Text>())._collect(into: &axis)
  }
}

extension AxisMarks where Content == AxisGridLine {
  /// Lines, ticks and labels as an axis has them without settings.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values, stroke, label: nil)
  }

  /// Lines, ticks and labels at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, AxisMarkValues(kind: .values(values.map(\.plotValue))), stroke, label: nil)
  }

  /// Lines, ticks and labels in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset, position, values, stroke, label: AxisValueLabel(format: format))
  }

  /// Lines, ticks and labels in a format, at some values.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      preset, position, AxisMarkValues(kind: .values(values.map(\.plotValue))), stroke,
      label: AxisValueLabel(format: format))
  }
}
