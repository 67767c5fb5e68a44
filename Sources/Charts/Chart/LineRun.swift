// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Points of one line with plain values, which follow each other. Two numbers for each, as a line may have 100,000 of them.
struct LineRun {
  /// The columns of the horizontal domain to which long lines are reduced: more than the pixels of most plots.
  static let columns = 2048
  /// A line with at most so many points keeps all of them.
  static let least = columns * 4

  let style: SharedMarkStyle
  let hasDates: (x: Bool, y: Bool)
  var xs: [Double] = []
  var ys: [Double] = []

  init(_ style: SharedMarkStyle, hasDates: (x: Bool, y: Bool)) { (self.style, self.hasDates) = (style, hasDates) }

  init(_ style: SharedMarkStyle, _ x: PlotQuantities, _ y: PlotQuantities) {
    self.init(style, hasDates: (x.areDates, y.areDates))
    (xs, ys) = (x.numbers, y.numbers)
  }

  /// All points as marks.
  func appendAll(to marks: inout [Mark]) {
    marks.reserveCapacity(marks.count + xs.count)
    for index in xs.indices { marks.append(mark(index)) }
  }

  /// The points that the picture needs.
  /// - Returns: The number of points with a place that are left out.
  func appendReduced(to marks: inout [Mark], _ settings: ChartSettings) -> Int {
    guard xs.count > Self.least, isReducible(settings), let bounds = bounds(settings.xScale.domain) else {
      appendAll(to: &marks)
      return 0
    }
    var run = self
    if !(xs.allSatisfy(\.isFinite) && ys.allSatisfy(\.isFinite)) {
      let finite = xs.indices.filter { xs[$0].isFinite && ys[$0].isFinite }
      (run.xs, run.ys) = (finite.map { xs[$0] }, finite.map { ys[$0] })
    }
    let scale = Double(Self.columns) / (bounds.upperBound - bounds.lowerBound)
    let kept = run.xs.withUnsafeBufferPointer { xs in
      run.ys.withUnsafeBufferPointer { ys in
        Decimation.kept(
          count: xs.count, columns: Self.columns, x: { (xs[$0] - bounds.lowerBound) * scale }, y: { ys[$0] })
      }
    }
    marks.reserveCapacity(marks.count + kept.count)
    for index in kept { marks.append(run.mark(index)) }
    return run.xs.count - kept.count
  }

  private func mark(_ index: Int) -> Mark {
    var mark = Mark(
      kind: .line, x: Datum(value: hasDates.x ? .date(xs[index]) : .number(xs[index])),
      y: Datum(value: hasDates.y ? .date(ys[index]) : .number(ys[index])))
    mark.style = style
    return mark
  }

  /// Whether a column of the whole domain is a column of the picture, and no point has a view.
  private func isReducible(_ settings: ChartSettings) -> Bool {
    func isLinear(_ type: ScaleType?) -> Bool { type == nil || type == .linear || type == .date }
    let values = style.values
    return settings.scroll.axes.isEmpty && isLinear(settings.xScale.type) && isLinear(settings.yScale.type)
      && values.symbol == nil && values.symbolBy == nil && values.annotations.isEmpty
  }

  /// The horizontal domain; nil without one that is known before all marks are.
  private func bounds(_ domain: _ScaleDomain?) -> ClosedRange<Double>? {
    var ends = [xs.first { $0.isFinite } ?? 0, xs.last { $0.isFinite } ?? 0]
    switch domain {
    case .values(let values)?: ends = values.compactMap(\.quantity).filter(\.isFinite)
    case .automatic(_, _, let adapt)?: if adapt != nil { return nil }
    case nil: break
    }
    guard let low = ends.min(), let high = ends.max(), low < high, (high - low).isFinite else { return nil }
    return low...high
  }
}

/// Marks in their order, with the long lines among them.
struct CollectedMarks {
  private(set) var marks: [Mark] = []
  /// The run that the next point may belong to.
  private var open: LineRun?
  /// Long runs, each before the mark of a number.
  private var long: [(place: Int, run: LineRun)] = []
  /// The number of points that the picture does not need.
  private(set) var leftOut = 0

  mutating func append(_ mark: Mark) {
    close()
    marks.append(mark)
  }

  mutating func appendPoint(_ x: Double, _ y: Double, hasDates: (x: Bool, y: Bool), _ style: SharedMarkStyle) {
    if open?.style !== style || open.map({ $0.hasDates != hasDates }) ?? true {
      close()
      open = LineRun(style, hasDates: hasDates)
    }
    open!.xs.append(x)
    open!.ys.append(y)
  }

  mutating func append(_ run: LineRun) {
    close()
    open = run
    close()
  }

  private mutating func close() {
    guard let run = open else { return }
    open = nil
    if run.xs.count > LineRun.least { long.append((marks.count, run)) } else { run.appendAll(to: &marks) }
  }

  /// The marks that the picture needs.
  mutating func reduce(_ settings: ChartSettings) {
    close()
    if long.isEmpty { return }
    var result: [Mark] = []
    var copied = 0
    for (place, run) in long {
      result += marks[copied..<place]
      copied = place
      leftOut += run.appendReduced(to: &result, settings)
    }
    result += marks[copied...]
    (marks, long) = (result, [])
  }
}
