// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierCore
import EspalierDrawing
import EspalierHosting
import EspalierInteraction
import EspalierNumbers
import Foundation

/// Records a traced host: adds a frame to the document whenever it is called.
@MainActor
package final class InspectionRecorder {
  package private(set) var document: InspectionDocument
  private let graph: ViewGraph
  private let size: () -> CGSize
  private let background: () -> ResolvedColor
  private let keepsFrames: Bool
  /// The last frame; nil before the first.
  package private(set) var last: InspectionDocument.Frame?
  private var count = 0
  private var numbers = InspectedNumbers()
  private var views: [Int: InspectionDocument.View] = [:]
  private var layout: [Int: InspectionDocument.LayoutNode] = [:]
  private var keys: [InspectionDocument.Key] = []
  private var pictures: [Data: Int] = [:]
  /// The content of the last picture, and its data URL.
  private var drawn: (list: DisplayList, size: CGSize, background: ResolvedColor, index: Int, address: String)?
  /// The last frame of the trace, and the number of warnings that have been shown; some may be older than the trace.
  private var lastFrame = -1
  /// The last frame of the trace at the end of a capture, which may itself have updated the host.
  private var seenFrame = -1
  private var shownWarnings = 0

  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - background: The colour behind everything.
  ///   - keepsFrames: Whether the document gets every frame; if not, none, and only the last one is kept: for pages that
  ///     receive each frame, and begin with `whole`.
  package init(
    _ graph: ViewGraph, _ document: InspectionDocument, size: @escaping () -> CGSize,
    background: @escaping () -> ResolvedColor, keepsFrames: Bool = true
  ) {
    self.keepsFrames = keepsFrames
    self.graph = graph
    self.document = document
    self.size = size
    self.background = background
    if !graph.isTraced { graph.isTraced = true }
  }

  /// Adds a frame with the current state of the host.
  /// - Parameter cause: The event before it.
  /// - Returns: the frame.
  /// - Throws: if the picture cannot be drawn.
  @discardableResult
  package func capture(_ cause: String) throws -> InspectionDocument.Frame {
    count += 1
    let tree = InspectedTree(graph, &numbers)
    let traced = graph.trace?.frames.filter { $0.number > lastFrame } ?? []
    lastFrame = traced.last?.number ?? lastFrame
    let picture = try picture()
    let flows = tree.keys
    let before = views
    let changes = difference(&views, tree.views)
    let warnings = graph.warnings[shownWarnings...]
    shownWarnings = graph.warnings.count
    let frame = InspectionDocument.Frame(
      number: count, time: graph.clock.time.peek(), cause: cause,
      passes: traced.map(\.passes).max() ?? 0, picture: picture, views: changes,
      layout: difference(&layout, tree.layout), keys: flows == keys ? nil : flows,
      made: before.isEmpty ? [] : changes.set.map(\.id).filter { before[$0] == nil },
      destroyed: changes.removed.compactMap { before[$0] }.map {
        InspectionDocument.DestroyedView(name: $0.name, detail: $0.detail, user: $0.user)
      },
      update: InspectedUpdate(traced, tree).update, warnings: warnings.map(\.description),
      loops: Self.loops(warnings))
    keys = flows
    last = frame
    seenFrame = graph.trace?.frames.last?.number ?? -1
    if keepsFrames { document.frames.append(frame) }
    return frame
  }

  private static func loops(_ warnings: ArraySlice<_Warning>) -> [InspectionDocument.Loop] {
    warnings.compactMap { warning in
      warning.loop.map { loop in
        InspectionDocument.Loop(
          title: warning.text, steps: loop.steps, values: loop.values, cut: loop.cut, advice: loop.advice)
      }
    }
  }

  /// The last frame in full, for a page that lacks the frames before, or some of them. Nil before the first frame.
  package var whole: InspectionDocument.Frame? {
    guard let last, let drawn else { return nil }
    let warnings = graph.warnings[..<shownWarnings]
    return InspectionDocument.Frame(
      number: last.number, time: last.time, cause: "page opened", passes: last.passes,
      picture: .address(drawn.address), whole: true,
      views: InspectionDocument.Difference(set: views.values.sorted { $0.id < $1.id }),
      layout: InspectionDocument.Difference(set: layout.values.sorted { $0.id < $1.id }), keys: keys, made: [],
      destroyed: [], update: last.update, warnings: warnings.map(\.description), loops: Self.loops(warnings))
  }

  /// Whether the host has been updated since the last frame.
  package var isBehind: Bool { graph.trace?.frames.last.map { $0.number > seenFrame } ?? false }

  /// The innermost view at a point of the last frame; nil if there is none.
  package func view(at point: CGPoint) -> Int? {
    views.values.filter { $0.kind != .hidden && $0.rect?.holds(point) ?? false }
      .min { ($0.rect!.width * $0.rect!.height, -$0.id) < ($1.rect!.width * $1.rect!.height, -$1.id) }?.id
  }

  package func frame(ofView id: Int) -> CGRect? { views[id]?.rect }

  /// The current picture; nil for a page that has it already.
  private func picture() throws -> InspectionDocument.Picture? {
    let (list, size, background) = (graph.displayList, size(), background())
    if let drawn, drawn.list == list, drawn.size == size, drawn.background == background {
      return keepsFrames ? .index(drawn.index) : nil
    }
    let data = try CairoRenderer.png(list, size: size, scale: 2, background: background)
    let known = pictures[data]
    let address =
      known.map { document.pictures[$0] } ?? "data:image/png;base64," + data.base64EncodedString()
    drawn = (list, size, background, known ?? document.pictures.count, address)
    // A page keeps its own pictures; the inspected program does not grow by them.
    guard keepsFrames else { return .address(address) }
    if known == nil {
      pictures[data] = document.pictures.count
      document.pictures.append(address)
    }
    return .index(drawn!.index)
  }

  private func difference<Node: Encodable & Equatable & Identifiable>(_ old: inout [Int: Node], _ new: [Node])
    -> InspectionDocument.Difference<Node> where Node.ID == Int
  {
    var result = InspectionDocument.Difference<Node>()
    var current: [Int: Node] = [:]
    for node in new {
      current[node.id] = node
      if old[node.id] != node { result.set.append(node) }
    }
    result.removed = old.keys.filter { current[$0] == nil }.sorted()
    old = current
    return result
  }
}

extension InspectionDocument.View: Identifiable {}
extension InspectionDocument.LayoutNode: Identifiable {}

/// The numbers by which a document names views and layout engines: the same in every frame.
@MainActor
struct InspectedNumbers {
  private var numbers: [Key: Int] = [:]
  /// The objects, retained so that no other gets their address.
  private var objects: [AnyObject] = []

  private struct Key: Hashable {
    let object: ObjectIdentifier
    let parent: Int
    let order: Int
  }

  mutating func number(of object: AnyObject) -> Int {
    number(Key(object: ObjectIdentifier(object), parent: -1, order: -1), object)
  }

  /// The number of an engine that several views share.
  mutating func number(of object: AnyObject, parent: Int, order: Int) -> Int {
    number(Key(object: ObjectIdentifier(object), parent: parent, order: order), object)
  }

  private mutating func number(_ key: Key, _ object: AnyObject) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = numbers.count + 1
    objects.append(object)
    return numbers.count
  }
}
