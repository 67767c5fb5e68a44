// SPDX-License-Identifier: MIT

import EspalierNumbers
import SwiftUI

/// Symbols of one style as one path. Symbols in the same quarter of a point are drawn once.
struct PointBatch {
  private(set) var path = Path()
  private(set) var style: SharedMarkStyle?
  private var cells: Set<Cell> = []

  private struct Cell: Hashable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  /// Whether two styles certainly draw the same.
  static func isSame(_ a: SharedMarkStyle, _ b: SharedMarkStyle) -> Bool {
    if a === b { return true }
    guard let first = a.values.foregroundBy?.value, first == b.values.foregroundBy?.value else { return false }
    return a.values.opacity == b.values.opacity && a.values.cornerRadius == b.values.cornerRadius
      && a.values.cornerStyle == b.values.cornerStyle
      && a.values.zIndex == b.values.zIndex && a.values.blur == b.values.blur
      && a.values.shadow == b.values.shadow && a.values.clipShape == nil && b.values.clipShape == nil
      && a.values.clipsToPlot == b.values.clipsToPlot && a.values.alignsStylesWithPlot == b.values.alignsStylesWithPlot
  }

  func accepts(_ other: SharedMarkStyle) -> Bool { style.map { Self.isSame($0, other) } ?? true }

  mutating func add(_ symbol: AnyChartSymbolShape, at place: CGPoint, size: CGSize, style: SharedMarkStyle) {
    if self.style == nil { self.style = style }
    let cell = Cell(x: (place.x * 4).rounded(), y: (place.y * 4).rounded(), width: size.width, height: size.height)
    guard cells.insert(cell).inserted else { return }
    path.addPath(symbol.path(at: place, size: size))
  }
}

/// The lines and areas that points belong to.
enum MarkSeries {
  private struct Key: Hashable {
    let kind: MarkKind
    let series: _PlotValue?
    let foreground: _PlotValue?
    let symbol: _PlotValue?
    let line: _PlotValue?
    let position: _PlotValue?
  }

  /// The points of each line and area, by the number of its first point.
  static func grouped(_ order: [Int], _ placed: [PlacedMark]) -> [Int: [Int]] {
    var groups: [[Int]] = []
    var numbers: [Key: Int] = [:]
    var (last, lastSeries, lastKind, lastGroup): (SharedMarkStyle?, _PlotValue?, MarkKind?, Int) = (nil, nil, nil, 0)
    for index in order {
      let mark = placed[index].mark
      guard mark.kind == .line || mark.kind == .area else { continue }
      if mark.style === last, mark.kind == lastKind, mark.series == lastSeries {
        groups[lastGroup].append(index)
        continue
      }
      let style = mark.style.values
      let key = Key(
        kind: mark.kind, series: mark.series, foreground: style.foregroundBy?.value, symbol: style.symbolBy?.value,
        line: style.lineStyleBy?.value, position: style.positionBy?.value)
      if numbers[key] == nil {
        numbers[key] = groups.count
        groups.append([])
      }
      (last, lastSeries, lastKind, lastGroup) = (mark.style, mark.series, mark.kind, numbers[key] ?? 0)
      groups[lastGroup].append(index)
    }
    return Dictionary(uniqueKeysWithValues: groups.map { ($0[0], $0) })
  }
}
