// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierScrolling
import Foundation

/// The position at which a scroll view comes to rest after a finger is lifted.
public protocol ScrollTargetBehavior {
  /// Changes the position at which the content is to stop.
  @MainActor @preconcurrency
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// The movement before a target is determined; see ``ScrollTargetBehaviorProperties``.
  @MainActor @preconcurrency
  func properties(context: Self.PropertiesContext) -> Self.Properties

  /// The values that a behaviour can read.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The values that a behaviour can read for its properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// The properties that a behaviour sets for its scroll view.
  typealias Properties = ScrollTargetBehaviorProperties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// A position at which a scroll view may stop.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle that would be visible, in the content's space.
  public var rect: CGRect
  /// The point of `rect` that is kept in place; nil is the scroll view's choice.
  public var anchor: UnitPoint?

  /// A position by the rectangle that would be visible, in the content's space.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
    hasher.combine(anchor)
  }
}

/// The values that a behaviour can read.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The position when the finger was lifted.
  public let originalTarget: ScrollTarget
  /// Velocity of the content's offset, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the visible part, in points.
  public let containerSize: CGSize
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  let state: ScrollState
  let aim: ScrollAim
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The view at which a behaviour stops.
@MainActor
final class ScrollAim {
  var destination: ScrollDestination?
  /// The rectangle that would be visible then; a behaviour based on another one may choose a different one.
  var rect: CGRect?
}

/// Stops at multiples of the scroll view's own size, at most one page from the start.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The same as `.paging`.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      // The first page begins at the resting position of the content, inside its margins.
      let first = context.state.extent.peek().least(axis)
      let start = ((context.originalTarget.rect.origin[axis] - first) / page).rounded()
      let proposed = ((target.rect.origin[axis] - first) / page).rounded()
      target.rect.origin[axis] = first + min(max(proposed, start - 1), start + 1) * page
    }
  }
}

/// Stops at the beginning of a view of the `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one drag may pass.
  public struct LimitBehavior: Equatable, Sendable {
    fileprivate enum Kind { case automatic, always, never, few, one }
    fileprivate let kind: Kind

    /// No limit here.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// At most as many views as fit into the scroll view.
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    /// At most as many views as fit into the scroll view.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// At most one view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// No limit.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  let limitBehavior: LimitBehavior
  let anchor: UnitPoint?

  /// Stops at the beginning of a view of the `scrollTargetLayout`, after at most as many views as the limit allows.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
    anchor = nil
  }

  /// Stops where the anchors of a view of the `scrollTargetLayout` and of the scroll view coincide; nil is the beginning of the
  /// view.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let extent = context.state.extent.peek()
    for axis in Axis.allCases where context.axes.contains(axis) {
      let part = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      func stop(_ rect: CGRect) -> CGFloat {
        extent.offset(aligning: rect, part, axis, near: target.rect.origin[axis])
      }
      let start = context.originalTarget.rect.origin[axis]
      let near = context.originalTarget.rect.union(target.rect)
        .insetBy(dx: -context.containerSize.width, dy: -context.containerSize.height)
      let targets = ScrollSearch.targets(in: context.state, near: near)
      let stops = Set(targets.map { stop($0.rect) }).sorted()
      guard !stops.isEmpty else { continue }
      func nearest(_ offset: CGFloat) -> Int {
        stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) }!
      }
      let from = nearest(start)
      var to = nearest(target.rect.origin[axis])
      switch limitBehavior.kind {
      case .one: to = min(max(to, from - 1), from + 1)
      case .few, .always:
        let least = start - context.containerSize[axis]
        let most = start + context.containerSize[axis]
        while to > from + 1, stops[to] > most { to -= 1 }
        while to < from - 1, stops[to] < least { to += 1 }
      case .automatic, .never: break
      }
      target.rect.origin[axis] = stops[to]
      // On two axes there may be two views, and another view may have the same id.
      guard context.axes != [.horizontal, .vertical], let view = targets.first(where: { stop($0.rect) == stops[to] }),
        let id = view.ids.first, ScrollSearch.rect(of: id, in: context.state) == view.rect
      else { continue }
      context.aim.destination = .view({ ScrollSearch.rect(of: id, in: $0) }, anchor: anchor ?? .topLeading)
      context.aim.rect = target.rect
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Stops at multiples of the scroll view's own size, at most one page from the start.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops at the beginning of a view of the `scrollTargetLayout`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Stops at the beginning of a view of the `scrollTargetLayout`, after at most as many views as the limit allows.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Stops where the anchors of a view of the `scrollTargetLayout` and of the scroll view coincide; nil is the beginning of the
  /// view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// Sets the behaviour of the scroll view inside.
nonisolated public struct _ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior>: _PrimitiveViewModifier {
  let behavior: Behavior

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let modifier = modifier.live
    let environment = inputs.environment.live
    followScrollView(in: outputs, inputs) { state in
      state.endOfDrag = { state, landing in
        guard let behavior = modifier.value?.behavior else { return }
        let extent = state.extent.peek()
        func target(_ offset: CGPoint) -> ScrollTarget {
          ScrollTarget(rect: CGRect(origin: offset, size: extent.container))
        }
        let values = environment.value ?? EnvironmentValues()
        let properties = behavior.properties(
          context: ScrollTargetBehaviorPropertiesContext(environment: values, axes: extent.axes))
        var result = target(extent.clamped(properties.limited(landing, to: extent.container)))
        let proposed = result
        let aim = ScrollAim()
        behavior.updateTarget(
          &result,
          context: ScrollTargetBehaviorContext(
            originalTarget: target(landing.start), velocity: landing.velocity,
            contentSize: extent.content.size.size, containerSize: extent.uncovered, axes: extent.axes, state: state,
            aim: aim, environment: values))
        if result != proposed || properties.limitsScrolls { landing.offset = result.rect.origin }
        if result.rect == aim.rect { landing.destination = aim.destination }
      }
    }
    return outputs
  }
}

/// Calls `body` with the first scroll view among the outputs of a view, now and whenever it changes to another one.
@MainActor
func followScrollView(in outputs: _ViewOutputs, _ inputs: _ViewInputs, _ body: @escaping (ScrollState) -> Void) {
  guard let states = outputs.preferences?.attribute(for: ScrollViewsKey.self) else { return }
  inputs.host.work.addEffect("scroll view inside") {
    if let state = states.value.states.first { body(state) }
  }
}

/// Marks the views at which scroll views may stop.
nonisolated public struct _ScrollTargetModifier: _PrimitiveViewModifier {
  let isEnabled: Bool
  let ofChildren: Bool

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.preferences = ScrollTargetNode(
      outputs, isEnabled: modifier[\.isEnabled].attribute, ofChildren: modifier[\.ofChildren].attribute, inputs: inputs)
    return outputs
  }
}

extension View {
  /// Sets the position at which the scroll view in this view comes to rest after a finger is lifted.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_ScrollTargetBehaviorModifier(behavior: behavior))
  }

  /// Makes the children of this container the views at which an enclosing scroll view may stop.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled, ofChildren: true))
  }

  /// Makes this view one at which an enclosing scroll view may stop.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled, ofChildren: false))
  }
}
