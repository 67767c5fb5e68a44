// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// Gives the scroll views in a view something to do when they are pulled down, and shows that it is going on.
private struct Refreshable: ViewModifier {
  let action: @Sendable () async -> Void
  /// How many refreshes are going on.
  @State private var running = 0

  init(action: @escaping @Sendable () async -> Void) { self.action = action }

  func body(content: Content) -> some View {
    let action = action
    let running = $running
    content
      .environment(
        \.refresh,
        RefreshAction {
          running.wrappedValue += 1
          await action()
          running.wrappedValue -= 1
        }
      )
      .overlay(alignment: .top) {
        if self.running > 0 {
          ProgressView().padding(10).background(.regularMaterial, in: Circle()).padding(.top, 8)
            .transition(.opacity)
        }
      }
  }
}

extension View {
  /// Lets a user bring the content of the lists and scroll views here up to date: by pulling them down beyond their
  /// start,
  /// or through a screen reader. The action is over when the content is new.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(Refreshable(action: action))
  }
}
