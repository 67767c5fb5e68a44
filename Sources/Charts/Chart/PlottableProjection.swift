// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Numbers, or dates in seconds since 2001, of the elements of a plot.
struct PlotQuantities {
  var numbers: [Double] = []
  var areDates = false
}

/// A property of the elements of a plot, with its label: `.value("Price", \.price)`.
public struct PlottableProjection<Element, Value: Plottable> {
  let label: PlotLabel
  private let path: KeyPath<Element, Value>

  /// A property with the key of a translated label.
  public static func value(_ labelKey: LocalizedStringKey, _ path: KeyPath<Element, Value>) -> PlottableProjection {
    PlottableProjection(label: .key(labelKey), path: path)
  }

  func datum(_ element: Element) -> Datum { Datum(value: element[keyPath: path].plotValue) }

  /// The numbers of all elements, read where they are stored; nil for properties that are computed or of other types, and for
  /// elements that are not in a row.
  func quantities(_ data: some RandomAccessCollection<Element>) -> PlotQuantities? {
    guard let offset = MemoryLayout<Element>.offset(of: path) else { return nil }
    func read<Stored>(_ number: (Stored) -> Double) -> [Double]? {
      data.withContiguousStorageIfAvailable { elements in
        guard let start = UnsafeRawPointer(elements.baseAddress) else { return [] }
        let stride = MemoryLayout<Element>.stride
        return elements.indices.map {
          number((start + $0 * stride + offset).assumingMemoryBound(to: Stored.self).pointee)
        }
      }
    }
    if Value.self == Double.self { return read { (value: Double) in value }.map { PlotQuantities(numbers: $0) } }
    if Value.self == Int.self { return read { (value: Int) in Double(value) }.map { PlotQuantities(numbers: $0) } }
    if Value.self == Date.self {
      return read { (value: Date) in value.timeIntervalSinceReferenceDate }
        .map { PlotQuantities(numbers: $0, areDates: true) }
    }
    return nil
  }
}
