// SPDX-License-Identifier: MIT

import SwiftUI

enum InOverlay: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Color.blue.frame(height: 120).overlay(alignment: step == 0 ? .center : .topLeading) { content }
  }
}

enum InBackground: Container {
  static func around(_ content: some View, step: Int) -> any View { Text("before \(step)").background { content } }
}

enum InMask: Container {
  static func around(_ content: some View, step: Int) -> any View { Color.red.mask { content } }
}

enum InSafeAreaInset: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Color.gray.safeAreaInset(edge: step == 0 ? .bottom : .top) { content }
  }
}

enum InSafeAreaPadding: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.safeAreaPadding(.horizontal, CGFloat(20 + step)).ignoresSafeArea(edges: .bottom)
  }
}

enum InPadding: Container {
  static func around(_ content: some View, step: Int) -> any View { content.padding(step == 0 ? .all : .leading) }
}

enum InFrame: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.frame(width: CGFloat(120 + step), height: 90, alignment: .topTrailing)
  }
}

enum InFlexibleFrame: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.frame(minWidth: 50, maxWidth: .infinity, minHeight: CGFloat(step), alignment: .leading)
  }
}

enum InFixedSize: Container {
  static func around(_ content: some View, step: Int) -> any View { content.fixedSize() }
}

enum InAspectRatio: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.aspectRatio(CGFloat(2 - step), contentMode: .fit)
  }
}

enum InPriority: Container {
  static func around(_ content: some View, step: Int) -> any View {
    HStack {
      Color.green
      content.layoutPriority(Double(1 + step))
    }
  }
}

enum InClip: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.clipShape(RoundedRectangle(cornerRadius: CGFloat(4 + step)))
  }
}

enum InEffects: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.offset(x: CGFloat(step)).rotationEffect(.degrees(10)).scaleEffect(0.9).opacity(0.8).blur(radius: 1)
  }
}

enum InHidden: Container {
  static func around(_ content: some View, step: Int) -> any View { content.hidden() }
}

enum InEnvironment: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.environment(\.lineLimit, 1 + step).transformEnvironment(\.multilineTextAlignment) { $0 = .trailing }
  }
}

enum InDisabled: Container {
  static func around(_ content: some View, step: Int) -> any View { content.disabled(step == 1) }
}

enum InFont: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.font(step == 0 ? .title : .caption).foregroundStyle(.secondary).tint(.red)
  }
}

enum InGestures: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content
      .contentShape(Rectangle())
      .onTapGesture {}
      .gesture(DragGesture().onChanged { _ in })
      .onHover { _ in }
  }
}

enum InFocus: Container {
  static func around(_ content: some View, step: Int) -> any View { Focused(content: content) }

  private struct Focused<Content: View>: View {
    let content: Content
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        content.focused($isFocused)
        Text(isFocused ? "focused" : "not focused")
      }
    }
  }
}

enum InAccessibility: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.accessibilityLabel("label \(step)").accessibilityAddTraits(.isHeader)
  }
}

enum InCombinedAccessibility: Container {
  static func around(_ content: some View, step: Int) -> any View { content.accessibilityElement(children: .combine) }
}

enum InRightToLeft: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.environment(\.layoutDirection, step == 0 ? .rightToLeft : .leftToRight)
  }
}

enum InDrawingGroup: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.drawingGroup().compositingGroup().shadow(radius: CGFloat(1 + step))
  }
}

enum InBadge: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.badge(step + 1).listRowInsets(EdgeInsets())
  }
}

enum InRedaction: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.redacted(reason: step == 0 ? [] : .placeholder)
  }
}
