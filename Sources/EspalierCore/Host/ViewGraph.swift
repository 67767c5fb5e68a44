// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph
import EspalierMotion
import Foundation

/// A view tree with everything it needs to live: the host under every window, picture and test.
///
/// Time is given to it, writes are queued in it, and `update()` is the only thing that makes it move. Each concept keeps
/// what it needs in a part of its own: those of the core are named here, those of the modules above it are found by type;
/// see `HostPart`.
@MainActor
package final class ViewGraph: WarningReceiver {
  package let subgraph = Subgraph(parent: nil)
  package let clock: HostClock
  package let window: WindowGeometry
  package let environment: RootEnvironment
  package let root = HostRoot()
  package let work = UpdateWork()
  package let shared: SharedAttributes
  package let writeLog = StateWriteLog()
  let observations = RuleObservations()
  /// What happened, for a host that is traced; see `isTraced`.
  @exclusivity(unchecked) package var trace: Trace?
  @exclusivity(unchecked) package var progress = UpdateProgress()
  /// Of the writes that are being applied; empty otherwise.
  package let transaction: Attribute<Transaction>
  /// Counts the groups of writes that were applied.
  package let updateSeed: Attribute<Int>
  /// The display list after the last update.
  @exclusivity(unchecked) package var displayList = DisplayList.empty
  /// Begins with those of the views that were made for it before it.
  package private(set) var warnings = Diagnostics.takeUnclaimed()
  package private(set) lazy var weakReference = WeakHost(self)
  /// What the concepts of other modules keep for this host; see `part(_:)`.
  var parts: [ObjectIdentifier: AnyObject] = [:]

  /// A host without views, which `ViewGraph.init(root:)` in the hosting module gives its root.
  /// - Parameters:
  ///   - values: The environment of the root.
  ///   - size: Of the window, in points; a length that is missing is the root's own.
  ///   - safeAreaInsets: What is covered at the window's edges; nil for a window where nothing ever is.
  package init(environment values: EnvironmentValues, size: Proposal, safeAreaInsets: EdgeInsets?) {
    clock = HostClock(subgraph)
    window = WindowGeometry(
      subgraph, size: size, insets: safeAreaInsets.map { $0.following(values.layoutDirection) })
    environment = RootEnvironment(subgraph, values)
    shared = SharedAttributes(subgraph)
    (transaction, updateSeed) = subgraph.apply { (.input(Transaction()), .input(0)) }
    Diagnostics.takeDrawingWarnings
  }

  /// The host whose update runs, or ran last.
  @exclusivity(unchecked) package private(set) static weak var current: ViewGraph?

  /// Warnings, what is observed, and completions of animations belong to this host until another one runs.
  package func makeCurrent() {
    if ViewGraph.current === self { return }
    ViewGraph.current = self
    Diagnostics.receiver = self
    AnimationCompletions.current = work.completions
  }

  isolated deinit {
    isTraced = false
    subgraph.destroy()
    makeCurrent()
    for action in work.actions.take() { action() }
    // What is not applied any more is over, and so is what moved.
    work.writes.close()
    work.completions.close()
  }

  package func add(_ warning: Warning) { warnings.append(warning) }

  /// Whether the changes of this pass move what is shown for the first time in this frame: those with an animation,
  /// and those of `onAppear`. What layout gives back is where things belong, and no motion.
  package var movesNewViews: Bool { progress.followsAppearance || transaction.peek().animation != nil }
}
