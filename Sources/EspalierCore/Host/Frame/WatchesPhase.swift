// SPDX-License-Identifier: MIT

// Reads: what changes outside without a notification, such as settings and assistive technology.
// Writes: the queue of writes, through the watchers.
// Guarantees: a watcher runs once a frame, before anything else; one that is done runs no more.

extension UpdateWork {
  /// Adds a watcher, which is called before each update; it returns false when there is nothing to watch any more.
  package func watch(_ isWatching: @escaping @MainActor () -> Bool) { watches.append(isWatching) }
}

extension ViewGraph {
  func runWatches() -> FramePhase? {
    let watches = work.watches
    if watches.isEmpty { return nil }
    // A watcher may bring views up to date, which add watchers of their own.
    work.watches = []
    work.watches = watches.filter { $0() } + work.watches
    return nil
  }
}
