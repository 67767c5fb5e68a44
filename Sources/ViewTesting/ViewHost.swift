// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCairo
import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierHosting
import EspalierNavigation
import EspalierPrimitives
import EspalierText
import Foundation

/// A view tree without a display: a window without a desktop. The test moves its time.
///
/// Every member that reads the tree (`get`, `preference`, `png`, …) updates it first, without moving the clock.
@MainActor
public final class ViewHost<Root: View> {
  package let graph: ViewGraph
  private let scale: Double
  private var proposal: Proposal
  private var now = 0.0
  /// The time between frames, in seconds.
  private static var frameInterval: Double { 1.0 / 60 }

  /// Makes the tree and runs one update.
  /// - Parameters:
  ///   - size: points; nil takes the root's ideal size.
  ///   - scale: pixels per point of pictures.
  ///   - safeAreaInsets: the covered lengths at the window's edges, in points; nil for a window that nothing ever covers.
  ///   - look: the appearance and the metrics of controls and containers.
  ///   - isTraced: whether the host records the events of each frame, including the first.
  ///   - environment: changes the environment of the root.
  public convenience init(
    _ root: Root, size: CGSize? = nil, scale: Double = 1, safeAreaInsets: EdgeInsets? = nil, look: Look = .desktop,
    isTraced: Bool = false, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(
      root, size: size, scale: scale, safeAreaInsets: safeAreaInsets, look: look, isTraced: isTraced, handover: nil,
      environment: environment)
  }

  /// - Parameters:
  ///   - changesDirection: Whether the layout direction of the environment may change later.
  ///   - handover: The state that an earlier version of the program has left; nil for a tree that hands nothing over.
  package init(
    _ root: Root, size: CGSize?, scale: Double = 1, safeAreaInsets: EdgeInsets? = nil, look: Look,
    changesDirection: Bool = false, isTraced: Bool, handover: HandoverState?,
    environment: (inout EnvironmentValues) -> Void
  ) {
    var values = EnvironmentValues()
    values.displayScale = scale
    look.apply(to: &values, size: size)
    values.dialogBars = .ofToolbars
    environment(&values)
    self.scale = scale
    proposal = size.map(Proposal.init) ?? .unspecified
    if isTraced { Trace.callSite = CallSite.note }
    graph = ViewGraph(
      root: root, environment: values, size: proposal, safeAreaInsets: safeAreaInsets,
      changesDirection: changesDirection, isTraced: isTraced, handover: handover)
    graph.adopt(PreferredColorSchemeKey.self) { if let scheme = $0 { $1.colorScheme = scheme } }
    if let warning = FontLibrary.fontWarning { Diagnostics.warn(warning, subject: "fonts") }
    graph.update()
  }

  /// The window's size in points. Setting it is like dragging the window's edge; the next update follows.
  public var size: CGSize {
    get {
      if graph.isInsideOfRule { return proposal.replacingUnspecified(by: .zero) }
      refresh()
      return proposal.replacingUnspecified(by: graph.window.rootRect.size.outset(by: graph.safeAreaInsets))
    }
    set {
      if graph.isInsideOfRule { return }
      proposal = Proposal(newValue)
      graph.resize(proposal)
    }
  }

  /// The covered lengths at the window's edges, in points, such as those of a keyboard. Only for a host made with insets.
  public var safeAreaInsets: EdgeInsets {
    get { graph.safeAreaInsets }
    set { graph.safeAreaInsets = newValue }
  }

  // MARK: - Time

  /// Runs one frame at the current time, with everything pending.
  public func update() throws { graph.update() }

  /// Moves the clock in frames of 1/60 s; the last frame is exactly at the new time.
  ///
  /// Pending updates run first, at the current time: an animation of a write before the call has run for the whole duration.
  public func advance(by duration: Duration) throws {
    if graph.isInsideOfRule { return }
    if graph.work.isPending { graph.update() }
    graph.trace?.cause = nil
    let end = now + duration.seconds
    while now < end {
      now = end - now > Self.frameInterval * 1.000_001 ? now + Self.frameInterval : end
      graph.clock.set(now)
      graph.update()
    }
  }

