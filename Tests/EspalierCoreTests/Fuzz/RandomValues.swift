// SPDX-License-Identifier: MIT

import SwiftUI

/// Values that flow up and down around a random view.
struct RandomValue: View {
  let tree: RandomTree

  var body: some View {
    let child = RandomView(tree: tree.children[0])
    let number = tree.number
    switch tree.kind {
    case .preference: child.preference(key: RandomNames.self, value: ["\(number)"])
    case .transformPreference: child.transformPreference(RandomNames.self) { $0.append("t\(number)") }
    case .anchor: child.anchorPreference(key: AnchoredRects.self, value: .bounds) { [$0] }
    case .transformAnchor:
      child.transformAnchorPreference(
        key: AnchoredRects.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: number))
      ) {
        $0.append($1)
      }
    case .environment: child.environment(\.randomNumber, number)
    case .sumOverlay: child.overlayPreferenceValue(RandomNames.self) { Text($0.joined(separator: " ")) }
    case .anchorOverlay: child.overlayPreferenceValue(AnchoredRects.self) { OutlinedAnchors(anchors: $0) }
    case .preferenceEcho: PreferenceEcho(child: child)
    case .geometryEcho: GeometryEcho(child: child)
    default: child.coordinateSpace(.named("space"))
    }
  }
}

enum RandomNames: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Draws what anchors name.
private struct OutlinedAnchors: View {
  let anchors: [Anchor<CGRect>]

  var body: some View {
    GeometryReader { proxy in
      ForEach(anchors.indices, id: \.self) { index in
        let rect = proxy[anchors[index]]
        Color.green.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
      }
    }
  }
}

/// State that follows the names below.
private struct PreferenceEcho: View {
  let child: RandomView
  @State private var names: [String] = []

  var body: some View {
    VStack {
      child
      Text("echo " + names.joined(separator: " "))
    }
    .onPreferenceChange(RandomNames.self) { names = $0 }
  }
}

/// State that follows the place of a view.
private struct GeometryEcho: View {
  let child: RandomView
  @State private var frame = CGRect.zero

  var body: some View {
    ZStack { child }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named("space"))
      } action: {
        frame = $0
      }
      .background { Text("at \(frame.minX) \(frame.minY) \(frame.width)") }
  }
}
