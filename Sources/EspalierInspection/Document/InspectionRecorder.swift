// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierCore
import EspalierDrawing
import EspalierHosting
import EspalierInteraction
import Foundation

/// Follows a host that is traced, and makes a frame of the document whenever it is called.
@MainActor
package final class InspectionRecorder {
  package private(set) var document: InspectionDocument
  private let graph: ViewGraph
  private let size: () -> CGSize
  private let background: () -> ResolvedColor
  private let keepsFrames: Bool
  private var count = 0
  private var numbers = InspectedNumbers()
  private var views: [Int: InspectionDocument.View] = [:]
  private var layout: [Int: InspectionDocument.LayoutNode] = [:]
  private var keys: [InspectionDocument.Key] = []
  private var pictures: [Data: Int] = [:]
  /// What the last picture shows.
  private var drawn: (list: DisplayList, size: CGSize, background: ResolvedColor, picture: Int)?
  /// The last frame of the trace, and how many warnings have been shown; some may be older than the trace.
  private var lastFrame = -1
  private var shownWarnings = 0

  /// - Parameters:
  ///   - size: Of the window, in points.
  ///   - background: What lies behind everything.
  ///   - keepsFrames: Whether the document gets every frame, or only the first one: for a page that receives the others.
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

  /// Adds a frame with the host as it is now.
  /// - Parameter cause: What happened before it.
  /// - Returns: the frame and the picture that is new with it, for a page that is open.
  /// - Throws: if the picture cannot be drawn.
  @discardableResult
  package func capture(_ cause: String) throws -> (frame: InspectionDocument.Frame, picture: String?) {
    count += 1
    let tree = InspectedTree(graph, &numbers)
    let traced = graph.trace?.frames.filter { $0.number > lastFrame } ?? []
    lastFrame = traced.last?.number ?? lastFrame
    let (picture, isNew) = try pictureIndex()
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
      loops: warnings.compactMap { warning in
        warning.loop.map { loop in
          InspectionDocument.Loop(
            title: warning.text, steps: loop.steps, values: loop.values, cut: loop.cut, advice: loop.advice)
        }
      })
    keys = flows
    if keepsFrames || document.frames.isEmpty { document.frames.append(frame) }
    return (frame, isNew ? document.pictures[picture] : nil)
  }

  /// The innermost view at a point of the last frame, and where a view is there.
  package func view(at point: CGPoint) -> Int? {
    views.values.filter { $0.kind != .hidden && $0.rect?.contains(point) ?? false }
      .min { ($0.rect!.width * $0.rect!.height, -$0.id) < ($1.rect!.width * $1.rect!.height, -$1.id) }?.id
  }

  package func frame(ofView id: Int) -> CGRect? { views[id]?.rect }

  private func pictureIndex() throws -> (index: Int, isNew: Bool) {
    let (list, size, background) = (graph.displayList, size(), background())
    if let drawn, drawn.list == list, drawn.size == size, drawn.background == background {
      return (drawn.picture, false)
    }
    let data = try CairoRenderer.png(list, size: size, scale: 2, background: background)
    let known = pictures[data]
    let picture = known ?? document.pictures.count
    drawn = (list, size, background, picture)
    if known == nil {
      pictures[data] = picture
      document.pictures.append("data:image/png;base64," + data.base64EncodedString())
    }
    return (picture, known == nil)
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
  /// Kept, so that no other object gets their address.
  private var objects: [AnyObject] = []

  private struct Key: Hashable {
    let object: ObjectIdentifier
    let parent: Int
    let order: Int
  }

  mutating func number(of object: AnyObject) -> Int {
    number(Key(object: ObjectIdentifier(object), parent: -1, order: -1), object)
  }

  /// Of an engine that several views share.
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
