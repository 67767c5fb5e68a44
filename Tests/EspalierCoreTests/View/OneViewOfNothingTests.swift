// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Views that make their content in a closure are one view of their container, also where the content is none: as where it is a
/// condition that is false. Source: Apple's interface, `PhaseAnimator`, `KeyframeAnimator`, `TimelineView` and `ScrollViewReader`
/// as one view each; found by random programs (program 20025).
@MainActor
@Suite("Content that is no view")
struct OneViewOfNothingTests {
  nonisolated enum Maker: String, CaseIterable {
    case keyframes, keyframesOfModified, keyframesOfPlaceholder, phases, timeline, timelineOfModified, scrollReader

    /// Without a condition, which would be a changing list.
    @MainActor func view(of content: some View) -> any View {
      switch self {
      case .keyframes: animated { _ in content }
      case .keyframesOfModified: animated { content.opacity($0) }
      case .keyframesOfPlaceholder:
        content.keyframeAnimator(initialValue: 1.0, trigger: 0) { content, value in
          content.opacity(value)
        } keyframes: { _ in
          LinearKeyframe(0.5, duration: 1)
        }
      case .phases: PhaseAnimator([1.0, 0.5], trigger: 0) { content.opacity($0) }
      case .timeline: TimelineView(.explicit([.distantPast])) { _ in content }
      case .timelineOfModified: TimelineView(.explicit([.distantPast])) { _ in content.padding(0) }
      case .scrollReader: ScrollViewReader { _ in content }
      }
    }

    @MainActor private func animated(@ViewBuilder _ content: @escaping (Double) -> some View) -> some View {
      KeyframeAnimator(initialValue: 1.0, trigger: 0, content: content) { _ in LinearKeyframe(0.5, duration: 1) }
    }
  }

  nonisolated enum Place: String, CaseIterable { case stack, changingStack, list, form, lazyStack }

  @ViewBuilder private func page(_ place: Place, _ rows: some View) -> some View {
    switch place {
    case .stack:
      VStack(alignment: .leading, spacing: 10) {
        Text("above")
        rows
        Text("below")
      }
    case .changingStack:
      VStack(alignment: .leading, spacing: 10) {
        Text("above")
        rows
        ForEach(0..<1, id: \.self) { _ in Text("below") }
      }
    case .list:
      List {
        Text("above")
        rows
        Text("below")
      }
      .listStyle(.plain)
    case .form:
      Form {
        Text("above")
        rows
        Text("below")
      }
      .formStyle(.grouped)
    case .lazyStack:
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 10) {
          Text("above")
          rows
          Text("below")
        }
      }
    }
  }

  private func distance(_ place: Place, _ rows: some View) throws -> CGFloat {
    let host = ViewHost(page(place, rows), size: CGSize(width: 300, height: 300))
    return try host.get(.text("below")).frame.midY - host.get(.text("above")).frame.midY
  }

  @Test(
    "Views that make their content in a closure are one view of their container", arguments: Maker.allCases,
    Place.allCases)
  func one(_ maker: Maker, _ place: Place) throws {
    let nothing: Text? = nil
    let found = try distance(place, maker.view(of: EmptyView()))
    #expect(try found == distance(place, maker.view(of: nothing)))
    #expect(try found > distance(place, EmptyView()))
  }

  nonisolated enum Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test(
    "A preference on content that is no view is read, and the content is the same container (program 76969)",
    arguments: [Maker.keyframes, .timeline, .scrollReader])
  func preference(_ maker: Maker) throws {
    let plain = ViewHost(Row(content: AnyView(maker.view(of: EmptyView()))))
    let writing = ViewHost(Row(content: AnyView(maker.view(of: EmptyView().preference(key: Key.self, value: 3)))))
    #expect(writing.dump(.layout) == plain.dump(.layout))
    #expect(writing.preference(Key.self) == 3)
  }

  private struct Row: View {
    let content: AnyView
    var body: some View {
      HStack {
        Text("beside")
        content
      }
    }
  }
}
