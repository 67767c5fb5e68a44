// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

// Methods that programs bring for systems that lack `task`, in the spelling of Apple's interface.
extension View {
  fileprivate func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    id("own")
  }

  fileprivate func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self.id("own of an id")
  }
}

/// Methods of a program beside the library's of the same names.
@MainActor
@Suite struct OwnTaskTests {
  @Test("a program's own task counts, and not the library's")
  func ownCounts() {
    #expect(type(of: Color.red.task { await Task.yield() } as Any) == type(of: Color.red.id("own") as Any))
    #expect(type(of: Color.red.task(id: 1) { await Task.yield() } as Any) == type(of: Color.red.id("own") as Any))
  }
}
