// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// Sets the refresh action of the scroll views in a view, and shows that a refresh is running.
private struct Refreshable: ViewModifier {
  let action: @Sendable () async -> Void
  /// Number of running refreshes.
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
  /// Adds a refresh to the lists and scroll views in this view: by pulling them down beyond their start, or through a screen
  /// reader. The refresh ends when the action returns.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    modifier(Refreshable(action: action))
  }
}
