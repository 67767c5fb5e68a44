// SPDX-License-Identifier: MIT

import EspalierGraph

/// The states that an action writes.
@MainActor
package final class StateWriteLog {
  @exclusivity(unchecked) private var writes: [StateWrite]?
  /// The name of the running action, if it is one of the framework's.
  private var writer: String?
  /// Called with each write, and with its writer if that is an action of the framework's, while the host is traced.
  @exclusivity(unchecked) var observer: ((StateWrite, _ writer: String?) -> Void)?

  /// Runs an action and returns the states that it wrote.
  /// - Parameter writer: The name of the action; only for a host that is traced.
  package func recording(by writer: @autoclosure () -> String, _ action: () -> Void) -> [StateWrite] {
    let outer = (writes, self.writer)
    writes = []
    if observer != nil { self.writer = writer() }
    action()
    defer { (writes, self.writer) = outer }
    return writes ?? []
  }

  /// - Parameter describe: Called only while an action is recorded, or the host is traced.
  func note(_ describe: () -> StateWrite) {
    guard writes != nil || observer != nil else { return }
    let write = describe()
    writes?.append(write)
    observer?(write, writer)
  }
}
