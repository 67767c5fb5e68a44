// SPDX-License-Identifier: MIT

import EspalierGraph

/// The views of another view.
///
/// They are counted and identified without being made: those of a `ForEach` whose rows are always the same number of views are
/// made one by one, when a container shows them or when their values are read.
public struct SubviewsCollection: RandomAccessCollection, Equatable {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let parts: SubviewParts
  /// The range of this collection in the parts.
  let bounds: Range<Int>

  init(_ parts: SubviewParts, _ bounds: Range<Int>) {
    self.parts = parts
    self.bounds = bounds
  }

  static var none: SubviewsCollection { SubviewsCollection(.none, 0..<0) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bounds.count }
  /// The view at an index. O(log n) in the number of neighbouring views and loops.
  public subscript(index: Int) -> Subview {
    precondition(index >= 0 && index < bounds.count, "the index is out of range")
    return parts[bounds.lowerBound + index]
  }
  /// A part of the views; indices are those of the whole collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(bounds.lowerBound >= 0 && bounds.upperBound <= endIndex, "the range is out of bounds")
    return SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  /// The identities of the views.
  var ids: LazyMapCollection<Range<Int>, Subview.ID> { bounds.lazy.map { [parts] in parts.id(at: $0) } }

  public static func == (a: SubviewsCollection, b: SubviewsCollection) -> Bool {
    a.bounds == b.bounds && (a.parts === b.parts || a.parts.runs == b.parts.runs)
  }
}

/// Some of the views of another view.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  /// The view at an index of the whole collection, as in the collection.
  public subscript(index: Int) -> Subview {
    precondition(bounds.contains(index), "the index is out of range")
    return base[index]
  }
  /// A part of the views; indices are those of the whole collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "the range is out of bounds")
    return SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(self) { $0 } }
}

/// The views of a list at one time.
final class SubviewParts {
  let runs: [ListRun]
  private let starts: [Int]
  let count: Int
  let origin: SubviewOrigin?

  static var none: SubviewParts { SubviewParts([], origin: nil) }

  init(_ runs: [ListRun], origin: SubviewOrigin?) {
    self.runs = runs
    self.origin = origin
    var (starts, count) = ([Int](), 0)
    starts.reserveCapacity(runs.count)
    for run in runs {
      starts.append(count)
      count += run.count
    }
    self.starts = starts
    self.count = count
  }

  /// The run of a view, and the view's number in it. O(log runs).
  func place(of index: Int) -> (run: ListRun, offset: Int) {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (runs[low], index - starts[low])
  }

  subscript(index: Int) -> Subview {
    let (run, offset) = place(of: index)
    return Subview(id: run.id(at: offset), list: run.list, offset: offset, origin: origin!)
  }

  func id(at index: Int) -> Subview.ID {
    let (run, offset) = place(of: index)
    return run.id(at: offset)
  }

  /// The id that the program gives a view in its list.
  @MainActor func listID(at index: Int) -> AnyHashable? {
    let (run, offset) = place(of: index)
    guard let element = run.element else { return run.list.id(at: offset) }
    return element.ids(upTo: origin!.subgraph).first
  }

  /// The first view that the program gives an id in its list; makes none. O(runs), O(views) once per value of a `ForEach`.
  @MainActor func index(ofListID id: AnyHashable, in bounds: Range<Int>) -> Int? {
    for (run, start) in zip(runs, starts) where start < bounds.upperBound && start + run.count > bounds.lowerBound {
      if let element = run.element {
        if element.ids(upTo: origin!.subgraph).contains(id) { return start }
      } else if let offset = run.list.index(of: id), bounds.contains(start + offset) {
        return start + offset
      }
    }
    return nil
  }
}

/// The inputs around a list whose views are shown elsewhere.
@MainActor
package final class SubviewOrigin {
  let inputs: _ViewInputs
  let subgraph: Subgraph

  init(_ inputs: _ViewInputs) {
    self.inputs = inputs
    subgraph = Subgraph.current!
  }
}

/// Data of a `ForEach` that are views of another list, where the program gives them ids.
@MainActor
protocol ListedData {
  func listID(at offset: Int) -> AnyHashable?
  func offset(ofListID id: AnyHashable) -> Int?
}

extension SubviewsCollection: ListedData {
  func listID(at offset: Int) -> AnyHashable? { parts.listID(at: bounds.lowerBound + offset) }
  func offset(ofListID id: AnyHashable) -> Int? {
    parts.index(ofListID: id, in: bounds).map { $0 - bounds.lowerBound }
  }
}

extension SubviewsCollectionSlice: ListedData {
  func listID(at offset: Int) -> AnyHashable? { base.listID(at: bounds.lowerBound + offset) }
  func offset(ofListID id: AnyHashable) -> Int? {
    let range = base.bounds.lowerBound + bounds.lowerBound..<base.bounds.lowerBound + bounds.upperBound
    return base.parts.index(ofListID: id, in: range).map { $0 - range.lowerBound }
  }
}

extension _VariadicView_Children: ListedData {
  func listID(at offset: Int) -> AnyHashable? { subviews.listID(at: offset) }
  func offset(ofListID id: AnyHashable) -> Int? { subviews.offset(ofListID: id) }
}

/// The views of a value, as an attribute of the current subgraph.
@MainActor
package func makeSubviews<Source: View>(_ source: _GraphValue<Source>, inputs: _ViewListInputs)
  -> Attribute<SubviewsCollection>
{
  Attribute(
    Subviews(
      list: Source._makeViewList(view: source, inputs: inputs).list, origin: SubviewOrigin(inputs.base)))
}

// Reads: the list, and every changing list in it.
// Produces: its views; makes none that can be made later.
// Costs: O(lists and views that exist) when the list changed.
private struct Subviews: Rule {
  let list: ViewList?
  let origin: SubviewOrigin
  mutating func value() -> SubviewsCollection {
    let parts = SubviewParts(list?.runs ?? [], origin: origin)
    return SubviewsCollection(parts, 0..<parts.count)
  }
  nonisolated static var label: String { "subviews" }
}
