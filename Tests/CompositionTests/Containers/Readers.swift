// SPDX-License-Identifier: MIT

import SwiftUI

private struct LengthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

enum InGeometryReader: Container {
  static func around(_ content: some View, step: Int) -> any View { GeometryReader { _ in content } }
}

enum InSizedGeometryReader: Container {
  static func around(_ content: some View, step: Int) -> any View {
    GeometryReader { geometry in
      VStack(alignment: .leading) {
        content.frame(width: geometry.size.width / 2, height: geometry.size.height / CGFloat(2 + step))
        Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))")
      }
    }
  }
}

/// The reader's content has dynamic properties and takes a size.
enum InStatefulReader: Container {
  static func around(_ content: some View, step: Int) -> any View {
    GeometryReader { geometry in
      Bar(width: geometry.size.width / CGFloat(2 + step), content: content)
    }
  }

  private struct Bar<Content: View>: View {
    let width: CGFloat
    let content: Content
    @Environment(\.colorScheme) private var colorScheme
    @State private var count = 2

    var body: some View {
      ZStack {
        colorScheme == .dark ? Color.gray : Color.orange
        content
        Text("\(count)")
      }
      .frame(width: width)
    }
  }
}

/// The measured view does not depend on the measured width, else a program could come to rest in several states: the line is
/// an overlay, and the layout depends only on whether a width exists.
enum InGeometryChange: Container {
  static func around(_ content: some View, step: Int) -> any View { Measured(content: content) }

  private struct Measured<Content: View>: View {
    let content: Content
    @State private var width: CGFloat?

    var body: some View {
      VStack { content }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
        .overlay(alignment: .bottomLeading) { Color.red.frame(width: width ?? 9, height: 4) }
        .padding(.top, width == nil ? 20 : 2)
    }
  }
}

/// The width goes up as a preference and comes down as a state.
enum InPreferenceFeedback: Container {
  static func around(_ content: some View, step: Int) -> any View { Underlined(content: content) }

  private struct Underlined<Content: View>: View {
    let content: Content
    @State private var width: CGFloat?

    var body: some View {
      VStack { content }
        .background(GeometryReader { Color.clear.preference(key: LengthKey.self, value: $0.size.width) })
        .onPreferenceChange(LengthKey.self) { width = $0 }
        .overlay(alignment: .bottomLeading) { Color.red.frame(width: width ?? 9, height: 2) }
        .padding(.leading, width == nil ? 20 : 2)
    }
  }
}

enum InOverlayPreference: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content
      .background(GeometryReader { Color.clear.preference(key: LengthKey.self, value: $0.size.width) })
      .overlayPreferenceValue(LengthKey.self) { Text("\(Int($0)) \(step)") }
  }
}

enum InAnchor: Container {
  static func around(_ content: some View, step: Int) -> any View {
    VStack {
      content.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      Text("step \(step)")
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { geometry in
        ForEach(anchors.indices, id: \.self) { index in
          let rect = geometry[anchors[index]]
          Rectangle().stroke().frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
        }
      }
    }
  }
}

enum InTransformedAnchor: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content
      .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
      .backgroundPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { geometry in
          ForEach(anchors.indices, id: \.self) { Text("\(Int(geometry[anchors[$0]].width)) \(step)") }
        }
      }
  }
}

enum InSpace: Container {
  static func around(_ content: some View, step: Int) -> any View {
    VStack {
      Text("above \(step)")
      content.background(GeometryReader { Text("at \(Int($0.frame(in: .named("space")).minY))") })
    }
    .coordinateSpace(.named("space"))
  }
}
