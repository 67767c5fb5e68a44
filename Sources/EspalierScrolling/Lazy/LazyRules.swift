// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierLayout
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

// Reads: everything that determines the rows near the viewport.
// Produces: nothing; enqueues the container.
// Costs: O(1).
struct LazyObserver<Layout: LazyLayout>: Rule {
  weak var container: LazyContainer<Layout>?
  let structure: Attribute<LazyStructure>
  let frame: Attribute<ViewFrame>
  let transform: Attribute<ViewTransform>
  let layout: Attribute<LayoutComputer>
  private var isFirst = true

  init(
    container: LazyContainer<Layout>, structure: Attribute<LazyStructure>, frame: Attribute<ViewFrame>,
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
struct LazyLayoutRule<Layout: LazyLayout>: Rule {
  let container: LazyContainer<Layout>
  let lazyLayout: Attribute<Layout>
  let snapshot: Attribute<ContainerSnapshot>
  let direction: Attribute<LayoutDirection>?
  var seed: UInt32 = 0
  var placementSeed: UInt32 = 0
  var lastSeed = -1

  init(
    container: LazyContainer<Layout>, lazyLayout: Attribute<Layout>, snapshot: Attribute<ContainerSnapshot>,
    direction: Attribute<LayoutDirection>?, viewType: (any View.Type)?
  ) {
    self.container = container
    self.lazyLayout = lazyLayout
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
    let lazyLayout = lazyLayout.value
    engine.take(lazyLayout)
    // A new layout applies when the container has realised rows by it.
    if lazyLayout != engine.lazyLayout { differs = true }
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

  nonisolated static var label: String { "layout of \(Layout.label)" }
}

// Reads: the parameters.
// Produces: the axis along which rows follow each other.
// Costs: O(1).
struct LazyAxis<Layout: LazyLayout>: Rule {
  let lazyLayout: Attribute<Layout>
  mutating func value() -> Axis? { lazyLayout.value.axis }
  nonisolated static var label: String { "axis of lazy container" }
}

// Reads: the layout, the size; if a view is pinned to the edge of the viewport, also the place of the viewport.
// Produces: the frames of the rows that are shown.
// Costs: O(rows realised); each row depends on its own frame only.
struct LazyFrames<Layout: LazyLayout>: Rule {
  let engine: LazyEngine<Layout>
  let size: Attribute<ViewSize>
  let position: Attribute<CGPoint>
  let transform: Attribute<ViewTransform>
  let lazyLayout: Attribute<Layout>
  var layout: Attribute<LayoutComputer>?

  init(
    engine: LazyEngine<Layout>, size: Attribute<ViewSize>, position: Attribute<CGPoint>,
    transform: Attribute<ViewTransform>, lazyLayout: Attribute<Layout>
  ) {
    self.engine = engine
    self.size = size
    self.position = position
    self.transform = transform
    self.lazyLayout = lazyLayout
  }

  mutating func value() -> [ViewFrame] {
    _ = layout?.value
    let size = self.size.value
    var visible: (low: CGFloat, high: CGFloat)?
    if !lazyLayout.value.pinnedViews.isEmpty, !engine.lines.sections.isEmpty {
      visible = lazyVisiblePart(
        engine.axis, ViewFrame(origin: position.value, size: size), transform.value,
        isMirrored: engine.isMirrored)
      if engine.axis == .vertical, let state = transform.value.scrollView(.vertical) {
        visible?.low -= state.collapsedTitle
      }
    }
    let frames = engine.frames(in: size, visible: visible)
    return engine.isMirrored ? frames.map { $0.mirrored(in: size.size.width) } : frames
  }

  nonisolated static var label: String { "frames of lazy rows" }
}
