// SPDX-License-Identifier: MIT

import SwiftUI

enum InTransition: Container {
  static func around(_ content: some View, step: Int) -> any View { Entering(isThere: step == 0, content: content) }

  private struct Entering<Content: View>: View {
    let isThere: Bool
    let content: Content
    var body: some View {
      VStack {
        if isThere { content.transition(.move(edge: .leading).combined(with: .opacity)) }
        Text("stays")
      }
      .animation(.linear(duration: 0.05), value: isThere)
    }
  }
}

enum InAnimation: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.padding(.leading, CGFloat(step * 30)).animation(.linear(duration: 0.05), value: step)
  }
}

enum InMatchedGeometry: Container {
  static func around(_ content: some View, step: Int) -> any View { Matched(content: content) }

  private struct Matched<Content: View>: View {
    let content: Content
    @Namespace private var namespace
    var body: some View {
      VStack {
        Color.blue.frame(width: 60, height: 30).matchedGeometryEffect(id: 1, in: namespace)
        content.matchedGeometryEffect(id: 1, in: namespace, properties: .position, isSource: false)
      }
    }
  }
}

enum InTimelineView: Container {
  static func around(_ content: some View, step: Int) -> any View {
    TimelineView(.explicit([.distantPast])) { _ in
      content
      Text("tick \(step)")
    }
  }
}

enum InPhaseAnimator: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.phaseAnimator([1, 0.5], trigger: step) { content, phase in
      content.opacity(phase)
    } animation: { _ in
      .linear(duration: 0.05)
    }
  }
}

enum InKeyframeAnimator: Container {
  static func around(_ content: some View, step: Int) -> any View {
    KeyframeAnimator(initialValue: 1.0, trigger: step) { value in
      content.opacity(value)
    } keyframes: { _ in
      LinearKeyframe(0.5, duration: 0.03)
      LinearKeyframe(1, duration: 0.03)
    }
  }
}

enum InScrollTransition: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ScrollView {
      content.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
      Text("below \(step)")
    }
  }
}

enum InVisualEffect: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.visualEffect { content, geometry in content.offset(x: geometry.size.width / 10) }
  }
}

enum InGeometryGroup: Container {
  static func around(_ content: some View, step: Int) -> any View { content.geometryGroup() }
}
