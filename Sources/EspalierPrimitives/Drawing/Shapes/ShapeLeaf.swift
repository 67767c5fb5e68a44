// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import Foundation

/// The display list of a shape.
struct ShapeContent<S: Shape, Style: ShapeStyle>: LeafContent {
  let shape: Attribute<S>
  let style: Attribute<Style>
  let fill: Attribute<FillStyle>

  /// A style's own layer has the name that it has without a container's shape.
  static var viewType: (any View.Type)? { S.self == StyledFrame.self ? Rectangle.self : S.self }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    let inputs = leaf.inputs.viewInputs
    return Attribute(
      ShapeDisplay(
        shape: makeAnimated(shape, inputs: inputs), style: style, fill: fill, frame: leaf.shownFrame,
        transform: inputs.transform, environment: inputs.environment, motion: PaintMotion(inputs)))
  }
}

// Reads: the currently shown shape, its style, the shown frame, the environment.
// Produces: one filled or stroked path; nothing if the style is clear.
// Costs: the shape's path.
private struct ShapeDisplay<S: Shape, Style: ShapeStyle>: Rule {
  let shape: Attribute<S>
  let style: Attribute<Style>
  let fill: Attribute<FillStyle>
  let frame: Attribute<CGRect>
  let transform: Attribute<ViewTransform>
  let environment: Attribute<EnvironmentValues>
  var motion: PaintMotion

  mutating func value() -> DisplayList {
    let shown = style.value.shown(in: environment.value)
    let paint = motion.follow(shown.paint)
    let rect = frame.value
    if paint.isClear { return .empty }
    let bounds = shown.bounds?.offsetBy(dx: rect.minX, dy: rect.minY) ?? rect
    // Custom shapes rely on an origin of zero.
    let shape = self.shape.value
    let outline = ShapePlace(environment: environment, transform: transform, frame: rect).whileCurrent {
      shape._outline(in: CGRect(origin: .zero, size: rect.size))
    }
    let place = shape.placement(in: rect, environment)
    switch outline {
    case .fill(let path):
      if path.isEmpty { return .empty }
      let placed = place(path)
      let item = DisplayItem(.fill(path: placed, rule: fill.value.rule, paint: paint, bounds: bounds), shapeFrame: rect)
      return shown.applyingEffects(to: DisplayList([item]))
    case .stroke(let path, let style):
      if path.isEmpty || !(style.lineWidth > 0) { return .empty }
      let placed = place(path)
      let item = DisplayItem(.stroke(path: placed, style: style, paint: paint, bounds: bounds), shapeFrame: rect)
      return shown.applyingEffects(to: DisplayList([item]))
    }
  }

  nonisolated static var label: String { "draw \(S.self)" }
}

extension Shape {
  /// Moves an outline that was made at the origin to its place, mirrored if the shape is.
  @MainActor func placement(in rect: CGRect, _ environment: Attribute<EnvironmentValues>) -> (Path) -> Path {
    if case .mirrors(let direction) = layoutDirectionBehavior, environment.value.layoutDirection == direction {
      return { $0.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)) }
    }
    return { $0.offsetBy(dx: rect.minX, dy: rect.minY) }
  }
}

// Reads: the shape.
// Produces: an engine that returns the shape's sizes.
// Costs: O(1), and new calls of the shape when it changes.
struct ShapeLayout<S: Shape>: Rule {
  let shape: Attribute<S>
  private var engine: CachedLeafEngine<Answers>?
  private var seed: UInt32 = 0

  init(shape: Attribute<S>) { self.shape = shape }

  mutating func value() -> LayoutComputer {
    let answers = Answers(shape: shape.value)
    if let engine {
      engine.layout = answers
      if engine.answersChanged() { seed &+= 1 }
      return LayoutComputer(engine, seed: seed)
    }
    let engine = CachedLeafEngine(answers, countedType: S.self)
    self.engine = engine
    return LayoutComputer(engine)
  }

  struct Answers: LeafLayout {
    let shape: S
    func sizeThatFits(_ proposal: Proposal) -> CGSize { shape.sizeThatFits(ProposedViewSize(proposal)) }
    var label: String { "\(S.self)" }
  }

  nonisolated static var label: String { "layout of \(S.self)" }
}
