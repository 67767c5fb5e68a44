// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The settings of a scale of styles.
struct StyleScaleSettings<Style> {
  var domain: _ScaleDomain?
  var range: [Style]?
  var mapping: ((_PlotValue) -> Style?)?
}

/// The styles of values: the n-th value has the n-th style; the styles repeat.
struct StyleScale<Style> {
  let values: [_PlotValue]
  private let numbers: [_PlotValue: Int]
  private let styles: [Style]
  private let mapping: ((_PlotValue) -> Style?)?

  init(_ found: [_PlotValue], _ settings: StyleScaleSettings<Style>?, standard: [Style]) {
    var values = found
    switch settings?.domain {
    case .values(let given)?: values = given + found.filter { !given.contains($0) }
    case .automatic(_, let isReversed, let adapt)?:
      if isReversed { values.reverse() }
      if let adapt { values = adapt(values) }
    case nil: break
    }
    self.values = values
    var numbers: [_PlotValue: Int] = [:]
    for (number, value) in values.enumerated() where numbers[value] == nil { numbers[value] = number }
    self.numbers = numbers
    let range = settings?.range ?? []
    styles = range.isEmpty ? standard : range
    mapping = settings?.mapping
  }

  /// The style of a value.
  func style(_ value: _PlotValue) -> Style {
    if let style = mapping?(value) { return style }
    return styles[(numbers[value] ?? 0) % styles.count]
  }

  /// All styles, in order.
  var range: [Style] { styles }
}

/// The colours of series without a scale: those of the system, in the order of Apple's default scale.
enum SeriesColors {
  static let all: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The ends of the scale of numbers.
  static let ramp: [Color] = [
    Color(red: 0.80, green: 0.90, blue: 1), Color(red: 0.20, green: 0.55, blue: 1),
    Color(red: 0.02, green: 0.18, blue: 0.55),
  ]
}
