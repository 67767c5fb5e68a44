// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierHosting
import EspalierInteraction
import EspalierLayout
import EspalierNumbers
import Foundation

// Reads: the preference tree, the layout steps, the flows of keys, the accessible elements.
// Produces: the document's content of a frame.
// Costs: O(views + keys × nodes).

@MainActor
struct InspectedTree {
  private(set) var views: [InspectionDocument.View] = []
  private(set) var layout: [InspectionDocument.LayoutNode] = []
  private(set) var keys: [InspectionDocument.Key] = []
  /// The numbers of the views that attributes belong to.
  private(set) var owners: [RecordedNode: Int] = [:]
  private var places: [ObjectIdentifier: [LayoutPlace]] = [:]
  private var placesByFrame: [String: Int] = [:]
  /// The innermost places by their size, in the order of the tree; and for each place the one around it.
  private var placesBySize: [String: [Int]] = [:]
  private var outerPlaces: [Int: Int] = [:]
  private var anchors: [ObjectIdentifier: [InspectionDocument.PlacedAnchor]] = [:]
  private var elements: [ObjectIdentifier: String] = [:]

  private struct LayoutPlace {
    let number: Int
    let frame: ViewFrame
  }

  private let graph: ViewGraph

  init(_ graph: ViewGraph, _ numbers: inout InspectedNumbers) {
    self.graph = graph
    if let steps = graph.layoutSteps() { add(steps, parent: nil, order: 0, &numbers) }
    func visit(_ element: AccessibilityNode) {
      // Elements inside a part are parts of the same element.
      if element.isPart { return }
      elements[element.view] = graph.accessibilityLine(of: element)
      element.children.forEach(visit)
    }
    graph.accessibilityNodes.forEach(visit)
    let flows = graph.preferenceFlows()
    for flow in flows { collectAnchors(flow, graph) }
    if let root = graph.root.outputs.preferences {
      var order = 0
      graph.subgraph.apply {
        add(root, Place(parent: nil, matrix: .identity, environment: graph.environment.values), &order, &numbers)
      }
    }
    let views = Set(views.map(\.id))
    keys = flows.map { flow in
      InspectionDocument.Key(
        key: "\(flow.key)", isUsers: isUsersType(flow.key), isRead: flow.isRead, default: flow.defaultValue,
        text: flow.explanation, advice: flow.advice,
        flow: flow.roots.map { self.flow($0, views, &numbers) })
    }
  }

  // MARK: - Layout

  private mutating func add(_ step: LayoutStep, parent: Int?, order: Int, _ numbers: inout InspectedNumbers) {
    guard let engine = step.engine, let frame = step.frame else {
      for (index, child) in step.children.enumerated() { add(child, parent: parent, order: 1000 + index, &numbers) }
      return
    }
    let number = numbers.number(of: engine, parent: parent ?? 0, order: order)
    let size = frame.size
    layout.append(
      InspectionDocument.LayoutNode(
        id: number, parent: parent, name: step.label, frame: frame.rect.numbers, proposal: size.proposal.text,
        answer: [finite(size.size.width), finite(size.size.height)], why: engine.reason(for: size),
        questions: step.questions.map { [$0.proposal, $0.answer] }, line: step.line))
    places[ObjectIdentifier(engine), default: []].append(LayoutPlace(number: number, frame: frame))
    outerPlaces[number] = parent
    if step.isInnermost {
      placesByFrame[describeForDump(frame.rect)] = number
      placesBySize[describeForDump(frame.rect.size), default: []].append(number)
    }
    for (index, child) in step.children.enumerated() { add(child, parent: number, order: index, &numbers) }
  }

  /// - Parameter outer: The place of the view around it.
  private mutating func layoutNumber(of node: PreferenceNode, in outer: Int?) -> Int? {
    guard let place = node.layoutPlace else { return nil }
    if let engine = place.engine {
      let found = places[ObjectIdentifier(engine)] ?? []
      return (found.first { $0.frame == place.frame } ?? found.first)?.number
    }
    // An item that draws has no engine of its own to be found by. An offset has moved it from its place.
    if let exact = placesByFrame[describeForDump(place.frame.rect)] { return exact }
    let size = describeForDump(place.frame.rect.size)
    guard let index = placesBySize[size]?.firstIndex(where: { isPlace($0, in: outer) }) else { return nil }
    return placesBySize[size]?.remove(at: index)
  }

  private func isPlace(_ place: Int, in outer: Int?) -> Bool {
    guard let outer else { return true }
    return sequence(first: place) { outerPlaces[$0] }.contains(outer)
  }

  // MARK: - Views

  private struct Place {
    let parent: Int?
    /// The number of the enclosing view in the layout.
    var layout: Int?
    let matrix: ProjectionTransform
    let environment: EnvironmentValues
  }

