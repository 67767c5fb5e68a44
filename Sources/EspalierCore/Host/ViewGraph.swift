// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph
import EspalierMotion
import Foundation

/// A view tree with everything it needs to live: the host of every window, picture and test.
///
/// Its owner sets the time, writes are queued in it, and only `update()` changes it. Each concept keeps its state in a
/// part of its own: those of the core are named here, those of the modules above it are found by type; see `HostPart`.
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
  /// The recorded events, for a host that is traced; see `isTraced`.
  @exclusivity(unchecked) package var trace: Trace?
  @exclusivity(unchecked) package var progress = UpdateProgress()
  /// The transaction of the writes that are being applied; empty otherwise.
  package let transaction: Attribute<Transaction>
  /// Counts the groups of writes that were applied.
  package let updateSeed: Attribute<Int>
  /// The display list after the last update.
  @exclusivity(unchecked) package var displayList = DisplayList.empty
  /// The warnings. They begin with those of views that were made for the host before it.
  package private(set) var warnings = Diagnostics.takeUnclaimed()
  package private(set) lazy var weakReference = WeakHost(self)
  /// The parts of other modules' concepts for this host; see `part(_:)`.
  var parts: [ObjectIdentifier: AnyObject] = [:]

  /// A host without views, which `ViewGraph.init(root:)` in the hosting module gives its root.
  /// - Parameters:
  ///   - values: The environment of the root.
  ///   - size: The size of the window, in points; a missing length is the root's own.
  ///   - safeAreaInsets: The covered lengths at the window's edges; nil for a window where nothing is ever covered.
  package init(environment values: EnvironmentValues, size: Proposal, safeAreaInsets: EdgeInsets?) {
    clock = HostClock(subgraph)
    window = WindowGeometry(
      subgraph, size: size, insets: safeAreaInsets.map { $0.following(values.layoutDirection) })
    environment = RootEnvironment(subgraph, values)
    shared = SharedAttributes(subgraph)
    (transaction, updateSeed) = subgraph.apply { (.input(Transaction()), .input(0)) }
    #if DEBUG
      LivingHosts.begin(self)
    #endif
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

  /// Runs an event or an update of this host. A warning of a view or of another value that is made in it belongs to this
  /// host, and not to the next one.
  package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    makeCurrent()
    return try Diagnostics.inHost(body)
  }

  isolated deinit {
    end()
    #if DEBUG
      LivingHosts.end(self)
    #endif
  }

  /// Ends all views: they disappear, and the actions of that run. Called by a window that closes, for something else may hold the
  /// host a little longer, such as a dialog that fades out; at the latest when the host is released. Updates after it do nothing.
  package func end() {
    guard !hasEnded else { return }
    isTraced = false
    subgraph.destroy()
    makeCurrent()
    for action in work.actions.take() { action() }
    // Writes that are not applied any more have ended, and so have animations.
    work.writes.close()
    work.completions.close()
  }

  /// Whether the views have ended.
  package var hasEnded: Bool { subgraph.isDestroyed }

  package func add(_ warning: Warning) { warnings.append(warning) }

  /// Whether the changes of this pass move views that are shown for the first time in this frame: those with an
  /// animation, and those of `onAppear`. Places that layout feeds back are final, and no motion.
  package var movesNewViews: Bool { progress.followsAppearance || transaction.peek().animation != nil }
}
