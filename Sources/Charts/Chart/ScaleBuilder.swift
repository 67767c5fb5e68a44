// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The settings of an axis' scale.
struct ScaleSettings {
  var domain: _ScaleDomain?
  var range: _PositionRange?
  var type: ScaleType?
}

/// Collects the values of one axis, and makes its scale.
struct ScaleBuilder {
  private var kind: PositionScale.Kind?
  private var least = Double.infinity
  private var greatest = -Double.infinity
  /// The least value above 0, where a logarithmic scale begins.
  private var leastPositive = Double.infinity
  /// Whether units of time or bins are among the values: the scale ends at their bounds.
  private var hasBands = false
  private var categories: [_PlotValue] = []
  private var known: Set<_PlotValue> = []
  private let settings: ScaleSettings
  private let rounding: _DomainRounding

  init(_ settings: ScaleSettings, _ rounding: _DomainRounding = _DomainRounding(.automatic, .autoupdatingCurrent)) {
    (self.settings, self.rounding) = (settings, rounding)
    if settings.type?.kind == .category { kind = .category }
    if case .values(let values)? = settings.domain, let first = values.first, kind == nil { kind = Self.kind(first) }
  }

  private static func kind(_ value: _PlotValue) -> PositionScale.Kind {
    switch value {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The kind of the first value; values of another kind have no place.
  var isCategory: Bool { kind == .category }

  mutating func add(_ datum: Datum) {
    add(datum.value)
    if let end = datum.end, kind != .category {
      hasBands = true
      add(quantity: end)
    }
  }

  mutating func add(_ value: _PlotValue) {
    guard value.isFinite else { return }
    if kind == nil { kind = Self.kind(value) }
    if kind == .category {
      if known.insert(value).inserted { categories.append(value) }
    } else if let quantity = value.quantity {
      add(quantity: quantity)
    }
  }

  mutating func add(quantity: Double) {
    guard quantity.isFinite else { return }
    least = min(least, quantity)
    greatest = max(greatest, quantity)
    if quantity > 0 { leastPositive = min(leastPositive, quantity) }
  }

  /// The scale.
  /// - Parameter margin: The distance that bars need beyond the first and the last value.
  func scale(margin: Double = 0) -> PositionScale {
    var scale = PositionScale()
    scale.kind = kind ?? .number
    scale.type = settings.type ?? .linear
    if let range = settings.range { scale.range = range }
    var given: [_PlotValue]?
    var includesZero: Bool?
    switch settings.domain {
    case .values(let values)?: given = values
    case .automatic(let zero, let isReversed, let adapt)?:
      (includesZero, scale.isReversed) = (zero, isReversed)
      if let adapt { given = adapt(inferred) }
    case nil: break
    }
    if scale.kind == .category { return categoryScale(scale, given) }
    if scale.kind == .date { scale.type = .date }
    if let given, let bounds = Self.bounds(given) {
      scale.isReversed = scale.isReversed || (given.first?.quantity ?? 0) > (given.last?.quantity ?? 0)
      set(bounds, &scale)
    } else {
      set(automatic(scale, includesZero ?? true, margin), &scale)
    }
    return scale
  }

  private var inferred: [_PlotValue] {
    switch kind {
    case .category: categories
    case .date where least.isFinite: [.date(least), .date(greatest)]
    case .number where least.isFinite: [.number(least), .number(greatest)]
    default: []
    }
  }

  private static func bounds(_ values: [_PlotValue]) -> ClosedRange<Double>? {
    let numbers = values.compactMap(\.quantity).filter(\.isFinite)
    guard let least = numbers.min(), let greatest = numbers.max() else { return nil }
    return least...greatest
  }

  private func categoryScale(_ scale: PositionScale, _ given: [_PlotValue]?) -> PositionScale {
    var scale = scale
    var seen: Set<_PlotValue> = []
    scale.categories = (given ?? categories).filter { seen.insert($0).inserted }
    scale.numbers = Dictionary(uniqueKeysWithValues: zip(scale.categories, scale.categories.indices))
    (scale.lower, scale.upper) = (0, Double(max(scale.categories.count, 1)))
    return scale
  }

  private func set(_ bounds: ClosedRange<Double>, _ scale: inout PositionScale) {
    let upper = scale.type.coordinate(bounds.upperBound) ?? 1
    scale.lower = scale.type.coordinate(bounds.lowerBound) ?? scale.type.coordinate(leastPositive) ?? (upper - 1)
    scale.upper = upper
  }

  private func automatic(_ scale: PositionScale, _ includesZero: Bool, _ margin: Double) -> ClosedRange<Double> {
    guard least.isFinite, greatest.isFinite else {
      // Without data: from 0 to 1, or a day.
      return scale.kind == .date ? 0...86_400 : (scale.type.kind == .log ? 1...10 : 0...1)
    }
    var (low, high) = (least - margin, greatest + margin)
    if scale.kind == .date {
      if low == high { (low, high) = (low - 43_200, high + 43_200) }
      return rounding.domain(low...high, automatic: low...high, .date)
    }
    if scale.type.kind == .log {
      guard leastPositive.isFinite else { return 1...10 }
      let (first, last) = (log10(leastPositive).rounded(.down), log10(greatest).rounded(.up))
      return pow(10, first)...pow(10, max(last, first + 1))
    }
    if includesZero, !hasBands {
      low = min(low, 0)
      high = max(high, 0)
    }
    if low == high { (low, high) = low == 0 ? (0, 1) : (low - abs(low) / 2, high + abs(high) / 2) }
    var automatic = low...high
    if !hasBands, margin == 0, (high - low).isFinite {
      let ticks = NiceNumbers.ticks(low...high, count: 5, covers: true)
      automatic = ClosedRange(ordered: min(ticks.first ?? low, low), max(ticks.last ?? high, high))
    }
    return rounding.domain(low...high, automatic: automatic, .number)
  }
}
