// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// The changes of a tree of views of UIKit or AppKit that a view of SwiftUI shows.
///
/// A property that changes while the tree is updated is read afterwards in the same update, so it requires none of its own: it
/// increases the number of changes alone.
@MainActor
package final class TreeChanges: ObservableObject {
  package nonisolated let objectWillChange = ObservableObjectPublisher()
  private var updates = 0
  /// The number of changes so far.
  package private(set) var count = 0

  package nonisolated init() {}

  /// A property has changed.
  package func note() {
    count += 1
    if updates == 0 { objectWillChange.send() }
  }

  /// Runs a part of an update of the tree.
  package func updating<Result>(_ body: () -> Result) -> Result {
    updates += 1
    defer { updates -= 1 }
    return body()
  }
}