  /// Moves the clock until nothing moves and no update is pending.
  ///
  /// Animations that repeat for ever are left running, with a warning.
  /// - Throws: `UpdateLoop` if frames still change after `limit`.
  public func settle(limit: Duration = .seconds(10)) throws {
    if graph.isInsideOfRule { return }
    // Even if nothing is pending: a new size starts its changes when it is laid out.
    refresh()
    let start = now
    while graph.clock.animations.finite > 0 || graph.work.isPending || graph.progress.hasCutLoop {
      guard now - start < limit.seconds else { throw UpdateLoop(warnings: warnings, after: limit) }
      now += Self.frameInterval
      graph.clock.set(now)
      graph.update()
    }
    if graph.clock.animations.endless > 0 {
      graph.add(
        Warning(
          text: "settle() does not wait for \(graph.clock.animations.endless) animation(s) that repeat for ever.",
          subject: "settle"))
    }
  }

  /// Seconds since the host was made.
  public var time: Double { now }

  /// The date at time zero of the host's clock, which timelines read; by default the current date.
  public var startDate: Date {
    get { graph.clock.startDate }
    set { graph.clock.startDate = newValue.usable("ViewHost", "the start date") }
  }

  package func refresh() {
    if graph.work.isPending { graph.update() } else { graph.pullWithoutFrame() }
  }

  // MARK: - Reading

  /// The value of `key` at the root; its default if no view writes it. The root is a reader for the call.
  public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    graph.isInsideOfRule ? K.defaultValue : settledAnswer { graph.preference(key) }
  }

  /// The root's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    graph.isInsideOfRule ? .zero : settledAnswer { graph.sizeThatFits(Proposal(proposal)) }
  }

  /// The warnings so far, in order.
  public var warnings: [Warning] { graph.warnings }

  /// The picture as PNG. The background is the colour scheme's.
  public func png(scale: Double? = nil) throws -> Data {
    refresh()
    return try CairoRenderer.png(
      graph.displayList, size: size, scale: scale ?? self.scale, background: graph.backgroundColor)
  }

  /// The drawn items.
  package var displayList: DisplayList {
    refresh()
    return graph.displayList
  }

  /// Counts the work that `body` causes, including the update that follows it.
  public func measure(_ body: () throws -> Void) rethrows -> Work {
    refresh()
    let counters = WorkCounters()
    let outer = WorkCounters.current
    WorkCounters.current = counters
    defer { WorkCounters.current = outer }
    let before = Graph.statistics
    try body()
    refresh()
    let after = Graph.statistics
    if let root = graph.root.outputs.preferences { counters.attributeQuestions(in: root) }
    return Work(
      rulesRun: after.rulesRun - before.rulesRun, nodesCreated: after.nodesCreated - before.nodesCreated,
      counters: counters)
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// The error of frames that keep changing without any input.
public struct UpdateLoop: Error, CustomStringConvertible {
  /// The warnings of the updates, in their order.
  public let warnings: [Warning]
  /// The host's time that passed.
  public let after: Duration

  public var description: String {
    let reasons = warnings.isEmpty ? "" : "\n" + warnings.map(\.description).joined(separator: "\n")
    return "The view tree did not settle within \(after): each frame requests another one." + reasons
  }
}

/// The work of the engine.
public struct Work {
  /// The number of rules that ran.
  public let rulesRun: Int
  /// The number of nodes that were made in the graph.
  public let nodesCreated: Int
  private let counters: WorkCounters

  init(rulesRun: Int, nodesCreated: Int, counters: WorkCounters) {
    self.rulesRun = rulesRun
    self.nodesCreated = nodesCreated
    self.counters = counters
  }

  /// The number of distinct proposals to all views.
  @MainActor package var sizesAsked: Int { counters.questions.values.reduce(0, +) }
  /// The number of times that bodies of this type ran.
  @MainActor public func bodies(of type: any View.Type) -> Int { counters.bodies[ObjectIdentifier(type)] ?? 0 }
  /// The number of calls of this key's `reduce`.
  @MainActor public func reduces(of key: any PreferenceKey.Type) -> Int { counters.reduces[ObjectIdentifier(key)] ?? 0 }
  /// The number of distinct proposals to views of this type.
  @MainActor public func proposals(of type: any View.Type) -> Int { counters.proposals[ObjectIdentifier(type)] ?? 0 }
}
