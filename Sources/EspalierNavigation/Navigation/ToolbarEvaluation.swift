// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// Evaluates the items of toolbar content in a view: the content's dynamic properties are connected in that view, and the items
/// have its environment.
struct ToolbarEvaluator: DynamicProperty {
  private var evaluation: ToolbarEvaluation?
  private var environment = EnvironmentValues()

  nonisolated init() {}

  @MainActor func items(of content: some ToolbarContent) -> [_ToolbarEntry] {
    let items = evaluation?.items(of: content) ?? content._items
    return items.map {
      var item = $0
      item.environment = environment
      return item
    }
  }

  @MainActor static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs) -> _PropertyConnection? {
    Connection(inputs)
  }

  private final class Connection: _PropertyConnection {
    private let evaluation: ToolbarEvaluation
    private let environment: Attribute<EnvironmentValues>

    init(_ inputs: _ViewInputs) {
      evaluation = ToolbarEvaluation(inputs)
      environment = inputs.environment
    }

    override func update(_ property: UnsafeMutableRawPointer) {
      let property = property.assumingMemoryBound(to: ToolbarEvaluator.self)
      property.pointee.evaluation = evaluation
      property.pointee.environment = environment.value
    }
  }
}

/// The dynamic properties of the content of one toolbar, by type and order of evaluation.
@MainActor
final class ToolbarEvaluation {
  /// The current evaluation; nil unless items are being made.
  private(set) static var current: ToolbarEvaluation?

  private struct Place: Hashable {
    let type: ObjectIdentifier
    /// Index among the values of the type.
    let index: Int
  }

  private struct Part {
    let subgraph: Subgraph
    let storage: DynamicPropertyStorage?
  }

  private let inputs: _ViewInputs
  private let subgraph = Subgraph.current!
  private var parts: [Place: Part] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  init(_ inputs: _ViewInputs) { self.inputs = inputs }

  func items(of content: some ToolbarContent) -> [_ToolbarEntry] {
    let outer = Self.current
    Self.current = self
    defer {
      Self.current = outer
      endUnused()
      counts = [:]
    }
    return content._items
  }

  /// The content's body, with its dynamic properties up to date.
  func body<Content: ToolbarContent>(of content: Content) -> Content.Body {
    let fields = DynamicPropertyFields.of(Content.self)
    if fields.fields.isEmpty { return content.body }
    let type = ObjectIdentifier(Content.self)
    let place = Place(type: type, index: counts[type, default: 0])
    counts[type] = place.index + 1
    let part = parts[place] ?? makePart(fields)
    parts[place] = part
    var content = content
    withUnsafeMutablePointer(to: &content) { part.storage?.update(UnsafeMutableRawPointer($0)) }
    return content.body
  }

  private func makePart(_ fields: DynamicPropertyFields) -> Part {
    let own = Graph.untracked { Subgraph(parent: subgraph) }
    return Part(subgraph: own, storage: own.apply { fields.makeStorage(inputs: inputs) })
  }

  private func endUnused() {
    for (place, part) in parts where place.index >= counts[place.type, default: 0] {
      parts[place] = nil
      part.subgraph.destroy()
    }
  }
}
