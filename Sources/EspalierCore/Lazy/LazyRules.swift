// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierGraph
import Foundation

/// The visible part of a lazy container along its axis, from its start.
@MainActor
func lazyVisiblePart(_ axis: Axis, _ frame: ViewFrame, _ transform: ViewTransform, isMirrored: Bool) -> (
  low: CGFloat, high: CGFloat
)? {
  guard let rect = transform.bounds(of: AnyHashable(ScrollSpace.viewport(axis))) else { return nil }
  let low = CGFloat(rect.origin[axis] - frame.origin[axis])
  let length = CGFloat(rect.size[axis])
  if isMirrored, axis == .horizontal {
    let start = frame.size.size.width - low - length
    return (start, start + length)
  }
  return (low, low + length)
}

// Reads: all that decides which rows are near the viewport.
// Produces: nothing; tells the container to look again.
// Costs: O(1).
struct LazyWatch<Arrangement: LazyArrangement>: Rule {
  weak var container: LazyContainer<Arrangement>?
  let structure: Attribute<LazyStructure>
  let frame: Attribute<ViewFrame>
  let transform: Attribute<ViewTransform>
  let layout: Attribute<LayoutComputer>
  private var isFirst = true

  init(
    container: LazyContainer<Arrangement>, structure: Attribute<LazyStructure>, frame: Attribute<ViewFrame>,
    transform: Attribute<ViewTransform>, layout: Attribute<LayoutComputer>
  ) {
    self.container = container
    self.structure = structure
    self.frame = frame
    self.transform = transform
    self.layout = layout
  }

  mutating func value() -> Int {
    _ = structure.value
    _ = frame.value
    _ = transform.value
    _ = layout.value
    if !isFirst { container?.enqueue() }
    isFirst = false
    return 0
  }

  nonisolated static var label: String { "what is visible of a lazy container" }
}

// Reads: the parameters, the rows that are realised, their answers.
// Produces: the container's answers.
// Costs: O(rows realised).
struct LazyLayoutRule<Arrangement: LazyArrangement>: Rule {
  let container: LazyContainer<Arrangement>
  let arrangement: Attribute<Arrangement>
  let snapshot: Attribute<ContainerSnapshot>
  let direction: Attribute<LayoutDirection>?
  var seed: UInt32 = 0
  var placementSeed: UInt32 = 0
  var lastSeed = -1

  init(
    container: LazyContainer<Arrangement>, arrangement: Attribute<Arrangement>, snapshot: Attribute<ContainerSnapshot>,
    direction: Attribute<LayoutDirection>?, viewType: (any View.Type)?
  ) {
    self.container = container
    self.arrangement = arrangement
    self.snapshot = snapshot
    self.direction = direction
    container.engine.countedType = viewType
  }

  mutating func value() -> LayoutComputer {
    let engine = container.engine
    let isFirst = lastSeed < 0
    let snapshotSeed = snapshot.value.seed
    var differs = snapshotSeed != lastSeed
    lastSeed = snapshotSeed
    let arrangement = arrangement.value
    engine.take(arrangement)
    // A new arrangement counts when the container has realised by it.
    if arrangement != engine.arrangement { differs = true }
    if let direction, engine.isMirrored != (direction.value == .rightToLeft) {
      engine.isMirrored.toggle()
      differs = true
    }
    if container.followRows() { differs = true }
    if differs, !isFirst {
      placementSeed &+= 1
      if engine.answersChanged() { seed &+= 1 }
    }
    return LayoutComputer(engine, seed: seed, placementSeed: placementSeed)
  }

  nonisolated static var label: String { "layout of \(Arrangement.label)" }
}

// Reads: the parameters.
// Produces: the axis along which rows follow each other.
// Costs: O(1).
struct LazyAxis<Arrangement: LazyArrangement>: Rule {
  let arrangement: Attribute<Arrangement>
  mutating func value() -> Axis? { arrangement.value.axis }
  nonisolated static var label: String { "axis of lazy container" }
}

// Reads: the layout, the size; where something is held at the edge of the viewport, also where that is.
// Produces: the frames of the rows that are shown.
// Costs: O(rows realised); each row notices only its own frame.
struct LazyFrames<Arrangement: LazyArrangement>: Rule {
  let engine: LazyEngine<Arrangement>
  let size: Attribute<ViewSize>
  let position: Attribute<CGPoint>
  let transform: Attribute<ViewTransform>
  let arrangement: Attribute<Arrangement>
  var layout: Attribute<LayoutComputer>?

  init(
    engine: LazyEngine<Arrangement>, size: Attribute<ViewSize>, position: Attribute<CGPoint>,
    transform: Attribute<ViewTransform>, arrangement: Attribute<Arrangement>
  ) {
    self.engine = engine
    self.size = size
    self.position = position
    self.transform = transform
    self.arrangement = arrangement
  }

  mutating func value() -> [ViewFrame] {
    _ = layout?.value
    let size = self.size.value
    var visible: (low: CGFloat, high: CGFloat)?
    if !arrangement.value.pinnedViews.isEmpty, !engine.lines.sections.isEmpty {
      visible = lazyVisiblePart(
        engine.axis, ViewFrame(origin: position.value, size: size), transform.value,
        isMirrored: engine.isMirrored)
    }
    let frames = engine.frames(in: size, visible: visible)
    return engine.isMirrored ? frames.map { $0.mirrored(in: size.size.width) } : frames
  }

  nonisolated static var label: String { "frames of lazy rows" }
}
