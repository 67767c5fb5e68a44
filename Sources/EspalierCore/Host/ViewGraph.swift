// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph
import EspalierMotion
import Foundation

/// A view tree with everything it needs to live: the host under every window, picture and test.
///
/// Time is given to it, writes are queued in it, and `update()` is the only thing that makes it move.
@MainActor
package final class ViewGraph: WarningReceiver {
  package let subgraph = Subgraph(parent: nil)
  /// Seconds.
  package let time: Attribute<Double>
  package let updateSeed: Attribute<Int>
  package let animations = AnimationCounts()
  @exclusivity(unchecked) package var frameNumber = 0
  @exclusivity(unchecked) package var passNumber = 0
  /// How often the layout was brought up to date, in a frame or between two.
  @exclusivity(unchecked) package var pullNumber = 0
  package private(set) var warnings: [Warning] = []
  /// The display list after the last update.
  @exclusivity(unchecked) package var displayList = DisplayList.empty
  /// The changes of this pass come from `onAppear`.
  @exclusivity(unchecked) package var followsAppearance = false
  /// A loop was cut in the last frame: the tree does not reflect all that its actions wrote.
  @exclusivity(unchecked) package var hasCutLoop = false

  package let environment: Attribute<EnvironmentValues>
  package let transaction: Attribute<Transaction>
  package let windowSize: Attribute<Proposal>
  /// What is covered at the window's edges; nil for a window where nothing ever is.
  package let windowInsets: Attribute<EdgeInsets>?
  /// What of the window is not covered.
  package let availableWindowSize: Attribute<Proposal>
  @exclusivity(unchecked) package var outputs = _ViewOutputs()
  /// What concepts keep for this host; see `part(_:)`.
  var parts: [ObjectIdentifier: AnyObject] = [:]
  private var rootChanges: [() -> Bool] = []
  package var windowSafeArea: Attribute<SafeArea>?
  @exclusivity(unchecked) package var display: Attribute<DisplayList>?
  @exclusivity(unchecked) package var rootFrame: Attribute<ViewFrame>?
  package let writes: WriteQueue
  /// Of the animations that are done.
  package let completions = AnimationCompletions()
  @exclusivity(unchecked) package var actions = ActionQueue()
  @exclusivity(unchecked) package var deferredActions: [() -> Void] = []
  @exclusivity(unchecked) package var followUps: [() -> Void] = []
  @exclusivity(unchecked) package var settlings: [() -> Void] = []
  @exclusivity(unchecked) package var settlingRounds = 0
  @exclusivity(unchecked) package var newEffects: [WeakAnyAttribute] = []
  private var constants: [ObjectIdentifier: [(value: Any, attribute: AnyAttribute)]] = [:]
  @exclusivity(unchecked) private var writeLog: [StateWrite]?
  private var lastOrder = 0
  package var baseEnvironment: EnvironmentValues
  @exclusivity(unchecked) package private(set) var adoptions: [(inout EnvironmentValues) -> Void] = []
  package private(set) lazy var weakReference = WeakHost(self)
  /// The date at time zero of this clock.
  @exclusivity(unchecked) package var startDate = Date()
  /// The date now, on this clock.
  package var date: Date { startDate.addingTimeInterval(time.peek()) }
  /// Called before each update, to detect changes outside that come without a notification; false when there is nothing
  /// to watch any more.
  package var watches: [@MainActor () -> Bool] = []
  /// The whole window, for what is presented above everything.
  package private(set) lazy var windowFrame: Attribute<ViewFrame> = subgraph.apply {
    Attribute(WindowFrame(window: windowSize, root: rootFrame))
  }
  package private(set) lazy var rootTransform: Attribute<ViewTransform> = subgraph.apply { .input(ViewTransform()) }
  /// The layout of everything that follows its proposal.
  package private(set) lazy var flexibleLayout: Attribute<LayoutComputer> = subgraph.apply {
    .input(LayoutComputer(FlexibleEngine()))
  }

  /// A host without views, which `ViewGraph.init(root:)` in the hosting module gives its root.
  /// - Parameters:
  ///   - values: The environment of the root.
  ///   - size: Of the window, in points; a length that is missing is the root's own.
  ///   - safeAreaInsets: What is covered at the window's edges; nil for a window where nothing ever is.
  package init(environment values: EnvironmentValues, size: Proposal, safeAreaInsets: EdgeInsets?) {
    (time, updateSeed, environment, transaction, windowSize) = subgraph.apply {
      (.input(0), .input(0), .input(values), .input(Transaction()), .input(size))
    }
    writes = WriteQueue(completions: completions)
    let (window, subgraph) = (windowSize, self.subgraph)
    let sides = values.layoutDirection == .rightToLeft ? safeAreaInsets?.mirrored : safeAreaInsets
    let covered: Attribute<EdgeInsets>? = sides.map { sides in subgraph.apply { .input(sides) } }
    windowInsets = covered
    availableWindowSize =
      covered.map { covered in subgraph.apply { Attribute(AvailableWindowSize(window: window, insets: covered)) } }
      ?? window
    baseEnvironment = values
  }

  /// Warnings, and completions of animations, belong to this host until another one runs.
  package func makeCurrent() {
    if Diagnostics.receiver === self { return }
    Diagnostics.receiver = self
    AnimationCompletions.current = completions
  }

  isolated deinit {
    subgraph.destroy()
    makeCurrent()
    for action in actions.take() { action() }
    // What is not applied any more is over, and so is what moved.
    _ = writes.takeGroups()
    completions.close()
  }

  // MARK: - For rules and actions

  /// Whether the changes of this pass move what is shown for the first time in this frame: those with an animation,
  /// and those of `onAppear`. What layout gives back is where things belong, and no motion.
  package var movesNewViews: Bool { followsAppearance || transaction.peek().animation != nil }

  /// A rule that acts by itself: evaluated in the first pull after it was made, kept up to date from then on.
  package func addEffect(_ effect: AnyAttribute) { newEffects.append(WeakAnyAttribute(effect)) }

  /// The same as a closure, in the current subgraph. It keeps no state between runs, and holds no host.
  /// - Parameter label: What the rule is called in chains and dumps.
  package func addEffect(_ label: String, _ body: @escaping @MainActor () -> Void) {
    addEffect(
      Attribute<Bool>(label) {
        body()
        return true
      }.any)
  }

  /// - Parameter order: actions of one kind run by this number, then in the order in which they were queued.
  package func enqueueAction(_ kind: ActionQueue.Kind, order: Int = 0, _ action: @escaping () -> Void) {
    actions.add(kind, order, action)
  }

  /// A number for a reader or watcher: inner ones are made before outer ones, and run before them (specification P45,
  /// S67).
  package func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// Runs at the beginning of the next frame; it does not request one.
  package func enqueueForNextFrame(_ action: @escaping () -> Void) { deferredActions.append(action) }

  /// Runs after the writes of the running transaction have taken effect, still in that transaction.
  package func enqueueFollowUp(_ work: @escaping () -> Void) { followUps.append(work) }

  /// Whether nothing waits for the layout to be up to date.
  package var isSettled: Bool { settlings.isEmpty }

  /// Runs in this frame, when the layout is up to date: outside of rules, before anything is drawn.
  package func enqueueSettling(_ work: @escaping () -> Void) { settlings.append(work) }

  package func loopWasCut() { hasCutLoop = true }

  package nonisolated func enqueue(_ transaction: Transaction, _ write: @escaping @MainActor () -> Void) {
    writes.add(transaction, write)
  }

  package func add(_ warning: Warning) { warnings.append(warning) }

  /// Runs an action and returns which state it wrote.
  package func recordingWrites(_ action: () -> Void) -> [StateWrite] {
    let outer = writeLog
    writeLog = []
    action()
    defer { writeLog = outer }
    return writeLog ?? []
  }

  package func noteWrite(_ describe: () -> (name: String, attribute: WeakAnyAttribute)) {
    guard writeLog != nil else { return }
    let write = describe()
    writeLog!.append(StateWrite(name: write.name, attribute: write.attribute))
  }

  /// Called when something was queued from outside of an update; set by the owner of the host.
  package var onWork: (@Sendable () -> Void)? {
    get { writes.onWork }
    set {
      writes.onWork = newValue
      completions.onWork = newValue
    }
  }

  // MARK: - For the owner of the host

  /// Something is queued that the next update would do.
  package var hasWork: Bool {
    writes.hasWork || !actions.isEmpty || completions.hasWork
  }

  package func resize(_ proposal: Proposal) { windowSize.set(proposal) }

  /// What is covered at the window's edges. Stays zero in a window that was made without insets.
  package var safeAreaInsets: EdgeInsets {
    get {
      let insets = windowInsets?.peek() ?? EdgeInsets()
      return environmentValues.layoutDirection == .rightToLeft ? insets.mirrored : insets
    }
    set {
      guard let windowInsets else {
        return Diagnostics.warn(
          "This window was made without safe area insets and keeps none. Give it insets, zero if you like, from the start.",
          subject: "safe area")
      }
      windowInsets.set(environmentValues.layoutDirection == .rightToLeft ? newValue.mirrored : newValue)
    }
  }

  package func setTime(_ seconds: Double) {
    if seconds != time.peek() { animations.timeChanged() }
    time.set(seconds)
  }

  /// What date and time it is. In a rule: depends on the time, so that the rule runs in each frame in which time passes.
  package var observedDate: Date { startDate.addingTimeInterval(time.value) }

  /// Lets a preference at the root change the environment of the whole tree. Costs nothing where no view can write the
  /// key.
  package func adopt<Key: PreferenceKey>(
    _ key: Key.Type, _ apply: @escaping (Key.Value, inout EnvironmentValues) -> Void
  ) {
    guard let value = subgraph.apply({ outputs.preferences?.attribute(for: key) }) else { return }
    adoptions.append { apply(value.peek(), &$0) }
  }

  /// The environment of the root: its own, changed by the preferences that it adopts.
  package var adoptedEnvironment: EnvironmentValues {
    var values = baseEnvironment
    for adoption in adoptions { adoption(&values) }
    return values
  }

  /// Of the writes that are being applied; empty otherwise.
  package var currentTransaction: Transaction { transaction.peek() }

  /// Puts a node above everything that the root sends up, once the tree is there.
  ///
  /// - Parameter makeNode: Gets what the root sends up now; called in each pull until it gives a node.
  package func changeRoot(_ makeNode: @escaping (PreferenceNode?) -> PreferenceNode?) {
    rootChanges.append { [weak self] in
      guard let self, let node = subgraph.apply({ makeNode(self.outputs.preferences) }) else { return false }
      outputs.preferences = node
      return true
    }
  }

  /// - Returns: whether the root sends up something else now.
  package func applyRootChanges() -> Bool {
    if rootChanges.isEmpty { return false }
    let waiting = rootChanges
    rootChanges = []
    let left = waiting.filter { !$0() }
    rootChanges = left + rootChanges
    return left.count < waiting.count
  }

  package var environmentValues: EnvironmentValues { environment.peek() }

  /// Changes what the root finds in its environment, as the desktop's settings do. Takes effect with the next update.
  package func changeEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    enqueue(Transaction()) { [weak self] in
      guard let self else { return }
      change(&baseEnvironment)
      environment.set(adoptedEnvironment)
    }
  }

  package var rootOutputs: _ViewOutputs { outputs }

  /// The root view's own frame in the window.
  package var rootRect: CGRect { rootFrame?.peek().rect ?? .zero }

  package func sizeThatFits(_ proposal: Proposal) -> CGSize {
    outputs.layout?.peek().engine.sizeThatFits(proposal) ?? .zero
  }

  /// The value of a key at the root; its default where no view writes it.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    subgraph.apply { outputs.preferences?.attribute(for: key)?.peek() } ?? Key.defaultValue
  }

  /// An attribute for a value that never changes, one per value.
  package func constant<Value: Equatable>(_ value: Value) -> Attribute<Value> {
    let known = constants[ObjectIdentifier(Value.self), default: []]
    if let found = known.first(where: { ($0.value as! Value) == value }) { return found.attribute.as(Value.self) }
    let attribute = subgraph.apply { Attribute.input(value) }
    constants[ObjectIdentifier(Value.self), default: []].append((value, attribute.any))
    return attribute
  }
}

// Reads: the window's size, the root's frame where the window takes the root's size.
// Produces: the window's own frame.
// Costs: O(1).
private struct WindowFrame: Rule {
  let window: Attribute<Proposal>
  let root: Attribute<ViewFrame>?
  mutating func value() -> ViewFrame {
    let size = window.value.replacingUnspecified(by: root?.value.size.size ?? .zero)
    return ViewFrame(origin: .zero, size: ViewSize(size, proposal: Proposal(size)))
  }
  nonisolated static var label: String { "window" }
}

// Reads: the window's size, its insets.
// Produces: what is not covered.
private struct AvailableWindowSize: Rule {
  let window: Attribute<Proposal>
  let insets: Attribute<EdgeInsets>
  mutating func value() -> Proposal { window.value.inset(by: insets.value) }
  nonisolated static var label: String { "available size in the window" }
}
