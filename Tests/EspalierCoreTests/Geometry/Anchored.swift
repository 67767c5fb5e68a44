// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import ViewTesting

/// A list of anchors, as the specification's list key.
enum AnchoredRects: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Anchors of single points.
enum AnchoredPoints: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

extension View {
  /// Publishes the view's bounds.
  func publishingBounds() -> some View { anchorPreference(key: AnchoredRects.self, value: .bounds) { [$0] } }

  /// Records the published bounds as a reader of exactly this view's size sees them.
  func resolving(into recording: Recording<[CGRect]>) -> some View {
    overlayPreferenceValue(AnchoredRects.self) { anchors in
      GeometryReader { proxy in
        let _ = recording.add(anchors.map { proxy[$0] })
        Color.clear
      }
    }
  }

  /// Records the published points as a reader of exactly this view's size sees them.
  func resolvingPoints(into recording: Recording<[CGPoint]>) -> some View {
    overlayPreferenceValue(AnchoredPoints.self) { anchors in
      GeometryReader { proxy in
        let _ = recording.add(anchors.map { proxy[$0] })
        Color.clear
      }
    }
  }
}

/// The published bounds in `view`, as a reader around it sees them.
@MainActor
func resolvedBounds(_ view: some View) -> [CGRect] {
  let recording = Recording<[CGRect]>()
  let host = ViewHost(view.resolving(into: recording))
  return withExtendedLifetime(host) { recording.last ?? [] }
}

/// The published points in `view`, as a reader around it sees them.
@MainActor
func resolvedPoints(_ view: some View) -> [CGPoint] {
  let recording = Recording<[CGPoint]>()
  let host = ViewHost(view.resolvingPoints(into: recording))
  return withExtendedLifetime(host) { recording.last ?? [] }
}

/// The result of `read` for the geometry of a reader that `place` puts somewhere.
@MainActor
func geometry<T>(
  size: CGSize? = nil, _ read: @escaping (GeometryProxy) -> T, in place: (AnyView) -> some View
) -> T? {
  let recording = Recording<T>()
  let reader = AnyView(
    GeometryReader { proxy in
      let _ = recording.add(read(proxy))
      Color.clear
    })
  let host = ViewHost(place(reader), size: size)
  return withExtendedLifetime(host) { recording.last }
}
