// SPDX-License-Identifier: MIT

import EspalierGraph

/// `.onAppear` and `.onDisappear`.
nonisolated public struct _AppearanceActionModifier: _PrimitiveViewModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?

  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let appearance = Appearance(host: inputs.host)
    let effect = Attribute(Follow(modifier: modifier.attribute, shown: inputs.shown, appearance: appearance))
    inputs.host.work.addEffect(effect.any)
    Subgraph.current!.onDestroy { appearance.end() }
    return outputs
  }

  // Reads: the modifier, whether the view is shown.
  // Produces: nothing; queues `onAppear` when the view is shown, `onDisappear` when it is left out or covered
  // (specification L109).
  private struct Follow: Rule {
    let modifier: Attribute<_AppearanceActionModifier>
    let shown: Attribute<ShownState>?
    let appearance: Appearance
    mutating func value() -> Int {
      appearance.follow(modifier.value, isShown: shown.isShown)
      return 0
    }
    nonisolated static var label: String { "onAppear" }
  }
}

/// Whether a view has appeared.
@MainActor
private final class Appearance: SettledValue<Bool> {
  private var actions: _AppearanceActionModifier?
  /// Views appear in the order of their places; a view that ended before its neighbour was made disappears first
  /// (specification S7, S8, S16).
  private let place: ViewPlace

  init(host: ViewGraph) {
    place = ViewPlace(host)
    super.init(false, host: host, kind: .appearance)
  }

  func follow(_ actions: _AppearanceActionModifier, isShown: Bool) {
    self.actions = actions
    // The view's cover appears before, even if it is made later in the same update.
    if isShown { set(true, order: place.order) } else { set(false, order: place.order.behindAll) }
  }

  func end() { set(false, order: place.orderOfEnd) }

  /// The closure is the latest one, so it reads the state that made the view go (specification S9).
  override func changed(to isShown: Bool) {
    guard let action = isShown ? actions?.appear : actions?.disappear else { return }
    let outer = Graph.beginCall(isShown ? "onAppear" : "onDisappear")
    action()
    Graph.endCall(outer)
  }
}

/// `.task`.
nonisolated public struct _TaskModifier: _PrimitiveViewModifier {
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let host = inputs.host
    let running = RunningTask<Bool>(in: host, modifier: modifier.attribute.weak.any)
    let start = Start(modifier: modifier.attribute.weak, shown: inputs.shown, running: running)
    if inputs.shown != nil { host.work.addEffect(Attribute(start).any) } else { start.follow(true) }
    Subgraph.current!.onDestroy { running.end() }
    return outputs
  }

  // Reads: whether the view is shown.
  // Produces: nothing; starts the task when the view is shown, cancels it when the view is covered.
  private struct Start: Rule {
    let modifier: WeakAttribute<_TaskModifier>
    let shown: Attribute<ShownState>?
    let running: RunningTask<Bool>

    func follow(_ isShown: Bool) {
      running.follow(isShown ? true : nil) { [modifier] in
        modifier.attribute.map { ($0.peek().priority, $0.peek().action) }
      }
    }

    mutating func value() -> Int {
      follow(shown.isShown)
      return 0
    }

    nonisolated static var label: String { "task" }
  }
}

/// `.task(id:)`: started again, the old one cancelled, when the value changes.
nonisolated public struct _TaskValueModifier<Value: Equatable>: _PrimitiveViewModifier {
  let value: Value
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let running = RunningTask<Value>(in: inputs.host, modifier: modifier.attribute.weak.any)
    let effect = Attribute(Restart(modifier: modifier.attribute, shown: inputs.shown, running: running))
    inputs.host.work.addEffect(effect.any)
    Subgraph.current!.onDestroy { running.end() }
    return outputs
  }

  // Reads: the modifier, whether the view is shown.
  // Produces: nothing; a new value queues a new task, and so does being shown again.
  private struct Restart: Rule {
    let modifier: Attribute<_TaskValueModifier<Value>>
    let shown: Attribute<ShownState>?
    let running: RunningTask<Value>

    mutating func value() -> Int {
      let modifier = self.modifier.value
      running.follow(shown.isShown ? modifier.value : nil) { (modifier.priority, modifier.action) }
      return 0
    }

    nonisolated static var label: String { "task(id:)" }
  }
}

/// The number of tasks of a host's views that have begun and not ended, cancelled ones too.
@MainActor
package final class RunningTasks: HostPart {
  package fileprivate(set) var count = 0

  package init(_ host: ViewGraph) {}

  /// Runs an action that is never cancelled.
  package func start(_ action: @escaping @MainActor @Sendable () async -> Void) {
    count += 1
    Task { @MainActor in
      await action()
      count -= 1
    }
  }
}

/// The view that a task belongs to, for the message of a crash. A task continues in pieces, with other code between
/// them: the graph's record of calls would be wrong after the first.
package enum TaskPlace {
  @TaskLocal package static var current: WeakAnyAttribute?
}

/// The task of a view, for a value; there is none while the view is not shown.
@MainActor
private final class RunningTask<Value: Equatable>: SettledValue<Value?> {
  typealias Work = (priority: TaskPriority, action: @Sendable () async -> Void)
  private var task: Task<Void, Never>?
  private var isOver = false
  private var work: (@MainActor () -> Work?)?

  private let modifier: WeakAnyAttribute
  private let place: ViewPlace

  /// - Parameter modifier: For the message of a crash.
  init(in host: ViewGraph, modifier: WeakAnyAttribute) {
    self.modifier = modifier
    place = ViewPlace(host)
    super.init(nil, host: host, kind: .task)
  }

  /// - Parameter work: The work for the value, called when the task starts. It must not hold this object.
  func follow(_ value: Value?, _ work: @escaping @MainActor () -> Work?) {
    self.work = work
    set(value, order: place.order)
  }

  override func changed(to value: Value?) {
    task?.cancel()
    guard value != nil, !isOver, let (priority, action) = work?() else { return }
    let all = host.tasks
    all.count += 1
    task = Task(priority: priority) { @MainActor [modifier] in
      await TaskPlace.$current.withValue(modifier) { await action() }
      all.count -= 1
    }
  }

  func end() {
    isOver = true
    task?.cancel()
  }
}

extension View {
  /// Calls `action` before the first frame in which this view is shown (specification S14), and again whenever it comes
  /// back.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Calls `action` when this view is gone (specification M62).
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }

  // Disfavored: programs define methods of these names for systems that lack them, and theirs take precedence.

  /// Runs an asynchronous action when this view appears; cancels it when the view goes (specification S70).
  @_disfavoredOverload
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// The same, started anew whenever `id` changes (specification S71).
  @_disfavoredOverload
  public nonisolated func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(value: id, priority: priority, action: action))
  }
}

extension ViewGraph {
  /// The tasks that `.task` started. A host that draws pictures waits for them.
  package var tasks: RunningTasks { part(RunningTasks.self) }
}