  private mutating func add(
    _ node: PreferenceNode, _ place: Place, _ order: inout Int, _ numbers: inout InspectedNumbers
  ) {
    var matrix = place.matrix
    if let effect = node as? EffectNode { matrix = effect.shownMatrix.concatenating(matrix) }
    var environment: EnvironmentValues?
    var frame: CGRect?
    var kind = InspectionDocument.View.Kind.view
    switch node {
    case let mark as MarkNode:
      frame = mark.frame.peek().rect
      environment = mark.environment.peek()
    case let leaf as LeafNode:
      frame = leaf.shownFrame.peek()
      environment = leaf.inputs.environment.peek()
      kind = .leaf
    case let layer as LayerNode where !layer.isContent: kind = .layer
    case is HidingNode: kind = .hidden
    default:
      let inner = Place(parent: place.parent, layout: place.layout, matrix: matrix, environment: place.environment)
      for child in node.children { add(child, inner, &order, &numbers) }
      return
    }
    let number = numbers.number(of: node)
    var layout = layoutNumber(of: node, in: place.layout)
    // A presentation is not laid out by the views around it.
    if layout == nil, let mark = node as? MarkNode, mark.layout != nil, let steps = graph.layoutSteps(from: mark) {
      add(steps, parent: nil, order: number, &numbers)
      layout = layoutNumber(of: node, in: nil)
    }
    for aspect in node.aspects { owners[RecordedNode(aspect.attribute)] = number }
    let shown = frame.map { $0.applying(matrix) }
    let corners = frame.flatMap { matrix.isUpright ? nil : $0.corners(matrix) }
    views.append(
      InspectionDocument.View(
        id: number, parent: place.parent, name: kind == .leaf ? leafName(node) : node.inspectedName,
        detail: (node as? LeafNode)?.quotedText, kind: kind, frame: shown?.numbers, corners: corners,
        layout: layout, order: order,
        user: (node as? MarkNode).map { isUsersType($0.viewType) } ?? false,
        guides: guides(node, matrix), anchors: anchors[ObjectIdentifier(node)] ?? [],
        environment: environment.map { $0.differences(from: place.environment) } ?? [],
        accessibility: elements[ObjectIdentifier(node)]))
    order += 1
    let inner = Place(
      parent: number, layout: layout ?? place.layout, matrix: matrix, environment: environment ?? place.environment)
    var innerOrder = 0
    for child in node.children { add(child, inner, &innerOrder, &numbers) }
  }

  private func leafName(_ node: PreferenceNode) -> String {
    guard let leaf = node as? LeafNode else { return node.inspectedName }
    return leaf.viewType.map { shortName(of: $0) } ?? leaf.label
  }

  private func guides(_ node: PreferenceNode, _ matrix: ProjectionTransform) -> [InspectionDocument.Guide] {
    guard matrix.isUpright, let mark = node as? MarkNode, let engine = mark.layout?.peek().engine else { return [] }
    let frame = mark.frame.peek()
    return InspectedGuide.all.compactMap { guide in
      guard let at = engine.explicitAlignment(guide.key, at: frame.size), at.isFinite else { return nil }
      let point = CGPoint(
        x: frame.origin.x + (guide.axis == "x" ? at : 0), y: frame.origin.y + (guide.axis == "y" ? at : 0)
      ).applying(matrix)
      return InspectionDocument.Guide(
        name: guide.name, axis: guide.axis, at: finite(guide.axis == "x" ? point.x : point.y), explicit: true)
    }
  }

  // MARK: - Preferences

  private func flow(_ flow: PreferenceFlow, _ views: Set<Int>, _ numbers: inout InspectedNumbers)
    -> InspectionDocument.Flow
  {
    InspectionDocument.Flow(
      role: flow.role.rawValue,
      view: flow.node.firstView.map { numbers.number(of: $0) }.flatMap { views.contains($0) ? $0 : nil },
      place: [flow.label, flow.whereabouts].compactMap { $0 }.joined(separator: " "), value: flow.value,
      reduces: flow.steps.map {
        InspectionDocument.Reduce(
          before: $0.before, next: $0.next, child: $0.part, after: $0.after, asked: $0.next != nil)
      },
      children: flow.parts.map { self.flow($0, views, &numbers) })
  }

  private mutating func collectAnchors(_ flow: PreferenceKeyFlow, _ graph: ViewGraph) {
    func visit(_ part: PreferenceFlow, _ result: inout [ObjectIdentifier: [InspectionDocument.PlacedAnchor]]) {
      if part.role == .writes || part.role == .transforms, let view = part.node.firstView {
        for anchor in graph.anchorPlaces(of: flow.key, at: part.node) {
          let placed = InspectionDocument.PlacedAnchor(
            key: "\(flow.key)", kind: anchor.count == 4 ? "rect" : "point", at: anchor.map { finite($0) })
          result[ObjectIdentifier(view), default: []].append(placed)
        }
      }
      for part in part.parts { visit(part, &result) }
    }
    for root in flow.roots { visit(root, &anchors) }
  }
}

extension _PreferenceNode {
  /// The node itself, or the first below it, that represents a view.
  @MainActor fileprivate var firstView: PreferenceNode? {
    if self is MarkNode || self is LeafNode { return self }
    for child in children where !(child is LayerNode) { if let found = child.firstView { return found } }
    return nil
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height].map(hundredths) }

  fileprivate func corners(_ matrix: ProjectionTransform) -> [Double] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
      .flatMap { point -> [Double] in
        let point = point.applying(matrix)
        return [hundredths(point.x), hundredths(point.y)]
      }
  }
}

extension ProjectionTransform {
  /// Whether upright rectangles stay upright.
  fileprivate var isUpright: Bool { m12 == 0 && m21 == 0 && m13 == 0 && m23 == 0 }
}

private func hundredths(_ length: CGFloat) -> Double { (finite(length) * 100).rounded() / 100 }

/// The nearest number that JSON can write and a page can draw; a user's layout may return any value.
private func finite(_ length: CGFloat) -> Double {
  length.isNaN ? 0 : min(max(Double(length), -1_000_000_000), 1_000_000_000)
}
