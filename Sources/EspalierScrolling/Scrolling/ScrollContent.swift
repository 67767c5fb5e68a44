// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierNumbers
import Foundation

/// The parameters of a scroll view.
nonisolated package struct ScrollConfiguration: Equatable {
  package var axes: Axis.Set
  package var showsIndicators: Bool

  package init(axes: Axis.Set, showsIndicators: Bool) {
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

/// A window onto content that may be larger. The content lives in a space of its own; scrolling changes the transform
/// from that space to the one around, and no layout.
///
/// - Parameter clipsFittingContent: Whether content that does not scroll is clipped, too.
@MainActor
package func makeScrollView(
  configuration: Attribute<ScrollConfiguration>, viewType: any View.Type, inputs: _ViewInputs,
  role: AccessibilityRole = .scrollView, clipsFittingContent: Bool = true,
  indicators: (ScrollState, _ViewInputs) -> PreferenceNode?,
  content: (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  let settings = Attribute(ScrollSettingsRule(environment: inputs.environment))
  let viewport = inputs.safeAreaReader.map { Attribute(ScrollViewportRule(frame: inputs.frame, safeArea: $0)) }
  var outer = inputs
  if let viewport { outer.frame = viewport.field(at: 0, as: ViewFrame.self) }
  let extent = Attribute(
    ScrollExtentRule(
      configuration: configuration, settings: settings, size: outer.size,
      covered: viewport?.field(at: MemoryLayout<ScrollViewport>.offset(of: \.covered)!, as: EdgeInsets.self),
      direction: inputs.layoutDirection))
  let state = ScrollState(inputs, configuration: configuration, extent: extent, settings: settings)
  let frame = outer.makeShownFrame()
  let scroll = Attribute(ScrollEffect(frame: frame, offset: state.shown))
  var inner = inputs
  inner.frame = Attribute(ScrollContentFrame(extent: extent))
  inner.transform = Attribute(
    ScrollTransform(
      configuration: configuration, frame: inputs.frame, viewport: outer.frame, offset: state.shown,
      transform: inputs.transform, shown: scroll.weak, space: state.contentSpace))
  if let viewport {
    inner.safeArea = Attribute(
      ScrollContentSafeArea(configuration: configuration, viewport: viewport, transform: inner.transform))
  }
  inner.container = RelativeContainer(inputs) { Attribute(ScrollAvailableSize(size: inputs.size, settings: settings)) }
  // Several views are a column, whatever the axes (specification L111).
  inner.stackAxis = .vertical
  inner.changingStackAxis = nil
  inner.implicitRoot = .verticalStack
  let made = content(inner)
  state.content = made.preferences
  extent.mutateRule(ScrollExtentRule.self) { $0.content = made.layout?.handle }

  var shown: PreferenceNode? = EffectNode(made.preferences, effect: scroll)
  let clip = Attribute(ScrollClip(frame: frame, settings: settings))
  shown = EffectNode(
    shown, effect: clipsFittingContent ? clip : Attribute(OverflowClip(extent: extent, clip: clip)))
  shown = JoinedNode.joining([shown, indicators(state, inputs)])
  let own = viewport == nil ? frame : inputs.makeShownFrame()
  shown = TransformingNode<ResponderKey>(shown, label: "scroll area") { below, view in
    let responder = ScrollResponder(state, view)
    return .init("scroll area") {
      responder.update(viewport: frame.value, frame: own.value, content: below?.value ?? ResponderList())
      return ResponderList([responder])
    }
  }
  var outputs = _ViewOutputs(layout: nil, preferences: shown)
    .modified(by: AddGestureModifier(ScrollGesture(state: state), precedence: .scroll), inputs: inputs)
  let node = ScrollNode(outputs.preferences, state: state)
  outputs.preferences = TransformingNode<AccessibilityKey>(node, label: "scroll view") { below, view in
    .init("describe scroll view") {
      var element = AccessibilityNode(role: role, frame: own.value, view: view)
      element.children = below?.value.nodes ?? []
      state.describeScrolling(&element)
      return AccessibilityList([element])
    }
  }
  outputs.layout = Attribute(
    ScrollLayoutRule(
      configuration: configuration, settings: settings, direction: inputs.layoutDirection, content: made.layout?.handle)
  )
  outputs.preferences = MarkNode(
    outputs.preferences, viewType: viewType, inputs: inputs, layout: outputs.layout)
  return outputs
}

// Reads: the environment.
// Produces: the action that updates the content, if it scrolls down.
struct ScrollRefresh: Rule {
  let environment: Attribute<EnvironmentValues>
  mutating func value() -> RefreshAction? { environment.value.refresh }
  nonisolated static var label: String { "refresh" }
}

// Reads: the environment.
// Produces: its settings for scroll views, so that no other change makes them dirty.
private struct ScrollSettingsRule: Rule {
  let environment: Attribute<EnvironmentValues>
  mutating func value() -> ScrollSettings { environment.value.scrollSettings }
  nonisolated static var label: String { "scroll settings" }
}

// Reads: the scroll view's parameters and size, its content's answers.
// Produces: the viewport, the content's place in the space that scrolls, the range of its offset.
// Costs: O(1); nothing when the content scrolls.
private struct ScrollExtentRule: Rule {
  let configuration: Attribute<ScrollConfiguration>
  let settings: Attribute<ScrollSettings>
  /// The size of the viewport.
  let size: Attribute<ViewSize>
  /// The covered lengths; nil if nothing is ever covered.
  let covered: Attribute<EdgeInsets>?
  let direction: Attribute<LayoutDirection>?
  var content: Attribute<LayoutHandle>?

  init(
    configuration: Attribute<ScrollConfiguration>, settings: Attribute<ScrollSettings>, size: Attribute<ViewSize>,
    covered: Attribute<EdgeInsets>?, direction: Attribute<LayoutDirection>?
  ) {
    self.configuration = configuration
    self.settings = settings
    self.size = size
    self.covered = covered
    self.direction = direction
  }

  mutating func value() -> ScrollExtent {
    let configuration = self.configuration.value
    let settings = self.settings.value
    let size = self.size.value
    var extent = ScrollExtent()
    extent.axes = configuration.axes
    extent.container = size.size
    extent.covered = covered?.value ?? EdgeInsets()
    extent.collapsing = min(settings.collapsingTitle, extent.covered.top)
    let isMirrored = direction?.value == .rightToLeft
    extent.margins =
      settings.insets(settings.contentMargins) + (isMirrored ? extent.covered.mirrored : extent.covered)
    guard let engine = content?.value.engine else { return extent }
    extent.content = configuration.place(
      engine, in: size, margins: extent.margins, anchor: settings.anchor(for: .alignment))
    if isMirrored {
      let available = size.size.inset(by: extent.margins).width
      if extent.content.size.size.width <= available || !extent.axes.contains(.horizontal) {
        let width = extent.axes.contains(.horizontal) ? available : size.size.width
        extent.content = extent.content.mirrored(in: width)
      }
      extent.margins = extent.margins.mirrored
      extent.isMirrored = true
    }
    return extent
  }

  nonisolated static var label: String { "scroll extent" }
}

// Reads: the extent.
// Produces: the content's frame in the space that scrolls.
private struct ScrollContentFrame: Rule {
  let extent: Attribute<ScrollExtent>
  mutating func value() -> ViewFrame { extent.value.content }
  nonisolated static var label: String { "frame of scrolled content" }
}

// Reads: the scroll view's frame, the offset.
// Produces: the transform out of the space that scrolls.
// Costs: O(1), and the rules that read geometry inside.
private struct ScrollTransform: Rule {
  let configuration: Attribute<ScrollConfiguration>
  let frame: Attribute<ViewFrame>
  /// The frame in which the content is shown, and the covered lengths around it.
  let viewport: Attribute<ViewFrame>
  let offset: Attribute<CGPoint>
  let transform: Attribute<ViewTransform>
  let shown: WeakAttribute<DisplayEffect>
  let space: ScrollSpace

  mutating func value() -> ViewTransform {
    var transform = self.transform.value
    let rect = frame.value.rect
    let offset = self.offset.value
    for axis in Axis.allCases where configuration.value.axes.contains(axis) {
      transform.append(.space(ScrollSpace.viewport(axis), rect))
    }
    transform.append(.space(ScrollSpace.viewport(nil), rect))
    let origin = viewport.value.origin
    let scroll = CGAffineTransform(translationX: origin.x - offset.x, y: origin.y - offset.y)
    transform.append(.map(ProjectionTransform(scroll), shownBy: shown))
    transform.append(.space(space, .zero))
    return transform
  }
  nonisolated static var label: String { "transform of scrolled content" }
}

// Reads: the scroll view's frame on screen, the offset.
// Produces: the effect that draws the content at its place.
private struct ScrollEffect: Rule {
  let frame: Attribute<CGRect>
  let offset: Attribute<CGPoint>
  mutating func value() -> DisplayEffect {
    let frame = self.frame.value
    let offset = self.offset.value
    return .transform(CGAffineTransform(translationX: frame.minX - offset.x, y: frame.minY - offset.y))
  }
  nonisolated static var label: String { "scroll" }
}

// Reads: the scroll view's frame on screen.
// Produces: the clip.
private struct ScrollClip: Rule {
  let frame: Attribute<CGRect>
  let settings: Attribute<ScrollSettings>
  mutating func value() -> DisplayEffect {
    settings.value.clipsContent ? .clip(path: Path(frame.value), rule: .nonZero) : .transform(.identity)
  }
  nonisolated static var label: String { "clip scrolled content" }
}

// Reads: the extent, the clip.
// Produces: the clip, if the content is larger than the viewport.
private struct OverflowClip: Rule {
  let extent: Attribute<ScrollExtent>
  let clip: Attribute<DisplayEffect>
  mutating func value() -> DisplayEffect {
    let extent = self.extent.value
    let overflows = Axis.allCases.contains { axis in
      extent.axes.contains(axis)
        && extent.content.size.size[axis] > extent.container.inset(by: extent.margins)[axis] + 0.01
    }
    return overflows ? clip.value : .transform(.identity)
  }
  nonisolated static var label: String { "clip overflowing content" }
}

extension ScrollState {
  var canRefresh: Bool { isAlive && extent.peek().axes.contains(.vertical) && refreshAction.peek() != nil }

  /// Updates the content, if there is an action for it.
  func refresh() {
    if isAlive { refreshAction.peek()?.start(in: host) }
  }
}
